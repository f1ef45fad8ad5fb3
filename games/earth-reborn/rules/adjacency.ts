/**
 * Who stands beside whom (pages 8, 10 and 28): figures whose bases share a side, without a wall or a closed door between. A large
 * figure is touched on a side of its base.
 */
import {
  directionBetween,
  directionOfSide,
  edgeOf,
  edgesBetween,
  type SquareDirection,
  squareBeside,
} from '@necropole/boards';
import { DOOR, edgesNow, mapOf, WALL } from '../map.ts';
import { blockOf, type Standing, squaresTowards } from '../reading.ts';
import type { Board, Figure, World } from '../world.ts';

/** Two figures side by side: on which side of the first the second stands, and what is between them. */
export interface Contact {
  readonly direction: SquareDirection;
  readonly between: 'nothing' | 'door' | 'wall';
}

/** How two figures touch; `null` if they do not stand side by side. */
export function contactBetween(world: World, board: Board, one: Standing, other: Standing): Contact | null {
  const [here, there] = [blockOf(board, one), blockOf(board, other)];
  const direction = directionBetween(here, there);
  if (direction === null) return null;
  const edges = edgesNow(world, board);
  const between = edgesBetween(board.grid, here, there).map((edge) => (edges[edge] ?? 0) & (WALL | DOOR));
  if (between.includes(0)) return { direction, between: 'nothing' };
  return { direction, between: between.some((flags) => (flags & DOOR) !== 0) ? 'door' : 'wall' };
}

export function isAdjacent(world: World, board: Board, one: Standing, other: Standing): boolean {
  return contactBetween(world, board, one, other)?.between === 'nothing';
}

/** Towards which side each of two neighbours fights: the side of a base that the other touches (ER-28.13). */
export function sidesBetween(
  board: Board,
  attacker: Figure,
  defender: Figure,
): { readonly own: SquareDirection; readonly other: SquareDirection } {
  const own = directionBetween(blockOf(board, attacker), blockOf(board, defender));
  if (own === null) throw new Error(`${attacker.id} and ${defender.id} do not stand side by side`);
  return { own, other: directionOfSide(own, 'back') };
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
