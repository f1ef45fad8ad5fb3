/** What goes on in this round: who is activated, who acts, and the move under way. */
import { figureOf } from '../reading.ts';
import type { Figure, Move, Round, World } from '../world.ts';

export function roundOf({ round }: World): Round {
  if (round === null) throw new Error('Nobody is activated');
  return round;
}

export function isIntercepting({ round }: World): boolean {
  return round !== null && round.interception !== null;
}

/** Whoever carries out orders now: the interceptor, while there is one. */
export function actingFigure(world: World): Figure {
  const { figure, interception } = roundOf(world);
  return figureOf(world, interception?.figure ?? figure);
}

/** What is counted of whoever acts: orders, and the move under way. */
export function actingOf(world: World): { orders: number; move: Move | null } {
  const round = roundOf(world);
  return round.interception ?? round;
}

/** The move order under way, if there is one. */
export function moveNow(world: World): Move | null {
  return actingOf(world).move;
}

export function moveOf(world: World): Move {
  const move = moveNow(world);
  if (move === null) throw new Error('Nobody moves');
  return move;
}
