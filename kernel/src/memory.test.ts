import { expect, it } from 'vitest';
import { forget, type Notes, remember, remembers } from './memory.ts';

it('keeps apart what two holders of one component, and two components of one holder, have done', () => {
  const notes: Notes = [];
  remember(notes, 'ada', 'parry');
  expect(remembers(notes, 'ada', 'parry')).toBe(true);
  expect(remembers(notes, 'bob', 'parry')).toBe(false);
  expect(remembers(notes, 'ada', 'dodge')).toBe(false);
});

it('is noted once, and forgotten alone', () => {
  const notes: Notes = [];
  remember(notes, 'ada', 'parry');
  remember(notes, 'ada', 'parry');
  remember(notes, 'bob', 'parry');
  expect(notes).toEqual(['ada/parry', 'bob/parry']);
  forget(notes, 'ada', 'parry');
  expect(notes).toEqual(['bob/parry']);
  forget(notes, 'ada', 'parry');
  expect(notes).toEqual(['bob/parry']);
});
