/** What questions point at: the names of slots, symbols, places in a hand and enemies in the scene. */
import type { Enemy, MuTable } from '../shape.ts';
import { type Hero, type LocationId, placeOf } from '../world.ts';

/** A token, by its slot. */
export function slotId(at: LocationId, slot: number): string {
  return `${at}.${slot + 1}`;
}

/** A symbol of the turn. */
export function chipId(index: number): string {
  return `symbol-${index + 1}`;
}

/** The Action tokens of one kind that a Hero has. */
export function tokensId({ id }: Pick<Hero, 'id'>, symbol: string): string {
  return `tokens-${id}-${symbol}`;
}

/** The name of an enemy in the key of an answer. */
export function enemyId(enemy: Enemy): string {
  if (enemy.is === 'thug') return `thug@${enemy.at}`;
  return enemy.is === 'villain' ? 'villain' : enemy.card;
}

/** What stands for an enemy on the board. */
export function enemyRefs({ world }: MuTable, enemy: Enemy): readonly string[] {
  if (enemy.is === 'villain') return [enemy.at, 'villain'];
  if (enemy.is === 'henchman') return [enemy.at, enemy.card];
  return [enemy.at, slotId(enemy.at, placeOf(world, enemy.at).slots.lastIndexOf('thug'))];
}
