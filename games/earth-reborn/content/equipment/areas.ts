/** Areas around a square, as steps to the right and down of it; before a shooter, to the right and ahead. */
import type { SquareOffset } from '@necropole/boards';

export const centre: readonly SquareOffset[] = [[0, 0]];

/** The four squares beside it. */
export const cross: readonly SquareOffset[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The four that touch its corners. */
export const corners: readonly SquareOffset[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** The four that lie two squares away, straight on. */
export const points: readonly SquareOffset[] = [
  [0, -2],
  [2, 0],
  [0, 2],
  [-2, 0],
];
