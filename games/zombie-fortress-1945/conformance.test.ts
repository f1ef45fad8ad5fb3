/**
 * The game conforms as far as it goes: every check of the kernel's suite but for what comes with the
 * fortress and the scene (whether every component and ending comes up, and what there is to see).
 */
import { findFaults } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { zombieFortress } from './index.ts';

const LATER: readonly number[] = [9, 11];

/** The short run plays three seats: two teams race for the castle, and somebody leads the dead. */
const seats: readonly [number, number] = process.env['NECROPOLE_LONG'] === '1' ? [2, 4] : [3, 3];

test('a match holds to the suite', () => {
  const game = { ...zombieFortress, modes: zombieFortress.modes.map((mode) => ({ ...mode, seats })) };
  const faults = findFaults(game, { matches: 1, longMatches: 2, sweep: 0 }).filter(
    ({ point }) => !LATER.includes(point),
  );
  expect(faults.map(({ point, message, match }) => `${point}. ${message} ${match?.seed ?? ''}`)).toEqual([]);
});
