/** The words that are printed on a space: their lines, and the box that they take. */
import { type Box, boundingBox, type Polygon } from '@necropole/boards';
import type { Badge, Label, SceneSpace } from '@necropole/kernel';
import { boxAround } from './geometry.ts';
import { LETTER, onLines } from './inscriptions.ts';
import { scaled } from './slots.ts';

export interface Written {
  readonly box: Box;
  readonly lines: readonly string[];
  /** The last line, which holds whatever lies on the others. */
  readonly last: string | null;
  readonly badges: readonly Badge[];
  /** They hold all the time. */
  readonly always: boolean;
}

export const LINE = 13.5;
const AROUND = 8;
/** The sign before them, and one for each thing that they give. */
export const SIGN = 28;
const MOST_LINES = 2;
/** Small letters are narrower than the capitals of names. */
const SMALL = 0.82;
const FROM_FOOT = 8;

export function wordsIn(
  { words }: SceneSpace,
  outline: Polygon,
  scale: number,
  say: (label: Label) => string,
): Written | null {
  if (words === undefined) return null;
  const { lines, always, badges = [], at, width, state } = words;
  const around = boundingBox(outline);
  const across = width === undefined ? around.width - 2 * SIGN : width * scale;
  const room = Math.floor((across - SIGN - AROUND - badges.length * SIGN) / (LETTER * SMALL));
  const said = lines.map(say);
  const broken = said.flatMap((line) => (said.length === 1 && line.length > room ? onLines(line, MOST_LINES) : [line]));
  const last = always === undefined ? null : say(always);
  const height = 10 + (broken.length + (last === null ? 0 : 1)) * LINE;
  const middle =
    at === undefined
      ? ([around.x + around.width / 2, around.y + around.height - height / 2 - FROM_FOOT] as const)
      : scaled(at, scale);
  return { box: boxAround(middle, across, height), lines: broken, last, badges, always: state === 'always' };
}
