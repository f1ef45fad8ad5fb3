import { expect, it } from 'vitest';
import { initialsOf } from './tokens.ts';

it('a name is told by two letters, a numbered one by a letter and its number', () => {
  expect(['Miller', 'Old Miller', 'The Miller (Keeper 2)', 'Keeper 2', 'Keeper 12', '7'].map(initialsOf)).toEqual([
    'MI',
    'OM',
    'TM',
    'K2',
    'K12',
    '7',
  ]);
});
