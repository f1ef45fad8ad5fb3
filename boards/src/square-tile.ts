/**
 * Tiles: small plans that are laid on a grid, turned as one likes, and the letters in which they are written down.
 *
 * A drawing has a character for each square and for each edge, as one would see them: a row of edges, a row of squares
 * with the edges between them, and so on. Corners are `+` or a blank, nothing is a blank.
 *
 *     +-+-+
 *     |a b|
 *     + +-+
 *     |c d|
 *     +-+-+
 *
 * A tile without walls between its squares is told more briefly, by cells: a row for each row of squares, and a rim of one cell all
 * around. A mark on the rim stands on the edge of the square beside it. A `#` among the squares is solid: an edge on
 * each side where a square is; a blank there is nothing at all.
 *
 *     ####
 *     #ab#
 *     #c##
 *     ## #
 */
import type { QuarterTurns } from './plane.ts';
import {
  edgeAt,
  type SquareDirection,
  type SquareGrid,
  type SquarePlace,
  squareAt,
  squareDirections,
  squareStep,
} from './square-grid.ts';

/** A square or an edge of a tile that bears something. */
export interface SquareMark {
  readonly x: number;
  readonly y: number;
  readonly mark: string;
}

export interface EdgeMark extends SquareMark {
  readonly side: SquareDirection;
}

export interface SquareTile {
  readonly width: number;
  readonly height: number;
  /** Without those that are blank. */
  readonly squares: readonly SquareMark[];
  /** Each edge once: above and left of a square, and below and right of the last ones. */
  readonly edges: readonly EdgeMark[];
}

/** Where a tile lies: its upper left square, once it is turned clockwise. */
export interface TilePlace {
  readonly x: number;
  readonly y: number;
  readonly turns: QuarterTurns;
  readonly level?: number;
}

/** Reads a drawing. Throws where its rows are not of one length, or a corner is no corner. */
export function squareTile(drawing: readonly string[]): SquareTile {
  const [width, height] = [((drawing[0]?.length ?? 0) - 1) / 2, (drawing.length - 1) / 2];
  if (!Number.isInteger(width) || !Number.isInteger(height)) throw new Error('a drawing has an odd number of both');
  const squares: SquareMark[] = [];
  const edges: EdgeMark[] = [];
  drawing.forEach((row, j) => {
    if (row.length !== 2 * width + 1) throw new Error(`row ${j} of a drawing has ${row.length} characters`);
    [...row].forEach((mark, i) => {
      const [x, y] = [Math.floor(i / 2), Math.floor(j / 2)];
      const [betweenColumns, betweenRows] = [i % 2 === 0, j % 2 === 0];
      if (betweenColumns && betweenRows) {
        if (mark !== '+' && mark !== ' ') throw new Error(`"${mark}" stands on a corner of a drawing`);
      } else if (mark !== ' ') {
        if (betweenColumns)
          edges.push(x === width ? { x: x - 1, y, side: 'right', mark } : { x, y, side: 'left', mark });
        else if (betweenRows)
          edges.push(y === height ? { x, y: y - 1, side: 'down', mark } : { x, y, side: 'up', mark });
        else squares.push({ x, y, mark });
      }
    });
  });
  return { width, height, squares, edges };
}

const SOLID = '#';

