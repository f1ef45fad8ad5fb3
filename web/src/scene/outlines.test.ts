import type { Polygon } from '@necropole/boards';
import { expect, test } from 'vitest';
import { outlineAround } from './outlines.ts';

const square = (x: number, y: number): Polygon => [
  [x * 40, y * 40],
  [x * 40 + 40, y * 40],
  [x * 40 + 40, y * 40 + 40],
  [x * 40, y * 40 + 40],
];

test('squares side by side have one line around them, as far inside everywhere', () => {
  expect(outlineAround([square(0, 0), square(1, 0)], 3)).toBe('M3 3L77 3L77 37L3 37z');
});

test('a bend is drawn inside of the field on both of its corners', () => {
  expect(outlineAround([square(0, 0), square(1, 0), square(0, 1)], 3)).toBe('M3 3L77 3L77 37L37 37L37 77L3 77z');
});

test('a hole has a line of its own, and squares that touch by a corner are two', () => {
  const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const)).filter(([x, y]) => x !== 1 || y !== 1);
  expect(
    outlineAround(
      ring.map(([x, y]) => square(x, y)),
      0,
    ).match(/M/g),
  ).toHaveLength(2);
  expect(outlineAround([square(0, 0), square(1, 1)], 3)).toBe('M3 3L37 3L37 37L3 37zM43 43L77 43L77 77L43 77z');
  expect(outlineAround([], 3)).toBe('');
});
