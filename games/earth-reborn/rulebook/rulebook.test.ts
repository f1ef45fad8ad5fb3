import { statementsOf } from '@necropole/kernel';
import { faultsOfRulebook } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { rulebook } from './index.ts';

test('the rulebook is sound', () => {
  expect(faultsOfRulebook(rulebook)).toEqual([]);
});

test('each rule of the list is carried by one statement', () => {
  const carried = statementsOf(rulebook).flatMap(({ from }) => from);
  expect(new Set(carried).size).toBe(carried.length);
});
