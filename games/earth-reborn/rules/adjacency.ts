/**
 * Who stands beside whom (pages 8, 10, 28 and 34): figures whose bases share a side, without a wall or a closed door between, or that
 * stand at the two ends of stairs. A large figure is touched on a side of its base.
 */
import {
  directionBetween,
  edgeOf,
  edgesBetween,
  edgesWithin,
  type SquareDirection,
  squareBeside,
  squareDirections,
} from '@necropole/boards';
import { byStairs, DOOR, edgesNow, mapOf, WALL } from '../map.ts';
import { blockOf, isLarge, type Standing, squaresTowards, squaresUnder, takesRoom } from '../reading.ts';
import type { Board, Figure, World } from '../world.ts';

/** Two figures side by side: on which side of the first the second stands, if not at the other end of stairs; what is between them. */
interface Contact {
  readonly direction: SquareDirection | null;
  readonly between: 'nothing' | 'door' | 'wall';
}

/** How two figures touch; `null` if they do not stand side by side. */
export function contactBetween(world: World, board: Board, one: Standing, other: Standing): Contact | null {
  const [here, there] = [blockOf(board, one), blockOf(board, other)];
  const direction = directionBetween(here, there);
  if (direction === null) return meetByStairs(board, one, other) ? { direction, between: 'nothing' } : null;
  const edges = edgesNow(world, board);
  const between = edgesBetween(board.grid, here, there).map((edge) => (edges[edge] ?? 0) & (WALL | DOOR));
  if (between.includes(0)) return { direction, between: 'nothing' };
  return { direction, between: between.some((flags) => (flags & DOOR) !== 0) ? 'door' : 'wall' };
}

export function isAdjacent(world: World, board: Board, one: Standing, other: Standing): boolean {
  return contactBetween(world, board, one, other)?.between === 'nothing';
}

/** Do two figures stand at the two ends of stairs? Those squares are adjacent too (ER-34.4). */
export function meetByStairs(board: Board, one: Standing, other: Standing): boolean {
  if (board.stairs.length === 0) return false;
  const there = squaresUnder(board, other);
  return squaresUnder(board, one).some((square) => there.some((end) => byStairs(board, square, end)));
}

/**
 * Towards which sides somebody may fight who stands beside another: the side of the base that the other touches (ER-28.13); by stairs
 * any of the four, as its player likes (ER-34.5).
 */
export function sidesTowards(board: Board, figure: Standing, other: Standing): readonly SquareDirection[] {
  const side = directionBetween(blockOf(board, figure), blockOf(board, other));
  if (side !== null) return [side];
  if (!meetByStairs(board, figure, other)) throw new Error(`${figure.id} and ${other.id} do not stand side by side`);
  return squareDirections;
}

/** The squares right ahead of a figure, without a wall or a closed door between. */
export function squaresAhead(world: World, board: Board, figure: Figure): readonly number[] {
  const { grid } = mapOf(board);
  const edges = edgesNow(world, board);
  return squaresTowards(board, figure, figure.facing).flatMap((square) => {
    const ahead = squareBeside(grid, square, figure.facing);
    const isOpen = ((edges[edgeOf(grid, square, figure.facing)] ?? 0) & (WALL | DOOR)) === 0;
    return ahead >= 0 && isOpen ? [ahead] : [];
  });
}

/** The large figure that stands in the opening of a door, and keeps it open (ER-28.14). */
export function whoHoldsOpen({ figures }: World, board: Board, door: number): Figure | null {
  const { grid, doorEdges } = mapOf(board);
  const along = doorEdges[door] ?? [];
  const stands = (figure: Figure): boolean =>
    edgesWithin(grid, blockOf(board, figure)).some((edge) => along.includes(edge));
  return figures.find((figure) => isLarge(figure) && takesRoom(figure) && stands(figure)) ?? null;
}
