/** What teaches the games: true, short, whole, and in both languages. */
import { Match, viewFor } from '@necropole/kernel/app';
import { audiencesOf, faultsOfLearning, playAtRandom, unexplainedIn } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { games } from './index.ts';

const ANSWERS = 90;
const EVERY = 6;

describe.each(games.map((game) => [game.id, game] as const))('what teaches %s', (_, game) => {
  const { learning } = game;
  if (learning === undefined) throw new Error('Nothing teaches it');

  it('is a page whose pictures can be played to, whose rules are in the book and whose texts are short', () => {
    expect(learning.howToPlay).not.toBeNull();
    expect(faultsOfLearning(game, learning)).toEqual([]);
  });

  it.each(game.modes.map((mode) => [mode.id, mode] as const))('explains every sign that is seen in %s', (_id, mode) => {
    const unexplained = new Set<string>();
    for (const mission of mode.missions.length === 0 ? [null] : mode.missions) {
      const seed = `signs ${mission}`;
      const match = Match.start(game, { mode: mode.id, mission, seats: mode.seats[1], options: {}, seed });
      let looks = 0;
      playAtRandom(match, seed, ANSWERS, (now) => {
        if (looks++ % EVERY !== 0) return;
        for (const seats of audiencesOf(now)) {
          for (const sign of unexplainedIn(game, learning, game.scene(viewFor(now, seats)))) unexplained.add(sign);
        }
      });
    }
    expect([...unexplained]).toEqual([]);
  });
});
