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
  if (square < 0) return -1;
  const { width, height } = grid;
  const row = Math.floor(square / width);
  switch (direction) {
    case 'up':
      return row % height === 0 ? -1 : square - width;
    case 'right':
      return square - row * width === width - 1 ? -1 : square + 1;
    case 'down':
      return row % height === height - 1 ? -1 : square + width;
    case 'left':
      return square === row * width ? -1 : square - 1;
  }
}

/** The edge of a square on this side. */
export function edgeOf(grid: SquareGrid, square: number, side: SquareDirection): number {
  const { width, height } = grid;
  const row = Math.floor(square / width);
  const above = 2 * ((row + Math.floor(row / height)) * (width + 1) + (square - row * width));
  switch (side) {
    case 'up':
      return above;
    case 'right':
      return above + 3;
    case 'down':
      return above + 2 * (width + 1);
    case 'left':
      return above + 1;
  }
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
  for (const direction of squareDirections) if (squareBeside(grid, square, direction) === other) return direction;
  return null;
}

/** Squares counted along rows and columns, whatever stands between; `Infinity` from one level to another. */
export function squareDistance({ width, height }: SquareGrid, one: number, other: number): number {
  const row = Math.floor(one / width);
  const otherRow = Math.floor(other / width);
  if (Math.floor(row / height) !== Math.floor(otherRow / height)) return Infinity;
  return Math.abs(one - row * width - (other - otherRow * width)) + Math.abs(row - otherRow);
}

/** Of the two squares that an edge parts, the one on whose side another square lies; the only one, on the border. */
export function squareOnSide(grid: SquareGrid, edge: number, at: number): number {
  const { width, height } = grid;
  const upright = edge % 2 === 1;
  const cell = (edge - (upright ? 1 : 0)) / 2;
  const row = Math.floor(cell / (width + 1));
  const level = Math.floor(row / (height + 1));
  const [x, y] = [cell - row * (width + 1), row - level * (height + 1)];
  const after = squareAt(grid, x, y, level);
  const before = upright ? squareAt(grid, x - 1, y, level) : squareAt(grid, x, y - 1, level);
  if (before < 0 || after < 0) return before < 0 ? after : before;
  const atRow = Math.floor(at / width);
  return (upright ? at - atRow * width >= x : atRow % height >= y) ? after : before;
}
