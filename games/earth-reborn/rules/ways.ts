/** Where a figure may step (pages 8 and 34): onto adjacent squares and by stairs, through friends and over the dead. */
import { type SquareReach, squareReach } from '@necropole/boards';
import type { Seat } from '@necropole/kernel';
import { BARRED, DOOR, edgesNow, FIGURE, HOLE, mapOf, squaresNow, WALL } from '../map.ts';
import { isLarge, seatOn, squaresUnder, takesRoom } from '../reading.ts';
import type { ErTable } from '../shape.ts';
import type { Board, Figure, World } from '../world.ts';

/** The price of a square, whatever lies on it (ER-8.6). */
export const STEP = 1;

/** What it costs a figure of this seat to step over an edge into a square; `null` where it cannot. */
export function priceOfStep(
  world: World,
  board: Board,
  seat: Seat,
): (from: number, into: number, edge: number) => number | null {
  const edges = edgesNow(world, board);
  const squares = squaresFor(world, board, seat);
  return (_, into, edge) =>
    ((edges[edge] ?? 0) & (WALL | DOOR)) === 0 && ((squares[into] ?? 0) & (HOLE | BARRED | FIGURE)) === 0 ? STEP : null;
}

/** What lies on the squares, and the enemies of this seat. */
function squaresFor(world: World, board: Board, seat: Seat): Uint8Array {
  const squares = squaresNow(world, board).slice();
  for (const figure of world.figures) {
    if (!takesRoom(figure) || seatOn(figure) === seat) continue;
    for (const square of squaresUnder(board, figure)) squares[square] = (squares[square] ?? 0) | FIGURE;
  }
  return squares;
}

/** Stairs cost a step like any other (ER-34.1), unless an enemy stands at their other end (ER-34.4). */
function priceOfStairs(world: World, board: Board, seat: Seat): (from: number, into: number) => number | null {
  const squares = squaresFor(world, board, seat);
  return (_, into) => (((squares[into] ?? 0) & FIGURE) === 0 ? STEP : null);
}

/** Where it gets for so many points. No large figure takes the stairs (ER-34.2). */
export function reachOf(
  { world, board }: Pick<ErTable, 'world' | 'board'>,
  figure: Figure,
  points: number,
): SquareReach {
  const { grid } = mapOf(board);
  const cost = priceOfStep(world, board, figure.seat);
  if (board.stairs.length === 0 || isLarge(figure)) return squareReach(grid, figure.at, points, { cost });
  const linkCost = priceOfStairs(world, board, figure.seat);
  return squareReach(grid, figure.at, points, { cost, linkCost }, board.stairs);
}
