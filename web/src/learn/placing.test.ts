import { describe, expect, it } from 'vitest';
import { leastOver, placeBeside } from './placing.ts';

const screen = { left: 0, top: 0, right: 1000, bottom: 600 };
const at = (left: number, top: number, size = 40) => ({ left, top, right: left + size, bottom: top + size });

describe('what explains a thing stands', () => {
  it('next to it, as near as can be', () => {
    expect(placeBeside(at(400, 280), [300, 120], screen, [])).toEqual({ left: 270, top: 332 });
  });

  it('on the other side where a piece is in the way', () => {
    expect(placeBeside(at(400, 280), [300, 120], screen, [at(410, 350)])).toEqual({ left: 270, top: 148 });
  });

  it('inside of the screen, and not on the thing itself', () => {
    const { left, top } = placeBeside(at(950, 550), [300, 120], screen, []);
    expect(left + 300).toBeLessThanOrEqual(1000);
    expect(top + 120).toBeLessThanOrEqual(600);
    expect(left + 300 <= 950 || top + 120 <= 550).toBe(true);
  });
});

describe('what lies over a small board', () => {
  const board = { left: 0, top: 0, right: 390, bottom: 400 };
  const box = (top: number, height = 80) => ({ left: 6, top, right: 334, bottom: top + height });

  it('stays where it is while it covers nothing', () => {
    expect(leastOver(box(6), board, [at(100, 200)])).toEqual(box(6));
  });

  it('goes to the other edge, or between two things, rather than onto one of them', () => {
    expect(leastOver(box(6), board, [at(100, 20)])).toEqual(box(314));
    expect(leastOver(box(6), board, [at(100, 20), at(100, 350)])).toEqual(box(72));
  });

  it('covers the less of two where there is no room', () => {
    const [high, low] = [at(100, 0, 160), at(100, 240, 160)];
    expect(leastOver(box(0, 180), board, [high, high, low])).toEqual(box(172, 180));
  });
});
