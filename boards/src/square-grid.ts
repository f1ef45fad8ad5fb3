/**
 * Grids of squares, on one or more levels, with an edge on each of the four sides of a square: what stands on an edge
 * (a wall, a door, a rail) parts the two squares beside it.
 *
 * A grid is only a size. Squares and edges are numbers, row by row from the top left, level after level, so that what
 * changes during a match is one flat list of values for the squares and one for the edges, and whoever asks only looks
 * things up. The edges of the outer border have numbers too: one may leave a board, or break its outer wall.
 */

export interface SquareGrid {
  readonly width: number;
  readonly height: number;
  readonly levels: number;
}

/** Clockwise from the top. */
export const squareDirections = ['up', 'right', 'down', 'left'] as const;
export type SquareDirection = (typeof squareDirections)[number];

/** Where a square lies: so many to the right, so many down, on this level. */
export interface SquarePlace {
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

/** How far one comes to the right and down with one step. */
export const squareStep: Readonly<Record<SquareDirection, readonly [dx: number, dy: number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

export function squareGrid(width: number, height: number, levels = 1): SquareGrid {
  return { width, height, levels };
}

/** How many squares a grid has: they are numbered from 0. */
export function squareCount({ width, height, levels }: SquareGrid): number {
  return width * height * levels;
}

/**
 * How many numbers the edges take. Each square owns the edge above it and the one at its left; a row and a column
 * beyond the last own the border at the bottom and at the right. A few numbers of that row and column mean nothing.
 */
export function edgeCount({ width, height, levels }: SquareGrid): number {
  return 2 * (width + 1) * (height + 1) * levels;
}

/** The number of a square; -1 outside the grid. */
export function squareAt({ width, height, levels }: SquareGrid, x: number, y: number, level = 0): number {
  if (x < 0 || y < 0 || level < 0 || x >= width || y >= height || level >= levels) return -1;
  return (level * height + y) * width + x;
}

export function placeOf({ width, height }: SquareGrid, square: number): SquarePlace {
  const row = Math.floor(square / width);
  return { x: square - row * width, y: row % height, level: Math.floor(row / height) };
}

/** The square beside this one; -1 outside the grid. */
export function squareBeside(grid: SquareGrid, square: number, direction: SquareDirection): number {
  const { x, y, level } = placeOf(grid, square);
  const [dx, dy] = squareStep[direction];
  return squareAt(grid, x + dx, y + dy, level);
}

/** The edge of a square on this side. */
export function edgeOf(grid: SquareGrid, square: number, side: SquareDirection): number {
  const { x, y, level } = placeOf(grid, square);
  return edgeAt(grid, x, y, side, level);
}

/** The edge on this side of the square that would lie here: the squares just outside the border have edges on it too. */
export function edgeAt({ width, height }: SquareGrid, x: number, y: number, side: SquareDirection, level = 0): number {
  const column = side === 'right' ? x + 1 : x;
  const row = side === 'down' ? y + 1 : y;
  const upright = side === 'left' || side === 'right';
  return 2 * ((level * (height + 1) + row) * (width + 1) + column) + (upright ? 1 : 0);
}

/** The squares that an edge parts: above and below it, or left and right of it; -1 for the outside. */
export function squaresBeside(grid: SquareGrid, edge: number): readonly [number, number] {
  const upright = edge % 2 === 1;
  const cell = (edge - (upright ? 1 : 0)) / 2;
  const row = Math.floor(cell / (grid.width + 1));
  const [x, y] = [cell - row * (grid.width + 1), row % (grid.height + 1)];
  const level = Math.floor(row / (grid.height + 1));
  const before = upright ? squareAt(grid, x - 1, y, level) : squareAt(grid, x, y - 1, level);
  return [before, squareAt(grid, x, y, level)];
}

/** In which direction the second square lies, if the two share a side; `null` otherwise. */
export function directionBeside(grid: SquareGrid, square: number, other: number): SquareDirection | null {
  if (other < 0) return null;
  return squareDirections.find((direction) => squareBeside(grid, square, direction) === other) ?? null;
}

/** Squares counted along rows and columns, whatever stands between; `Infinity` from one level to another. */
export function squareDistance(grid: SquareGrid, one: number, other: number): number {
  const [from, to] = [placeOf(grid, one), placeOf(grid, other)];
  return from.level === to.level ? Math.abs(from.x - to.x) + Math.abs(from.y - to.y) : Infinity;
}
