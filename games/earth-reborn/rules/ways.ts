/** Where a figure may step (page 8): onto adjacent squares, through friends and over the dead. */
import { type SquareReach, squareReach } from '@necropole/boards';
import type { Seat } from '@necropole/kernel';
import { BARRED, DOOR, edgesNow, FIGURE, HOLE, mapOf, squaresNow, WALL } from '../map.ts';
import { isOnMap, squaresUnder } from '../reading.ts';
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
  const [edges, squares] = [edgesNow(world, board), squaresNow(world, board)];
  for (const figure of world.figures) {
    if (figure.seat === seat || !isOnMap(figure)) continue;
    for (const square of squaresUnder(board, figure)) squares[square] = (squares[square] ?? 0) | FIGURE;
  }
  return (_, into, edge) =>
    ((edges[edge] ?? 0) & (WALL | DOOR)) === 0 && ((squares[into] ?? 0) & (HOLE | BARRED | FIGURE)) === 0 ? STEP : null;
}

/** Where it gets for so many points. */
export function reachOf({ world, board }: ErTable, figure: Figure, points: number): SquareReach {
  return squareReach(mapOf(board).grid, figure.at, points, { cost: priceOfStep(world, board, figure.seat) });
}
