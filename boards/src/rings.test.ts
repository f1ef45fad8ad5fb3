import { describe, expect, it } from 'vitest';
import { along, areBeside, besideIn, clockwiseFrom, oppositeIn, stepsApart, stepsClockwise } from './rings.ts';

const ring = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

describe('a ring', () => {
  it('is walked clockwise, backwards, and round and round', () => {
    expect([along(ring, 'e', 3), along(ring, 'a', -1), along(ring, 'c', -13), along(ring, 'd', 0)]).toEqual([
      'b',
      'f',
      'b',
      'd',
    ]);
  });

  it('gives each place two neighbours, and none to itself', () => {
    expect(besideIn(ring, 'a')).toEqual(['f', 'b']);
    expect([areBeside(ring, 'a', 'f'), areBeside(ring, 'a', 'c'), areBeside(ring, 'a', 'a')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is listed from any place on, each once', () => {
    expect(clockwiseFrom(ring, 'e')).toEqual(['e', 'f', 'a', 'b', 'c', 'd']);
  });

  it('has an opposite of each place', () => {
    expect(ring.map((place) => oppositeIn(ring, place))).toEqual(['d', 'e', 'f', 'a', 'b', 'c']);
    expect(oppositeIn(['x', 'y', 'z'], 'x')).toBe('z');
  });

  it('tells how far places are apart, one way and the shorter way', () => {
    expect([stepsClockwise(ring, 'e', 'b'), stepsClockwise(ring, 'b', 'e'), stepsClockwise(ring, 'b', 'b')]).toEqual([
      3, 3, 0,
    ]);
    expect([stepsApart(ring, 'a', 'f'), stepsApart(ring, 'f', 'b'), stepsApart(ring, 'a', 'd')]).toEqual([1, 2, 3]);
  });

  it('knows no other places', () => {
    expect(() => along(['a', 'b'], 'z' as 'a', 1)).toThrow('"z" is not in the ring of a, b');
  });
});
