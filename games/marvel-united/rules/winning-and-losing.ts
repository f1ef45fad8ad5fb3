/** Winning and losing (p.5). */
import type { Seat } from '@necropole/kernel';
import type { MuTable, OutcomeId, Rule } from '../shape.ts';
import type { Hero } from '../world.ts';
import { villainOf } from './printed.ts';

/** How many completed Missions let the Heroes hurt the Villain. */
export const MISSIONS_NEEDED = 2;

/** The Heroes win, all of them. */
function* heroesWin(table: MuTable, id: OutcomeId, cite: string): Rule<never> {
  return yield* table.end({ id, cite, winners: table.board.heroSeats });
}

/** The Heroes lose: a Villain player has won. */
export function* heroesLose(table: MuTable, id: OutcomeId, cite: string): Rule<never> {
  const { villainSeat } = table.board;
  const winners: readonly Seat[] = villainSeat === null ? [] : [villainSeat];
  return yield* table.end({ id, cite, winners });
}

/** Have the Heroes completed enough Missions to defeat the Villain? */
export function canBeDefeated({ world }: MuTable): boolean {
  return world.completed.length >= MISSIONS_NEEDED;
}

/** Looks whether the match is over. The Heroes come first: if one step brings both, they win (MU-5.22). */
export function* checkEnd(table: MuTable): Rule {
  const villain = villainOf(table);
  const plot = villain.plot?.(table) === true;
  if (canBeDefeated(table)) {
    if (table.world.villain.health === 0 && villain.untouchable !== true) {
      yield* heroesWin(table, 'villain-defeated', plot ? 'MU-5.22' : 'MU-5.13');
    }
    if (villain.goal?.(table) === true) yield* heroesWin(table, 'heroic-goal-met', plot ? 'MU-5.22' : 'MU-5.14');
  }
  if (plot) yield* heroesLose(table, 'plot-come-true', 'MU-5.17');
}

/** A Hero without a single card, neither in hand nor in the deck (MU-5.19). */
export function isExhausted({ hand, deck }: Hero): boolean {
  return hand.cards.length === 0 && deck.cards.length === 0;
}
