/** The mall in numbers, as the bots look at it: rooms by their places in the graph, stores by their order on the board. */
import type { RoomId, StoreFaceId } from '../content/stores/index.ts';
import type { SeenWorld } from '../scene/seen.ts';
import { type Board, roomsOf } from '../world.ts';

/** What never changes about a mall. */
export interface Mall {
  readonly places: Readonly<Record<RoomId, number>>;
  readonly steps: readonly (readonly number[])[];
  /** The store of each place, by its order on the board; -1 in the courtyard. */
  readonly storeAt: readonly number[];
  /** The places of each store, in the order in which Zombies fill them. */
  readonly roomsAt: readonly (readonly number[])[];
  readonly centre: number;
}

/** The mall of a board, counted out. */
export function mallOf(board: Board): Mall {
  const { zones, places, steps } = board.mall;
  const storeAt = new Array<number>(zones.length).fill(-1);
  const roomsAt: number[][] = [];
  for (let store = 0; store < board.stores.length; store++) {
    const rooms: number[] = [];
    for (const room of roomsOf(board, board.stores[store] as StoreFaceId)) {
      storeAt[places[room]] = store;
      rooms.push(places[room]);
    }
    roomsAt.push(rooms);
  }
  return { places, steps, storeAt, roomsAt, centre: places['courtyard.centre'] };
}

/** Where the Zombies are just now. */
export interface Horde {
  /** By place: is there a Zombie? */
  readonly at: readonly boolean[];
  /** By store: how many. */
  readonly inStore: readonly number[];
  readonly reserve: number;
}

/** Counts the Zombies of a mall. */
export function hordeIn(world: SeenWorld, mall: Mall): Horde {
  const at = mall.storeAt.map(() => false);
  const inStore = mall.roomsAt.map(() => 0);
  let reserve = 0;
  for (const room of world.zombies) {
    if (room === null) {
      reserve += 1;
      continue;
    }
    const place = mall.places[room];
    at[place] = true;
    const store = mall.storeAt[place] ?? -1;
    if (store >= 0) inStore[store] = (inStore[store] ?? 0) + 1;
  }
  return { at, inStore, reserve };
}
