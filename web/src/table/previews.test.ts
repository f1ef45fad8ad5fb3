import { expect, it, vi } from 'vitest';
import type { Preview } from '../engine/sight.ts';
import { Previews } from './previews.ts';
import { asked, sceneOf, stateSeen } from './testing/made-up.ts';

const question = asked();
const found: Preview = {
  ok: true,
  scene: sceneOf(1),
  events: [],
  by: 'question',
  outcome: null,
};

it('an answer is asked about once, and anew when the match has gone on', async () => {
  const preview = vi.fn(async () => found);
  const previews = new Previews('match', { preview });
  const [before, after] = [stateSeen(), stateSeen()];
  expect(await previews.of(before, question, 'a')).toBe(found);
  await previews.of(before, question, 'a');
  await previews.of(before, question, 'b');
  expect(preview.mock.calls).toEqual([
    ['match', 0, 'a'],
    ['match', 0, 'b'],
  ]);
  await previews.of(after, question, 'a');
  expect(preview).toHaveBeenCalledTimes(3);
});

it('says nothing of what is refused, or cannot be asked', async () => {
  const refusal = { ok: false, refusal: { key: 'not-asked', params: {} } } as const;
  const preview = vi.fn<() => Promise<Preview>>();
  preview.mockResolvedValueOnce(refusal as never).mockRejectedValueOnce(new Error('the worker stopped'));
  const previews = new Previews('match', { preview });
  expect(await previews.of(stateSeen(), question, 'a')).toBeNull();
  expect(await previews.of(stateSeen(), question, 'a')).toBeNull();
});
