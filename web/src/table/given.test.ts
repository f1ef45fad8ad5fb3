/** What a question shares out, as it stands on the board. */
import type { SeenQuestion } from '@necropole/kernel/app';
import { expect, it } from 'vitest';
import { besidePercent, givenOf } from './given.ts';

const voice = {
  fact: ({ params }: { readonly params: object }) => `${Object.values(params)} % for a hit`,
  label: ({ key }: { readonly key: string }) => key,
};
const odds = (percent: number) => ({ key: 'odds', params: { percent } });
const option = { key: 'dice:2', refs: ['rat-2'], facts: [odds(31)], path: [], gives: 2, refusal: null };
const question = {
  sharing: { symbol: 'd-6', left: 5, given: [{ to: 'rat-1', count: 3, fact: odds(42) }], next: ['rat-2', 'rat-3'] },
  options: [option],
} as unknown as SeenQuestion;

it('tells what was given, and what the answer pointed at would give', () => {
  expect([...(givenOf(question, option, voice).given ?? [])]).toEqual([
    ['rat-1', { symbol: 'd-6', count: 3, text: '42 %' }],
    ['rat-2', { symbol: 'd-6', count: 2, open: true, text: '31 %' }],
  ]);
  expect([...(givenOf(question, null, voice).given ?? [])]).toHaveLength(1);
});

it('tells nothing of a question that shares nothing out', () => {
  expect(givenOf(null, null, voice)).toEqual({});
});

it('who was named wears what for, also while something is shared out', () => {
  const named = [
    { of: 'ada', symbol: 'd-6', count: 2, label: { key: 'far' } },
    { of: 'bo', symbol: 'mine' },
  ];
  const worn = [
    ['ada', { symbol: 'd-6', named: true, count: 2, text: 'far' }],
    ['bo', { symbol: 'mine', named: true }],
  ];
  const asked = { named, options: [] } as unknown as SeenQuestion;
  expect([...(givenOf(asked, null, voice).given ?? [])]).toEqual(worn);
  expect([...(givenOf({ ...question, named }, null, voice).given ?? [])]).toEqual([
    ...worn,
    ['rat-1', { symbol: 'd-6', count: 3, text: '42 %' }],
  ]);
});

it('what a share is of stands beside it', () => {
  expect(besidePercent('31 % to kill it (4 lives)')).toBe('to kill it (4 lives)');
});
