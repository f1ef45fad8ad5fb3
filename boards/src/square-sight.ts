/**
 * Sight on a grid of squares: along the straight line from centre to centre.
 *
 * - A line is stopped by an edge that it crosses, and by a square that it runs through, if what stands there counts.
 * - The squares at its two ends stop it only with what counts at the ends.
 * - A line that goes exactly through a corner touches two ways around it; the rule says how many of them must be free.
 *
 * `sightBetween` answers from the barriers alone. {@link Sights} keeps what each square sees and mends only the lines
 * that a change can touch: it saves time and nothing else. It is made from the grid, is never saved and holds no secret.
 */
import { type Barriers, noBarriers } from './square-barriers.ts';
import { edgeOf, placeOf, type SquareGrid, squareCount } from './square-grid.ts';
import {
  type EdgeOffset,
  edgeShift,
  isCorner,
  lineOf,
  type SquareLines,
  type SquareOffset,
  squareLine,
  squareLines,
  squareShift,
} from './square-lines.ts';

/** What stops a line. Flags are those of {@link Barriers}; a sum of flags means any of them. */
export interface SightRule {
  /** What stops a line on an edge. */
  readonly edges: number;
  /** What stops a line in a square that it runs through. */
  readonly squares: number;
  /** What stops a line even in the square where it begins or ends. */
  readonly ends: number;
  /**
   * A line through a corner passes if one of the two ways around it is free, if both are, or always. A way is free if
   * neither its two edges nor its square stop a line.
   */
  readonly corner: 'one-way-free' | 'both-ways-free' | 'always-free';
}

/** What stops a line first, as one follows it. A corner is named by the squares beside it; no line joins two levels. */
export type SightObstacle =
  | { readonly kind: 'edge'; readonly edge: number }
  | { readonly kind: 'square'; readonly square: number }
  | { readonly kind: 'corner'; readonly beside: readonly [number, number] }
  | { readonly kind: 'level' };

/** How many ways around a corner must be free. */
const FREE_WAYS: Readonly<Record<SightRule['corner'], number>> = {
  'one-way-free': 1,
  'both-ways-free': 2,
  'always-free': 0,
};

/** No square stands aside. */
const NOBODY: readonly number[] = [];

/**
 * Is nothing in the way between the centres of two squares? Squares of `past` stop no line this time: a piece does not
 * stand in its own way. There is no line from one level to another.
 */
export function sightBetween(
  lines: SquareLines,
  rule: SightRule,
  barriers: Barriers,
  from: number,
  to: number,
  past: readonly number[] = NOBODY,
): boolean {
  const { width, height } = lines.grid;
  const { edges, squares } = barriers;
  if ((((squares[from] ?? 0) | (squares[to] ?? 0)) & rule.ends) !== 0) return false;
  if (from === to) return true;
  const [fromRow, toRow] = [Math.floor(from / width), Math.floor(to / width)];
  const level = Math.floor(fromRow / height);
  if (level !== Math.floor(toRow / height)) return false;
  const fromColumn = from - fromRow * width;
  const line = lineOf(lines.grid, to - toRow * width - fromColumn, toRow - fromRow);
  const firstEdge = 2 * ((fromRow + level) * (width + 1) + fromColumn);
  for (let i = lines.edgesFrom[line] ?? 0, end = lines.edgesFrom[line + 1] ?? 0; i < end; i++) {
    if (((edges[firstEdge + (lines.edges[i] ?? 0)] ?? 0) & rule.edges) !== 0) return false;
  }
  for (let i = lines.squaresFrom[line] ?? 0, end = lines.squaresFrom[line + 1] ?? 0; i < end; i++) {
    const square = from + (lines.squares[i] ?? 0);
    if (((squares[square] ?? 0) & rule.squares) !== 0 && !past.includes(square)) return false;
  }
  const needed = FREE_WAYS[rule.corner];
  for (let i = lines.cornersFrom[line] ?? 0, end = lines.cornersFrom[line + 1] ?? 0; i < end; i += 6) {
    let free = 0;
    for (let way = i; way < i + 6; way += 3) {
      const first = firstEdge + (lines.corners[way] ?? 0);
      const last = firstEdge + (lines.corners[way + 2] ?? 0);
      if (wayIsFree(rule, barriers, first, from + (lines.corners[way + 1] ?? 0), last, past)) free += 1;
    }
    if (free < needed) return false;
  }
  return true;
}

