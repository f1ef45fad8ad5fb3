import { expect, test } from 'vitest';
import { slipsIn } from './well-written.ts';

test.each([
  'It’s 2 Moves further: room 2, or “Stall & Co.” (4+)!',
  'At once, e.g. before an attack… 50% of 1.5.',
  'Hand-made, 13–14, MH7: the way out',
])('%s is well written in English', (text) => {
  expect(slipsIn('en', text)).toEqual([]);
});

test.each([
  'Juste à côté\u202f: «\u202fle Marché\u202f», à 50\u202f%\u202f!',
  'Il est près de l’étal\u00a0; à la place des autres\u202f?!',
  'au lieu de le vendre, de les voir partir ou de le punir',
])('%s is well written in French', (text) => {
  expect(slipsIn('fr', text)).toEqual([]);
});

test.each([
  ['en', '', 'empty or untrimmed'],
  ['en', 'too late ', 'empty or untrimmed'],
  ['fr', 'trop  tard', 'a double space'],
  ['en', 'It is over..', 'two full stops'],
  ['fr', "l'étal", 'a straight apostrophe'],
  ['en', 'drew undefined', 'a missing parameter'],
  ['en', 'drew [object Object]', 'a missing parameter'],
  ['fr', 'le butin de stall-12', 'a bare id'],
  ['en', 'go to stall.2', 'a bare id'],
  ['en', 'go to 13R.study', 'a bare id'],
  ['fr', 'Perdu !', 'no thin space at punctuation'],
  ['fr', 'Perdu:', 'no thin space at punctuation'],
  ['fr', '« Perdu\u202f»', 'no thin space at punctuation'],
  ['fr', 'près de le Marché', 'an article that should have melted'],
  ['fr', 'il passe à les étals', 'an article that should have melted'],
  ['fr', 'au bout de le couloir', 'an article that should have melted'],
  ['en', 'Lost !', 'a space before punctuation'],
] as const)('in %s, “%s” is %s', (language, text, slip) => {
  expect(slipsIn(language, text)).toEqual([slip]);
});
