/**
 * The end of a match (p.7).
 *
 * All players win at once when every goal of the mission is met, in whatever phase. They lose at the start of the end
 * phase if a hero was eliminated, and at once where the mission says so. What the goals are is asked by a hook, so that
 * every rule can ask for it, those that missions call as well.
 */
import type { MzTable, OutcomeId, Rule } from '../shape.ts';
import { seatsOf } from './places.ts';

/**
 * Ends the match if the mission is accomplished, or lost. Called where something ends that a goal may count: a kill, an
 * objective, a citizen revealed, rescued or devoured, an exit, an action of a mission, a round. The experience that these
 * give is counted with them.
 */
export function* checkVictory(table: MzTable): Rule {
  yield* table.fire('goalsChecked', {});
}

export function* winMatch(table: MzTable): Rule<never> {
  return yield* table.end({ id: 'mission-accomplished', cite: 'MZ-7.1', winners: seatsOf(table.world) });
}

/** Everybody loses, by this rule. */
export function* failMatch(table: MzTable, how: Exclude<OutcomeId, 'mission-accomplished'>, cite: string): Rule<never> {
  return yield* table.end({ id: how, cite, winners: [] });
}
