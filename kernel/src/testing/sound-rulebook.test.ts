import { expect, test } from 'vitest';
import type { Rulebook, Statement } from '../index.ts';
import { faultsOfRulebook } from './sound-rulebook.ts';

const first: Statement = { id: 'B-1.1', page: 1, kind: 'rule', from: ['L1'], fr: 'On joue\u202f!', en: 'One plays.' };
const second: Statement = {
  id: 'B-2.1',
  page: 2,
  kind: 'data',
  from: ['L2'],
  fr: 'Voir B-1.1.',
  en: 'See B-1.1, too.',
};

/** A book of these statements, with a list of three numbers of which the last is excused. */
function book(statements: readonly Statement[], change: Partial<Rulebook> = {}): Rulebook {
  return {
    prefix: 'B',
    list: { prefix: 'L', count: 3 },
    chapters: [{ title: { fr: 'Le jeu', en: 'The game' }, statements }],
    excused: [{ from: 'L3', reason: 'another box' }],
    examples: [],
    ...change,
  };
}

test('a sound book has no faults', () => {
  expect(faultsOfRulebook(book([first, second]))).toEqual([]);
});

test.each<readonly [string, Rulebook, string]>([
  ['a wrong number', book([first, { ...second, id: 'B-2.2' }]), 'B-2.2 should be B-2.1'],
  ['a page that goes back', book([second, first]), 'B-1.1 goes back from page 2'],
  ['a statement twice', book([first, first, second]), 'B-1.1 is there twice'],
  ['a rule that is lost', book([first]), 'L2 is neither carried nor excused'],
  ['a number that is not listed', book([first, { ...second, from: ['L2', 'L9'] }]), 'L9 is not in the list of rules'],
  ['an excuse for what is carried', book([first, { ...second, from: ['L2', 'L3'] }]), 'L3 is carried and excused'],
  ['no number', book([first, { ...second, from: [] }]), 'B-2.1 names no number, or one twice'],
  ['no French', book([{ ...first, fr: '' }, second]), 'B-1.1: is missing in a language, or the same in both'],
  ['a stray space', book([{ ...first, en: 'One  plays.' }, second]), 'B-1.1: has a stray space'],
  ['a straight quote', book([{ ...first, en: "One can't." }, second]), 'B-1.1: has straight quotes or apostrophes'],
  ['a French space', book([{ ...first, fr: 'On joue !' }, second]), 'B-1.1: spaces French punctuation wrongly'],
  ['an English space', book([{ ...first, en: 'One plays !' }, second]), 'B-1.1: spaces English punctuation as French'],
  ['no full stop', book([{ ...first, en: 'One plays' }, second]), 'B-1.1: does not end as a sentence'],
  ['a dead cite', book([first, { ...second, en: 'See B-7.7.' }]), 'B-2.1: speaks of B-7.7, which is no statement'],
])('%s is found', (_, faulty, fault) => {
  expect(faultsOfRulebook(faulty)).toContain(fault);
});

test('an example is named by its page and shows statements of the book', () => {
  const position = { config: { mode: 'm', mission: null, seats: 1, options: {} }, setUp: () => ({}) as never };
  const title = { fr: 'Un tour', en: 'A turn' };
  const examples = [
    { id: 'B-example-2-turn', page: 2, proves: ['B-1.1'], title, position },
    { id: 'B-example-3-end', page: 2, proves: [], title, position },
    { id: 'B-example-2-win', page: 2, proves: ['B-9.9'], title, position },
  ];
  expect(faultsOfRulebook(book([first, second], { examples }))).toEqual([
    'B-example-3-end is not named by its page',
    'B-example-3-end shows nothing',
    'B-example-2-win shows B-9.9, which is no statement',
  ]);
});
