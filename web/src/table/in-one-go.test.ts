/** Answers that one press gives. */
import type { SeenQuestion } from '@necropole/kernel/app';
import { beforeEach, expect, it } from 'vitest';
import { begin, next } from './in-one-go.ts';

const keys = ['shoot:ada', 'shoot:bo', 'enough'];

function asked(allowed: readonly string[], more: Partial<SeenQuestion> = {}): SeenQuestion {
  const options = keys.map((key) => ({ key, refusal: allowed.includes(key) ? null : { key: 'no' } }));
  return { key: 'who', seat: 0, options, ...more } as unknown as SeenQuestion;
}

const all = asked(keys, { inOneGo: { called: { key: 'all', params: {} }, facts: [], keys } });

// What a press left is forgotten with another question.
beforeEach(() => {
  next(asked([], { key: 'march' }));
});

it('gives them one after the other, as the same question comes again', () => {
  expect(begin(all)).toBe('shoot:ada');
  expect(next(asked(['shoot:bo', 'enough']))).toBe('shoot:bo');
  expect(next(asked(['enough']))).toBe('enough');
  expect(next(asked(['enough']))).toBeNull();
});

it('nothing was pressed: nothing is given', () => {
  expect(next(all)).toBeNull();
});

it.each([
  ['another question', asked(keys, { key: 'aim' })],
  ['somebody else is asked', asked(keys, { seat: 1 })],
  ['it is refused now', asked(['enough'])],
])('%s: the rest is forgotten', (_, question) => {
  begin(all);
  expect(next(question)).toBeNull();
  expect(next(asked(['shoot:bo']))).toBeNull();
});
