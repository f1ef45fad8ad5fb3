import type { Signs } from '@necropole/kernel';
import type { SeenOption } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { artOfGame, drawWith } from '../look/sprite.ts';
import { squareGrid } from '../scene/testing/scenes.ts';
import {
  answersAt,
  deadlyFact,
  groupRefused,
  keyOfDigit,
  listAnswers,
  numbersOf,
  pictureOfAnswer,
  remediesOf,
  symbolOfAnswer,
} from './answers.ts';
import { spacesAsked } from './reveal.ts';
import { isPlain, startOf, stepTo } from './stepping.ts';
import { allowed, asked, refused } from './testing/made-up.ts';

const drawn = (id: string): number => (id.startsWith('room') ? 1 : id.startsWith('piece') ? 2 : 0);

describe('another way to pay', () => {
  const paid = (key: string, chip: string, more: Partial<SeenOption> = {}): SeenOption => ({
    ...allowed(key, 'room-a'),
    pays: [chip],
    ...more,
  });
  const help = paid('help:a', 'star');
  const token = paid('help:a:token', 'token', { insteadOf: 'help:a' });

  it('stands at the end of the answer that does the same, and has no digit of its own', () => {
    const { answers } = listAnswers(asked(help, token, allowed('end')), drawn);
    expect(answers.map(({ digit, option, others }) => [digit, option.key, others.map(({ key }) => key)])).toEqual([
      ['1', 'help:a', ['help:a:token']],
      ['2', 'end', []],
    ]);
  });

  it('stands by itself where that one is refused or not there', () => {
    const keys = (...options: SeenOption[]): readonly string[] =>
      listAnswers(asked(...options), drawn).answers.map(({ option }) => option.key);
    expect(keys(refused('help:a', 'no-star', 'room-a'), token)).toEqual(['help:a:token']);
    expect(keys(token)).toEqual(['help:a:token']);
  });

  it('is not what its place stands for, unless its chip was chosen', () => {
    const at = (chip: string | null): readonly string[] =>
      answersAt(asked(help, token), 'room-a', chip).allowed.map(({ key }) => key);
    expect([at(null), at('star'), at('token'), at('coin')]).toEqual([
      ['help:a'],
      ['help:a'],
      ['help:a:token'],
      ['help:a'],
    ]);
  });
});

it('a long list folds the many places of a verb, and keeps what can be done in few of them', () => {
  const rooms = Array.from({ length: 14 }, (_, i) => allowed(`go:${i}`, `room-${i}`));
  const { onBoard } = listAnswers(asked(...rooms, allowed('open:a', 'room-door'), allowed('end')), drawn);
  expect(onBoard.map(({ key }) => key)).toEqual(rooms.map(({ key }) => key));
});

it('a figure among many places that the same can be done to stays in the list', () => {
  const walls = Array.from({ length: 14 }, (_, i) => allowed(`fire:${i}`, `room-${i}`));
  const { answers, onBoard } = listAnswers(asked(...walls, allowed('fire:rat', 'piece-rat'), allowed('end')), drawn);
  expect(onBoard).toHaveLength(14);
  expect(answers.filter(({ digit }) => digit !== null).map(({ option }) => option.key)).toEqual(['fire:rat', 'end']);
});

it('facings stand in a row, without digits; the others are counted as they stand', () => {
  const facing = (way: number): SeenOption => ({ ...allowed(`face:${way}`, 'room-a'), facing: way });
  const { answers } = listAnswers(asked(facing(0), facing(1), allowed('end')), drawn);
  expect(answers.map(({ digit }) => digit)).toEqual([null, null, '1']);
});

