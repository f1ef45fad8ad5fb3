/** Where things stand: the guide's three layouts, and the side on which the question speaks. */
import type { Ground } from '@necropole/kernel';

export type Layout = 'desktop' | 'tablet' | 'phone';

const DESKTOP = 1100;
const PHONE = 700;
/** Wider boards have the question under them. */
const WIDE = 1.6;

export function layoutFor(width: number): Layout {
  return width >= DESKTOP ? 'desktop' : width > PHONE ? 'tablet' : 'phone';
}

/** A phone held sideways: too low for a board above its question. */
const LOW = 500;

export function isLyingDown(width: number, height: number): boolean {
  return width < DESKTOP && height <= LOW && width > height;
}

/** Does the question stand at the side of this board? */
export function isBesideBoard({ width, height }: Pick<Ground, 'width' | 'height'>): boolean {
  return width / Math.max(1, height) <= WIDE;
}

/** Where the question stands beside them, boards so much wider than high leave a low band free under them: a long tip reaches up to here. */
const ROOM_BELOW = 1.2;
const NEAR_BAND = 0.85;

/**
 * Does a tip stand in the lower half of the board? It keeps off what is pointed at; on a desk it stands in the band
 * under a board, where there is one.
 */
export function isTipLow(
  board: Pick<Ground, 'width' | 'height'>,
  pointedAt: { readonly middle: { readonly y: number } } | null,
  layout: Layout,
): boolean {
  const hasBand = layout === 'desktop' && isBesideBoard(board) && board.width >= board.height * ROOM_BELOW;
  if (pointedAt === null) return hasBand;
  return pointedAt.middle.y < board.height * (hasBand ? NEAR_BAND : 0.5);
}
