/**
 * What a straight line from the centre of one square to the centre of another meets on its way.
 *
 * It depends on how far apart the squares are and on nothing else, so it is written down once for each distance to the
 * right and down. All counting is in whole numbers: a line goes through a corner exactly, or not at all.
 */
import type { SquareGrid } from './square-grid.ts';

export type SquareOffset = readonly [dx: number, dy: number];
/** The edge above, or the edge at the left, of the square so far away. */
export type EdgeOffset = readonly [dx: number, dy: number, which: 'above' | 'left'];

/** A way around a corner that a line goes through: over an edge, across a square, over another edge. */
export interface LineWay {
  readonly first: EdgeOffset;
  readonly across: SquareOffset;
  readonly last: EdgeOffset;
}

/** How a line gets from one square into the next: over an edge between its ends, or through a corner. */
export interface LineStep {
  readonly over: EdgeOffset | readonly [LineWay, LineWay];
  readonly into: SquareOffset;
}

/** The line to the square that lies so far to the right and so far down; all as steps from where it begins. */
export function squareLine(dx: number, dy: number): readonly LineStep[] {
  const [right, down] = [Math.sign(dx), Math.sign(dy)];
  const [width, height] = [Math.abs(dx), Math.abs(dy)];
  const steps: LineStep[] = [];
  let [x, y, columns, rows] = [0, 0, 0, 0];
  while (columns < width || rows < height) {
    // The next upright edge lies at (2 columns + 1) / 2 width of the way, the next level one at (2 rows + 1) / 2 height.
    const order = (2 * columns + 1) * height - (2 * rows + 1) * width;
    const edge = order < 0 ? uprightEdge(x, y, right) : levelEdge(x, y, down);
    const over = order === 0 ? waysAround(x, y, right, down) : edge;
    if (order <= 0) [x, columns] = [x + right, columns + 1];
    if (order >= 0) [y, rows] = [y + down, rows + 1];
    steps.push({ over, into: [x, y] });
  }
  return steps;
}

/** Does this step go through a corner? */
export function isCorner(over: LineStep['over']): over is readonly [LineWay, LineWay] {
  return over.length === 2;
}

function waysAround(x: number, y: number, right: number, down: number): readonly [LineWay, LineWay] {
  return [
    { first: uprightEdge(x, y, right), across: [x + right, y], last: levelEdge(x + right, y, down) },
    { first: levelEdge(x, y, down), across: [x, y + down], last: uprightEdge(x, y + down, right) },
  ];
}

function uprightEdge(x: number, y: number, right: number): EdgeOffset {
  return [right > 0 ? x + 1 : x, y, 'left'];
}

function levelEdge(x: number, y: number, down: number): EdgeOffset {
  return [x, down > 0 ? y + 1 : y, 'above'];
}

/** Where the things that lines meet lie, counted from the square and from the first edge where a line begins. */
export interface SquareLines {
  readonly grid: SquareGrid;
  /** For each distance, see {@link lineOf}: where its part of the lists below begins. One more at the end. */
  readonly edgesFrom: Int32Array;
  readonly edges: Int16Array;
  readonly squaresFrom: Int32Array;
  readonly squares: Int16Array;
  /** Six numbers a corner: the first edge, the square and the last edge of one way, and of the other. */
  readonly cornersFrom: Int32Array;
  readonly corners: Int16Array;
  /** What is behind a thing as one looks at it: the distances of the lines that meet it, see {@link lineOf}. */
  readonly behindSquareFrom: Int32Array;
  readonly behindSquare: Int16Array;
  readonly behindEdgeFrom: Int32Array;
  readonly behindEdge: Int16Array;
}

/** The number of a distance: all that fit on the grid, and one more to the right and down for the edges of the border. */
export function lineOf({ width, height }: SquareGrid, dx: number, dy: number): number {
  return (dy + height - 1) * (2 * width) + dx + width - 1;
}

/** How much greater the number of a square so far away is. */
export function squareShift({ width }: SquareGrid, [dx, dy]: SquareOffset): number {
  return dy * width + dx;
}

/** How much greater the number of an edge is than that of the edge above the square where the line begins. */
export function edgeShift({ width }: SquareGrid, [dx, dy, which]: EdgeOffset): number {
  return 2 * (dy * (width + 1) + dx) + (which === 'left' ? 1 : 0);
}

/** Writes down all lines of a grid. */
export function squareLines(grid: SquareGrid): SquareLines {
  const { width, height } = grid;
  const squareOf = (offset: SquareOffset): number => squareShift(grid, offset);
  const edgeOf = (offset: EdgeOffset): number => edgeShift(grid, offset);
  const count = 2 * width * 2 * height;
  const lists = (): number[][] => Array.from({ length: count }, () => []);
  const [edges, squares, corners, behindSquare] = [lists(), lists(), lists(), lists()];
  const behindEdge = [...lists(), ...lists()];
  for (let dy = 1 - height; dy < height; dy++) {
    for (let dx = 1 - width; dx < width; dx++) {
      const number = lineOf(grid, dx, dy);
      const line = squareLine(dx, dy);
      const ways = line.flatMap(({ over }) => (isCorner(over) ? over : []));
      const crossed = line.flatMap(({ over }) => (isCorner(over) ? [] : [over]));
      const through = line.slice(0, -1).map(({ into }) => into);
      edges[number] = crossed.map(edgeOf);
      squares[number] = through.map(squareOf);
      corners[number] = ways.flatMap(({ first, across, last }) => [edgeOf(first), squareOf(across), edgeOf(last)]);
      for (const [x, y] of [...through, ...ways.map(({ across }) => across)]) {
        behindSquare[lineOf(grid, x, y)]?.push(number);
      }
      for (const [x, y, which] of [...crossed, ...ways.flatMap(({ first, last }) => [first, last])]) {
        behindEdge[2 * lineOf(grid, x, y) + (which === 'left' ? 1 : 0)]?.push(number);
      }
    }
  }
  const [e, s, c, bs, be] = [flat(edges), flat(squares), flat(corners), flat(behindSquare), flat(behindEdge)];
  return {
    grid,
    edgesFrom: e.from,
    edges: e.all,
    squaresFrom: s.from,
    squares: s.all,
    cornersFrom: c.from,
    corners: c.all,
    behindSquareFrom: bs.from,
    behindSquare: bs.all,
    behindEdgeFrom: be.from,
    behindEdge: be.all,
  };
}

/** Lists one after the other, and where each begins. */
function flat(lists: readonly (readonly number[])[]): { readonly from: Int32Array; readonly all: Int16Array } {
  const from = new Int32Array(lists.length + 1);
  lists.forEach((list, place) => {
    from[place + 1] = (from[place] ?? 0) + list.length;
  });
  return { from, all: Int16Array.from(lists.flat()) };
}
