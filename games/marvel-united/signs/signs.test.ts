import { type Seat, type Signs, signOf } from '@necropole/kernel';
import { Match } from '@necropole/kernel/app';
import { playAtRandom } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { marvelUnited } from '../index.ts';
import type { ModeId } from '../world.ts';
import { signs } from './index.ts';

const ANSWERS = 250;

/** What each event of a match that names a Hero's slot marks on the board. */
function markedHeroes(mode: ModeId, seats: Seat): readonly (readonly [event: string, marks: boolean])[] {
  const options = { villain: 'emperor-doom', equipment: mode === 'cooperative' ? 'all' : 'none' };
  const match = Match.start(marvelUnited, { mode, mission: null, seats, options, seed: mode });
  playAtRandom(match, mode, ANSWERS, () => undefined);
  return match.told.flatMap(({ type, params }) => {
    const named = 'hero' in params ? String(params.hero) : null;
    const marks = signOf(signs as unknown as Signs, type)?.marks(params) ?? [];
    return named === null ? [] : [[type, JSON.stringify(marks).includes(`"${named}"`)] as const];
  });
}

test.each(['cooperative', 'super-villain', 'commander'] as const)('whoever an event tells of is marked: %s', (mode) => {
  const marked = markedHeroes(mode, mode === 'commander' ? 1 : 3);
  expect(new Set(marked.map(([event]) => event)).size).toBeGreaterThan(10);
  expect(marked.filter(([, marks]) => !marks)).toEqual([]);
});
