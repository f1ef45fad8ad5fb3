/** Where every figure stands and every tile lies, read from the world: the scene is held against it. */
import type { View, Whereabouts } from '@necropole/kernel';
import { characters } from './content/characters/index.ts';
import { squareName } from './map.ts';
import { commandOpenFor, plays } from './reading.ts';
import type { Er } from './shape.ts';

export function whereabouts({ world, board }: View<Er>): Whereabouts {
  const pieces: { [piece: string]: string } = {};
  for (const { id, at } of world.figures) if (at >= 0) pieces[id] = squareName(board.grid, at);
  for (const { id, items, markers } of world.figures) {
    for (const { face } of items) pieces[`item-${face}`] = id;
    for (const [seat, { cards }] of markers.entries()) {
      for (const at of cards.keys()) pieces[`marker-${id}-${seat}-${at}`] = id;
    }
  }
  for (const [at, { tile }] of world.running.entries()) if (tile >= 0) pieces[`running-${at}`] = `room-${tile + 1}`;
  for (const { face, at } of world.smoke) pieces[`smoke-${face}-${at}`] = squareName(board.grid, at);
  for (const [number, { at }] of world.placed.entries()) pieces[`placed-${number + 1}`] = squareName(board.grid, at);
  const piles: { [pile: string]: readonly (string | null)[] } = {};
  const put = (pile: string, cards: readonly (string | null)[]): void => {
    if (cards.length > 0) piles[pile] = cards;
  };
  for (const { place, cards } of world.hands) piles[place] = cards;
  for (const { id, tiles } of world.figures) put(`tiles-${id}`, tiles.cards);
  for (const { place, cards } of [world.bag, world.discard, world.aside]) {
    put(
      place,
      cards.map(() => null),
    );
  }
  if (plays(board, 'search'))
    put(
      'search-deck',
      world.deck.pile.cards.map(() => null),
    );
  const markers: { [marker: string]: number } = { turn: world.turn };
  for (const figure of world.figures) {
    const { id, state, wounds } = figure;
    if (state !== 'healthy' && state !== 'wounded') continue;
    const { life } = characters[id][state];
    markers[`life-of-${id}`] = Math.max(0, life - wounds);
    markers[`command-of-${id}`] = commandOpenFor(figure);
  }
  return { pieces, piles, markers };
}
