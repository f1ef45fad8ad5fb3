/** The sequence of the fortress part (B-2.0): to come. */
import type { PhaseName, ZfTable } from '../shape.ts';
import { freshTurn } from '../world.ts';

/** The turn is over: the next player clockwise becomes active. */
export function endFortressTurn({ world, seats }: ZfTable): PhaseName {
  world.turn = freshTurn((world.turn.seat + 1) % seats);
  return 'fortress-turn';
}
