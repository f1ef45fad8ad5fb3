/** What goes on in this round: who is activated, who acts, and the move under way. */
import { figureOf } from '../reading.ts';
import type { Figure, Move, Round, World } from '../world.ts';

export function roundOf({ round }: World): Round {
  if (round === null) throw new Error('Nobody is activated');
  return round;
}

/** Whoever carries out orders now. */
export function actingFigure(world: World): Figure {
  return figureOf(world, roundOf(world).figure);
}

/** The move order under way. */
export function moveOf(world: World): Move {
  const { move } = roundOf(world);
  if (move === null) throw new Error('Nobody moves');
  return move;
}