function wayIsFree(
  rule: SightRule,
  { edges, squares }: Barriers,
  first: number,
  across: number,
  last: number,
  past: readonly number[],
): boolean {
  if ((((edges[first] ?? 0) | (edges[last] ?? 0)) & rule.edges) !== 0) return false;
  return ((squares[across] ?? 0) & rule.squares) === 0 || past.includes(across);
}

// ── What every square sees, kept up to date ──────────────────────────────────────────────────────────────────────────

/** What is in the way on a grid, and what each square sees past it. */
export interface Sights {
  readonly lines: SquareLines;
  readonly rule: SightRule;
  readonly barriers: Barriers;
  /** For each square that was asked about: a 1 for each square that it sees. */
  readonly views: (Uint8Array | undefined)[];
  /** How many of the changes each view knows. */
  readonly known: Int32Array;
  /** The edges (from 0) and squares (from -1 down) that have changed since the views were last thrown away. */
  readonly changes: number[];
}

/** A view that has missed more changes than this is made anew. */
const MOST_TO_MEND = 12;
const MOST_CHANGES = 4096;

/** With nothing in the way. */
export function sightsOn(grid: SquareGrid, rule: SightRule, lines: SquareLines = squareLines(grid)): Sights {
  const squares = squareCount(grid);
  return {
    lines,
    rule,
    barriers: noBarriers(grid),
    views: Array.from({ length: squares }),
    known: new Int32Array(squares),
    changes: [],
  };
}

/** Puts these flags on an edge, in place of those that were there. */
export function barEdge(sights: Sights, edge: number, flags: number): void {
  const { edges } = sights.barriers;
  const changed = ((edges[edge] ?? 0) ^ flags) & sights.rule.edges;
  edges[edge] = flags;
  if (changed !== 0) noteChange(sights, edge);
}

/** Puts these flags on a square, in place of those that were there. */
export function barSquare(sights: Sights, square: number, flags: number): void {
  const { squares } = sights.barriers;
  const changed = ((squares[square] ?? 0) ^ flags) & (sights.rule.squares | sights.rule.ends);
  squares[square] = flags;
  if (changed !== 0) noteChange(sights, -1 - square);
}

/** Makes the barriers the same as these: what is the same already costs next to nothing. */
export function bringTo(sights: Sights, { edges, squares }: Barriers): void {
  const now = sights.barriers;
  for (let edge = 0; edge < edges.length; edge++) {
    const flags = edges[edge] ?? 0;
    if (now.edges[edge] !== flags) barEdge(sights, edge, flags);
  }
  for (let square = 0; square < squares.length; square++) {
    const flags = squares[square] ?? 0;
    if (now.squares[square] !== flags) barSquare(sights, square, flags);
  }
}

/** Does one square see the other? */
export function sees(sights: Sights, from: number, to: number): boolean {
  const view = sights.views[from];
  if (view !== undefined && sights.known[from] === sights.changes.length) return view[to] === 1;
  return sightBetween(sights.lines, sights.rule, sights.barriers, from, to);
}

/** A 1 for each square that this one sees, its own among them. To be read at once: the next question may change it. */
export function viewFrom(sights: Sights, from: number): Readonly<Uint8Array> {
  const known = sights.known[from] ?? 0;
  let view = sights.views[from];
  if (view === undefined || sights.changes.length - known > MOST_TO_MEND) {
    view = wholeView(sights, from, view);
    sights.views[from] = view;
  } else {
    for (let i = known; i < sights.changes.length; i++) mendView(sights, from, view, sights.changes[i] ?? 0);
  }
  sights.known[from] = sights.changes.length;
  return view;
}

function noteChange(sights: Sights, change: number): void {
  if (sights.changes.length >= MOST_CHANGES) {
    sights.changes.length = 0;
    sights.views.fill(undefined);
  }
  sights.changes.push(change);
}

