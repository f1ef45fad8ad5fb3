import { describe, expect, test } from 'vitest';
import type { Rulebook } from '../index.ts';
import { provesFor, unproved } from './proves.ts';
import { situation } from './situation.ts';
import { ticTacToe } from './toys/tic-tac-toe.ts';

const said = { page: 1, from: [], fr: '', en: '' };
const book: Rulebook = {
  ...ticTacToe.rulebook,
  chapters: [
    ...ticTacToe.rulebook.chapters,
    {
      title: { fr: '', en: '' },
      statements: [
        { ...said, id: 'TTT-2.1', kind: 'data' },
        { ...said, id: 'TTT-2.2', kind: 'absence' },
      ],
    },
  ],
  examples: [{ id: 'TTT-example-1', page: 1, proves: ['TTT-1.3'], title: { fr: '', en: '' } }],
};

const proves = provesFor(book);

proves('TTT-1.2', 'a marked cell cannot be marked again', () => {
  const { key } = situation(ticTacToe).play('mark:4').refuses('mark:4');
  expect(key).toBe('taken');
});

proves(['TTT-2.1', 'TTT-2.2'], 'data and absences need no cite', () => {
  expect(situation(ticTacToe).offers('pass')).toBe(false);
});

proves.example('TTT-example-1', 'three in a row win', () => {
  const { outcome } = situation(ticTacToe).play('mark:0', 'mark:3', 'mark:1', 'mark:4', 'mark:2');
  expect(outcome?.id).toBe('line');
});

describe('proves', () => {
  test('knows what a test did not prove', () => {
    expect(unproved(book, ['TTT-1.1'], new Set(['TTT-1.1']))).toBeNull();
    expect(unproved(book, ['TTT-1.3'], new Set(['TTT-1.1']))).toMatch(/TTT-1\.3 did not come up.*TTT-1\.1/);
    expect(unproved(book, ['TTT-9.9'], new Set())).toMatch(/no statement TTT-9\.9/);
  });
});
