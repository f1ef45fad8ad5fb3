/**
 * What an attack is worth as everything stands now (p.23): dice, accuracy, and the hits that each enemy takes.
 */
import { type EnemyId, hordeKinds } from '../content/ids.ts';
import type { Attack, AttackProfile } from '../content/kinds.ts';
import type { MzTable } from '../shape.ts';
import { countIn, isZombieHero } from '../world.ts';
import { printedEndurance } from './killing.ts';

/** May this attack strike this enemy at all? One die for each enemy means each of the horde: zombie heroes are ignored. */
export function isStruck(table: MzTable, profile: AttackProfile, enemy: EnemyId): boolean {
  const meant = profile.dice !== 'per-enemy' || !isZombieHero(enemy);
  return table.query('isTarget', meant, { enemy, profile });
}

/** All dice: those of the attack, and what skills, traits, citizens and power add where they may. */
export function diceOf(table: MzTable, attack: Attack): number {
  const { hero, profile, zone } = attack;
  const dice = profile.dice === 'per-enemy' ? hordeIn(table, attack) : profile.dice;
  return profile.bonusDice ? table.query('attackDice', dice, { hero, profile, zone }) + attack.bonus : dice;
}

function hordeIn({ world }: MzTable, { zone }: Attack): number {
  let count = 0;
  for (const kind of hordeKinds) count += countIn(world, kind, zone);
  return count;
}

function accuracyOf(table: MzTable, { hero, profile, zone }: Attack): number {
  return table.query('accuracy', profile.accuracy, { hero, profile, zone });
}

/** What is added to each die. */
export function dieBonusOf(table: MzTable, { hero, profile, resultBonus }: Attack): number {
  return table.query('dieBonus', resultBonus, { hero, profile });
}

/** The least face of a die that is a success: the accuracy, less what is added to each die. */
export function faceNeeded(table: MzTable, attack: Attack): number {
  return Math.max(1, accuracyOf(table, attack) - dieBonusOf(table, attack));
}

/** The hits that this enemy takes from this attack: at least 1. */
export function hitsToKill(table: MzTable, attack: Attack, enemy: EnemyId): number {
  const { hero, profile } = attack;
  const endurance = table.query('endurance', printedEndurance(table, enemy), { enemy, hero, profile });
  return Math.max(1, endurance - attack.enduranceLess);
}

/** The hits of one die strike one enemy: what is left of them is lost. */
export function successesToKill(table: MzTable, attack: Attack, enemy: EnemyId): number {
  return Math.ceil(hitsToKill(table, attack, enemy) / attack.profile.hits);
}
