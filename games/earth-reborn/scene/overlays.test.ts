import { overlayOf } from '@necropole/kernel/app';
import type { Situation } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import type { Er } from '../shape.ts';
import { type Laid, laid, tileWith } from '../testing/laid.ts';

const gun = tileWith('fire 4 black', 'move 2 black');
const modules = modulesOf(3).filter((module) => module !== 'duel');

function armed(weapon: 'heavy-machine-gun' | 'grenades', others: Laid['figures']): Situation<Er> {
  const nick = { at: 'a3', facing: 'right', tiles: [gun], equipment: [weapon] } as const;
  return laid({ modules, activated: 'nick-bolter', figures: { 'nick-bolter': nick, ...others } });
}

it('whoever aims sees what is in the red and in the orange arc, and the line with its count', () => {
  const { match } = armed('heavy-machine-gun', { 'zombie-1': { at: 'd3' } });
  const overlay = overlayOf(match, 0, 'fire:heavy-machine-gun-1:zombie-1');
  const [red, orange] = overlay?.fields ?? [];
  expect(red).toMatchObject({ tone: 'red', spaces: expect.arrayContaining(['b3', 'c3', 'd3']) });
  expect(orange).toMatchObject({ tone: 'orange', spaces: expect.arrayContaining(['a2', 'a4']) });
  expect(red?.spaces).not.toContain('a2');
  expect(overlay?.rest).toBe('dark');
  expect(overlay?.lines).toEqual([{ from: 'a3', to: 'd3', count: 3 }]);
});

it('for a target out of sight the line is crossed at what stops it', () => {
  const { match } = armed('heavy-machine-gun', { 'zombie-1': { at: 'd3' }, 'zombie-2': { at: 'b3' } });
  expect(overlayOf(match, 0, 'fire:heavy-machine-gun-1:zombie-1')?.lines).toEqual([
    { from: 'a3', to: 'd3', stop: 'b3' },
  ]);
});

it('an explosion shows both zones, and warns of one’s own who stand there', () => {
  const { match } = armed('grenades', { 'zombie-1': { at: 'c3' }, vasquez: { at: 'c4' } });
  const overlay = overlayOf(match, 0, 'fire:grenades-1:c3');
  expect(overlay?.warned).toEqual(['vasquez']);
  expect(overlay?.fields?.map(({ tone, spaces }) => [tone, spaces.includes('c3')])).toEqual([
    ['red', true],
    ['orange', false],
  ]);
  expect(overlayOf(match, 0, 'done')).toBeNull();
});
