/** Weapons that stun (page 43): after targeting a test, with a die for each CP that would be for damage; no wounds. */
import { yellowDie } from '../content/dice.ts';
import type { StunWeapon } from '../content/equipment/kinds.ts';
import { succeeds } from '../phrases/reading.ts';
import type { ErTable } from '../shape.ts';
import type { Figure } from '../world.ts';
import { faceOf } from './dice.ts';

/** The dice of the test (ER-43.16). */
export function stunDice({ phrases: [{ test }] }: Pick<StunWeapon, 'phrases'>, command: number): number {
  const own = test === null || 'skills' in test.chances ? 0 : test.chances.dice;
  return own + command;
}

export function stun(
  table: ErTable,
  shooter: Figure,
  target: Figure,
  weapon: Pick<StunWeapon, 'phrases'>,
  command: number,
): void {
  const { test, effects } = weapon.phrases[0];
  const dice = Array.from({ length: stunDice(weapon, command) }, () => table.roll(yellowDie.length));
  const points = dice.reduce((sum, die) => sum + faceOf(die).test, 0);
  const isStunned = test === null || succeeds(test, points);
  table.tell('stun-rolled', 'ER-43.16', { figure: shooter.id, dice, points, threshold: test?.threshold ?? 0 });
  for (const effect of effects) {
    if (!isStunned || effect.does !== 'paralyse') continue;
    // CP of the bank, which count towards its maximum.
    target.spent += effect.points;
    target.paralysed += effect.points;
    table.tell('paralysed', 'ER-43.16', { figure: target.id, points: effect.points, by: shooter.id });
  }
}
