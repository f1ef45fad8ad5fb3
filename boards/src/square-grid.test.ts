import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  directionBeside,
  edgeAt,
  edgeCount,
  edgeOf,
  placeOf,
  squareAt,
  squareBeside,
  squareCount,
  squareDirections,
  squareDistance,
  squareGrid,
  squareOnSide,
  squareStep,
  squaresBeside,
} from './square-grid.ts';

const grid = squareGrid(3, 2, 2);

/** A grid, and one of its squares. */
const anySquare = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3 }), fc.nat())
  .map(([width, height, levels, number]) => {
    const any = squareGrid(width, height, levels);
    return { grid: any, square: number % squareCount(any) };
  });

test('squares are numbered row by row, level after level', () => {
  expect(squareCount(grid)).toBe(12);
  expect(squareAt(grid, 2, 1)).toBe(5);
  expect(squareAt(grid, 0, 0, 1)).toBe(6);
  expect(placeOf(grid, 11)).toEqual({ x: 2, y: 1, level: 1 });
});

test('there is nothing beyond the border, and no level below or above the grid', () => {
  expect(squareAt(grid, 3, 0)).toBe(-1);
  expect(squareAt(grid, 0, -1)).toBe(-1);
  expect(squareAt(grid, 0, 0, 2)).toBe(-1);
  expect(squareBeside(grid, 0, 'up')).toBe(-1);
  expect(squareBeside(grid, 2, 'right')).toBe(-1);
  expect(squareBeside(grid, 6, 'up')).toBe(-1);
});

test('distances are counted along rows and columns, on one level', () => {
  expect(squareDistance(grid, 0, 5)).toBe(3);
  expect(squareDistance(grid, 0, 0)).toBe(0);
  expect(squareDistance(grid, 0, 6)).toBe(Infinity);
});

describe('on any grid', () => {
  it('a place and its number are the same square', () => {
    fc.assert(
      fc.property(anySquare, ({ grid, square }) => {
        const { x, y, level } = placeOf(grid, square);
        expect(squareAt(grid, x, y, level)).toBe(square);
      }),
    );
  });

  it('two neighbours share one edge, which parts the two of them and no others', () => {
    fc.assert(
      fc.property(anySquare, ({ grid, square }) => {
        squareDirections.forEach((direction, place) => {
          const back = squareDirections[(place + 2) % 4] ?? 'up';
          const edge = edgeOf(grid, square, direction);
          const beside = squareBeside(grid, square, direction);
          expect(edge).toBeLessThan(edgeCount(grid));
          expect(squaresBeside(grid, edge)).toEqual(place % 3 === 0 ? [beside, square] : [square, beside]);
          if (beside < 0) return;
          expect(edgeOf(grid, beside, back)).toBe(edge);
          expect(squareBeside(grid, beside, back)).toBe(square);
          expect(directionBeside(grid, square, beside)).toBe(direction);
          expect(squareDistance(grid, square, beside)).toBe(1);
        });
      }),
    );
  });

  it('the four edges of a square are four numbers, and no two squares own the same', () => {
    fc.assert(
      fc.property(anySquare, ({ grid }) => {
        const owned = Array.from({ length: squareCount(grid) }, (_, square) => [
          edgeOf(grid, square, 'up'),
          edgeOf(grid, square, 'left'),
        ]).flat();
        expect(new Set(owned).size).toBe(2 * squareCount(grid));
      }),
    );
  });

  it('neighbours, edges and distances are those of the places', () => {
    fc.assert(
      fc.property(anySquare, fc.nat(), ({ grid, square }, number) => {
        const { x, y, level } = placeOf(grid, square);
        const other = number % squareCount(grid);
        const there = placeOf(grid, other);
        for (const direction of squareDirections) {
          const [dx, dy] = squareStep[direction];
          expect(squareBeside(grid, square, direction)).toBe(squareAt(grid, x + dx, y + dy, level));
          expect(squareBeside(grid, -1, direction)).toBe(-1);
          expect(edgeOf(grid, square, direction)).toBe(edgeAt(grid, x, y, direction, level));
        }
        const far = Math.abs(x - there.x) + Math.abs(y - there.y);
        expect(squareDistance(grid, square, other)).toBe(level === there.level ? far : Infinity);
      }),
    );
  });

  it('somebody stands on one side of an edge: on that of the nearer square', () => {
    fc.assert(
      fc.property(anySquare, fc.nat(), ({ grid, square }, number) => {
        const at = number % squareCount(grid);
        for (const side of squareDirections) {
          const edge = edgeOf(grid, square, side);
          const inside = squaresBeside(grid, edge).filter((one) => one >= 0);
          expect(inside).toContain(squareOnSide(grid, edge, at));
          const distances = inside.map((one) => squareDistance(grid, at, one));
          expect(squareDistance(grid, at, squareOnSide(grid, edge, at))).toBe(Math.min(...distances));
        }
      }),
    );
  });
});
