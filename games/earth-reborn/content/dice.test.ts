import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { blackDie, yellowDie } from './dice.ts';

const proves = provesFor(rulebook);

proves('ER-10.9', 'the yellow die has six faces, five of them different', () => {
  expect(yellowDie).toHaveLength(6);
  expect(new Set(yellowDie.map(({ id }) => id)).size).toBe(5);
  expect(yellowDie.filter(({ critical }) => critical).map(({ hits, force, test }) => [hits, force, test])).toEqual([
    [0, 3, 3],
  ]);
  expect(yellowDie.filter(({ ammunition }) => ammunition).map(({ hits, test }) => [hits, test])).toEqual([[2, 2]]);
  const plain = yellowDie.filter(({ critical, ammunition }) => !critical && !ammunition);
  expect(plain.map(({ hits }) => hits)).toEqual([0, 1, 1, 2]);
  for (const { hits, force, test } of plain) expect([force, test]).toEqual([hits, hits]);
});

proves('ER-24.15', 'the black die has six faces, all different', () => {
  expect(blackDie.map(({ search, test, spy, gives }) => [search, test, spy, gives])).toEqual([
    [0, 0, 0, null],
    [2, 2, 0, null],
    [3, 3, 0, null],
    [3, 3, 0, 'flip'],
    [3, 3, 0, 'shuffle'],
    [0, 0, 1, null],
  ]);
});
