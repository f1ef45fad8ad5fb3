import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOfSuccesses, type DieOdds } from './combat-odds.ts';

const none = [0, 0, 0, 0, 0, 0];
const fourPlus: DieOdds = { successes: [false, false, false, true, true, true], adds: none };

test('three dice at 4+: 7 in 8 for one hit, 1 in 2 for two, 1 in 8 for three', () => {
  expect([0, 1, 2, 3, 4].map((least) => chanceOfSuccesses(fourPlus, 3, least))).toEqual([1, 0.875, 0.5, 0.125, 0]);
});

test('a 6 that adds a die: one die reaches two hits as often as a 6 is followed by a success', () => {
  const die: DieOdds = { ...fourPlus, adds: [0, 0, 0, 0, 0, 1] };
  // At least one success is the same; two need a 6 and then a success.
  expect(chanceOfSuccesses(die, 1, 1)).toBeCloseTo(1 / 2, 12);
  expect(chanceOfSuccesses(die, 1, 2)).toBeCloseTo(1 / 12, 12);
  expect(chanceOfSuccesses(die, 1, 3)).toBeCloseTo(1 / 72, 12);
});

test('every chance is what counting all rolls gives', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 5 }),
      (successes, dice, least) => {
        let found = 0;
        for (let roll = 0; roll < 6 ** dice; roll++) {
          let hits = 0;
          for (let rest = roll, i = 0; i < dice; i++, rest = Math.floor(rest / 6)) if (successes[rest % 6]) hits += 1;
          if (hits >= least) found += 1;
        }
        expect(chanceOfSuccesses({ successes, adds: none }, dice, least)).toBeCloseTo(found / 6 ** dice, 10);
      },
    ),
    { numRuns: 40 },
  );
});
