import { describe, expect, it } from 'vitest';
import type { Polygon } from './plane.ts';
import {
  distance,
  graphFromOutlines,
  groupOf,
  mutualLinks,
  neighbouringGroups,
  neighboursOf,
  within,
  type Zone,
  zonesOfGroup,
} from './rooms.ts';

type Room = 'a' | 'b' | 'c' | 'd' | 'e' | 'alone';
type House = 'left' | 'right' | 'far';

function box(x: number, y: number, width = 10, height = 10): Polygon {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/**
 * A square of four and one room beside it; `d` meets `a`, and `c` meets `b`, at a corner only.
 *
 *     a b
 *     c d e      alone
 */
const zones: readonly Zone<Room, House>[] = [
  { id: 'a', group: 'left', outline: box(0, 0) },
  { id: 'b', group: 'right', outline: box(10, 0) },
  { id: 'c', group: 'left', outline: box(0, 10) },
  { id: 'd', group: 'right', outline: box(10, 10) },
  { id: 'e', group: 'far', outline: box(20, 10) },
  { id: 'alone', group: 'far', outline: box(80, 10) },
];
const graph = graphFromOutlines(zones, { wall: 4 });

describe('a graph from outlines', () => {
  it('joins zones that share a wall, in the order of the zones', () => {
    expect(neighboursOf(graph, 'a')).toEqual(['b', 'c']);
    expect(neighboursOf(graph, 'd')).toEqual(['b', 'c', 'e']);
    expect(neighboursOf(graph, 'alone')).toEqual([]);
  });

  it('does not join zones that meet at a corner only', () => {
    expect(neighboursOf(graph, 'a')).not.toContain('d');
    expect(neighboursOf(graph, 'b')).not.toContain('c');
    expect(neighboursOf(graph, 'b')).not.toContain('e');
  });

  it('wants as much wall as it is told', () => {
    const shifted = [zones[0], { id: 'b', group: 'right', outline: box(10, 7) }].flatMap((zone) => zone ?? []);
    expect(graphFromOutlines(shifted, { wall: 3 }).neighbours).toEqual({ a: ['b'], b: ['a'] });
    expect(graphFromOutlines(shifted, { wall: 4 }).neighbours).toEqual({ a: [], b: [] });
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(graph))).toEqual(graph);
  });

  it('knows groups', () => {
    expect(graph.groups).toEqual(['left', 'right', 'far']);
    expect(groupOf(graph, 'd')).toBe('right');
    expect(zonesOfGroup(graph, 'left')).toEqual(['a', 'c']);
    expect(neighbouringGroups(graph, 'right')).toEqual(['left', 'far']);
    expect(neighbouringGroups(graph, 'left')).toEqual(['right']);
  });
});

describe('ways', () => {
  it('are counted in steps', () => {
    expect(distance(graph, 'a', 'a')).toBe(0);
    expect(distance(graph, 'a', 'd')).toBe(2);
    expect(distance(graph, 'a', 'e')).toBe(3);
    expect(distance(graph, 'a', 'alone')).toBe(Infinity);
  });

  it('may use links that share no wall', () => {
    const links = mutualLinks<Room>(['a', 'alone']);
    expect(links).toEqual({ a: ['alone'], alone: ['a'] });
    expect(distance(graph, 'c', 'alone', { links })).toBe(2);
    expect(distance(graph, 'alone', 'e', { links })).toBe(4);
  });

  it('may be barred, but never at the start or at the goal', () => {
    expect(distance(graph, 'a', 'd', { passable: (zone) => zone !== 'b' })).toBe(2);
    expect(distance(graph, 'a', 'd', { passable: () => false })).toBe(Infinity);
    expect(distance(graph, 'a', 'b', { passable: () => false })).toBe(1);
  });

  it('reach what lies within some steps', () => {
    expect(within(graph, 'e', 0)).toEqual(['e']);
    expect(within(graph, 'e', 2)).toEqual(['b', 'c', 'd', 'e']);
    expect(within(graph, 'e', 2, { passable: () => false })).toEqual(['d', 'e']);
  });
});
