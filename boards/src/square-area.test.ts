import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaAround, ringsAround, spreadOver } from './square-area.ts';
import { offsetAlong, onArcBorder, quarterAhead, rayTowards } from './square-facing.ts';
import { edgeOf, placeOf, squareAt, squareCount, squareDirections, squareDistance, squareGrid } from './square-grid.ts';
import type { SquareOffset } from './square-lines.ts';

const grid = squareGrid(5, 5);
const centre = squareAt(grid, 2, 2);
const cross: readonly SquareOffset[] = [
  [0, 0],
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const all = Array.from({ length: squareCount(grid) }, (_, square) => square);

test('an area is cut off at the border of the grid', () => {
  expect(areaAround(grid, squareAt(grid, 0, 0), cross)).toEqual([
    squareAt(grid, 0, 0),
    squareAt(grid, 1, 0),
    squareAt(grid, 0, 1),
  ]);
});

test('its rings hold every square once, by distance', () => {
  const rings = ringsAround(grid, centre, all);
  expect(rings.flat().sort((one, other) => one - other)).toEqual(all);
  for (const [distance, ring] of rings.entries()) {
    for (const square of ring) expect(squareDistance(grid, centre, square)).toBe(distance);
  }
});

test('where nothing stops it, it spreads over a whole block; a wall keeps off what lies straight behind', () => {
  expect(new Set(spreadOver(grid, centre, all, () => true))).toEqual(new Set(all));
  const wall = edgeOf(grid, centre, 'up');
  const spread = spreadOver(grid, centre, areaAround(grid, centre, cross), (edge) => edge !== wall);
  expect(spread).not.toContain(squareAt(grid, 2, 1));
  expect(spread).toHaveLength(4);
});

test('a square in the way of the area is needed: what is not part of it leads nowhere', () => {
  const far = [centre, squareAt(grid, 2, 0)];
  expect(spreadOver(grid, centre, far, () => true)).toEqual([centre]);
});

test('nothing of it is on another level, whatever area is asked for', () => {
  const house = squareGrid(4, 3, 3);
  const area = Array.from({ length: squareCount(house) }, (_, square) => square);
  fc.assert(
    fc.property(fc.nat(squareCount(house) - 1), (from) => {
      const levelOf = (square: number): number => placeOf(house, square).level;
      const here = area.filter((square) => levelOf(square) === levelOf(from));
      expect(new Set(spreadOver(house, from, area, () => true))).toEqual(new Set(here));
      expect(areaAround(house, from, cross).every((square) => levelOf(square) === levelOf(from))).toBe(true);
    }),
  );
});

test('more walls never let it reach more', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(71)), fc.nat(71), (walls, another) => {
      const before = spreadOver(grid, centre, all, (edge) => !walls.includes(edge));
      const after = spreadOver(grid, centre, all, (edge) => !walls.includes(edge) && edge !== another);
      expect(after.every((square) => before.includes(square))).toBe(true);
    }),
  );
});

test('what lies to the right and ahead is found again on the board, whichever way one faces', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...squareDirections),
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: -9, max: 9 }),
      (facing, right, ahead) => {
        const [dx, dy] = offsetAlong(facing, [right, ahead]);
        const [r, a] = rayTowards(facing, dx, dy);
        // Whichever zero it is.
        expect([r + 0, a + 0]).toEqual([right + 0, ahead + 0]);
      },
    ),
  );
});

test('exactly on a diagonal is the border of the quarter ahead', () => {
  expect(onArcBorder(quarterAhead, [2, 2])).toBe(true);
  expect(onArcBorder(quarterAhead, [-3, 3])).toBe(true);
  expect(onArcBorder(quarterAhead, [1, 2])).toBe(false);
  expect(onArcBorder(quarterAhead, [-2, -2])).toBe(false);
});