function wholeView({ lines, rule, barriers }: Sights, from: number, old: Uint8Array | undefined): Uint8Array {
  const { grid } = lines;
  const view = old ?? new Uint8Array(squareCount(grid));
  const first = from - (from % (grid.width * grid.height));
  for (let to = first; to < first + grid.width * grid.height; to++) {
    view[to] = sightBetween(lines, rule, barriers, from, to) ? 1 : 0;
  }
  return view;
}

/** Looks again along the lines that meet what has changed. */
function mendView(sights: Sights, from: number, view: Uint8Array, change: number): void {
  const { lines, rule, barriers } = sights;
  const { width, height } = lines.grid;
  const fromRow = Math.floor(from / width);
  const level = Math.floor(fromRow / height);
  const [x, y] = [from - fromRow * width, fromRow - level * height];
  const look = (to: number): void => {
    view[to] = sightBetween(lines, rule, barriers, from, to) ? 1 : 0;
  };
  const lookBehind = (starts: Int32Array, list: Int16Array, key: number): void => {
    for (let i = starts[key] ?? 0, end = starts[key + 1] ?? 0; i < end; i++) {
      const line = list[i] ?? 0;
      const down = Math.floor(line / (2 * width));
      const [toX, toY] = [x + line - down * 2 * width - width + 1, y + down - height + 1];
      if (toX >= 0 && toY >= 0 && toX < width && toY < height) look((level * height + toY) * width + toX);
    }
  };
  if (change >= 0) {
    const cell = change >> 1;
    const row = Math.floor(cell / (width + 1));
    if (Math.floor(row / (height + 1)) !== level) return;
    const key = lineOf(lines.grid, cell - row * (width + 1) - x, (row % (height + 1)) - y);
    lookBehind(lines.behindEdgeFrom, lines.behindEdge, 2 * key + (change & 1));
    return;
  }
  const square = -1 - change;
  const row = Math.floor(square / width);
  if (Math.floor(row / height) !== level) return;
  if (square === from) {
    if (rule.ends !== 0) wholeView(sights, from, view);
    return;
  }
  look(square);
  const key = lineOf(lines.grid, square - row * width - x, (row % height) - y);
  lookBehind(lines.behindSquareFrom, lines.behindSquare, key);
}

// ── Why not ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * What stops the line first, for whoever must be told; `null` if the square is seen. Slower than `sightBetween`: it
 * follows the line from square to square.
 */
export function sightObstacle(
  lines: SquareLines,
  rule: SightRule,
  barriers: Barriers,
  from: number,
  to: number,
  past: readonly number[] = NOBODY,
): SightObstacle | null {
  if (sightBetween(lines, rule, barriers, from, to, past)) return null;
  for (const square of [from, to]) {
    if (((barriers.squares[square] ?? 0) & rule.ends) !== 0) return { kind: 'square', square };
  }
  const { grid } = lines;
  const [here, there] = [placeOf(grid, from), placeOf(grid, to)];
  if (here.level !== there.level) return { kind: 'level' };
  const firstEdge = edgeOf(grid, from, 'up');
  const edgeAlong = (offset: EdgeOffset): number => firstEdge + edgeShift(grid, offset);
  const squareAlong = (offset: SquareOffset): number => from + squareShift(grid, offset);
  for (const { over, into } of squareLine(there.x - here.x, there.y - here.y)) {
    if (isCorner(over)) {
      const free = over.filter((way) =>
        wayIsFree(rule, barriers, edgeAlong(way.first), squareAlong(way.across), edgeAlong(way.last), past),
      );
      const beside = [squareAlong(over[0].across), squareAlong(over[1].across)] as const;
      if (free.length < FREE_WAYS[rule.corner]) return { kind: 'corner', beside };
    } else if (((barriers.edges[edgeAlong(over)] ?? 0) & rule.edges) !== 0) {
      return { kind: 'edge', edge: edgeAlong(over) };
    }
    const square = squareAlong(into);
    if (((barriers.squares[square] ?? 0) & rule.squares) !== 0 && !past.includes(square))
      return { kind: 'square', square };
  }
  throw new Error(`the line from ${from} to ${to} is stopped, and by nothing`);
}
