/** What goes on in this round: who is activated, who acts, and the move under way. */
import { figureOf, isOnMap, plays } from '../reading.ts';
import type { Move, Round, Watch } from '../round.ts';
import type { ErTable } from '../shape.ts';
import type { Figure, World } from '../world.ts';

export function roundOf({ round }: World): Round {
  if (round === null) throw new Error('Nobody is activated');
  return round;
}

export function isIntercepting({ round }: World): boolean {
  return round !== null && round.interception !== null;
}

/** Whoever may be intercepted: the activated character; in a combined move whoever moves (ER-31.15). */
export function watchedFigure(world: World): Figure {
  const { figure, combined } = roundOf(world);
  return figureOf(world, combined?.mover ?? figure);
}

/** May it carry out orders of the active player: is it on the map, and still commanded by that player (ER-15.32)? */
export function mayAct({ active }: World, figure: Figure): boolean {
  return isOnMap(figure) && figure.seat === active;
}

/** What the enemies have had of whoever may be intercepted: of each in a combined move on their own. */
export function watchOf(world: World): Watch {
  const round = roundOf(world);
  const { combined } = round;
  const isOther = combined !== null && combined.mover !== null && combined.mover !== round.figure;
  return isOther ? combined : round;
}

/** Whoever carries out orders now: the interceptor, while there is one. */
export function actingFigure(world: World): Figure {
  const { interception } = roundOf(world);
  return interception === null ? watchedFigure(world) : figureOf(world, interception.figure);
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

/** May anybody join the orders of whoever acts (ER-31.3, ER-31.11)? */
export function canCombine({ world, board }: Pick<ErTable, 'world' | 'board'>): boolean {
  return plays(board, 'combination') && !isIntercepting(world);
}
