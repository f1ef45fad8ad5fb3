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
  const { outcome } = situation(ticTacToe, { example: 'TTT-example-1' }).play('mark:2');
  expect(outcome?.id).toBe('line');
});

describe('proves', () => {
  test('knows what a test did not prove', () => {
    const heard = (...cites: string[]) => ({ cited: new Set(cites), examples: new Set(['TTT-example-1']) });
    expect(unproved(book, ['TTT-1.1'], heard('TTT-1.1'))).toBeNull();
    expect(unproved(book, ['TTT-1.3'], heard('TTT-1.1'))).toMatch(/TTT-1\.3 did not come up.*TTT-1\.1/);
    expect(unproved(book, ['TTT-9.9'], heard())).toMatch(/no statement TTT-9\.9/);
    expect(unproved(book, ['TTT-1.1'], heard('TTT-1.1'), 'TTT-example-1')).toBeNull();
    expect(unproved(book, ['TTT-1.1'], heard('TTT-1.1'), 'TTT-example-2')).toMatch(/does not stand in its position/);
  });
});
