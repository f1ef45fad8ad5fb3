import { describe, expect, it } from 'vitest';
import type { Area } from '../learn/placing.ts';
import { allOn, frameFor } from './framing.ts';

const area = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const board = area(0, 50, 390, 250);
const button = area(340, 50, 44, 44);
const map = area(290, 210, 96, 84);
const over = [button, map];
const moved = ({ left, top, right, bottom }: Area, [dx, dy]: readonly [number, number]) =>
  area(left + dx, top + dy, right - left, bottom - top);

describe('the board moves', () => {
  it('not at all while whoever is asked is seen whole', () => {
    expect(frameFor([area(100, 100, 60, 60)], [], board, over)).toEqual([0, 0]);
    expect(frameFor([], [area(0, 0, 9, 9)], board, over)).toEqual([0, 0]);
  });

  it('until whoever stands over its edge is seen whole', () => {
    expect(frameFor([area(100, 20, 60, 60)], [], board, over)).toEqual([0, 36]);
    expect(frameFor([area(-30, 270, 60, 60)], [], board, over)).toEqual([36, -36]);
  });

  it.each([
    ['the button', area(330, 60, 50, 50)],
    ['the small map', area(300, 220, 60, 60)],
    ['both, and over the edge', area(360, 240, 60, 80)],
  ])('out from under %s', (_, asked) => {
    const there = moved(asked, frameFor([asked], [], board, over));
    for (const one of over)
      expect(there.left < one.right && one.left < there.right && there.top < one.bottom && one.top < there.bottom).toBe(
        false,
      );
    expect([there.left >= 0, there.right <= 390, there.top >= 50, there.bottom <= 300]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('to what the answers are about as well, the nearest first, as far as there is room', () => {
    const asked = area(20, 100, 60, 60);
    const [near, far] = [area(100, 270, 60, 60), area(1000, 100, 60, 60)];
    expect(frameFor([asked], [far, near], board, over)).toEqual([0, -36]);
  });

  it('so that whoever is asked lies in the middle where answers lie all around, and not all of them have room', () => {
    const asked = area(320, 100, 60, 60);
    const around = [area(0, 100, 60, 60), area(640, 100, 60, 60), area(320, 40, 60, 60), area(320, 250, 60, 60)];
    expect(frameFor([asked], around, board, over)).toEqual([-155, 45]);
    const all = [area(250, 100, 60, 60), area(390, 100, 60, 60), area(320, 50, 60, 60), area(320, 190, 60, 60)];
    expect(frameFor([asked], all, board, over)).toEqual([-66, 6]);
  });

  it('to those who may be asked, if all of them have room', () => {
    expect(allOn([area(0, 50, 60, 60), area(330, 240, 60, 60)], board)).toBe(true);
    expect(allOn([area(0, 50, 60, 60), area(331, 240, 60, 60)], board)).toBe(false);
  });
});
