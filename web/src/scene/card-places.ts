/** Where pieces stand on a card, on its own grid of 64: in the slots along its foot, or over its picture. None reaches beyond it. */
import type { Point } from '@necropole/boards';
import type { SceneCard, ScenePiece } from '@necropole/kernel';
import { showsBack } from './tokens.ts';

/** From this size on, in design pixels, a card can be read. */
export const READABLE = 70;
const FOOT = 23;
const RIGHT = 20.5;
export const WIDTH = 41;
/** From one sign along the foot to the next. */
export const STEP = 11.5;
/** A piece with its signs and its number is wider than its token. */
const TOKEN = 0.9;
const MOST_IN_LINE = 3;

/** Places on a card, and how large what stands in one is. */
export interface CardPlaces {
  readonly points: readonly Point[];
  readonly size: number;
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