describe('answers that are seldom wanted', () => {
  const drops = [allowed('drop:a'), allowed('drop:b'), allowed('drop:c')];
  const folded = (...options: SeenOption[]): readonly [string, string | null, number][] =>
    listAnswers(asked(...options), drawn, ['drop']).answers.map(({ option, digit, alike }) => [
      option.key,
      digit,
      alike.length,
    ]);

  it('stand behind the first of them, and have no digits', () => {
    expect(folded(...drops, allowed('end'))).toEqual([
      ['drop:a', null, 3],
      ['drop:b', null, 3],
      ['drop:c', null, 3],
      ['end', '1', 0],
    ]);
  });

  it('stand by themselves where there is only one, or nothing else', () => {
    expect(folded(allowed('drop:a'), allowed('end'))).toEqual([
      ['drop:a', '1', 0],
      ['end', '2', 0],
    ]);
    expect(folded(...drops).map(([, digit]) => digit)).toEqual(['1', '2', '3']);
  });
});

describe('the list of answers', () => {
  it('numbers what is allowed, in the order of the game, and keeps what is refused apart', () => {
    const { answers, refused: below } = listAnswers(
      asked(refused('fight', 'nobody'), allowed('move:a', 'room-a'), refused('use:a', 'used'), allowed('end')),
      drawn,
    );
    expect(answers.map(({ digit, option }) => `${digit} ${option.key}`)).toEqual(['1 move:a', '2 end']);
    expect(below.map(([{ key }]) => key)).toEqual(['fight', 'use:a']);
  });

  it('lets the board explain refused spaces of a verb that is allowed elsewhere', () => {
    const { refused: below } = listAnswers(
      asked(allowed('move:a', 'room-a'), refused('move:b', 'too-far', 'room-b')),
      drawn,
    );
    expect(below).toEqual([]);
  });

  it('gives one reason for a verb that is refused everywhere on the board: one that can be helped, if there is one', () => {
    const far = ['a', 'b', 'c'].map((place) => refused(`move:${place}`, 'too-far', `room-${place}`));
    const shut = refused('move:d', 'closed', 'room-d');
    const keys = (...options: SeenOption[]): readonly string[] =>
      listAnswers(asked(...options, allowed('end')), drawn).refused.map(([{ key }]) => key);
    expect(keys(...far, shut)).toEqual(['move:a']);
    const helped: SeenOption = { ...shut, refusal: { key: 'closed', params: {}, cite: 'X-1.1', remedies: ['end'] } };
    expect(keys(...far, helped)).toEqual(['move:d']);
  });

  it('leaves it to the board where a verb is refused in many places', () => {
    const nowhere = Array.from({ length: 12 }, (_, i) => refused(`attack:${i}`, 'nobody-there', `room-${i}`));
    expect(listAnswers(asked(...nowhere, allowed('end')), drawn).refused).toEqual([]);
  });

  it('lists a refused answer that no board can show', () => {
    const { refused: below } = listAnswers(
      asked(allowed('use:a', 'card-a'), refused('use:b', 'used', 'card-b')),
      drawn,
    );
    expect(below).toHaveLength(1);
  });

  it.each([
    [11, 0, '03 end'],
    [12, 12, '1 end'],
  ])('with %i spaces and one more folds %i of them', (count, folded, last) => {
    const spaces = Array.from({ length: count }, (_, i) => allowed(`move:${i}`, `room-${i}`));
    const { answers, onBoard } = listAnswers(asked(...spaces, allowed('end')), drawn);
    expect(answers).toHaveLength(count + 1);
    expect(onBoard).toHaveLength(folded);
    const [first, end] = [answers[0], answers.at(-1)];
    expect(first?.digit).toBe(folded === 0 ? '1' : null);
    expect(`${end?.digit} ${end?.option.key}`).toBe(last);
  });

  it('puts a nought before the digits of the second nine', () => {
    const { answers } = listAnswers(asked(...Array.from({ length: 11 }, (_, i) => allowed(`card:c${i}`))), drawn);
    expect(answers.map(({ digit }) => digit)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '01', '02']);
  });
});

