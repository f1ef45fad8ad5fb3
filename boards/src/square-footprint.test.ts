import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Block,
  directionBetween,
  edgesBetween,
  footprint,
  sideOfFootprint,
  squaresAlong,
  squaresEntered,
} from './square-footprint.ts';
import { edgeOf, squareBeside, squareDirections, squareGrid, squareStep, squaresBeside } from './square-grid.ts';

const grid = squareGrid(6, 5, 2);
const anyBlock = fc.record({
  x: fc.integer({ min: -1, max: 6 }),
  y: fc.integer({ min: -1, max: 5 }),
  size: fc.constantFrom(1, 2, 3),
  level: fc.nat(1),
});
const anySide = fc.constantFrom(...squareDirections);
const onGrid = (squares: readonly number[]): readonly number[] => squares.filter((square) => square >= 0);

/** Pairs of squares of two pieces that share a side. */
function pairs(one: Block, other: Block): readonly (readonly [number, number])[] {
  const others = onGrid(footprint(grid, other));
  return onGrid(footprint(grid, one)).flatMap((here) =>
    squareDirections
      .map((direction) => squareBeside(grid, here, direction))
      .filter((there) => others.includes(there))
      .map((there) => [here, there] as const),
  );
}

describe('any piece of several squares', () => {
  it('has along a side those of its squares from which a step leads off it', () => {
    fc.assert(
      fc.property(anyBlock, anySide, (block, side) => {
        const all = onGrid(footprint(grid, block));
        const outer = all.filter((square) => !all.includes(squareBeside(grid, square, side)));
        const along = onGrid(squaresAlong(grid, block, side));
        expect(outer).toEqual(expect.arrayContaining([...along]));
        const [dx, dy] = squareStep[side];
        const ahead = squaresAlong(grid, { ...block, x: block.x + dx, y: block.y + dy }, side);
        expect(onGrid(ahead)).toEqual(onGrid(squaresEntered(grid, block, side)));
      }),
    );
  });

  it('lies beside another where squares of both share a side, and all those edges are between them', () => {
    fc.assert(
      fc.property(anyBlock, anyBlock, (one, other) => {
        const apart = onGrid(footprint(grid, one)).every((square) => !footprint(grid, other).includes(square));
        fc.pre(apart);
        const direction = directionBetween(one, other);
        const touching = pairs(one, other);
        if (touching.length > 0) expect(direction).not.toBeNull();
        for (const [here, there] of touching) {
          expect(squareBeside(grid, here, direction ?? 'up')).toBe(there);
          expect(edgesBetween(grid, one, other)).toContain(edgeOf(grid, here, direction ?? 'up'));
        }
        const within = edgesBetween(grid, one, other).filter((edge) => !squaresBeside(grid, edge).includes(-1));
        expect(within.length).toBe(touching.length);
      }),
    );
  });

  it('has the other on the opposite side, over the same edges', () => {
    fc.assert(
      fc.property(anyBlock, anyBlock, (one, other) => {
        const direction = directionBetween(one, other);
        const back = directionBetween(other, one);
        const opposite = direction === null ? null : squareDirections[(squareDirections.indexOf(direction) + 2) % 4];
        expect(back).toBe(opposite);
        expect(new Set(edgesBetween(grid, one, other))).toEqual(new Set(edgesBetween(grid, other, one)));
      }),
    );
  });

  it('has a single square on the side that it shares with it', () => {
    fc.assert(
      fc.property(anyBlock, fc.nat(5), fc.nat(4), (block, x, y) => {
        const square = x + 6 * y + 30 * block.level;
        expect(directionBetween(block, { x, y, size: 1, level: block.level })).toBe(
          sideOfFootprint(grid, block, square),
        );
      }),
    );
  });
});
