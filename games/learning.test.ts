/** What teaches the games: true, short, and in both languages. */
import { faultsOfLearning } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { games } from './index.ts';

describe.each(games.map((game) => [game.id, game] as const))('what teaches %s', (_, game) => {
  it('is a page whose pictures can be played to, whose rules are in the book and whose texts are short', () => {
    expect(game.learning?.howToPlay).not.toBeNull();
    expect(game.learning === undefined ? ['nothing'] : faultsOfLearning(game, game.learning)).toEqual([]);
  });
});