describe('refused answers', () => {
  it('stand together by verb and reason', () => {
    const groups = groupRefused([
      refused('shoot:a', 'far'),
      refused('shoot:b', 'far'),
      refused('shoot:c', 'own-room'),
      refused('fight', 'far'),
    ]);
    expect(groups.map((group) => group.map(({ key }) => key))).toEqual([
      ['shoot:a', 'shoot:b'],
      ['shoot:c'],
      ['fight'],
    ]);
  });

  it('know their remedies among what is allowed', () => {
    const no: SeenOption = {
      ...allowed('save'),
      refusal: { key: 'enemy', params: {}, cite: 'X-2.1', remedies: ['fight', 'flee'] },
    };
    expect(remediesOf(asked(no, allowed('fight'), refused('flee', 'blocked')), no).map(({ key }) => key)).toEqual([
      'fight',
    ]);
  });
});

describe('a place on the board', () => {
  it('gives every answer that is about it, by their last ref', () => {
    const question = asked(
      allowed('move:a', 'hero', 'room-a'),
      allowed('shoot:a', 'room-a'),
      refused('use:a', 'used', 'room-a'),
      allowed('move:b', 'room-b'),
    );
    const here = answersAt(question, 'room-a');
    expect(here.allowed.map(({ key }) => key)).toEqual(['move:a', 'shoot:a']);
    expect(here.refused.map(({ key }) => key)).toEqual(['use:a']);
  });
});

