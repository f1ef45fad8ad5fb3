import { areOnRoad, type HexId, hexReach } from '@necropole/boards';
import { expect, test } from 'vitest';
import { CASTLE, field, isGate, SOVIET_END, sovietStarts, stars, terrainOf, towns } from './map.ts';

const EVER = 99;
const price = { clear: 1, town: 1, gate: 1, castle: 1, wood: 2, mountain: 3 } as const;
const walking = (from: HexId, into: HexId): number => (areOnRoad(field, from, into) ? 1 : price[terrainOf(into)]);
const byRoad = (from: HexId, into: HexId): number | null => (areOnRoad(field, from, into) ? 1 : null);
const away = (town: HexId, cost: (from: HexId, into: HexId) => number | null, to: HexId = CASTLE): number =>
  hexReach(field, town, EVER, { cost, stops: () => false }).get(to)?.cost ?? EVER;

test('five towns stand on the edge, each as far from the castle by road as the others', () => {
  expect(towns.map(({ at }) => away(at, byRoad))).toEqual([7, 7, 7, 7, 7]);
  for (const { at } of towns) {
    expect(terrainOf(at)).toBe('town');
    expect((field.neighbours[at] ?? []).length).toBeLessThan(6);
  }
  expect(field.hexes.filter(({ terrain }) => terrain === 'town')).toHaveLength(towns.length);
});

test('no town is nearer than another by more than a point, whichever way one walks', () => {
  const onFoot = towns.map(({ at }) => away(at, walking));
  expect(Math.max(...onFoot) - Math.min(...onFoot)).toBeLessThanOrEqual(1);
  const avoiding = towns.map(({ at }) => away(at, (from, into) => (isGate(into) ? null : walking(from, into))));
  expect(Math.max(...avoiding) - Math.min(...avoiding)).toBeLessThanOrEqual(1);
  expect(Math.min(...avoiding)).toBeGreaterThan(Math.max(...onFoot));
});

test('two gates close the roads of the castle, and all other ways in are mountains', () => {
  const beside = field.neighbours[CASTLE] ?? [];
  expect(beside.filter(isGate)).toEqual(field.roads[CASTLE]);
  expect(field.hexes.filter(({ terrain }) => terrain === 'gate')).toHaveLength(2);
  expect(beside.filter((hex) => !isGate(hex)).every((hex) => terrainOf(hex) === 'mountain')).toBe(true);
});

test('stars lie on roads, in woods and in mountains, on no town, gate or castle, and each once', () => {
  expect(new Set(stars).size).toBe(stars.length);
  const onRoad = (hex: HexId): boolean => (field.roads[hex] ?? []).length > 0;
  for (const hex of stars) expect(onRoad(hex) || ['wood', 'mountain'].includes(terrainOf(hex))).toBe(true);
  expect(stars.filter(onRoad)).toHaveLength(6);
  const nearest = towns.map(({ at }) => Math.min(...stars.filter(onRoad).map((hex) => away(at, byRoad, hex))));
  expect(nearest).toEqual([3, 3, 3, 3, 3]);
});

test('the Soviets start later where few dice are rolled', () => {
  const away = [4, 3, 2].map((seats) => sovietStarts[seats]?.map((box) => SOVIET_END - box));
  expect(away).toEqual([[4], [4], [2, 3]]);
});
