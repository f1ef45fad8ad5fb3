/** The record of a match: its turns, and everybody with the seat that commanded them at first. */
import { Match, viewFor } from '@necropole/kernel/app';
import { expect, test } from 'vitest';
import { game } from './index.ts';

test('the first turn is begun, and everybody of both teams is played', () => {
  const match = Match.start(game, {
    mode: 'scenario',
    mission: 'beauty-and-the-beast',
    seats: 2,
    options: {},
    seed: 'x',
  });
  const { rounds, cast } = game.chronicle?.(viewFor(match, [])) ?? { rounds: 0, cast: [] };
  expect(rounds).toBe(1);
  expect(cast.map(({ seat, label }) => `${seat} ${label.params?.[0]}`)).toEqual([
    '0 vasquez',
    '0 franck-einstein',
    '1 jeff-deeler',
    '1 jack-saw',
    '1 zombie-1',
    '1 zombie-2',
  ]);
});
