import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isCorner, squareLine } from './square-lines.ts';

test('along a row a line crosses every upright edge', () => {
  expect(squareLine(2, 0)).toEqual([
    { over: [1, 0, 'left'], into: [1, 0] },
    { over: [2, 0, 'left'], into: [2, 0] },
  ]);
  expect(squareLine(0, -1)).toEqual([{ over: [0, 0, 'above'], into: [0, -1] }]);
  expect(squareLine(0, 0)).toEqual([]);
});

test('a diagonal goes through the corners, with a way around each on both sides', () => {
  expect(squareLine(1, -1)).toEqual([
    {
      over: [
        { first: [1, 0, 'left'], across: [1, 0], last: [1, 0, 'above'] },
        { first: [0, 0, 'above'], across: [0, -1], last: [1, -1, 'left'] },
      ],
      into: [1, -1],
    },
  ]);
});

test('a line that goes through no corner crosses the nearer edge first', () => {
  expect(squareLine(2, 1).map(({ into }) => into)).toEqual([
    [1, 0],
    [1, 1],
    [2, 1],
  ]);
  expect(squareLine(3, 1).map(({ over }) => isCorner(over))).toEqual([false, true, false]);
});

describe('any line', () => {
  const far = fc.integer({ min: -12, max: 12 });

  it('runs through the squares whose inside it touches, and through no others', () => {
    fc.assert(
      fc.property(far, far, (dx, dy) => {
        const through = new Set(squareLine(dx, dy).map(({ into }) => into.join()));
        const touched = new Set<string>();
        for (let x = -13; x <= 13; x++) {
          for (let y = -13; y <= 13; y++) {
            if ((x !== 0 || y !== 0) && touchesInside(dx, dy, x, y)) touched.add([x, y].join());
          }
        }
        expect(through).toEqual(touched);
      }),
    );
  });
});

/** Does the line from the middle of the square at the origin touch the inside of this square? By clipping, not by steps. */
function touchesInside(dx: number, dy: number, x: number, y: number): boolean {
  // In halves of a square, and as fractions of the way: [numerator, denominator].
  let [low, high]: (readonly [number, number])[] = [
    [0, 1],
    [1, 1],
  ] as const;
  for (const [step, from, to] of [
    [2 * dx, 2 * x - 1, 2 * x + 1],
    [2 * dy, 2 * y - 1, 2 * y + 1],
  ] as const) {
    if (step === 0) {
      if (from >= 0 || to <= 0) return false;
      continue;
    }
    const [enters, leaves] = step > 0 ? ([from, to] as const) : ([-to, -from] as const);
    const length = Math.abs(step);
    if (enters * (low?.[1] ?? 1) > (low?.[0] ?? 0) * length) low = [enters, length];
    if (leaves * (high?.[1] ?? 1) < (high?.[0] ?? 0) * length) high = [leaves, length];
  }
  return (low?.[0] ?? 0) * (high?.[1] ?? 1) < (high?.[0] ?? 0) * (low?.[1] ?? 1);
}
