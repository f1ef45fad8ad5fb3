/** The places of a location: slots for tokens along its foot, empty rings until they are taken, and one for cards. */
import { type Box, boundingBox, type Point, type Polygon } from '@necropole/boards';
import { type ScenePoint, type SceneSpace, slotsIn } from '@necropole/kernel';
import { boxAround } from './geometry.ts';

/** A slot with the token in it, and the token. */
export const SLOT = 38;
export const IN_SLOT = 36;
const GAP = 6;
const TITLE = 36;
const SIDE = 12;
/** A card is drawn on a grid of 64: so much of its height is its width. */
const CARD_SHAPE = 46 / 64;

/** Each where it lies, or so many along the foot. */
export function slotsOf(space: Pick<SceneSpace, 'slots'>, outline: Polygon, scale: number): readonly Point[] {
  const slots = slotsIn(space);
  const count = slots.length;
  if (count === 0) return [];
  const { x, y, width, height } = boundingBox(outline);
  const step = Math.min(SLOT + GAP, (width - 20) / count);
  const first = x + width / 2 - (step * (count - 1)) / 2;
  return slots.map((slot, i) =>
    slot === null ? [first + i * step, y + height - SLOT / 2 - SIDE] : scaled(slot.at, scale),
  );
}

/** A point of the board, in design pixels. */
export function scaled({ x, y }: ScenePoint, scale: number): Point {
  return [x * scale, y * scale];
}

/** Where the first card of a location lies: as it says, or at the left, between the title and the slots. */
export function cardPlaceOf({ cardAt }: Pick<SceneSpace, 'cardAt'>, outline: Polygon, scale: number): Box {
  if (cardAt !== undefined) {
    const width = cardAt.width * scale;
    return boxAround(scaled(cardAt.at, scale), width, width / CARD_SHAPE);
  }
  const around = boundingBox(outline);
  const height = around.height - TITLE - SLOT - 2 * SIDE;
  return { x: around.x + SIDE, y: around.y + TITLE + 2, width: height * CARD_SHAPE, height };
}
