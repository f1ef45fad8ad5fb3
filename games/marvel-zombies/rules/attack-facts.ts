/** What decides about an attack, told before the choice: its dice, and how likely it kills. */

import type { Fact } from '@necropole/kernel';
import type { EnemyKind } from '../content/ids.ts';
import type { Attack } from '../content/kinds.ts';
import type { Mz, MzTable } from '../shape.ts';
import { enemiesIn, isZombieHero } from '../world.ts';
import { diceOf, dieBonusOf, faceNeeded, isStruck, successesToKill } from './attack-values.ts';
import { chanceOfSuccesses, type DieOdds, FACES } from './combat-odds.ts';
import { kindOfEnemy } from './killing.ts';

/** Dice, and what each has to show; whom they are likely to eliminate; and whose end would hurt. */
export function attackFacts(table: MzTable, attack: Attack): readonly Fact<Mz>[] {
  const dice = diceOf(table, attack);
  const accuracy = faceNeeded(table, attack);
  return [
    { key: 'dice-and-accuracy', params: { dice, accuracy } },
    ...killFacts(table, attack, 0, dice),
    ...harmfulDeaths(table, attack),
  ];
}

/**
 * For each rank, how likely its first and its last enemy die, and the whole zone, with so many successes that are
 * already there and so many dice still to roll.
 */
export function killFacts(table: MzTable, attack: Attack, already: number, dice: number): readonly Fact<Mz>[] {
  const die = dieOdds(table, attack, faceNeeded(table, attack));
  const percent = (successes: number): number =>
    percentOf(chanceOfSuccesses(die, dice, Math.max(0, successes - already)));
  const facts: Fact<Mz>[] = [];
  let needed = 0;
  for (const { kind, successes } of ranksOf(table, attack)) {
    const [first = 0] = successes;
    facts.push({ key: 'kill-odds', params: { kind, kills: 1, percent: percent(needed + first) } });
    for (const each of successes) needed += each;
    const kills = successes.length;
    if (kills > 1) facts.push({ key: 'kill-odds', params: { kind, kills, percent: percent(needed) } });
  }
  if (facts.length > 1) facts.push({ key: 'clear-odds', params: { percent: percent(needed) } });
  return facts;
}

/** In percent; what is not certain is never called so. */
function percentOf(chance: number): number {
  const percent = Math.round(chance * 100);
  return chance >= 1 || chance <= 0 ? percent : Math.min(99, Math.max(1, percent));
}

/** The cards of those whose elimination would hurt heroes. */
function harmfulDeaths(table: MzTable, { zone, profile }: Attack): readonly Fact<Mz>[] {
  return enemiesIn(table.world, zone)
    .filter((enemy) => isZombieHero(enemy) && isStruck(table, profile, enemy))
    .filter((enemy) => table.query('isDeathHarmful', false, { enemy }))
    .map((enemy) => ({ key: 'effect', params: { component: enemy } }));
}

function dieOdds(table: MzTable, attack: Attack, needed: number): DieOdds {
  const { hero, profile } = attack;
  const bonus = dieBonusOf(table, attack);
  return {
    successes: FACES.map((face) => face >= needed),
    adds: FACES.map((face) => table.query('diceFrom', 0, { hero, profile, result: face + bonus })),
  };
}

/** The ranks of the zone in the order in which they are struck, with the successes that each enemy takes, least first. */
function ranksOf(table: MzTable, attack: Attack): readonly { kind: EnemyKind; successes: number[] }[] {
  const ranks: { kind: EnemyKind; successes: number[] }[] = [];
  for (const enemy of enemiesIn(table.world, attack.zone)) {
    if (!isStruck(table, attack.profile, enemy)) continue;
    const kind = kindOfEnemy(enemy);
    let rank = ranks.find((each) => each.kind === kind);
    if (rank === undefined) {
      rank = { kind, successes: [] };
      ranks.push(rank);
    }
    rank.successes.push(successesToKill(table, attack, enemy));
  }
  for (const { successes } of ranks) successes.sort((a, b) => a - b);
  return ranks;
}
