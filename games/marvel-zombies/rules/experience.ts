/**
 * Experience and danger levels (p.14).
 *
 * Experience raises a hero from blue to yellow, orange and red. Each level unlocks one more skill, for the rest of the
 * mission; spawn cards are read at the highest level among all heroes in play.
 */
import { type Level, levels } from '../content/ids.ts';
import type { MzTable } from '../shape.ts';
import type { Hero, World } from '../world.ts';
import { actionsOf } from './actions.ts';

/** The least experience of yellow, orange and red. */
export const THRESHOLDS = [7, 19, 43] as const;

/** 0 for blue, up to 3 for red. */
export function levelNumber(xp: number): number {
  let reached = 0;
  for (const threshold of THRESHOLDS) if (xp >= threshold) reached += 1;
  return reached;
}

export function levelOf(xp: number): Level {
  return levels[levelNumber(xp)] ?? 'blue';
}

/** The level at which spawn cards are read, whatever the mission says: the highest among the heroes in play. */
export function teamLevel(world: World): Level {
  let most = 0;
  for (const { zone, xp } of world.heroes) if (zone >= 0 && xp > most) most = xp;
  return levelOf(most);
}

/** A hero gains experience. What a new level unlocks is there at once: an action more, even in the middle of a turn. */
export function gainXp(table: MzTable, hero: Hero, xp: number, cite: string): void {
  if (xp <= 0 || hero.zone < 0) return;
  const before = levelNumber(hero.xp);
  const isActive = table.world.turn.hero === hero.id;
  const actions = isActive ? actionsOf(table, hero) : 0;
  hero.xp += xp;
  table.tell('xp-gained', cite, { who: hero.id, xp, now: hero.xp });
  const after = levelNumber(hero.xp);
  for (let level = before + 1; level <= after; level++) {
    table.tell('level-reached', 'MZ-14.3', { who: hero.id, level: levels[level] ?? 'red' });
  }
  if (isActive && after > before) table.world.turn.actions += actionsOf(table, hero) - actions;
}

/** Every hero in play gains experience. */
export function gainXpForAll(table: MzTable, xp: number, cite: string): void {
  for (const hero of table.world.heroes) gainXp(table, hero, xp, cite);
}
