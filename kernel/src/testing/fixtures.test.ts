import { describe, expect, test } from 'vitest';
import { writeReplay } from '../app.ts';
import { endingsOf, endingsWithout, faultOfFixture } from './fixtures.ts';
import { startToy } from './toys/play.ts';
import { ticTacToe } from './toys/tic-tac-toe.ts';

/** The first player has a line after the fifth mark. */
function lineOf(answers: number): string {
  const match = startToy(ticTacToe, 'fixture');
  [0, 3, 1, 4, 2].slice(0, answers).forEach((cell, at) => {
    match.answer(at % 2, `mark:${cell}`);
  });
  return writeReplay(match);
}

test('every ending of a mode has a fixture, and every mission its own', () => {
  expect(endingsOf(ticTacToe).map(({ fixture }) => fixture)).toEqual(['only--line', 'only--draw']);
  const modes = ticTacToe.modes.map((mode) => ({ ...mode, missions: ['short', 'long'] }));
  expect(endingsOf({ ...ticTacToe, modes }).map(({ fixture }) => fixture)).toEqual([
    'only--short--line',
    'only--short--draw',
    'only--long--line',
    'only--long--draw',
  ]);
  const some = modes.map((mode) => ({ ...mode, outcomesOf: { draw: [mode.missions[0] ?? ''] } }));
  expect(endingsOf({ ...ticTacToe, modes: some }).filter(({ outcome }) => outcome === 'draw')).toHaveLength(1);
});

test('an ending that no fixture is named after is missed', () => {
  expect(endingsWithout(ticTacToe, ['only--draw', 'only--line'])).toEqual([]);
  expect(endingsWithout(ticTacToe, ['only--line', 'mark-taken-twice'])).toEqual(['only--draw']);
});

describe('a fixture', () => {
  test('is true when its match ends as its name says', () => {
    expect(faultOfFixture(ticTacToe, 'only--line', lineOf(5))).toBeNull();
  });

  test('of a mended fault need not end in any way', () => {
    expect(faultOfFixture(ticTacToe, 'mark-taken-twice', lineOf(3))).toBeNull();
  });

  test.each([
    ['another ending', 'only--draw', lineOf(5), 'it ends by line'],
    ['no ending', 'only--line', lineOf(4), 'it ends by nothing yet'],
    ['a name that nothing ends by', 'only--flood', lineOf(5), 'no mode or mission of the game ends like this'],
    ['another version', 'only--line', lineOf(5).replace('"version":1', '"version":9'), 'it is of version 9'],
    ['another mission', 'only--line', lineOf(5).replace('"mission":null', '"mission":"x"'), 'has no missions'],
    ['another hash', 'only--line', lineOf(5).replace(/"hash":"[^"]*"/, '"hash":"0"'), 'the state differs'],
  ])('is false with %s', (_, name, text, fault) => {
    const said = (): string | null => {
      try {
        return faultOfFixture(ticTacToe, name, text);
      } catch (error) {
        return String(error);
      }
    };
    expect(said()).toContain(fault);
  });
});
