import { describe, expect, test } from 'vitest';
import { cardsUntilVillain } from '../../rules/turn-sequence.ts';
import { filled, hero, tokensAt } from '../../testing/laid.ts';
import { played, villainActs } from '../testing/turns.ts';

test('Vibranium Weave: each blow that she takes is an attack for later; other Heroes’ are not', () => {
  const match = villainActs('black-panther', {
    told: ['black-panther.vibranium-weave-1'],
    plan: ({ move }) => move === 3,
  });
  match.answer(0, 'card:1').answer(1, 'card:1');
  expect(match.world.heroes.map(({ tokens }) => tokens.attack)).toEqual([1, 0]);
});

describe('Kimoyo Beads', () => {
  test('two tokens of different kinds, each for any Hero', () => {
    const match = played('black-panther.kimoyo-beads-1').answer('special');
    expect(match.options()).toEqual(['token:move', 'token:attack', 'token:heroic']);
    expect(match.option('token:attack').facts).toEqual([{ key: 'symbol-becomes', params: { what: 'for-a-hero' } }]);
    match.answer('token:attack');
    expect(match.options()).toEqual(['hero:hero-1', 'hero:hero-2']);
    match.answer('hero:hero-2');
    expect(match.options()).toEqual(['token:move', 'token:heroic']);
    match.play('token:heroic', 'hero:hero-1');
    expect(match.question.key).toBe('act');
    expect(hero(match, 'hero-2').tokens.attack).toBe(1);
    expect(hero(match).tokens).toEqual({ move: 0, attack: 0, heroic: 1, wild: 0 });
  });

  test('none for a Hero who is KO’d', () => {
    const match = played('black-panther.kimoyo-beads-2', {
      hands: { 'hero-1': ['black-panther.kimoyo-beads-2', 'black-panther.a-1'], 'hero-2': [] },
      change(world) {
        for (const other of world.heroes.slice(1)) other.ko = true;
      },
    });
    expect(match.play('special', 'token:move').options()).toEqual(['hero:hero-1']);
  });
});

describe('Wakandan Lab', () => {
  test('a Hero here or next door draws up to three cards', () => {
    const match = played('black-panther.wakandan-lab-1', {
      hands: {
        'hero-1': ['black-panther.wakandan-lab-1', 'black-panther.a-1', 'black-panther.mh-1', 'black-panther.ma-1'],
        'hero-2': ['captain-carter.a-1'],
      },
      at: { 'hero-2': 'tva-headquarters' },
    });
    match.answer('special');
    expect(match.options()).toEqual(['way:heal']);
    match.answer('way:heal');
    expect(match.options()).toEqual(['hero:hero-2']);
    match.answer('hero:hero-2');
    expect(hero(match, 'hero-2').hand.cards).toHaveLength(3);
  });

  test('or a Hero anywhere recharges all Equipment', () => {
    const match = played('black-panther.wakandan-lab-1', {
      equipment: ['spear-of-bashenga', 'solid-light-shield'],
      hand: ['black-panther.a-1', 'black-panther.mh-1', 'black-panther.ma-1'],
      change(world) {
        for (const { equipment } of world.heroes) for (const each of equipment) each.ready = false;
      },
    });
    match.answer('special');
    expect(match.options()).toEqual(['way:recharge-all']);
    match.play('way:recharge-all', 'hero:hero-1');
    expect(hero(match).equipment.map(({ ready }) => ready)).toEqual([true, true]);
  });

  test('not where nobody needs it', () => {
    const match = played('black-panther.wakandan-lab-1', {
      hand: ['black-panther.a-1', 'black-panther.mh-1', 'black-panther.ma-1'],
    });
    expect(match.refuses('special').key).toBe('nobody-to-restore');
    const far = played('black-panther.wakandan-lab-1', {
      hands: {
        'hero-1': ['black-panther.wakandan-lab-1', 'black-panther.a-1', 'black-panther.mh-1', 'black-panther.ma-1'],
        'hero-2': ['captain-carter.a-1'],
      },
      at: { 'hero-2': 'london' },
    });
    expect(far.refuses('special').key).toBe('nobody-to-restore');
    const spent = played('black-panther.wakandan-lab-1', { hand: ['black-panther.a-1'], decks: { 'hero-1': [] } });
    expect(spent.refuses('special').key).toBe('nobody-to-restore');
  });
});

test('Panther Leap: next door a Thug is defeated and a Civilian rescued', () => {
  const match = played('black-panther.panther-leap-1', {
    tokens: { 'alchemax-headquarters': 'TC', 'tva-headquarters': 'TTCC' },
  });
  match.play('special', 'location:tva-headquarters');
  expect([hero(match).at, tokensAt(match, 'tva-headquarters'), tokensAt(match, 'alchemax-headquarters')]).toEqual([
    'tva-headquarters',
    'TC',
    'TC',
  ]);
  expect([filled(match, 'defeat-thugs'), filled(match, 'rescue-civilians')]).toEqual([1, 1]);
});

describe('Three Steps Ahead', () => {
  const rich = (world: Parameters<NonNullable<Parameters<typeof played>[1]>['change'] & object>[0]) => {
    for (const { tokens } of world.heroes.slice(0, 1)) Object.assign(tokens, { move: 1, wild: 1 });
  };

  test('for a token the Villain acts one Hero card later', () => {
    const match = played('black-panther.three-steps-ahead-1', { change: rich });
    expect(cardsUntilVillain(match.world)).toBe(2);
    match.answer('special');
    expect(match.options()).toEqual(['token:move', 'token:wild']);
    expect(match.option('token:move').facts).toEqual([{ key: 'symbol-becomes', params: { what: 'discarded' } }]);
    match.answer('token:move');
    expect(hero(match).tokens).toEqual({ move: 0, attack: 0, heroic: 0, wild: 1 });
    expect(cardsUntilVillain(match.world)).toBe(3);
  });

  test('not for nothing', () => {
    expect(played('black-panther.three-steps-ahead-1').refuses('special').key).toBe('no-tokens-to-use');
  });
});