/** Reads a tile that is told by cells. Throws where a row is longer than the first or shorter, or a mark stands beside no square. */
export function tileOfCells(rows: readonly string[]): SquareTile {
  const [width, height] = [(rows[0]?.length ?? 0) - 2, rows.length - 2];
  if (width < 1 || height < 1) throw new Error('a tile of cells has a rim all around');
  const cell = (x: number, y: number): string => rows[y + 1]?.charAt(x + 1) ?? ' ';
  const isInside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height;
  const isSquare = (x: number, y: number): boolean => isInside(x, y) && cell(x, y) !== ' ' && cell(x, y) !== SOLID;
  const squares: SquareMark[] = [];
  const edges: EdgeMark[] = [];
  rows.forEach((row, j) => {
    if (row.length !== width + 2) throw new Error(`row ${j} of a tile has ${row.length} cells, not ${width + 2}`);
    [...row].forEach((mark, i) => {
      const [x, y] = [i - 1, j - 1];
      if (isSquare(x, y)) squares.push({ x, y, mark });
      const beside = squareDirections.some((side) => isSquare(x + squareStep[side][0], y + squareStep[side][1]));
      const blank = mark === ' ' || mark === SOLID;
      if (!isInside(x, y) && !blank && !beside) {
        throw new Error(`"${mark}" stands beside no square: row ${j}, column ${i} of a tile`);
      }
    });
  });
  for (const { x, y } of squares) {
    for (const side of squareDirections) {
      const [dx, dy] = squareStep[side];
      const mark = cell(x + dx, y + dy);
      if (!isSquare(x + dx, y + dy) && mark !== ' ') edges.push({ x, y, side, mark });
    }
  }
  return { width, height, squares, edges };
}

/** A tile turned clockwise; its upper left square is at the origin again. */
export function turnTile(tile: SquareTile, turns: QuarterTurns): SquareTile {
  if (turns === 0) return tile;
  const turned: SquareTile = {
    width: tile.height,
    height: tile.width,
    squares: tile.squares.map(({ x, y, mark }) => ({ x: tile.height - 1 - y, y: x, mark })),
    edges: tile.edges.map(({ x, y, side, mark }) => {
      return { x: tile.height - 1 - y, y: x, side: turnDirection(side, 1), mark };
    }),
  };
  return turnTile(turned, (turns - 1) as QuarterTurns);
}

/** A direction that is turned clockwise with its tile. */
export function turnDirection(direction: SquareDirection, turns: QuarterTurns): SquareDirection {
  return squareDirections[(squareDirections.indexOf(direction) + turns) % 4] ?? direction;
}

/** A mark of a tile that lies on a grid, with the number of the square or of the edge that bears it. */
export interface LaidMark {
  readonly at: number;
  readonly mark: string;
}

/** The squares and edges of a tile on the grid. Throws where it would stick out. */
export function layTile(
  grid: SquareGrid,
  tile: SquareTile,
  { x, y, turns, level = 0 }: TilePlace,
): { readonly squares: readonly LaidMark[]; readonly edges: readonly LaidMark[] } {
  const turned = turnTile(tile, turns);
  if (x < 0 || y < 0 || x + turned.width > grid.width || y + turned.height > grid.height) {
    throw new Error(`a tile of ${turned.width} by ${turned.height} sticks out at ${x}, ${y}`);
  }
  return {
    squares: turned.squares.map((each) => ({ at: squareAt(grid, x + each.x, y + each.y, level), mark: each.mark })),
    edges: turned.edges.map((each) => ({
      at: edgeAt(grid, x + each.x, y + each.y, each.side, level),
      mark: each.mark,
    })),
  };
}

/** Where a square of the grid lies on a tile before the tile is turned; `null` outside of its box, or on another level. */
export function placeOnTile(
  tile: Pick<SquareTile, 'width' | 'height'>,
  { x, y, turns, level = 0 }: TilePlace,
  square: SquarePlace,
): readonly [x: number, y: number] | null {
  const [right, down] = [square.x - x, square.y - y];
  const [width, height] = turns % 2 === 0 ? [tile.width, tile.height] : [tile.height, tile.width];
  if (square.level !== level || right < 0 || down < 0 || right >= width || down >= height) return null;
  switch (turns) {
    case 0:
      return [right, down];
    case 1:
      return [down, tile.height - 1 - right];
    case 2:
      return [tile.width - 1 - right, tile.height - 1 - down];
    case 3:
      return [tile.width - 1 - down, right];
  }
}
