/** What a door, a wall or an element beside somebody is called: what it is, on which side, and the room behind it. */
import { edgeOf, type SquareDirection, squareBeside, squareDirections } from '@necropole/boards';
import { mapOf } from '../map.ts';
import { squaresTowards } from '../reading.ts';
import type { NamedThing } from '../said/things.ts';
import type { ErTable } from '../shape.ts';
import type { Board, Figure } from '../world.ts';
import type { Thing, ThingBeside } from './destroying.ts';

export function namedBeside({ board }: ErTable, figure: Figure, { kind, at, direction }: ThingBeside): NamedThing {
  if (kind === 'door') return namedDoor(board, figure, at, direction);
  const element = mapOf(board).elements[at]?.id;
  return { thing: kind === 'wall' || element === undefined ? 'wall' : element, side: direction, room: null };
}

/** The same for who fires: a door or a wall on the side of the square that it is hit from. */
export function namedFrom(
  { board }: ErTable,
  square: number,
  { kind, at }: Thing,
  edges: readonly number[],
): NamedThing {
  const { grid, elements, tiles } = mapOf(board);
  const side = squareDirections.find((one) => edges.includes(edgeOf(grid, square, one))) ?? 'up';
  if (kind !== 'door') {
    const element = elements[at]?.id;
    return { thing: kind === 'wall' || element === undefined ? 'wall' : element, side, room: null };
  }
  const tile = board.tiles[tiles[squareBeside(grid, square, side)] ?? -1];
  return { thing: board.doors[at]?.kind ?? 'wooden', side, room: tile?.face ?? null };
}

export function namedDoor(board: Board, figure: Figure, door: number, side: SquareDirection): NamedThing {
  const { grid, doors, tiles } = mapOf(board);
  const before = squaresTowards(board, figure, side).find((square) => doors[edgeOf(grid, square, side)] === door);
  const behind = before === undefined ? -1 : squareBeside(grid, before, side);
  const tile = board.tiles[tiles[behind] ?? -1];
  return { thing: board.doors[door]?.kind ?? 'wooden', side, room: tile?.face ?? null };
}
