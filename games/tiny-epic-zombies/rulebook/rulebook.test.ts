import { faultsOfRulebook } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { rulebook } from './index.ts';

test('the rulebook is sound', () => {
  expect(faultsOfRulebook(rulebook)).toEqual([]);
});
