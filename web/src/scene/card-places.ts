/** Where pieces stand on a card, on its own grid of 64: in the slots along its foot, or over its picture. None reaches beyond it. */
import type { Point } from '@necropole/boards';
import type { SceneCard, ScenePiece } from '@necropole/kernel';
import { showsBack } from './tokens.ts';

/** From this size on, in design pixels, a card can be read. */
export const READABLE = 70;
const FOOT = 23;
const RIGHT = 20.5;
const WIDTH = 41;
/** From one sign along the foot to the next; where the first begins, and how much of a step a sign and a letter take. */
const STEP = 11.5;
const FOOT_LEFT = 19.75;
const SIGN = 0.87;
const LETTER = 0.5;
/** A piece with its signs and its number is wider than its token. */
const TOKEN = 0.9;
const MOST_IN_LINE = 3;

/** Places on a card, and how large what stands in one is. */
export interface CardPlaces {
  readonly points: readonly Point[];
  readonly size: number;
}

/** A sign along the foot of a card: where its middle is, and where its text begins. */
export interface FootSign {
  readonly x: number;
  readonly textAt: number;
  readonly size: number;
}

/** What a card gives, from the left, then the places for what it needs; in the middle where these are alone. Closer where there are many; `most` is the room for each. */
export function footOfCard({ badges = [], of }: SceneCard, most = STEP): readonly FootSign[] {
  const widths = [...badges.map(({ text = '' }) => 1 + text.length * LETTER), ...Array<number>(of?.need ?? 0).fill(1)];
  const wide = widths.reduce((sum, width) => sum + width, 0);
  const step = Math.min(most, WIDTH / wide);
  let x = badges.length > 0 && of === undefined ? -FOOT_LEFT : (-wide * step) / 2;
  return widths.map((width) => {
    const sign = { x: x + step / 2, textAt: x + step, size: step * SIGN };
    x += width * step;
    return sign;
  });
}

export function isReadable(card: SceneCard, size: number): boolean {
  return size >= READABLE && !showsBack(card);
}

/** At the right of its foot, where what it gives leaves room. */
export function slotsOfCard({ slots = 0, badges = [] }: SceneCard): CardPlaces {
  const step = Math.min(STEP, (WIDTH - badges.length * STEP) / Math.max(1, slots));
  const points = Array.from({ length: slots }, (_, i): Point => [RIGHT - (slots - i - 0.5) * step, FOOT]);
  return { points, size: step - 1.5 };
}

/** So many things side by side over the picture of a card; over all of a small one. In a row from the left, where no other card lies. */
export function overPicture(card: SceneCard, size: number, count: number, inRow: boolean): CardPlaces {
  const [top, height] = isReadable(card, size) ? [-28.5, 26] : [-27, 54];
  const lines = count > MOST_IN_LINE || height > WIDTH ? Math.ceil(count / MOST_IN_LINE) : 1;
  const inLine = Math.ceil(count / Math.max(1, lines));
  const across = Math.min(WIDTH / Math.max(1, inLine), height / Math.max(1, lines));
  const left = inRow ? -RIGHT : (-across * inLine) / 2;
  const points = Array.from({ length: count }, (_, i): Point => {
    const line = Math.floor(i / inLine);
    return [left + ((i % inLine) + 0.5) * across, top + height / 2 + (line - (lines - 1) / 2) * across];
  });
  return { points, size: across * TOKEN };
}

/** What lies on the covered signs of a card: the first pieces on it that stand in no slot. */
export function lidsOf(
  { covered = [] }: SceneCard,
  pieces: readonly ScenePiece[],
  card: string,
): readonly ScenePiece[] {
  return pieces.filter(({ at, slot }) => at === card && slot === undefined).slice(0, covered.length);
}
