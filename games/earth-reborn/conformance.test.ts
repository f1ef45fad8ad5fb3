/**
 * The scenarios hold to the kernel's suite. The short run leaves out the examples, which begin on tables of their own, and Fortress
 * Primus: 6 and 8 have all its modules. The long run plays them all.
 */
import type { Game } from '@necropole/kernel';
import { drawingsIn, findFaults, recordedIn } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { blackDie } from './content/dice.ts';
import { earthReborn } from './index.ts';
import type { Er } from './shape.ts';
import { usedElsewhere } from './testing/used-elsewhere.ts';

const here = new URL('./', import.meta.url);
const drawings = drawingsIn(new URL('./art/symbols.svg', here));

const ONLY_LONG: readonly string[] = ['fortress-primus'];

/** Timers, smoke, jamming, faces of the black die and two kinds of furniture do not come up in so few matches; the legend and later maps have them. */
const SELDOM_SEEN: readonly string[] = [
  ...['t-timer', 't-smoke', 't-jamming', 'f-barrels', 'f-water'],
  ...blackDie.map(({ id }) => `k-${id}`),
];
const UNDRAWN = 'Nobody names the drawings ';

/** Are these only drawings that are seldom seen? */
function isSeldomSeen(message: string): boolean {
  const names = message.startsWith(UNDRAWN) ? message.slice(UNDRAWN.length).split(', ') : null;
  return names?.every((name) => SELDOM_SEEN.includes(name)) === true;
}

const shortened: Game<Er> = {
  ...earthReborn,
  modes: earthReborn.modes.map(({ missions, ...mode }) => ({
    ...mode,
    missions: missions.filter((scenario) => !ONLY_LONG.includes(scenario)),
  })),
  components: earthReborn.components.filter(({ id }) => !ONLY_LONG.includes(id)),
  rulebook: { ...earthReborn.rulebook, examples: [] },
};

test('random matches of the scenarios hold to the suite', () => {
  const isLong = process.env['NECROPOLE_LONG'] === '1';
  const faults = findFaults(isLong ? earthReborn : shortened, {
    drawings,
    module: new URL('./index.ts', here).href,
    recorded: recordedIn(here),
    usedElsewhere,
    matches: 1,
    longMatches: 3,
    sweep: 40,
  });
  const told = faults
    .filter(({ message }) => !isSeldomSeen(message))
    .map(({ point, message, match }) => `${point}. ${message} ${match?.seed ?? ''}`);
  expect(told).toEqual([]);
});
