import { anyGame, type Rulebook } from '@necropole/kernel';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../kernel/src/testing/toys/tic-tac-toe.ts';
import { citesPlayed, coverageOf, isWhole } from './rule-coverage.ts';

const said = { page: 1, fr: '', en: '' };
const book: Rulebook = {
  prefix: 'TOY',
  list: { prefix: 'Y', count: 5 },
  chapters: [
    {
      title: { fr: '', en: '' },
      statements: [
        { ...said, id: 'TOY-1.1', kind: 'rule', from: ['Y1'] },
        { ...said, id: 'TOY-1.2', kind: 'rule', from: ['Y2'] },
        { ...said, id: 'TOY-1.3', kind: 'data', from: ['Y3'] },
      ],
    },
  ],
  excused: [{ from: 'Y4', reason: 'a sentence about the box' }],
  examples: ticTacToe.rulebook.examples.map((example) => ({ ...example, id: 'TOY-example-1', proves: ['TOY-1.1'] })),
};

describe('rule coverage', () => {
  test('names what is uncited, untested, missing and excused', () => {
    const line = { game: 'TOY', test: 'a test', proves: ['TOY-1.1'], cited: ['TOY-1.1'], example: null };
    const coverage = coverageOf('toy', book, [line], new Set(), []);
    expect(coverage).toEqual({
      id: 'toy',
      statements: 3,
      uncited: ['TOY-1.2'],
      untested: ['TOY-1.2', 'TOY-1.3'],
      missing: ['Y5'],
      stated: {
        data: { statements: 1, unasserted: ['TOY-1.3'], inPassing: [] },
        absence: { statements: 0, unasserted: [], inPassing: [] },
      },
      excused: [{ from: 'Y4', reason: 'a sentence about the box' }],
      examples: { total: 1, tested: 0 },
    });
    expect(isWhole(coverage)).toBe(false);
  });

  test('takes cites of matches too, and is whole when nothing is left', () => {
    const all = ['TOY-1.1', 'TOY-1.2', 'TOY-1.3'];
    const line = { game: 'TOY', test: 'all of it', proves: all, cited: [], example: 'TOY-example-1' };
    const whole = { ...book, list: { prefix: 'Y', count: 4 } };
    const coverage = coverageOf('toy', whole, [line], new Set(['TOY-1.1', 'TOY-1.2']), []);
    expect(coverage.examples).toEqual({ total: 1, tested: 1 });
    expect(isWhole(coverage)).toBe(true);
  });

  test('says which data no test asserts, and which only tests of rules do', () => {
    const line = { game: 'TOY', test: 'a test', proves: ['TOY-1.3'], cited: [], example: null };
    const dataOf = (proves: readonly string[], assertions: number) => {
      const lines = [{ test: 'a test', assertions }];
      const { unasserted, inPassing } = coverageOf('toy', book, [{ ...line, proves }], new Set(), lines).stated.data;
      return { unasserted, inPassing };
    };
    expect(dataOf(['TOY-1.3'], 0)).toEqual({ unasserted: ['TOY-1.3'], inPassing: [] });
    expect(dataOf(['TOY-1.3', 'TOY-1.1'], 2)).toEqual({ unasserted: [], inPassing: ['TOY-1.3'] });
    expect(dataOf(['TOY-1.3'], 2)).toEqual({ unasserted: [], inPassing: [] });
  });

  test('hears the cites of random matches', () => {
    expect([...citesPlayed(anyGame(ticTacToe), 20)].sort()).toEqual(['TTT-1.1', 'TTT-1.2', 'TTT-1.3', 'TTT-1.4']);
  });
});
