import { expect, it } from 'vitest';
import { chosenOf, toggled } from './several.ts';

const team = { values: ['ann', 'bo', 'cem'], default: 'any', several: [1, 2] as const };

it('what the game proposes is none of those that are chosen', () => {
  expect(chosenOf('any', team)).toEqual([]);
  expect(chosenOf(undefined, team)).toEqual([]);
  expect(chosenOf('cem,ann', team)).toEqual(['cem', 'ann']);
});

it('one is chosen after the other, the last so many, and with none left it is as the game proposes', () => {
  expect(toggled('any', 'bo', team)).toBe('bo');
  expect(toggled('bo', 'ann', team)).toBe('bo,ann');
  expect(toggled('bo,ann', 'cem', team)).toBe('ann,cem');
  expect(toggled('bo,ann', 'bo', team)).toBe('ann');
  expect(toggled('ann', 'ann', team)).toBe('any');
});
