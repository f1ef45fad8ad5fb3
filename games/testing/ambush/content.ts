/** What there is in Ambush: the field, the burrow, the crew and the rats. */
import { hexMap } from '@necropole/boards';
import type { Marker, Rat } from './shape.ts';

export type Range = 0 | 1 | 2 | 3;

const roads = [['a3', 'b2', 'c3', 'd3']];

export const field = hexMap(
  ['w.mwt', '.w.m.', 't..c.', '.w.w.'],
  { '.': 'grass', w: 'forest', m: 'mountain', t: 'village', c: 'castle' } as const,
  roads,
);
export const START = 'a3';
export const CASTLE = 'd3';
export const POINTS = 3;
export const DAYS = 14;
export const prices = { grass: 1, village: 1, castle: 1, forest: 2, mountain: 3 } as const;

export const ways = roads;

/** The burrow under the castle: each zone with its box, and where one may go from there, for how much. */
export const zones = {
  stairs: { box: [0, 0, 200, 200], to: { passage: 1 } },
  passage: { box: [200, 0, 100, 400], to: { vault: 2, stairs: 1, well: 1 } },
  well: { box: [0, 200, 200, 200], to: { passage: 1 } },
  vault: { box: [300, 0, 200, 400], to: {} },
} as const satisfies Readonly<
  Record<string, { box: readonly [number, number, number, number]; to: Readonly<Record<string, number>> }>
>;
export type ZoneId = keyof typeof zones;
export const VAULT: ZoneId = 'vault';

export function isZone(id: string): id is ZoneId {
  return Object.hasOwn(zones, id);
}

/** Who goes along, with what, and how many dice it gives at 3, 2 and 1. */
export const crew = [
  { id: 'ada', arm: 'sling', rates: [2, 2, 1] },
  { id: 'bo', arm: 'bow', rates: [3, 2, null] },
  { id: 'cy', arm: 'stick', rates: [null, 1, 2] },
] as const;

export const MARKERS: readonly Marker[] = [
  { id: 'marker-b3', at: 'b3', is: 'rats' },
  { id: 'marker-c3', at: 'c3', is: 'rats' },
  { id: 'marker-b2', at: 'b2', is: 'cart' },
  { id: 'marker-d1', at: 'd1', is: 'rats' },
];

export function pack(): Rat[] {
  return [
    { id: 'rat-1', is: 'rat', life: 1 },
    { id: 'rat-2', is: 'rat', life: 1 },
    { id: 'rat-3', is: 'great', life: 2 },
  ];
}
