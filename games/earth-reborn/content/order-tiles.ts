/**
 * The 48 order tiles. The book shows none of them whole: the mix is ours. Every tile is worth 8 CP, two of its sections are
 * black, and each type of order has its share of each colour and of high and low numbers; all sections that the examples
 * of the book use are there.
 */
import { keyed } from '@necropole/boards';
import {
  type OrderSection,
  type OrderTile,
  type OrderTileId,
  orderColours,
  orderTypes,
  type WrittenSection,
} from './kinds.ts';

type Written = readonly [WrittenSection, WrittenSection, WrittenSection, WrittenSection];

const numbers: readonly OrderSection['most'][] = [1, 2, 3, 4];

const written: readonly Written[] = [
  ['move 4 black', 'move 2 black', 'melee 1 red', 'fire 1 red'],
  ['move 4 black', 'move 1 black', 'search 2 gold', 'interaction 1 red'],
  ['move 4 black', 'move 1 gold', 'melee 2 black', 'fire 1 red'],
  ['move 4 black', 'melee 1 red', 'fire 2 black', 'interaction 1 red'],
  ['move 4 black', 'fire 2 black', 'search 1 gold', 'interaction 1 red'],
  ['move 4 black', 'fire 2 red', 'search 1 gold', 'interaction 1 black'],
  ['move 3 black', 'move 2 gold', 'move 1 red', 'melee 2 black'],
  ['move 3 black', 'move 1 red', 'melee 1 gold', 'interaction 3 black'],
  ['move 3 black', 'melee 2 black', 'fire 1 gold', 'search 2 red'],
  ['move 3 black', 'melee 2 gold', 'fire 2 black', 'interaction 1 red'],
  ['move 3 black', 'melee 1 gold', 'fire 2 red', 'search 2 black'],
  ['move 3 black', 'fire 3 black', 'search 1 red', 'interaction 1 gold'],
  ['move 3 red', 'melee 3 black', 'search 1 red', 'interaction 1 black'],
  ['move 2 black', 'move 1 red', 'melee 3 black', 'fire 2 gold'],
  ['move 2 black', 'melee 2 black', 'fire 2 gold', 'search 2 red'],
  ['move 2 black', 'melee 2 red', 'fire 1 gold', 'interaction 3 black'],
  ['move 2 black', 'melee 2 red', 'search 2 black', 'interaction 2 gold'],
  ['move 2 black', 'melee 1 gold', 'fire 4 red', 'interaction 1 black'],
  ['move 2 black', 'melee 1 gold', 'fire 1 red', 'interaction 4 black'],
  ['move 2 black', 'melee 1 gold', 'search 2 black', 'interaction 3 red'],
  ['move 2 black', 'melee 1 red', 'fire 4 black', 'interaction 1 red'],
  ['move 2 black', 'melee 1 red', 'fire 3 black', 'interaction 2 gold'],
  ['move 2 black', 'melee 1 red', 'fire 1 black', 'interaction 4 red'],
  ['move 2 black', 'fire 2 red', 'search 2 black', 'interaction 2 gold'],
  ['move 2 gold', 'move 2 black', 'melee 2 red', 'fire 2 black'],
  ['move 2 gold', 'move 2 red', 'melee 1 black', 'search 3 black'],
  ['move 2 gold', 'move 1 red', 'melee 2 black', 'fire 3 black'],
  ['move 2 gold', 'melee 3 black', 'fire 2 black', 'interaction 1 red'],
  ['move 2 gold', 'melee 2 black', 'fire 2 red', 'search 2 black'],
  ['move 2 gold', 'melee 2 black', 'fire 1 red', 'search 3 black'],
  ['move 2 gold', 'melee 2 red', 'fire 2 black', 'interaction 2 black'],
  ['move 2 red', 'move 2 black', 'melee 2 gold', 'fire 2 black'],
  ['move 2 red', 'melee 2 black', 'fire 2 black', 'search 2 gold'],
  ['move 2 red', 'fire 1 red', 'search 4 black', 'interaction 1 black'],
  ['move 1 black', 'melee 3 black', 'fire 1 gold', 'interaction 3 red'],
  ['move 1 black', 'melee 3 red', 'fire 3 black', 'interaction 1 red'],
  ['move 1 gold', 'melee 3 black', 'fire 2 red', 'search 2 black'],
  ['move 1 gold', 'fire 3 black', 'search 2 black', 'interaction 2 red'],
  ['move 1 red', 'move 1 black', 'melee 3 black', 'fire 3 gold'],
  ['move 1 red', 'melee 4 black', 'fire 2 black', 'interaction 1 red'],
  ['move 1 red', 'melee 3 black', 'fire 1 red', 'interaction 3 black'],
  ['move 1 red', 'melee 3 black', 'search 1 red', 'interaction 3 black'],
  ['move 1 red', 'melee 2 black', 'search 1 red', 'interaction 4 black'],
  ['move 1 red', 'melee 1 gold', 'search 2 black', 'interaction 4 black'],
  ['move 1 red', 'melee 1 red', 'fire 4 black', 'interaction 2 black'],
  ['move 1 red', 'fire 2 black', 'search 3 black', 'interaction 2 gold'],
  ['move 1 red', 'fire 2 black', 'search 3 gold', 'interaction 2 black'],
  ['move 1 red', 'fire 1 gold', 'search 2 black', 'interaction 4 black'],
];

export const orderTiles: readonly OrderTile[] = written.map(([one, two, three, four], place) => ({
  id: `order-${place + 1}`,
  provenance: 'reconstructed',
  sections: [sectionOf(one), sectionOf(two), sectionOf(three), sectionOf(four)],
}));

export const orderTileIds: readonly OrderTileId[] = orderTiles.map(({ id }) => id);

const byName: Readonly<Record<OrderTileId, OrderTile>> = keyed(orderTiles, ({ id }) => id);

export function orderTileOf(id: OrderTileId): OrderTile {
  const tile = byName[id];
  if (tile === undefined) throw new Error(`There is no order tile ${id}`);
  return tile;
}

function sectionOf(text: WrittenSection): OrderSection {
  for (const type of orderTypes) {
    for (const most of numbers) {
      for (const colour of orderColours) if (text === `${type} ${most} ${colour}`) return { type, most, colour };
    }
  }
  throw new Error(`"${text}" is no section`);
}
