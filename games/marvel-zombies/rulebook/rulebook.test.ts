import { statementsOf } from '@necropole/kernel';
import { faultsOfRulebook } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { rulebook } from './index.ts';

test('the rulebook is sound', () => {
  expect(faultsOfRulebook(rulebook)).toEqual([]);
});

test('each rule of the list is carried by one statement, but for the missions of zombie mode', () => {
  const carried = statementsOf(rulebook).flatMap(({ from }) => from);
  expect(new Set(carried).size).toBe(carried.length);
  expect(rulebook.excused.map(({ from }) => from)).toEqual(Array.from({ length: 24 }, (_, i) => `M${351 + i}`));
});
