/**
 * Line of sight (page 14). A figure sees a square that lies in its sight arc, if nothing stops the straight line from centre to
 * centre: no wall, no closed door, no figure, no element with the blocked-sight icon. The squares at both ends stop nothing; a line
 * that passes exactly between two squares, or by a corner, needs one free way around it.
 */
import {
  arcAhead,
  type Barriers,
  inArc,
  placeOf,
  type SightObstacle,
  type SightRule,
  sightBetween,
  sightObstacle,
} from '@necropole/boards';
import { BLIND, byStairs, DOOR, edgesNow, FIGURE, mapOf, SMOKE, squaresNow, WALL } from '../map.ts';
import { isLarge, isOnMap, squaresTowards, squaresUnder, takesRoom } from '../reading.ts';
import type { Unseen } from '../shape.ts';
import type { Board, Figure, World } from '../world.ts';
import { hasLastingEffect } from './equipment.ts';
import { smokedSquares } from './smoke.ts';

const clear: SightRule = { edges: WALL | DOOR, squares: BLIND | FIGURE, ends: 0, corner: 'one-way-free' };
/** Smoke stops every line that touches it, at its ends too (ER-42.17). */
const smoky: SightRule = { ...clear, squares: BLIND | FIGURE | SMOKE, ends: SMOKE };

/** Whoever sees through smoke (ER-43.5) is not stopped by it. */
function ruleFor(figure: Figure): SightRule {
  return hasLastingEffect(figure, 'sight-through-smoke') ? clear : smoky;
}

/** All that stops sight now: found once for many lines. */
export function sightNow(world: World, board: Board): Barriers {
  const squares = squaresNow(world, board).slice();
  for (const figure of world.figures) {
    if (!takesRoom(figure)) continue;
    for (const square of squaresUnder(board, figure)) squares[square] = (squares[square] ?? 0) | FIGURE;
  }
  for (const square of smokedSquares(world, board)) squares[square] = (squares[square] ?? 0) | SMOKE;
  return { edges: edgesNow(world, board), squares };
}

/** The squares from which a figure looks: its own; of a large one those that hold a red or orange arc, in front (ER-28.11). */
export function eyesOf(board: Board, figure: Figure): readonly number[] {
  return squaresTowards(board, figure, figure.facing);
}

/** Its own squares stop no line of a large figure (ER-28.11), nor those of the one that is looked at. */
function ownSquares(board: Board, figure: Figure, other: Figure | null): readonly number[] {
  const own = isLarge(figure) ? squaresUnder(board, figure) : [];
  return other !== null && isLarge(other) ? [...own, ...squaresUnder(board, other)] : own;
}

/** Does a figure see this square from one of its own (ER-14.1)? The arc is the front half, its border included (ER-14.8). */
export function seesFrom(
  board: Board,
  barriers: Barriers,
  figure: Figure,
  eye: number,
  square: number,
  other: Figure | null = null,
): boolean {
  const { grid, lines, stairs } = mapOf(board);
  if (stairs[eye] === square && square >= 0) return !isSmoky(barriers, figure, eye, square);
  if (!inArc(grid, arcAhead, eye, figure.facing, square)) return false;
  return sightBetween(lines, ruleFor(figure), barriers, eye, square, ownSquares(board, figure, other));
}

/** Up and down stairs nothing stops sight but smoke at one of their ends; arcs do not count (ER-34.3, ER-34.4). */
function isSmoky({ squares }: Barriers, figure: Figure, eye: number, square: number): boolean {
  return (((squares[eye] ?? 0) | (squares[square] ?? 0)) & ruleFor(figure).ends) !== 0;
}

/** Has the figure a line of sight to this square? */
export function seesSquare(board: Board, barriers: Barriers, figure: Figure, square: number): boolean {
  return eyesOf(board, figure).some((eye) => seesFrom(board, barriers, figure, eye, square));
}

/** Has the figure a line of sight to another: to one of the squares that it covers (ER-28.10)? */
export function seesFigure(board: Board, barriers: Barriers, figure: Figure, other: Figure): boolean {
  const eyes = eyesOf(board, figure);
  return squaresUnder(board, other).some((square) =>
    eyes.some((eye) => seesFrom(board, barriers, figure, eye, square, other)),
  );
}

