import { expect, it } from 'vitest';
import type { MatchMeta } from '../engine/records.ts';
import { tablesIn } from './listing.ts';

const bot = { by: 'bot', bot: 'normal' } as const;
const meta = (id: string, changed: Partial<MatchMeta>): MatchMeta =>
  ({ id, seats: [{ by: 'me' }, bot], outcome: null, resigned: false, replay: false, ...changed }) as MatchMeta;

it('tables that wait for me come first, and what nobody plays on is none', () => {
  const all = [
    meta('bots', { seats: [bot, bot] }),
    meta('late', {}),
    meta('over', { outcome: { id: 'won', cite: 'X-1', winners: [0] } }),
    meta('given up', { resigned: true }),
    meta('a file', { replay: true }),
    meta('with a friend', { seats: [{ by: 'somebody', name: 'Ada' }, bot] }),
  ];
  expect(tablesIn(all).map(({ id }) => id)).toEqual(['late', 'with a friend', 'bots']);
});
