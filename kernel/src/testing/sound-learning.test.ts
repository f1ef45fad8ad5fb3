import { expect, test } from 'vitest';
import { pictured } from '../app.ts';
import {
  anyGame,
  type HowToPlay,
  type Learning,
  type LegendEntry,
  type Panel,
  type Position,
  type Scene,
} from '../index.ts';
import { faultsOfLearning, unexplainedIn } from './sound-learning.ts';
import { ticTacToe } from './toys/tic-tac-toe.ts';

const game = anyGame(ticTacToe);
const [mode] = game.modes;
const config = { mode: mode?.id ?? '', mission: null, seats: mode?.seats[0] ?? 2, options: {} };
const position: Position = { config, setUp: (start) => game.setup(start) };

const sign: LegendEntry = {
  symbol: 'i-cross',
  group: 'token',
  name: { fr: 'Une croix', en: 'A cross' },
  text: { fr: 'La marque de qui commence.', en: 'The mark of whoever begins.' },
  cite: 'TTT-1.1',
};

const word = { fr: ['ligne'], en: ['line'] };

function panel(id: string, change: Partial<Panel> = {}): Panel {
  const picture = { position, seed: 'one page', seat: 0, crop: [] };
  return {
    id,
    title: { fr: 'Une case', en: 'A cell' },
    text: { fr: 'Coche une case libre.', en: 'Mark a free cell.' },
    cite: 'TTT-1.1',
    picture,
    ...change,
  };
}

const page: HowToPlay = {
  aim: panel('aim'),
  won: [panel('won')],
  lost: [panel('lost')],
  turn: [panel('one'), panel('two'), panel('three')],
  more: [],
  signs: ['i-cross'],
};

function learning(change: Partial<HowToPlay> = {}, more: Partial<Learning> = {}): Learning {
  return { howToPlay: { ...page, ...change }, lessons: [], legend: [sign], glossary: [], ...more };
}

/** A page whose aim is pictured otherwise. */
function shown(change: object): Learning {
  const picture = { position, seed: 'one page', seat: 0, crop: [], ...change };
  return learning({ aim: panel('aim', { picture }) });
}

test('what teaches a game well has no faults', () => {
  expect(faultsOfLearning(game, learning())).toEqual([]);
});

test.each<readonly [string, Learning, string]>([
  ['an answer that nobody is offered', shown({ answers: ['mark:nowhere'] }), 'aim: Nobody is offered mark:nowhere'],
  ['a lit option that is not allowed', shown({ lit: [{ key: 'fly:*' }] }), 'aim: fly:* is not allowed'],
  ['a thing that is not in the scene', shown({ crop: ['nowhere'] }), 'aim: nowhere is not in the scene'],
  ['a mark on nothing', shown({ marks: [{ kind: 'strike', at: 'nowhere' }] }), 'aim: nowhere is not in the scene'],
  ['a rule that is not in the book', learning({ aim: panel('aim', { cite: 'TTT-9.9' }) }), 'TTT-9.9 is no rule'],
  [
    'a long title',
    learning({ aim: panel('aim', { title: { fr: 'Court', en: 'Far too long to be read at a glance' } }) }),
    'aim, title: 35 signs in en, at most 24',
  ],
  [
    'a long text',
    learning({ aim: panel('aim', { text: { fr: 'Long. '.repeat(20).trim(), en: 'Short.' } }) }),
    'aim: 119 signs in fr, at most 110',
  ],
  [
    'a tone from above',
    learning({ aim: panel('aim', { text: { fr: 'Coche.', en: 'You simply mark a cell.' } }) }),
    'aim: the tone of en',
  ],
  ['a turn of two pictures', learning({ turn: [panel('one'), panel('two')] }), 'a turn has three to five pictures'],
  ['a panel twice', learning({ won: [panel('aim')] }), 'aim is there twice'],
  ['a sign that nobody explains', learning({ signs: ['i-crown'] }), 'the sign i-crown is not in the legend'],
  ['a sign twice', learning({}, { legend: [sign, sign] }), 'the sign i-cross is there twice'],
  [
    'a long sign',
    learning({}, { legend: [{ ...sign, text: { fr: 'Court.', en: 'Long. '.repeat(14).trim() } }] }),
    'i-cross: 83 signs in en, at most 80',
  ],
  [
    'a word without a form',
    learning({}, { glossary: [{ id: 'line', forms: { fr: [], en: ['line'] }, text: sign.text, cite: 'TTT-1.3' }] }),
    'line has no form in fr',
  ],
  [
    'a word that leads to an example that there is not',
    learning(
      {},
      { glossary: [{ id: 'line', forms: word, text: sign.text, cite: 'TTT-1.3', example: 'TTT-example-9' }] },
    ),
    'line: TTT-example-9 is no example',
  ],
  [
    'a chapter that opens with a strange sign',
    learning({}, { openings: [{ cite: 'TTT-1.1', text: sign.text, symbols: ['i-crown'] }] }),
    'TTT-1.1: the sign i-crown is not in the legend',
  ],
  [
    'a chapter that opens without a picture',
    learning({}, { openings: [{ cite: 'TTT-1.1', text: sign.text, symbols: [] }] }),
    'TTT-1.1: a chapter begins with a picture',
  ],
])('%s is a fault', (_, taught, fault) => {
  expect(faultsOfLearning(game, taught)).toContain(fault);
});

test('a chapter that nothing opens is a fault', () => {
  const [chapter] = game.rulebook.chapters;
  const second = { title: { fr: 'Plus loin', en: 'Further on' }, statements: [] };
  const longer = { ...game, rulebook: { ...game.rulebook, chapters: chapter === undefined ? [] : [chapter, second] } };
  expect(faultsOfLearning(longer, learning())).toEqual(['nothing opens the chapter "Further on"']);
});

test('a sign that neither the legend nor a component explains is found', () => {
  const { ground, ...rest } = situationScene();
  const space = { id: 'cell', kind: 'square' as const, outline: [], middle: { x: 0, y: 0 }, label: { key: 'cell' } };
  const scene = {
    ...rest,
    ground: { ...ground, spaces: [{ ...space, badges: [{ symbol: 'i-cross' }, { symbol: 'i-crown' }] }] },
  };
  expect(unexplainedIn(game, learning(), scene)).toEqual(['i-crown']);
});

function situationScene(): Scene {
  return pictured(game, { position, seed: 'signs', seat: 0, crop: [] }).scene;
}
