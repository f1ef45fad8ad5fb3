/** The name of a space, written in its upper left corner, and the signs of what it offers, quiet in the right one. */
import { type Box, boundingBox, type Point, type Polygon } from '@necropole/boards';
import type { Badge, SceneSpace } from '@necropole/kernel';
import { boxAround, encloses, holds, inset } from './geometry.ts';
import { scaled } from './slots.ts';

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
    readonly bad: boolean;
  }[];
  /** What they take of the space. */
  readonly boxes: readonly Box[];
  /** It stands around its point, and not from there on. */
  readonly centred?: true;
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
/** The height of the name of a large place. */
const LARGE = 20;
const SIGN = 17;
const NONE: Inscription = { lines: [], room: 0, x: 0, y: 0, signs: [], boxes: [] };

/** A space with a number on it has a plate instead. Whatever says where its name stands bears it; hexes, on a plate. */
export function isInscribed({ kind, badges, nameAt }: SceneSpace): boolean {
  return (
    (NAMED.has(kind) || (nameAt !== undefined && kind !== 'hex')) &&
    !(badges ?? []).some(({ symbol }) => symbol === 'number')
  );
}

export function inscribe(
  space: SceneSpace,
  name: string,
  outline: Polygon,
  doors: readonly Box[],
  scale = 1,
): Inscription {
  if (!isInscribed(space)) return NONE;
  const badges = space.badges ?? [];
  if (space.nameAt !== undefined) return inscribeAt(scaled(space.nameAt, scale), name, badges);
  const letter = space.kind === 'location' ? LETTER * 1.3 : LETTER;
  const roomIn = ({ width }: Corner): number => width - 6 - badges.length * (SIGN + 3);
  const corners = cornersOf(inset(outline, 7), doors);
  const broken = Array.from({ length: MOST_LINES }, (_, i) => onLines(name, i + 1));
  const isRoomFor = (lines: readonly string[], corner: Corner): boolean =>
    lines.every((line) => line.length * letter <= roomIn(corner) * TIGHT);
  // As high as it goes, on as few lines as it goes there; else where there is the most room.
  const byRoom = [...corners].sort((a, b) => b.width - a.width);
  const corner = corners.find((each) => broken.some((lines) => isRoomFor(lines, each))) ?? byRoom[0];
  if (corner === undefined) return NONE;
  const { x, y, width } = corner;
  const room = roomIn(corner);
  const lines =
    space.quiet === true ? [] : (broken.find((each) => isRoomFor(each, corner)) ?? onLines(name, MOST_LINES));
  const signs = badges.map(({ symbol, text, bad }, i) => ({
    symbol,
    text: text ?? null,
    bad: bad === true,
    x: x + width - SIGN / 2 - 2 - i * (SIGN + 3) - (text === undefined ? 0 : text.length * 7),
    y: y + 10,
  }));
  const label = lines.map((line, i): Box => {
    const wide = Math.min(line.length * letter, room) + 8;
    return { x, y: y + i * LINE, width: wide, height: i === lines.length - 1 ? LINE + 6 : LINE };
  });
  const beside = signs.map((sign): Box => ({ x: sign.x - SIGN / 2, y, width: SIGN, height: SIGN + 2 }));
  return { lines, room, x: x + 5, y: y + SIZE + 3, signs, boxes: [...label, ...beside] };
}

/** A name where it was put, with what comes and goes at its right: both together around the point, within their frame. */
function inscribeAt([middle, y]: Point, name: string, badges: readonly Badge[]): Inscription {
  const width = name.length * LETTER * 1.3;
  const wide = badges.reduce((sum, { text }) => sum + SIGN + 3 + (text?.length ?? 0) * 7, 0);
  const x = middle - wide / 2;
  const signs = badges.map(({ symbol, text, bad }, i) => ({
    symbol,
    text: text ?? null,
    bad: bad === true,
    x: x + width / 2 + SIGN / 2 + 3 + i * (SIGN + 3),
    y,
  }));
  const box = boxAround([x, y], width, LARGE);
  const beside = signs.map((sign) => boxAround([sign.x, sign.y], SIGN, SIGN));
  return { lines: [name], room: width, x, y: y + LARGE / 2 - 3, signs, boxes: [box, ...beside], centred: true };
}

/** A name on so many lines, or fewer where it has not so many words: the way in which the longest is shortest. */
export function onLines(name: string, most: number): readonly string[] {
  if (most === 1) return [name];
  let best: readonly string[] = [name];
  for (const { index } of name.matchAll(/ /g)) {
    const lines = [name.slice(0, index), ...onLines(name.slice(index + 1), most - 1)];
    if (longestOf(lines) < longestOf(best)) best = lines;
  }
  return best;
}

function longestOf(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(({ length }) => length));
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The room along the uppermost side, from its left end, and further down, below what stands in the wall there. */
function cornersOf(outline: Polygon, doors: readonly Box[]): readonly Corner[] {
  const around = boundingBox(outline);
  const found: Corner[] = [];
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
    if (to - from > 40) found.push({ x: from, y, width: to - from });
  }
  return found;
}
