/**
 * The actions of a turn (p.16): three at the blue level, more by skills. Not all of them need be used.
 */
import type { Fact } from '@necropole/kernel';
import type { Mz, MzTable, Verdict } from '../shape.ts';
import type { Hero } from '../world.ts';

/** Actions of a turn at the blue level. */
const ACTIONS = 3;

/** What most actions of a turn take, told beside them. */
export const ONE_ACTION: Fact<Mz> = { key: 'action-cost', params: { actions: 1 } };

/** The paid actions of a hero's turn, as their skills stand now. */
export function actionsOf(table: MzTable, hero: Hero): number {
  return table.query('actions', ACTIONS, { hero });
}

/** Are there so many actions left? */
export function judgeActions(table: MzTable, needed: number, cite = 'MZ-16.5'): Verdict {
  const left = table.world.turn.actions;
  return needed <= left ? null : { key: 'no-actions-left', params: { needed, left }, cite };
}

export function spendActions(table: MzTable, actions: number): void {
  const { turn } = table.world;
  if (actions > turn.actions) throw new Error(`There are not ${actions} actions left`);
  turn.actions -= actions;
}
