import { provesFor, type Situation, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { SearchCardId } from '../content/ids.ts';
import { familyOf, isPackA, isWeapon, searchCardIds } from '../content/search/deck.ts';
import { tinyEpicZombies } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Tez } from '../shape.ts';
import { untilTurn } from '../testing/mall.ts';
import { seeded, setUpAs } from '../testing/set-ups.ts';

const proves = provesFor(rulebook);
const SEEDS = 60;

function packs(match: Situation<Tez>) {
  const { deck, stock } = match.world;
  return {
    a: deck.cards.filter(isPackA),
    b: deck.cards.filter((card) => !isPackA(card)),
    deck: deck.cards,
    stock: stock.cards,
  };
}

proves('TEZ-6.1', 'every search card is a Survival, an Event, a Weapon or a Backpack card', () => {
  const count = (is: (card: SearchCardId) => boolean): number => searchCardIds.filter(is).length;
  const survival = count((card) => familyOf(card) === 'survival');
  const events = count((card) => familyOf(card) === 'event');
  const backpack = count((card) => familyOf(card) === 'backpack');
  expect([survival, events, count(isWeapon), backpack]).toEqual([8, 4, 12, 8]);
  expect(survival + events + count(isWeapon) + backpack).toBe(32);
});

proves(['TEZ-6.2', 'TEZ-6.6'], 'all 12 Survival and Event cards are in the Search deck of 24', () => {
  seeded(10, (match) => {
    const { a, deck, stock } = packs(match);
    expect([...a].sort()).toEqual(searchCardIds.filter(isPackA).sort());
    expect([a.length, deck.length]).toEqual([12, 24]);
    expect(stock.some(isPackA)).toBe(false);
  });
  // Shuffled together: the packs do not lie one on the other.
  const tops = seeded(20, (match) => isPackA(packs(match).deck.at(-1) as SearchCardId));
  expect(new Set(tops).size).toBe(2);
});

proves(
  ['TEZ-6.3', 'TEZ-6.4'],
  'pack B is 12 weapons and backpack cards, any of them; the other 8 are the Supply deck',
  () => {
    const made = seeded(SEEDS, packs);
    for (const { b, stock } of made) {
      expect([b.length, stock.length]).toEqual([12, 8]);
      expect([...b, ...stock].sort()).toEqual(searchCardIds.filter((card) => !isPackA(card)).sort());
    }
    expect(new Set(made.flatMap(({ b }) => b)).size).toBe(20);
    expect(new Set(made.flatMap(({ stock }) => stock)).size).toBe(20);
    expect(new Set(made.map(({ b }) => [...b].sort().join())).size).toBeGreaterThan(SEEDS / 2);
  },
);

proves('TEZ-6.5', 'nobody sees what went into the Supply deck', () => {
  const match = untilTurn(setUpAs('cooperative-versus', 4));
  for (const seats of [[0], [1], [2], [3], [0, 1, 2, 3], []]) {
    const { stock } = match.view(...seats).world;
    expect(stock.cards).toEqual(new Array(8).fill(null));
    expect(stock.among ?? []).toEqual([]);
  }
});

proves.example('TEZ-example-6-packs', 'A of 12, B of 12, a Search deck of 24, and the rest', () => {
  const { a, b, deck, stock } = packs(situation(tinyEpicZombies, { example: 'TEZ-example-6-packs' }));
  expect([a.length, b.length, deck.length, stock.length]).toEqual([12, 12, 24, 32 - 24]);
  expect(new Set([...a, ...b])).toEqual(new Set(deck));
  expect(a.every((card) => ['survival', 'event'].includes(familyOf(card)))).toBe(true);
  expect([...b, ...stock].every((card) => isWeapon(card) || familyOf(card) === 'backpack')).toBe(true);
});
