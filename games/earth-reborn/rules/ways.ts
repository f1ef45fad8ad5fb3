/** Where a figure may step (page 8): onto adjacent squares, through friends and over the dead. */
import { edgeOf, type SquareDirection, type SquareReach, squareBeside, squareReach } from '@necropole/boards';
import type { Seat } from '@necropole/kernel';
import { BARRED, DOOR, edgesNow, FIGURE, HOLE, mapOf, squaresNow, WALL } from '../map.ts';
import { isOnMap } from '../reading.ts';
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
    if (figure.seat !== seat && isOnMap(figure)) squares[figure.at] = (squares[figure.at] ?? 0) | FIGURE;
  }
  return (_, into, edge) =>
    ((edges[edge] ?? 0) & (WALL | DOOR)) === 0 && ((squares[into] ?? 0) & (HOLE | BARRED | FIGURE)) === 0 ? STEP : null;
}

/** Is the next square in this direction adjacent: no wall or closed door between (ER-8.7)? */
export function isOpenTowards(world: World, board: Board, at: number, direction: SquareDirection): boolean {
  const { grid } = mapOf(board);
  if (squareBeside(grid, at, direction) < 0) return false;
  return ((edgesNow(world, board)[edgeOf(grid, at, direction)] ?? 0) & (WALL | DOOR)) === 0;
}

/** Where it gets for so many points. */
export function reachOf({ world, board }: ErTable, figure: Figure, points: number): SquareReach {
  return squareReach(mapOf(board).grid, figure.at, points, { cost: priceOfStep(world, board, figure.seat) });
}
