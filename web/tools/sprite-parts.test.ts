import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@necropole/games';
import { viewFor } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { hasSymbol } from '../src/look/sprite.ts';
import { pictureOf } from '../src/scene/tokens.ts';
import { positionOf } from './positions.ts';
import { splitSprite } from './sprite-parts.ts';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const ids = games.map(({ id }) => id);
const { shared, own } = splitSprite(join(web, 'src/look/sprite.svg'), join(web, 'src'), join(web, '../games'), ids);
const has = (markup: string, id: string): boolean => markup.includes(`<symbol id="${id}"`);

/** Every text in a scene that is the name of a symbol. */
function symbolsIn(value: unknown): string[] {
  if (typeof value === 'string') return hasSymbol(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(symbolsIn) : [];
}

describe('the parts of the sprite', () => {
  it('keep what the app draws with, and leave the drawings of games to the games', () => {
    for (const id of ['i-skull', 'i-undo', 's-1', 's-6', 'd-6']) expect([id, has(shared, id)]).toEqual([id, true]);
    for (const markup of Object.values(own)) expect(markup.length).toBeGreaterThan(1000);
  });

  it.each(games.map((game) => [game.id, game] as const))('hold every drawing that a match shows: %s', (id, game) => {
    const shown = new Set(game.components.map((one) => pictureOf(one.id)).filter((one) => one !== null));
    for (const mode of game.modes) {
      for (const answers of [0, 40, 120]) {
        const match = positionOf(game, { mode: mode.id, seats: mode.seats[1], seed: 'sprite', answers });
        for (const symbol of symbolsIn(game.scene(viewFor(match, [0])))) shown.add(symbol);
      }
    }
    expect(shown.size).toBeGreaterThan(5);
    expect([...shown].filter((symbol) => !has(shared, symbol) && !has(own[id] ?? '', symbol))).toEqual([]);
  });
});
