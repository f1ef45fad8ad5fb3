/** The places of a location: slots for tokens along its foot, empty rings until they are taken, and one for cards. */
import { type Box, boundingBox, type Point, type Polygon } from '@necropole/boards';

export const SLOT = 38;
const GAP = 6;
const TITLE = 36;
const SIDE = 12;
const CARD_SHAPE = 46 / 64;

export function slotsOf(count: number, outline: Polygon): readonly Point[] {
  if (count === 0) return [];
  const { x, y, width, height } = boundingBox(outline);
  const step = Math.min(SLOT + GAP, (width - 20) / count);
  const first = x + width / 2 - (step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i): Point => [first + i * step, y + height - SLOT / 2 - SIDE]);
}

/** At the left, between the title and the slots. */
export function cardPlaceOf(outline: Polygon): Box {
  const around = boundingBox(outline);
  const height = around.height - TITLE - SLOT - 2 * SIDE;
  return { x: around.x + SIDE, y: around.y + TITLE + 2, width: height * CARD_SHAPE, height };
}
