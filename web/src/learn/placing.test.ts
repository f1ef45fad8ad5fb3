import { describe, expect, it } from 'vitest';
import { placeBeside } from './placing.ts';

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
