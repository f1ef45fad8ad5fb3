import { describe, expect, test } from 'vitest';
import { filled, hero, laid, tokensAt } from '../../testing/laid.ts';
import type { World } from '../../world.ts';
import { played } from '../testing/turns.ts';

const withTokens = (tokens: object) => (world: World) => {
  for (const one of world.heroes.slice(0, 1)) Object.assign(one.tokens, tokens);
};

describe('Modular Armor', () => {
  const tokens = { 'alchemax-headquarters': 'T' } as const;

  test('a Move token pays for an attack', () => {
    const match = played('ironheart.h-1', {
      told: ['ironheart.modular-armor-1', 'captain-carter.mh-1'],
      tokens,
      change: withTokens({ move: 1 }),
    });
    match.answer('attack:thug@alchemax-headquarters');
    expect([hero(match).tokens.move, tokensAt(match, 'alchemax-headquarters')]).toEqual([0, '']);
  });

  test('without it it does not', () => {
    const match = played('ironheart.h-1', { tokens, change: withTokens({ move: 1 }) });
    expect(match.refuses('attack:thug@alchemax-headquarters').key).toBe('no-symbol');
  });

  test('her symbols stay what they are', () => {
    const match = played('ironheart.h-1', { told: ['ironheart.modular-armor-1', 'captain-carter.mh-1'], tokens });
    expect(match.refuses('attack:thug@alchemax-headquarters').key).toBe('no-symbol');
  });
});

describe('Reconfigure', () => {
  const table = { told: ['captain-carter.ma-1'], tokens: { 'alchemax-headquarters': 'TTCC' } } as const;

  test('all symbols of one kind are worth any action in this turn', () => {
    const match = played('ironheart.reconfigure-2', table);
    expect(match.refuses('rescue:alchemax-headquarters').key).toBe('no-symbol');
    match.answer('special');
    expect(match.options()).toEqual(['symbol:move', 'symbol:attack']);
    match.play('symbol:move', 'rescue:alchemax-headquarters', 'rescue:alchemax-headquarters');
    expect(filled(match, 'rescue-civilians')).toBe(2);
    expect(match.refuses('move:tva-headquarters').key).toBe('no-symbol');
    expect(match.offers('attack:thug@alchemax-headquarters')).toBe(true);
  });

  test('and in this turn only', () => {
    const match = played('ironheart.reconfigure-2', {
      ...table,
      heroes: ['ironheart'],
      told: [],
      hand: ['ironheart.h-1', 'ironheart.ma-1'],
    });
    match.play('special', 'symbol:move', 'end', 'pass', 'play:2');
    expect(match.offers('move:tva-headquarters')).toBe(true);
    match.answer('move:tva-headquarters').answer('move:alchemax-headquarters');
    expect(match.refuses('rescue:alchemax-headquarters').key).toBe('no-symbol');
  });

  test('a Wild is one already', () => {
    const match = played('ironheart.reconfigure-1', { told: ['captain-carter.w-1'] }).answer('special');
    expect(match.options()).toEqual(['symbol:heroic']);
  });

  test('not without a symbol to change', () => {
    const match = played('ironheart.reconfigure-2').answer('move:tva-headquarters');
    expect(match.refuses('special').key).toBe('no-symbol-to-change');
  });
});

describe('Field Assembly', () => {
  test('up to two unused symbols become tokens', () => {
    const match = played('ironheart.field-assembly-1', { told: ['captain-carter.mh-1'] }).answer('special');
    expect(match.options()).toEqual(['symbol:move', 'symbol:attack', 'symbol:heroic']);
    match.play('symbol:heroic', 'symbol:attack');
    expect(match.question.key).toBe('act');
    expect(hero(match).tokens).toEqual({ move: 0, attack: 1, heroic: 1, wild: 0 });
    expect(match.world.turn.chips.filter(({ state }) => state === 'open').map(({ symbol }) => symbol)).toEqual([
      'move',
    ]);
  });

  test('one is enough, and a used one is none', () => {
    const match = played('ironheart.field-assembly-1', { told: ['captain-carter.mh-1'] });
    match.play('move:tva-headquarters', 'special', 'symbol:heroic', 'pass');
    expect(hero(match).tokens).toEqual({ move: 0, attack: 0, heroic: 1, wild: 0 });
    const used = played('ironheart.field-assembly-1', { tokens: { 'alchemax-headquarters': 'T' } });
    used.answer('attack:thug@alchemax-headquarters');
    expect(used.refuses('special').key).toBe('no-symbol-to-change');
  });
});

describe('Repulsor Drones', () => {
  const table = { told: ['captain-carter.ha-1'], tokens: { 'tva-headquarters': 'TC', london: 'TC' } } as const;

  test('attacks and Heroic actions reach next door, and no farther', () => {
    const match = played('ironheart.repulsor-drones-1', table);
    expect(match.offers('attack:thug@tva-headquarters')).toBe(false);
    match.answer('special');
    expect(match.options().filter((key) => /^(attack|rescue)/.test(key))).toEqual([
      'attack:thug@tva-headquarters',
      'rescue:tva-headquarters',
    ]);
    match.play('attack:thug@tva-headquarters', 'rescue:tva-headquarters');
    expect([hero(match).at, tokensAt(match, 'tva-headquarters')]).toEqual(['alchemax-headquarters', '']);
  });

  test('the next turn has none', () => {
    const match = played('ironheart.repulsor-drones-1', {
      ...table,
      heroes: ['ironheart'],
      told: [],
      hand: ['ironheart.ha-1', 'ironheart.ma-1'],
    });
    match.play('special', 'end', 'pass', 'play:1');
    expect(match.options().filter((key) => /^(attack|rescue)/.test(key))).toEqual([]);
  });
});

describe('Overclock', () => {
  test('three Wilds now, and the next card lies face down', () => {
    const match = played('ironheart.overclock-1', {
      heroes: ['ironheart'],
      hand: ['ironheart.ha-1', 'ironheart.ma-1'],
    });
    match.answer('special');
    expect(match.world.turn.chips.map(({ symbol }) => symbol)).toEqual(['attack', 'wild', 'wild', 'wild']);
    match.play('end', 'pass', 'play:1');
    expect(match.world.storyline[1]).toMatchObject({ by: 'hero-1', card: null });
    expect(match.world.turn.chips.map(({ symbol, from }) => `${symbol} ${from}`)).toEqual(['attack previous']);
  });

  test('the Hero after her has nothing of that card', () => {
    const match = laid({
      heroes: ['ironheart', 'captain-carter'],
      hands: { 'hero-1': ['ironheart.ha-1', 'ironheart.ma-1'] },
      change(world) {
        for (const { plays } of world.heroes.slice(0, 1)) plays.faceDown = true;
      },
    });
    match.play('play:1', 'end', 'pass').answer('play:1');
    expect(match.world.turn.chips.filter(({ from }) => from === 'previous')).toEqual([]);
  });
});
