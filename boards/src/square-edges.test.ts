import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgesInLine, edgesMeet } from './square-edges.ts';
import { edgeOf, squareAt, squareBeside, squareDirections, squareGrid } from './square-grid.ts';

const grid = squareGrid(5, 4, 2);
const anySquare = fc.record({ x: fc.nat(4), y: fc.nat(3), level: fc.nat(1) });

describe('edges', () => {
  it('meet around a square with those beside them, and not with the one across', () => {
    fc.assert(
      fc.property(anySquare, fc.nat(3), ({ x, y, level }, turn) => {
        const square = squareAt(grid, x, y, level);
        const [here, next, across, before] = [0, 1, 2, 3].map((more) =>
          edgeOf(grid, square, squareDirections[(turn + more) % 4] ?? 'up'),
        ) as [number, number, number, number];
        expect([edgesMeet(grid, here, next), edgesMeet(grid, here, before)]).toEqual([true, true]);
        expect([edgesInLine(grid, here, next), edgesMeet(grid, here, across)]).toEqual([false, false]);
        expect(edgesMeet(grid, here, here)).toBe(false);
      }),
    );
  });

  it('go on in a line along neighbouring squares, each way round', () => {
    fc.assert(
      fc.property(anySquare, fc.constantFrom(...squareDirections), ({ x, y, level }, along) => {
        const square = squareAt(grid, x, y, level);
        const beside = squareBeside(grid, square, along);
        fc.pre(beside >= 0);
        const side = along === 'up' || along === 'down' ? 'left' : 'up';
        const [one, other] = [edgeOf(grid, square, side), edgeOf(grid, beside, side)];
        expect([edgesInLine(grid, one, other), edgesInLine(grid, other, one)]).toEqual([true, true]);
        const far = squareBeside(grid, beside, along);
        if (far >= 0) expect(edgesMeet(grid, one, edgeOf(grid, far, side))).toBe(false);
      }),
    );
  });
});
