/**
 * Adding Zombies (p.12-13).
 *
 * Each goes to the lowest-numbered room of its store without a Zombie. A full corner store passes it on to the next
 * store clockwise; a full central store, or a full next store, sends it against the barricade.
 *
 * The filling of a store goes on through the whole Zombie turn: the horde action first, then the new Zombies. One that is
 * destroyed on arrival does not free its room for the next.
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

/** The rooms of a store that new Zombies would still fill, in their order: none that one has come to in this Zombie turn. */
export function roomsLeftToFill(table: TezTable, store: StoreFaceId): readonly RoomId[] {
  const rooms = table.query('roomsToFill', roomsOf(table.board, store), { store });
  const { arrivals } = table.world;
  return rooms.filter((room) => !isZombieIn(table.world, room) && arrivals?.includes(room) !== true);
}

/** Where the next Zombie of a store would stand; `null` when every room that counts is taken. */
export function nextRoomToFill(table: TezTable, store: StoreFaceId): RoomId | null {
  return roomsLeftToFill(table, store)[0] ?? null;
}

/** The store that a Zombie too many passes on to; `null` where it hits the barricade. */
export function overflowOf(board: Board, store: StoreFaceId): StoreFaceId | null {
  const position = positionOf(board, store);
  return isCorner(position) ? board.positions[nextClockwise(position)] : null;
}

/** Adds one Zombie to a store. */
export function* addZombie(table: TezTable, store: StoreFaceId): Rule {
  const here = nextRoomToFill(table, store);
  if (here !== null) return yield* placeZombie(table, here);
  const next = overflowOf(table.board, store);
  if (next === null) return yield* strikeBarricade(table, store, 'TEZ-13.3');
  const there = nextRoomToFill(table, next);
  if (there === null) return yield* strikeBarricade(table, store, 'TEZ-13.2');
  table.tell('zombie-overflows', 'TEZ-13.1', { from: store, to: next });
  yield* placeZombie(table, there);
}

/** There is no room left: the Zombie is not placed, and the barricade pays for it. */
function* strikeBarricade(table: TezTable, store: StoreFaceId, cite: string): Rule {
  table.tell('store-full', cite, { store });
  yield* damageBarricade(table, store, 'TEZ-13.5');
}

/** Adds several Zombies to a store, one after the other. */
export function* addZombies(table: TezTable, store: StoreFaceId, count: number): Rule {
  for (let i = 0; i < count; i++) yield* addZombie(table, store);
}

function* placeZombie(table: TezTable, room: RoomId): Rule {
  const { world } = table;
  const zombie = world.zombies.indexOf(null);
  if (zombie < 0) return yield* bite(table);
  world.arrivals?.push(room);
  world.zombies[zombie] = room;
  table.tell('zombie-added', 'TEZ-12.14', { zombie, room });
  yield* table.fire('zombieAdded', { room });
  if (isZombieIn(world, room)) yield* overrun(table, room);
}
