/**
 * Line of sight (page 14). A figure sees a square that lies in its sight arc, if nothing stops the straight line from centre to
 * centre: no wall, no closed door, no figure, no element with the blocked-sight icon. The squares at both ends stop nothing; a line
 * that passes exactly between two squares, or by a corner, needs one free way around it.
 */
import { arcAhead, type Barriers, inArc, type SightRule, sightBetween, sightObstacle } from '@necropole/boards';
import { BLIND, DOOR, edgesNow, FIGURE, mapOf, SMOKE, squaresNow, WALL } from '../map.ts';
import { isOnMap } from '../reading.ts';
import type { Unseen } from '../shape.ts';
import type { Board, Figure, World } from '../world.ts';
import { lastingEffects } from './equipment.ts';
import { smokedSquares } from './smoke.ts';

const clear: SightRule = { edges: WALL | DOOR, squares: BLIND | FIGURE, ends: 0, corner: 'one-way-free' };
/** Smoke stops every line that touches it, at its ends too (ER-42.17). */
const smoky: SightRule = { ...clear, squares: BLIND | FIGURE | SMOKE, ends: SMOKE };

/** Whoever sees through smoke (ER-43.5) is not stopped by it. */
function ruleFor(figure: Figure): SightRule {
  return lastingEffects(figure, 'sight-through-smoke').length > 0 ? clear : smoky;
}

/** All that stops sight now: found once for many lines. */
export function sightNow(world: World, board: Board): Barriers {
  const squares = squaresNow(world, board);
  for (const figure of world.figures) {
    if (isOnMap(figure)) squares[figure.at] = (squares[figure.at] ?? 0) | FIGURE;
  }
  for (const square of smokedSquares(world, board)) squares[square] = (squares[square] ?? 0) | SMOKE;
  return { edges: edgesNow(world, board), squares };
}

/** Has the figure a line of sight to this square (ER-14.1)? The arc is the front half, its border included (ER-14.8). */
export function seesSquare(board: Board, barriers: Barriers, figure: Figure, square: number): boolean {
  const { grid, lines } = mapOf(board);
  const { at, facing } = figure;
  return inArc(grid, arcAhead, at, facing, square) && sightBetween(lines, ruleFor(figure), barriers, at, square);
}

/** Why a figure does not see a square, and by which rule; `null` if it does. */
export function whyUnseen(
  world: World,
  board: Board,
  figure: Figure,
  square: number,
): { readonly why: Unseen; readonly cite: string } | null {
  const { grid, lines } = mapOf(board);
  const { at, facing } = figure;
  const rule = ruleFor(figure);
  if (!inArc(grid, arcAhead, at, facing, square)) return { why: 'arc', cite: 'ER-14.1' };
  const barriers = sightNow(world, board);
  const obstacle = sightObstacle(lines, rule, barriers, at, square);
  if (obstacle === null) return null;
  const flagsOf = (beside: number): number => (barriers.squares[beside] ?? 0) & rule.squares;
  switch (obstacle.kind) {
    case 'edge':
      return { why: ((barriers.edges[obstacle.edge] ?? 0) & DOOR) === 0 ? 'wall' : 'door', cite: 'ER-14.2' };
    case 'square':
      if ((flagsOf(obstacle.square) & SMOKE) !== 0) return { why: 'smoke', cite: 'ER-42.17' };
      return { why: (flagsOf(obstacle.square) & FIGURE) === 0 ? 'element' : 'figure', cite: 'ER-14.2' };
    case 'corner':
      return { why: 'corner', cite: obstacle.beside.every((beside) => flagsOf(beside) !== 0) ? 'ER-14.5' : 'ER-14.6' };
    case 'level':
      return { why: 'wall', cite: 'ER-14.2' };
  }
}

/** The enemies of a figure that have it in sight. */
export function watchersOf(world: World, board: Board, figure: Figure): readonly Figure[] {
  const barriers = sightNow(world, board);
  return world.figures.filter(
    (other) => other.seat !== figure.seat && isOnMap(other) && seesSquare(board, barriers, other, figure.at),
  );
}
