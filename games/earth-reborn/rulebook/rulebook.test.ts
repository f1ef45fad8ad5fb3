import { type Example, statementsOf } from '@necropole/kernel';
import { faultsOfRulebook } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { printedExamples } from './examples.ts';
import { rulebook } from './index.ts';

test('the rulebook is sound', () => {
  expect(faultsOfRulebook(rulebook)).toEqual([]);
});

test('each rule of the list is carried by one statement, but those of S.A.G.S., which no statement carries', () => {
  const carried = statementsOf(rulebook).flatMap(({ from }) => from);
  expect(new Set(carried).size).toBe(carried.length);
  expect(carried.length + rulebook.excused.length).toBe(rulebook.list.count);
  expect(rulebook.excused.filter(({ reason }) => !reason.includes('S.A.G.S.'))).toEqual([]);
});

/** A position that nobody opens: what an example says is looked at, not where it begins. */
const position: Example['position'] = {
  config: { mode: 'none', mission: null, seats: 2, options: {} },
  setUp: () => {
    throw new Error('a printed example without its position was opened');
  },
};

test('the printed examples are sound, and show what the book says', () => {
  const examples = printedExamples.map((example): Example => ({ ...example, position }));
  expect(faultsOfRulebook({ ...rulebook, examples })).toEqual([]);
});

test('each figure of the book belongs to one example, in the order of the book', () => {
  const figures = printedExamples.flatMap((example) => example.figures);
  expect(figures).toEqual(Array.from({ length: 47 }, (_, index) => index + 1));
  const pages = printedExamples.map(({ page }) => page);
  expect(pages).toEqual([...pages].sort((a, b) => a - b));
});