describe('consecutive numbers', () => {
  it('are a stepper, in order', () => {
    expect(
      numbersOf(asked(allowed('spend:2'), allowed('spend:0'), allowed('spend:1')))?.map(({ number }) => number),
    ).toEqual([0, 1, 2]);
  });

  it('begin at the first of the list, at an even share of what is shared out, or where the coach points', () => {
    const numbers = numbersOf(asked(...[0, 1, 2, 3, 4, 5].map((number) => allowed(`dice:${number}`)))) ?? [];
    const sharing = { symbol: 'd-6', left: 5, given: [], next: ['rat-1', 'rat-2'] };
    expect(startOf(numbers, null, undefined)).toBe(0);
    expect(startOf(numbers, null, sharing)).toBe(3);
    expect(startOf(numbers, 'dice:4', sharing)).toBe(4);
    expect(startOf(numbers, 'pass', undefined)).toBe(0);
    const downwards = numbersOf(asked(...[3, 2, 1].map((number) => allowed(`dice:${number}`)))) ?? [];
    expect(downwards.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(startOf(downwards, null, undefined)).toBe(2);
  });

  it('stand among other answers as one that is stepped to', () => {
    const { answers } = listAnswers(
      asked(
        allowed('walk:1'),
        allowed('strike:a:1', 'rat'),
        allowed('strike:a:2', 'rat'),
        allowed('strike:a:3', 'rat'),
        allowed('end'),
      ),
      () => 0,
    );
    expect(
      answers.map(({ option, digit, numbers }) => [option.key, digit, numbers.map(({ number }) => number)]),
    ).toEqual([
      ['walk:1', '1', []],
      ['strike:a:1', '2', [1, 2, 3]],
      ['end', '3', []],
    ]);
  });

  it('are none where each has a name of its own', () => {
    const called = (key: string): SeenOption => ({ ...allowed(key), called: { key: 'card', params: {} } });
    expect(numbersOf(asked(called('tile:1'), called('tile:2'), called('tile:3')))).toBeNull();
  });

  it('are stepped to by keys, and by digits where nothing else is asked', () => {
    const numbers = numbersOf(asked(...[1, 2, 3].map((number) => allowed(`bid:${number}`)))) ?? [];
    const typed = (key: string, more = {}) => ({
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      ...more,
    });
    expect(['+', '=', '-'].map((key) => stepTo(numbers, 1, typed(key), false))).toEqual([2, 2, 0]);
    expect([stepTo(numbers, 2, typed('+'), false), stepTo(numbers, 0, typed('-'), false)]).toEqual([2, 0]);
    expect([stepTo(numbers, 0, typed('3'), true), stepTo(numbers, 0, typed('3'), false)]).toEqual([2, null]);
    expect([isPlain(typed('1')), isPlain(typed('1', { altKey: true }))]).toEqual([true, false]);
    expect(stepTo(numbers, 1, typed('9'), true)).toBe(1);
    expect(stepTo(numbers, 1, typed('+', { ctrlKey: true }), false)).toBeNull();
  });

  it.each([
    ['a gap', [allowed('spend:0'), allowed('spend:1'), allowed('spend:3')]],
    ['other verbs', [allowed('spend:0'), allowed('spend:1'), allowed('pass')]],
    ['places', [allowed('room:1', 'room-1'), allowed('room:2', 'room-2'), allowed('room:3', 'room-3')]],
    ['too few', [allowed('spend:0'), allowed('spend:1')]],
  ])('are none with %s', (_, options) => {
    expect(numbersOf(asked(...options))).toBeNull();
  });
});

const signs = { events: {}, answers: { fight: 'i-attack', move: null }, deadly: ['over-the-edge'] } as unknown as Signs;

describe('danger', () => {
  it('is a fact that says so', () => {
    const facts = [
      { key: 'odds', params: {} },
      { key: 'over-the-edge', params: { percent: 33 } },
    ];
    expect(deadlyFact({ ...allowed('fight'), facts }, signs)).toBe(facts[1]);
    expect(deadlyFact({ ...allowed('fight'), facts: facts.slice(0, 1) }, signs)).toBeNull();
    expect(deadlyFact({ ...allowed('fight'), facts: [{ key: 'lethal', params: {} }] }, signs)).toBeNull();
  });
});

describe('the symbol of an answer', () => {
  it('is that of its verb, if it has one', () => {
    expect(symbolOfAnswer(signs, 'fight:rat:2')).toBe('i-attack');
    expect(symbolOfAnswer(signs, 'move:hall')).toBeNull();
  });

  it('is the picture of the component that it is called after, if that has one', () => {
    drawWith({ art: { ...artOfGame(), pictureOf: (id) => (id === 'lantern.1' ? 'i-lamp' : null) }, symbols: '' });
    const called = { key: 'hands-on', params: { to: 'ada', count: 2, thing: 'lantern.1' } };
    expect(pictureOfAnswer({ ...allowed('hand:1'), called })).toBe('i-lamp');
    expect(pictureOfAnswer({ ...allowed('hand:1'), called: { ...called, params: { to: 'ada' } } })).toBeNull();
    expect(pictureOfAnswer(allowed('hand:1'))).toBeNull();
  });
});

describe('on a board', () => {
  const board = squareGrid(5, 4);
  const moves = board.ground.spaces.map(({ id }) => allowed(`move:${id}`, id));

  it('a digit gives the answer beside it; those that stand on a crowded board have none', () => {
    const question = asked(...moves, allowed('search'), refused('fight', 'nobody'), allowed('end'));
    expect(['1', '2', '3'].map((digit) => keyOfDigit(question, board, digit))).toEqual(['search', 'end', null]);
    expect(keyOfDigit(asked(allowed('end')), board, '1')).toBe('end');
  });

  it('a digit gives no number of a stepper', () => {
    const question = asked(...[1, 2, 3].map((number) => allowed(`bid:${number}`)));
    expect(keyOfDigit(question, board, '1')).toBeNull();
  });

  it('a question is about the spaces that answer, and about where whoever is asked stands', () => {
    const question = { ...asked(refused('move:4-3', 'far', '4-3'), ...moves.slice(0, 2)), refs: ['mech'] };
    expect(spacesAsked(question, board)).toEqual(['0-0', '1-0', '1-1']);
  });
});

it('of a verb only those may be aside whose key says so; behind one answer they take no room', () => {
  const walls = Array.from({ length: 20 }, (_, i) => allowed(`fire:gun:wall-${i}`, `room-${i}`));
  const { answers, onBoard } = listAnswers(
    asked(allowed('fire:gun:rat', 'piece-rat'), ...walls, allowed('fire:gun:door-1', 'room-door')),
    drawn,
    ['fire/wall-'],
  );
  expect(onBoard).toEqual([]);
  expect(answers.filter(({ digit }) => digit !== null).map(({ digit, option }) => `${digit} ${option.key}`)).toEqual([
    '1 fire:gun:rat',
    '2 fire:gun:door-1',
  ]);
  expect(answers[1]?.alike).toHaveLength(20);
});
