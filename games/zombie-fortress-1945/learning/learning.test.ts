/** What the signs and words of the table mean: true, short, and for every sign in sight. */
import { Match, viewFor } from '@necropole/kernel/app';
import { audiencesOf, faultsOfLearning, playAtRandom, unexplainedIn } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import { learning } from './index.ts';

const ANSWERS = 240;

it('has short texts, and rules that are in the book', () => {
  expect(faultsOfLearning(game, learning)).toEqual([]);
});

it.each([2, 3, 4])('explains every sign that %i players see', (seats) => {
  const unexplained = new Set<string>();
  const seed = `signs of ${seats}`;
  const match = Match.start(game, { mode: 'race', mission: null, seats, options: {}, seed });
  playAtRandom(match, seed, ANSWERS, (now) => {
    for (const audience of audiencesOf(now)) {
      for (const sign of unexplainedIn(game, learning, game.scene(viewFor(now, audience)))) unexplained.add(sign);
    }
  });
  expect([...unexplained]).toEqual([]);
});
