import { expect, test } from 'vitest';
import { areOnRoad, hexAt, hexDistance, hexMap, hexReach } from './hex-map.ts';

/** Three columns of three, the middle one lower; a road from the upper left to the lower right. */
const map = hexMap(['.w.', '.m.', '...'], { '.': 'clear', w: 'wood', m: 'mountain' }, [['a1', 'b1', 'c2', 'c3']]);
const price = { clear: 1, wood: 2, mountain: 3 } as const;
const onFoot = {
  cost: (from: string, into: string) => (areOnRoad(map, from, into) ? 1 : price[hexAt(map, into).terrain]),
  stops: () => false,
};

test('hexes are named by column and row, and know their neighbours clockwise from the top', () => {
  expect(map.hexes.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']);
  expect(map.neighbours['b2']).toEqual(['b1', 'c2', 'c3', 'b3', 'a3', 'a2']);
  expect(map.neighbours['a2']).toEqual(['a1', 'b1', 'b2', 'a3']);
  expect(map.neighbours['a1']).toEqual(['b1', 'a2']);
  expect(hexAt(map, 'b2').terrain).toBe('mountain');
});

test('neighbours know each other', () => {
  for (const { id } of map.hexes)
    for (const other of map.neighbours[id] ?? []) expect(map.neighbours[other]).toContain(id);
});

test('distances are steps over any ground', () => {
  expect(hexDistance(map, 'a1', 'a1')).toBe(0);
  expect(hexDistance(map, 'a1', 'c3')).toBe(3);
  expect(hexDistance(map, 'a3', 'c1')).toBe(3);
  for (const { id } of map.hexes)
    for (const other of map.neighbours[id] ?? []) expect(hexDistance(map, id, other)).toBe(1);
});

test('a road joins the hexes of its list, both ways, and no others', () => {
  expect(areOnRoad(map, 'b1', 'a1')).toBe(true);
  expect(areOnRoad(map, 'b1', 'c2')).toBe(true);
  expect(areOnRoad(map, 'c1', 'b1')).toBe(false);
  expect(() => hexMap(['..', '..'], { '.': 'clear' }, [['a1', 'a1']])).toThrow('No road leads from a1 to a1');
});

test('a march reaches what it can pay for, by the cheapest way', () => {
  const reach = hexReach(map, 'a1', 2, onFoot);
  expect([...reach.keys()].sort()).toEqual(['a2', 'a3', 'b1', 'c1', 'c2']);
  expect(reach.get('c2')).toEqual({ cost: 2, path: ['b1', 'c2'] });
  expect(hexReach(map, 'a1', 0, onFoot).size).toBe(0);
});

test('a march does not pass where it stops, nor enter what is closed', () => {
  const stopped = hexReach(map, 'a1', 3, { ...onFoot, stops: (hex) => hex === 'b1' });
  expect(stopped.has('b1')).toBe(true);
  expect(stopped.has('c2')).toBe(false);
  const closed = hexReach(map, 'a1', 9, {
    ...onFoot,
    cost: (from, into) => (into === 'b1' ? null : onFoot.cost(from, into)),
  });
  expect(closed.has('b1')).toBe(false);
  expect(closed.has('c1')).toBe(true);
});

test('a map without a terrain for one of its letters is none', () => {
  expect(() => hexMap(['x'], { '.': 'clear' }, [])).toThrow('a1 has no terrain: "x"');
});
