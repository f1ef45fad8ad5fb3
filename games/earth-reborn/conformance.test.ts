/**
 * The scenarios hold to the kernel's suite, as far as the game goes: characters and order tiles do what they do as data, so that
 * whether every component was used (point 9) waits for those that have hooks.
 */
import { drawingsIn, findFaults } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { earthReborn } from './index.ts';

const drawings = drawingsIn(new URL('./art/symbols.svg', import.meta.url));

/** Its matches are replayed in a fresh process too. */
const module = new URL('./index.ts', import.meta.url).href;

const LATER: readonly number[] = [9];

/** Timers, smoke and two kinds of furniture do not come up in so few matches. */
function isSeldomSeen(message: string): boolean {
  return message.startsWith('Nobody names the drawings');
}

/** The short run leaves it to 6 and 8, which have all its modules; the long run plays every scenario. */
const ONLY_LONG: readonly string[] = ['fortress-primus'];

test('random matches of the scenarios hold to the suite', () => {
  // The examples begin on tables of their own: the long run plays on from each of them.
  const isLong = process.env['NECROPOLE_LONG'] === '1';
  const modes = earthReborn.modes.map(({ missions, ...mode }) => ({
    ...mode,
    missions: missions.filter((scenario) => !ONLY_LONG.includes(scenario)),
  }));
  const played = isLong ? earthReborn : { ...earthReborn, modes, rulebook: { ...earthReborn.rulebook, examples: [] } };
  const faults = findFaults(played, { drawings, module, matches: 1, longMatches: 3, sweep: 0 })
    .filter(({ point, message }) => !LATER.includes(point) && !isSeldomSeen(message))
    .map(({ point, message, match }) => `${point}. ${message} ${match?.seed ?? ''}`);
  expect(faults).toEqual([]);
});
