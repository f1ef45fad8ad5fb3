/** Edges of a grid of squares and how they meet: each joins two corners. */
import type { SquareGrid } from './square-grid.ts';

/** The two corners that an edge joins, by number: corners are numbered like the edges that begin in them. */
export function cornersOf({ width }: SquareGrid, edge: number): readonly [number, number] {
  const first = edge >> 1;
  return [first, isUpright(edge) ? first + width + 1 : first + 1];
}

/** Does it part left from right? */
export function isUpright(edge: number): boolean {
  return edge % 2 === 1;
}

/** Do two edges meet in a corner? */
export function edgesMeet(grid: SquareGrid, one: number, other: number): boolean {
  const corners = cornersOf(grid, other);
  return one !== other && cornersOf(grid, one).some((corner) => corners.includes(corner));
}

/** Do two edges meet, and go on in a straight line? */
export function edgesInLine(grid: SquareGrid, one: number, other: number): boolean {
  return isUpright(one) === isUpright(other) && edgesMeet(grid, one, other);
}
