/**
 * Adding Zombies (p.12-13).
 *
 * Each goes to the lowest-numbered room of its store without a Zombie. A full corner store passes it on to the next
 * store clockwise; a full central store, or a full next store, sends it against the barricade.
 */
import {
  isCorner,
  nextClockwise,
  type Position,
  positions,
  type RoomId,
  type StoreFaceId,
} from '../content/stores/index.ts';
import type { Rule, TezTable } from '../shape.ts';
import { type Board, isZombieIn, roomsOf } from '../world.ts';
import { damageBarricade } from './barricade.ts';
import { bite, overrun } from './bites.ts';

export function positionOf(board: Board, store: StoreFaceId): Position {
  const position = positions.find((each) => board.positions[each] === store);
  if (position === undefined) throw new Error(`"${store}" is not a store of this mall`);
  return position;
}

/** The rooms of a store that new Zombies would still fill, in their order. */
export function roomsLeftToFill(table: TezTable, store: StoreFaceId): readonly RoomId[] {
  const rooms = table.query('roomsToFill', roomsOf(table.board, store), { store });
  return rooms.filter((room) => !isZombieIn(table.world, room));
}

/** Where the next Zombie of a store would stand; `null` when every room that counts is taken. */
export function nextRoomToFill(table: TezTable, store: StoreFaceId, arrivals: readonly RoomId[]): RoomId | null {
  return roomsLeftToFill(table, store).find((room) => !arrivals.includes(room)) ?? null;
}

/** The store that a Zombie too many passes on to; `null` where it hits the barricade. */
export function overflowOf(board: Board, store: StoreFaceId): StoreFaceId | null {
  const position = positionOf(board, store);
  return isCorner(position) ? board.positions[nextClockwise(position)] : null;
}

/**
 * Adds one Zombie to a store. `arrivals` are the rooms that Zombies of the same addition came to: one that a trap
 * destroyed there does not free its room for the next.
 */
export function* addZombie(table: TezTable, store: StoreFaceId, arrivals: RoomId[] = []): Rule {
  const here = nextRoomToFill(table, store, arrivals);
  if (here !== null) return yield* placeZombie(table, here, arrivals);
  const next = overflowOf(table.board, store);
  if (next === null) return yield* strikeBarricade(table, store, 'TEZ-13.3');
  const there = nextRoomToFill(table, next, arrivals);
  if (there === null) return yield* strikeBarricade(table, store, 'TEZ-13.2');
  table.tell('zombie-overflows', 'TEZ-13.1', { from: store, to: next });
  yield* placeZombie(table, there, arrivals);
}

/** There is no room left: the Zombie is not placed, and the barricade pays for it. */
function* strikeBarricade(table: TezTable, store: StoreFaceId, cite: string): Rule {
  table.tell('store-full', cite, { store });
  yield* damageBarricade(table, store, 'TEZ-13.5');
}

/** Adds several Zombies to a store, one after the other. */
export function* addZombies(table: TezTable, store: StoreFaceId, count: number, arrivals: RoomId[] = []): Rule {
  for (let i = 0; i < count; i++) yield* addZombie(table, store, arrivals);
}

function* placeZombie(table: TezTable, room: RoomId, arrivals: RoomId[]): Rule {
  const { world } = table;
  const zombie = world.zombies.indexOf(null);
  if (zombie < 0) return yield* bite(table);
  arrivals.push(room);
  world.zombies[zombie] = room;
  table.tell('zombie-added', 'TEZ-12.14', { zombie, room });
  yield* table.fire('zombieAdded', { room });
  if (isZombieIn(world, room)) yield* overrun(table, room);
}
