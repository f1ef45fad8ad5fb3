/**
 * Eliminating an enemy (p.14, p.15).
 *
 * Whoever kills an enemy gains 1 experience, or as much as the endurance of a zombie hero. A figure of the horde goes
 * back to the reserve; a zombie hero's card goes to its discard pile.
 */

import { moveCard } from '@necropole/kernel';
import type { EnemyId, EnemyKind } from '../content/ids.ts';
import type { MzTable, Rule } from '../shape.ts';
import { GONE, type Hero, hordeFigure, isZombieHero, placeOf, putEnemy, RESERVE } from '../world.ts';
import { checkVictory } from './end-of-match.ts';
import { gainXp } from './experience.ts';
import { zoneId } from './places.ts';

export function kindOfEnemy(enemy: EnemyId): EnemyKind {
  return isZombieHero(enemy) ? 'zombie-hero' : hordeFigure(enemy).kind;
}

/** The hits that it takes, before any effect: 2 for a brute, 1 for a walker or a runner, on its card for a zombie hero. */
export function printedEndurance(table: MzTable, enemy: EnemyId): number {
  return table.query('printedEndurance', kindOfEnemy(enemy) === 'brute' ? 2 : 1, { enemy });
}

/** Eliminates an enemy by this rule, unless something prevents it. Gives whether it died. */
export function* killEnemy(table: MzTable, enemy: EnemyId, by: Hero | null, cite: string): Rule<boolean> {
  const reaction = { prevented: false };
  yield* table.fire('enemyDies', { enemy, by, reaction });
  if (reaction.prevented) return false;
  const zone = placeOf(table.world, enemy);
  if (zone < 0) return false;
  const forGood = table.query('diesForGood', false, { enemy });
  putEnemy(table.world, enemy, forGood ? GONE : RESERVE);
  if (isZombieHero(enemy)) {
    const { zombieHeroesInPlay, zombieHeroDiscard, zombieHeroBox } = table.world;
    const onto = forGood ? zombieHeroBox : zombieHeroDiscard;
    moveCard(table, zombieHeroesInPlay, enemy, onto);
  }
  table.tell('enemy-killed', cite, { who: by?.id ?? null, enemy, zone: zoneId(table.board, zone) });
  yield* table.fire('enemyKilled', { enemy, by, zone });
  if (by !== null) {
    const worth = isZombieHero(enemy) ? printedEndurance(table, enemy) : 1;
    gainXp(table, by, table.query('killXp', worth, { enemy, hero: by }), isZombieHero(enemy) ? 'MZ-14.2' : 'MZ-14.1');
  }
  yield* checkVictory(table);
  return true;
}
