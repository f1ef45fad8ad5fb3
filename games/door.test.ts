/** The door, tried with spoiled files of every game. */
import { Match, writeReplay } from '@necropole/kernel/app';
import { playAtRandom, polluted, Spoiler, throughTheDoor } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { games } from './index.ts';

const EACH = process.env['NECROPOLE_LONG'] === '1' ? 800 : 80;
const MOST_ANSWERS = 20;

/** The beginning of a match in each mode, with the first mission. */
function filesOf(game: (typeof games)[number]): readonly string[] {
  return game.modes.map(({ id: mode, missions, seats }) => {
    const config = { mode, mission: missions[0] ?? null, seats: seats[1], options: {}, seed: 'door' };
    const match = Match.start(game, config);
    playAtRandom(match, mode, MOST_ANSWERS, () => {});
    const everybody = Array.from({ length: seats[1] }, (_, seat) => seat);
    match.undo(everybody, { seed: 'again' });
    return writeReplay(match);
  });
}

test.each(games.map((game) => [game.id, game] as const))('no spoiled file of %s gets through', (_, game) => {
  const files = filesOf(game);
  for (let number = 0; number < EACH; number++) {
    const text = new Spoiler(number).file(files[number % files.length] ?? '');
    const { wrong } = throughTheDoor(games, text, number % 2 === 0);
    expect({ number, wrong: wrong ?? polluted() }).toEqual({ number, wrong: null });
  }
});
