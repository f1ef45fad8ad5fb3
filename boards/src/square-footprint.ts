/** Pieces that cover several squares: a block of so many squares each way, named by its upper left one. */
import type { Barriers } from './square-barriers.ts';
import { edgeAt, placeOf, type SquareDirection, type SquareGrid, squareAt, squareStep } from './square-grid.ts';

/** Where a piece stands that covers so many squares each way: its upper left square, on this level. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly level?: number;
}

/** The squares that a piece covers, row by row; those outside the grid are -1. */
export function footprint(grid: SquareGrid, { x, y, size, level = 0 }: Block): readonly number[] {
  const squares: number[] = [];
  for (let row = y; row < y + size; row++) {
    for (let column = x; column < x + size; column++) squares.push(squareAt(grid, column, row, level));
  }
  return squares;
}

/** The squares that a piece comes to cover with one step in this direction; those outside the grid are -1. */
export function squaresEntered(grid: SquareGrid, block: Block, direction: SquareDirection): readonly number[] {
  const [dx, dy] = squareStep[direction];
  const before = new Set(footprint(grid, block));
  const after = footprint(grid, { ...block, x: block.x + dx, y: block.y + dy });
  return after.filter((square) => square < 0 || !before.has(square));
}

/**
 * The edges that a piece sweeps with one step in this direction: those that it crosses, and those between the squares
 * that it comes to cover.
 */
export function edgesSwept(
  grid: SquareGrid,
  { x, y, size, level = 0 }: Block,
  direction: SquareDirection,
): readonly number[] {
  const [dx, dy] = squareStep[direction];
  const far = dx + dy > 0 ? size - 1 : 0;
  const edges: number[] = [];
  for (let i = 0; i < size; i++) {
    const [column, row] = dx === 0 ? [x + i, y + far] : [x + far, y + i];
    edges.push(edgeAt(grid, column, row, direction, level));
    if (i > 0) edges.push(edgeAt(grid, column + dx, row + dy, dx === 0 ? 'left' : 'up', level));
  }
  return edges;
}

/** The edges inside a piece, between the squares that it covers. */
export function edgesWithin(grid: SquareGrid, { x, y, size, level = 0 }: Block): readonly number[] {
  const edges: number[] = [];
  for (let row = y; row < y + size; row++) {
    for (let column = x; column < x + size; column++) {
      if (column > x) edges.push(edgeAt(grid, column, row, 'left', level));
      if (row > y) edges.push(edgeAt(grid, column, row, 'up', level));
    }
  }
  return edges;
}

/** On which side of a piece a square lies that shares a side with it; `null` for any other square. */
export function sideOfFootprint(
  grid: SquareGrid,
  { x, y, size, level = 0 }: Block,
  square: number,
): SquareDirection | null {
  const at = placeOf(grid, square);
  if (at.level !== level) return null;
  const besideColumns = at.x >= x && at.x < x + size;
  const besideRows = at.y >= y && at.y < y + size;
  if (besideColumns && at.y === y - 1) return 'up';
  if (besideColumns && at.y === y + size) return 'down';
  if (besideRows && at.x === x - 1) return 'left';
  if (besideRows && at.x === x + size) return 'right';
  return null;
}

/** Does one of these edges bear one of these flags? */
export function anyBears({ edges }: Pick<Barriers, 'edges'>, some: readonly number[], flags: number): boolean {
  return some.some((edge) => ((edges[edge] ?? 0) & flags) !== 0);
}

/** The squares that a piece covers along one of its sides; those outside the grid are -1. */
export function squaresAlong(
  grid: SquareGrid,
  { x, y, size, level = 0 }: Block,
  side: SquareDirection,
): readonly number[] {
  const [dx, dy] = squareStep[side];
  const far = dx + dy > 0 ? size - 1 : 0;
  return Array.from({ length: size }, (_, i) =>
    dx === 0 ? squareAt(grid, x + i, y + far, level) : squareAt(grid, x + far, y + i, level),
  );
}

/** In which direction the second piece lies, if the two share a side; `null` otherwise, and where they overlap. */
export function directionBetween(one: Block, other: Block): SquareDirection | null {
  if ((one.level ?? 0) !== (other.level ?? 0)) return null;
  const sharesColumns = one.x < other.x + other.size && other.x < one.x + one.size;
  const sharesRows = one.y < other.y + other.size && other.y < one.y + one.size;
  if (sharesColumns && other.y + other.size === one.y) return 'up';
  if (sharesColumns && one.y + one.size === other.y) return 'down';
  if (sharesRows && other.x + other.size === one.x) return 'left';
  if (sharesRows && one.x + one.size === other.x) return 'right';
  return null;
}

/** The edges between two pieces that share a side; none if they do not. */
export function edgesBetween(grid: SquareGrid, one: Block, other: Block): readonly number[] {
  const direction = directionBetween(one, other);
  if (direction === null) return [];
  const { size, level = 0 } = one;
  const [dx, dy] = squareStep[direction];
  const far = dx + dy > 0 ? size - 1 : 0;
  const edges: number[] = [];
  for (let i = 0; i < size; i++) {
    const [column, row] = dx === 0 ? [one.x + i, one.y + far] : [one.x + far, one.y + i];
    const isBeside =
      dx === 0 ? column >= other.x && column < other.x + other.size : row >= other.y && row < other.y + other.size;
    if (isBeside) edges.push(edgeAt(grid, column, row, direction, level));
  }
  return edges;
}
