import { expect, test } from 'vitest';
import { ranksOf } from './index.ts';

test('winners come first, the others by their points, and equal seats share a place', () => {
  expect(ranksOf({ winners: [1], points: [4, 9, 7, 4] }, 4)).toEqual([3, 1, 2, 3]);
  expect(ranksOf({ winners: [0, 2], points: [5, 1, 5] }, 3)).toEqual([1, 3, 1]);
});

test('a winner is first whatever the points, and without points the others are equal', () => {
  expect(ranksOf({ winners: [2], points: [3, 3, 3] }, 3)).toEqual([2, 2, 1]);
  expect(ranksOf({ winners: [1] }, 3)).toEqual([2, 1, 2]);
  expect(ranksOf({ winners: [] }, 2)).toEqual([1, 1]);
});
