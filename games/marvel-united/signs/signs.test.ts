import { forecastsOf, type Seat, type Signs, signOf } from '@necropole/kernel';
import { Match, viewFor } from '@necropole/kernel/app';
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

test('what facts foretell stands on a figure that whoever is asked sees', () => {
  const options = { villain: 'immortus', equipment: 'none' };
  const match = Match.start(marvelUnited, { mode: 'cooperative', mission: null, seats: 2, options, seed: 'foretold' });
  const foretold = new Set<string>();
  playAtRandom(match, 'foretold', ANSWERS, () => {
    for (const { seat, options: answers } of match.open) {
      const { pieces, ground } = marvelUnited.scene(viewFor(match, [seat]));
      const seen = new Set([
        ...pieces.flatMap(({ id, component = id }) => [id, component]),
        ...ground.spaces.map(({ id }) => id),
      ]);
      for (const fact of answers.flatMap(({ facts = [] }) => facts))
        for (const { of } of forecastsOf(signs as unknown as Signs, fact)) {
          foretold.add(fact.key);
          expect(seen, fact.key).toContain(of);
        }
    }
    return undefined;
  });
  expect([...foretold]).toEqual(expect.arrayContaining(['bam-aims']));
});
