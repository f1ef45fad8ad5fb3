/** Where things stand: the guide's three layouts, and the side on which the question speaks. */
import type { Scene } from '@necropole/kernel';

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
export function isBesideBoard({ width, height }: Pick<Scene, 'width' | 'height'>): boolean {
  return width / Math.max(1, height) <= WIDE;
}
