/**
 * Tests of a phrase (page 22): its own dice, or those of the character’s values; each CP beyond the price is one more yellow die, and
 * rooms and equipment add theirs. Enough test points, and the effect happens.
 */

import type { Fact } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import { blackDie, yellowDie } from '../content/dice.ts';
import { diceOf, succeeds, type TestDice, throwsOf } from '../phrases/reading.ts';
import { figureOf, skillsOf } from '../reading.ts';
import type { Er, ErTable } from '../shape.ts';
import type { Figure } from '../world.ts';
import { type AddedDice, type Borne, componentOf, diceAddedFor, sumOfDice } from './bearers.ts';
import { blackFaceOf, faceOf } from './dice.ts';
import { percent } from './odds.ts';

/** Somebody who takes part in a test, with so many CP: whoever pays the price of the phrase, or a helper (ER-33.5, ER-33.13). */
export interface Tester {
  readonly figure: CharacterId;
  readonly command: number;
  readonly pays: boolean;
}

function addedFor(table: ErTable, figure: Figure, { asked }: Borne): readonly AddedDice[] {
  return asked.test === null ? [] : diceAddedFor(table, figure, throwsOf(asked.test));
}

/** What one of them rolls. A helper’s first CP brings in their own values, and no other die; a phrase’s own dice are rolled once. */
function diceFor(table: ErTable, borne: Borne, { figure: id, command, pays }: Tester): TestDice {
  const figure = figureOf(table.world, id);
  const { asked } = borne;
  const added = sumOfDice(addedFor(table, figure, borne));
  if (pays) return diceOf(asked, skillsOf(figure), command, added);
  const dice = diceOf({ ...asked, command: 1 }, skillsOf(figure), command, added);
  return asked.test !== null && 'skills' in asked.test.chances
    ? dice
    : { yellow: Math.max(0, command - 1), black: 0, automatic: 0 };
}

/** What all of them roll together. */
function diceTogether(table: ErTable, borne: Borne, testers: readonly Tester[]): TestDice {
  const all = testers.map((tester) => diceFor(table, borne, tester));
  const sum = (of: keyof TestDice): number => all.reduce((total, dice) => total + dice[of], 0);
  return { yellow: sum('yellow'), black: sum('black'), automatic: sum('automatic') };
}

/** Rolls, and says how it went; without a test there is nothing to fail (ER-22.1). */
export function passesTest(table: ErTable, figure: Figure, borne: Borne, testers: readonly Tester[]): boolean {
  const { test } = borne.asked;
  if (test === null) return true;
  let isAdded = false;
  for (const { figure: id } of testers) {
    const added = addedFor(table, figureOf(table.world, id), borne);
    tellAdded(table, figureOf(table.world, id), added, testers.length > 1 && id !== figure.id ? 'ER-33.10' : null);
    isAdded ||= added.length > 0;
  }
  const dice = diceTogether(table, borne, testers);
  if (testers.length > 1) {
    const { yellow, black, automatic } = dice;
    const figures = testers.map((tester) => tester.figure);
    table.tell('rolled-together', 'ER-31.9', { figures, dice: yellow + black, automatic });
  }
  const yellow = Array.from({ length: dice.yellow }, () => table.roll(yellowDie.length));
  const black = Array.from({ length: dice.black }, () => table.roll(blackDie.length));
  const points =
    dice.automatic +
    yellow.reduce((sum, die) => sum + faceOf(die).test, 0) +
    black.reduce((sum, die) => sum + blackFaceOf(die).test, 0);
  const command = testers.find(({ pays }) => pays)?.command ?? 0;
  table.tell('tested', isAdded ? 'ER-22.4' : citeOf(dice, command, borne), {
    figure: figure.id,
    yellow,
    black,
    automatic: dice.automatic,
    points,
    threshold: test.threshold,
  });
  if (succeeds(test, points)) return true;
  table.tell('test-failed', 'ER-22.8', { figure: figure.id, of: borne.of });
  return false;
}

/** Says what rooms and equipment add, each by its own rule; for whoever has joined, by that which counts it again. */
export function tellAdded(
  table: ErTable,
  { id }: Figure,
  added: readonly AddedDice[],
  joined: string | null = null,
): void {
  for (const { of, dice, cite } of added) {
    table.uses(componentOf(of));
    table.tell('dice-added', joined ?? cite, { figure: id, of, dice });
  }
}

/** With CP beyond the price for a corpse (ER-23.5) or a launch (ER-23.6); points without dice (ER-22.5); or as dice count (ER-22.7). */
function citeOf({ automatic }: TestDice, command: number, { asked }: Borne): string {
  if (asked.extraDice && command > asked.command) {
    if (asked.requires.some(({ asks }) => asks === 'facing-corpse')) return 'ER-23.5';
    if (asked.success.some(({ does }) => does === 'timer')) return 'ER-23.6';
  }
  return automatic > 0 ? 'ER-22.5' : 'ER-22.7';
}

/** How likely these dice come to at least so many points, in percent. */
export function testOdds({ yellow, black, automatic }: TestDice, threshold: number): number {
  let sums = [1];
  const dice = [
    ...Array.from({ length: yellow }, () => yellowDie.map(({ test }) => test)),
    ...Array.from({ length: black }, () => blackDie.map(({ test }) => test)),
  ];
  for (const faces of dice) {
    const next: number[] = [];
    for (const [sum, chance] of sums.entries()) {
      for (const points of faces) next[sum + points] = (next[sum + points] ?? 0) + chance / faces.length;
    }
    sums = Array.from(next, (chance) => chance ?? 0);
  }
  const needed = Math.max(0, threshold - automatic);
  return percent(sums.slice(needed).reduce((sum, chance) => sum + chance, 0));
}

/** How likely it is with the price alone, for whoever still chooses what to do. */
export function oddsOfPrice(table: ErTable, { id }: Figure, borne: Borne): readonly Fact<Er>[] {
  const price = { figure: id, command: borne.asked.command, pays: true };
  return testFacts(table, borne, [price]).filter(({ key }) => key === 'test-odds');
}

/** What a player weighs: the dice of all who take part, the threshold, and how likely it is. */
export function testFacts(table: ErTable, borne: Borne, testers: readonly Tester[]): readonly Fact<Er>[] {
  const { test } = borne.asked;
  if (test === null) return [];
  const dice = diceTogether(table, borne, testers);
  return [
    { key: 'test-dice', params: { ...dice, threshold: test.threshold } },
    { key: 'test-odds', params: { percent: testOdds(dice, test.threshold) } },
  ];
}
