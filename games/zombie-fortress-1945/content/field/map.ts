/**
 * The map of the field. The book describes it and no page shows it: ours is reconstructed within what it says. Five towns
 * on the edge, as far from the castle as one another by road; mountains around the castle; a gate where each of its two
 * roads goes in; stars on roads, in woods and in the mountains, the same to the left and to the right.
 */
import { type HexId, hexAt, hexMap } from '@necropole/boards';

/** A gate and a town are clear ground; the castle is entered for a point, like a road. */
export type Terrain = 'clear' | 'wood' | 'mountain' | 'town' | 'gate' | 'castle';

/** Each letter is a column, from a to m; every second column lies half a hex lower. */
const ROWS = [
  'w..wwmmmww..w',
  'T.w.mmmmm.w.T',
  '.ww.mmmmm.ww.',
  '..w.mGCGm.w..',
  'w.....m.....w',
  '...w..m..w...',
  'T.www.w.www.T',
  '.w..w...w..w.',
  '..w..www..w..',
  'w..w..T..w..w',
] as const;

const TERRAINS: Readonly<Record<string, Terrain>> = {
  '.': 'clear',
  w: 'wood',
  m: 'mountain',
  T: 'town',
  G: 'gate',
  C: 'castle',
};

/** From each town to a gate, and through it. The south has a road to either gate. */
export const roads: readonly (readonly HexId[])[] = [
  ['a2', 'b2', 'c3', 'd3', 'd4', 'e5', 'f4', 'g4'],
  ['a7', 'b7', 'c7', 'c6', 'd5', 'e5'],
  ['m2', 'l2', 'k3', 'j3', 'j4', 'i5', 'h4', 'g4'],
  ['m7', 'l7', 'k7', 'k6', 'j5', 'i5'],
  ['g10', 'g9', 'g8', 'f7', 'f6', 'f5', 'f4'],
  ['g8', 'h7', 'h6', 'h5', 'h4'],
];

export const field = hexMap(ROWS, TERRAINS, roads);

export const CASTLE: HexId = 'g4';

/** The towns on the edge of the map, clockwise from the west. */
export const towns = [
  { id: 'stahleck', at: 'a7' },
  { id: 'hohenau', at: 'a2' },
  { id: 'brueck', at: 'm2' },
  { id: 'altweiler', at: 'm7' },
  { id: 'gruenfeld', at: 'g10' },
] as const;

export type TownId = (typeof towns)[number]['id'];

/** Where a yellow event lies at the beginning: the hexes with a red star. */
export const stars: readonly HexId[] = [
  'd3',
  'j3',
  'c6',
  'k6',
  'f7',
  'h7',
  'c2',
  'k2',
  'b3',
  'l3',
  'd6',
  'j6',
  'b8',
  'l8',
  'e3',
  'i3',
  'g2',
  'g7',
];

/** The Soviet track: boxes from 0; whoever stands on the last is in the castle. */
export const SOVIET_END = 10;

/**
 * The start boxes (ZF-1.6): ours, so that about three races in four are won. With three players both others must come in time,
 * with four two of three. With two few dice are rolled: two boxes are too near and three too far, so a die says which.
 */
export const sovietStarts: Readonly<Record<number, readonly [number, ...number[]]>> = { 2: [8, 7], 3: [6], 4: [6] };

export function terrainOf(hex: HexId): Terrain {
  return hexAt(field, hex).terrain;
}

export function isGate(hex: HexId): boolean {
  return terrainOf(hex) === 'gate';
}
