import { games } from '@necropole/games';
import { type Game, nameOfCard } from '@necropole/kernel';
import { Match, viewFor } from '@necropole/kernel/app';
import { expect, it } from 'vitest';
import { signsOf } from './explaining.ts';

/** The board as a game begins. */
function firstScene(game: Game) {
  const [mode] = game.modes;
  if (mode === undefined) throw new Error(`${game.id} has no mode`);
  const options = Object.fromEntries(Object.entries(mode.options).map(([name, option]) => [name, option.default]));
  const [seats] = mode.seats;
  const match = Match.start(game, { mode: mode.id, mission: mode.missions[0] ?? null, seats, options, seed: 'signs' });
  return game.scene(viewFor(match, [0]));
}

it.each(games.map((game) => [game.id, game] as const))(
  '%s: whoever points at a card reads its own words first',
  (_, game) => {
    const scene = firstScene(game);
    for (const pile of scene.piles)
      for (const [i, { id }] of pile.cards.entries()) {
        const words = id === null ? undefined : game.words.en.components[id];
        if (words === undefined || words.text === '') continue;
        expect(signsOf(game, 'en', scene, nameOfCard(pile, i))[0]).toMatchObject(words);
      }
  },
);
