/** The name of a space, written in its upper left corner, and the signs of what it offers, quiet in the right one. */
import { type Box, boundingBox, type Polygon } from '@necropole/boards';
import type { SceneSpace } from '@necropole/kernel';
import { encloses, holds, inset } from './figures.ts';
import { halves } from './signs.ts';

export interface Inscription {
  readonly lines: readonly string[];
  /** How long a line may be: letters that need more draw together. */
  readonly room: number;
  readonly x: number;
  /** Of the first line's baseline. */
  readonly y: number;
  readonly signs: readonly {
    readonly symbol: string;
    readonly text: string | null;
    readonly x: number;
    readonly y: number;
  }[];
  /** What they take of the space. */
  readonly boxes: readonly Box[];
}

/** Kinds whose name is written; the names of squares and hexes are told, not written. */
const NAMED = new Set(['room', 'street', 'location', 'centre']);
const SIZE = 11.5;
export const LINE = 13;
/** A capital with the air beside it: the widest names are mostly of wide letters. */
export const LETTER = 7.1;
/** Where names stand side by side, so much larger do they get when they are seen from afar. */
export const GROWN = 1.12;
/** How far letters may draw together. */
const TIGHT = 1.2;
const MOST_LINES = 3;
const SIGN = 17;
const NONE: Inscription = { lines: [], room: 0, x: 0, y: 0, signs: [], boxes: [] };

/** A space with a number on it has a plate instead. */
export function isInscribed({ kind, badges }: SceneSpace): boolean {
  return NAMED.has(kind) && !(badges ?? []).some(({ symbol }) => symbol === 'number');
}

export function inscribe(space: SceneSpace, name: string, outline: Polygon, doors: readonly Box[]): Inscription {
  if (!isInscribed(space)) return NONE;
  const corner = cornerOf(inset(outline, 7), doors);
  if (corner === null) return NONE;
  const { x, y, width } = corner;
  const large = space.kind === 'location';
  const signs = (space.badges ?? []).map(({ symbol, text }, i) => ({
    symbol,
    text: text ?? null,
    x: x + width - SIGN / 2 - 2 - i * (SIGN + 3) - (text === undefined ? 0 : text.length * 7),
    y: y + 10,
  }));
  const room = width - 6 - signs.length * (SIGN + 3);
  const letter = large ? LETTER * 1.3 : LETTER;
  const fits = (line: string): boolean => line.length * letter <= room * TIGHT;
  const broken = [[name], halves(name), name.split(' ')].find(
    (lines) => lines.every(fits) && lines.length <= MOST_LINES,
  );
  const lines = space.quiet === true ? [] : (broken ?? []);
  const longest = Math.max(0, ...lines.map((line) => line.length));
  const label: Box = { x, y, width: Math.min(longest * letter, room) + 8, height: lines.length * LINE + 6 };
  const beside = signs.map((sign): Box => ({ x: sign.x - SIGN / 2, y, width: SIGN, height: SIGN + 2 }));
  return { lines, room, x: x + 5, y: y + SIZE + 3, signs, boxes: lines.length === 0 ? beside : [label, ...beside] };
}

/** The room along the uppermost side, from its left end, below what stands in the wall there. */
function cornerOf(outline: Polygon, doors: readonly Box[]): { x: number; y: number; width: number } | null {
  const around = boundingBox(outline);
  for (let y = around.y; y < around.y + around.height / 2; y += 4) {
    let [from, to] = [Infinity, -Infinity];
    for (let x = around.x + 1; x < around.x + around.width; x += 4) {
      if (!encloses(outline, x, y + 2) || !holds(outline, { x, y: y + 1, width: 3, height: LINE })) continue;
      const blocked = doors.some(
        (door) => x > door.x - 4 && x < door.x + door.width + 4 && y < door.y + door.height && y + LINE > door.y,
      );
      if (blocked && from < Infinity && to - from > 60) break;
      if (blocked) continue;
      from = Math.min(from, x);
      to = Math.max(to, x + 3);
    }
    if (to - from > 40) return { x: from, y, width: to - from };
  }
  return null;
}
