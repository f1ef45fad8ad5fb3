/**
 * Areas around a square: those of a blast, a cloud, a light. An area is a list of squares; something that begins in one of them
 * spreads outwards, from square to square along rows and columns, wherever nothing stops it.
 */
import {
  edgeOf,
  placeOf,
  type SquareGrid,
  squareAt,
  squareBeside,
  squareDirections,
  squareDistance,
} from './square-grid.ts';
import type { SquareOffset } from './square-lines.ts';

/** The squares that lie so far to the right and down of this one; what would lie outside the grid is left out. */
export function areaAround(grid: SquareGrid, centre: number, offsets: readonly SquareOffset[]): readonly number[] {
  const { x, y, level } = placeOf(grid, centre);
  const squares: number[] = [];
  for (const [dx, dy] of offsets) {
    const square = squareAt(grid, x + dx, y + dy, level);
    if (square >= 0) squares.push(square);
  }
  return squares;
}

/**
 * The squares of an area by how far they are from a square: all at distance 0, then 1, and so on. Some rings may be empty; squares of
 * other levels are in none.
 */
export function ringsAround(grid: SquareGrid, centre: number, area: readonly number[]): readonly (readonly number[])[] {
  const rings: number[][] = [];
  for (const square of area) {
    const distance = squareDistance(grid, centre, square);
    if (distance === Infinity) continue;
    while (rings.length <= distance) rings.push([]);
    rings[distance]?.push(square);
  }
  return rings;
}

/**
 * Is this square reached from those that were, one step nearer to the centre, over an edge that lets it through? The centre is where
 * everything begins.
 */
export function isReachedFrom(
  grid: SquareGrid,
  centre: number,
  reached: ReadonlySet<number>,
  square: number,
  passes: (edge: number) => boolean,
): boolean {
  if (square === centre) return true;
  const distance = squareDistance(grid, centre, square);
  return squareDirections.some((side) => {
    const beside = squareBeside(grid, square, side);
    return (
      beside >= 0 &&
      squareDistance(grid, centre, beside) === distance - 1 &&
      reached.has(beside) &&
      passes(edgeOf(grid, square, side))
    );
  });
}

/** The squares of an area that something reaches from its centre, ring by ring, while nothing changes on the way. */
export function spreadOver(
  grid: SquareGrid,
  centre: number,
  area: readonly number[],
  passes: (edge: number) => boolean,
): readonly number[] {
  const reached = new Set<number>([centre]);
  const spread: number[] = [];
  for (const ring of ringsAround(grid, centre, area)) {
    for (const square of ring) {
      if (!isReachedFrom(grid, centre, reached, square, passes)) continue;
      reached.add(square);
      spread.push(square);
    }
  }
  return spread;
}