/** Why a figure does not see another, and by which rule; `null` if it does. */
export function whyUnseenFigure(world: World, board: Board, figure: Figure, other: Figure): Unsighted | null {
  const barriers = sightNow(world, board);
  if (seesFigure(board, barriers, figure, other)) return null;
  const reason = firstReason(squaresUnder(board, other).map((square) => whyUnseen(world, board, figure, square)));
  // It is seen by whom it does not see (ER-14.7).
  const isSeen = reason.why === 'arc' && !isLarge(figure) && seesFigure(board, barriers, other, figure);
  return isSeen ? { ...reason, cite: 'ER-14.7' } : reason;
}

/** What keeps a square out of sight, and by which rule. */
interface Unsighted {
  readonly why: Unseen;
  readonly cite: string;
}

/** What stands in the way tells more than that one looks elsewhere. */
function firstReason(reasons: readonly (Unsighted | null)[]): Unsighted {
  const found = reasons.filter((reason) => reason !== null);
  return found.find(({ why }) => why !== 'arc') ?? found[0] ?? { why: 'arc', cite: 'ER-14.1' };
}

/** Why a figure does not see a square, and by which rule; `null` if it does. */
export function whyUnseen(world: World, board: Board, figure: Figure, square: number): Unsighted | null {
  const eyes = eyesOf(board, figure);
  const reasons = eyes.map((eye) => whyUnseenFrom(world, board, figure, eye, square));
  return eyes.length > 0 && reasons.includes(null) ? null : firstReason(reasons);
}

function whyUnseenFrom(world: World, board: Board, figure: Figure, eye: number, square: number): Unsighted | null {
  const { grid, lines } = mapOf(board);
  const rule = ruleFor(figure);
  if (byStairs(board, eye, square))
    return isSmoky(sightNow(world, board), figure, eye, square) ? { why: 'smoke', cite: 'ER-42.17' } : null;
  if (placeOf(grid, eye).level !== placeOf(grid, square).level) return { why: 'level', cite: 'ER-34.3' };
  // A large figure has no arc behind its front squares (ER-28.11).
  if (!inArc(grid, arcAhead, eye, figure.facing, square))
    return { why: 'arc', cite: isLarge(figure) ? 'ER-28.11' : 'ER-14.1' };
  const barriers = sightNow(world, board);
  const obstacle = sightObstacle(lines, rule, barriers, eye, square, ownSquares(board, figure, null));
  if (obstacle === null) return null;
  const flagsOf = (beside: number): number => (barriers.squares[beside] ?? 0) & rule.squares;
  switch (obstacle.kind) {
    case 'edge':
      return { why: ((barriers.edges[obstacle.edge] ?? 0) & DOOR) === 0 ? 'wall' : 'door', cite: 'ER-14.2' };
    case 'square':
      if ((flagsOf(obstacle.square) & SMOKE) !== 0) return { why: 'smoke', cite: 'ER-42.17' };
      // An element is seen, and who stands in it; not what is behind.
      return (flagsOf(obstacle.square) & FIGURE) === 0
        ? { why: 'element', cite: 'ER-14.3' }
        : { why: 'figure', cite: 'ER-14.2' };
    case 'corner':
      return { why: 'corner', cite: obstacle.beside.every((beside) => flagsOf(beside) !== 0) ? 'ER-14.5' : 'ER-14.6' };
    case 'level':
      return { why: 'level', cite: 'ER-34.3' };
  }
}

/** What stops the line of a figure to a square that lies in its arc; `null` where nothing does, or nothing of the kind. */
export function sightStop(world: World, board: Board, figure: Figure, square: number): SightObstacle | null {
  const { grid, lines } = mapOf(board);
  const [eye = figure.at] = eyesOf(board, figure);
  if (byStairs(board, eye, square) || !inArc(grid, arcAhead, eye, figure.facing, square)) return null;
  return sightObstacle(lines, ruleFor(figure), sightNow(world, board), eye, square, ownSquares(board, figure, null));
}

/** The enemies of a figure that have it in sight. */
export function watchersOf(world: World, board: Board, figure: Figure): readonly Figure[] {
  const barriers = sightNow(world, board);
  return world.figures.filter(
    (other) => other.seat !== figure.seat && isOnMap(other) && seesFigure(board, barriers, other, figure),
  );
}
