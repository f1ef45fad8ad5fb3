/** The sign of a group: its name across the outer wall, and the symbol of its entrance at the left end. */
import { type Box, edgesOf, type Point, type Polygon } from '@necropole/boards';
import { apart, boxAround, direction, encloses, middleOf } from './geometry.ts';
import { onLines } from './inscriptions.ts';

/** A side of a group with nothing behind it. */
export interface Side {
  readonly at: Point;
  readonly outwards: Point;
  readonly length: number;
}

export interface Signboard {
  readonly at: Point;
  /** In degrees; a sign on the right reads downwards, one on the left upwards. */
  readonly turn: -90 | 0 | 90;
  readonly width: number;
  /** Across the wall. */
  readonly depth: number;
  readonly lines: readonly string[];
  readonly size: number;
  readonly symbol: { readonly id: string; readonly at: Point } | null;
  readonly box: Box;
}

/** How far out one looks for something behind a side. */
const BEHIND = 14;
const SYMBOL = 34;
/** The width of a letter of the title family, in ems, its spacing included. */
const LETTER = 0.45;
const LARGE = 16;
const SMALL = 12.5;

/** The outer side of a group, or `null` if something lies behind every one of its sides. */
export function outerSide(outline: Polygon, everything: readonly Polygon[]): Side | null {
  const sides = edgesOf(outline).flatMap(([from, to]): readonly Side[] => {
    const at = middleOf([from, to]);
    const [dx, dy] = direction(from, to);
    const outwards: Point = encloses(outline, at[0] - dy * 2, at[1] + dx * 2) ? [dy, -dx] : [-dy, dx];
    const length = apart(from, to);
    const free = [-0.4, -0.2, 0, 0.2, 0.4].every((share) => {
      const x = at[0] + dx * length * share + outwards[0] * BEHIND;
      const y = at[1] + dy * length * share + outwards[1] * BEHIND;
      return !everything.some((other) => encloses(other, x, y));
    });
    return free ? [{ at, outwards: [round(outwards[0]), round(outwards[1])], length }] : [];
  });
  const upright = ({ outwards: [, y] }: Side): number => (Math.abs(y) > 0.9 ? 1 : 0);
  return [...sides].sort((a, b) => upright(b) - upright(a) || b.length - a.length)[0] ?? null;
}

function round(value: number): number {
  return Math.abs(value) < 1e-6 ? 0 : value;
}

export function signboardOf(name: string, symbol: string | null, side: Side): Signboard {
  const room = side.length - 10 - (symbol === null ? 16 : 52);
  const large = name.length * LETTER * LARGE <= room;
  const lines = large || name.length * LETTER * SMALL <= room ? [name] : onLines(name, 2);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = large ? LARGE : Math.max(10.5, Math.min(SMALL + 0.5, room / (longest * LETTER)));
  const width = longest * LETTER * size + (symbol === null ? 16 : 52);
  const depth = lines.length === 1 ? 24 : 31;
  const [ox] = side.outwards;
  const turn = ox < -0.5 ? -90 : ox > 0.5 ? 90 : 0;
  const end = width / 2 - SYMBOL / 2 + 2;
  const [x, y] = side.at;
  const left: Point = turn === 0 ? [x - end, y] : turn === 90 ? [x, y - end] : [x, y + end];
  const box = turn === 0 ? boxAround(side.at, width, depth) : boxAround(side.at, depth, width);
  return {
    at: side.at,
    turn,
    width,
    depth,
    lines,
    size,
    symbol: symbol === null ? null : { id: symbol, at: left },
    box,
  };
}
