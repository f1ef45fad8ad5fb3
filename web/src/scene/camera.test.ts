import { describe, expect, it } from 'vitest';
import { outOf, within } from './camera.ts';

const board = { x: 0, y: 0, width: 200, height: 100 };
/** A screen that is as wide as the board and twice as high. */
const seen = { x: 0, y: -50, width: 200, height: 200 };

describe('a board under the camera', () => {
  it('lies whole and in the middle at the scale of 1, wherever it was dragged', () => {
    expect(within(board, seen, { scale: 1, x: 70, y: -30 })).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it('can be dragged up to its edges and no further', () => {
    expect(within(board, seen, { scale: 3, x: -120, y: -60 })).toEqual({ scale: 3, x: -120, y: -60 });
    expect(within(board, seen, { scale: 3, x: 40, y: 500 })).toEqual({ scale: 3, x: 0, y: -50 });
    expect(within(board, seen, { scale: 3, x: -900, y: -900 })).toEqual({ scale: 3, x: -400, y: -150 });
  });

  it('stays in the middle where it is still smaller than what is seen', () => {
    expect(within(board, seen, { scale: 1.5, x: -20, y: 999 })).toEqual({ scale: 1.5, x: -20, y: -25 });
  });
});

describe('what is to be seen', () => {
  it('moves the board no further than it must', () => {
    expect(outOf([0, 100], [20, 50])).toBe(0);
    expect(outOf([0, 100], [-20, 50])).toBe(-20);
    expect(outOf([0, 100], [80, 50])).toBe(30);
  });

  it('is seen around its middle where it is larger than the screen', () => {
    expect(outOf([0, 100], [-20, 160])).toBe(10);
    expect(outOf([10, 100], [-20, 160])).toBe(0);
  });
});
