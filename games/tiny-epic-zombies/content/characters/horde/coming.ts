/** Horde actions that add Zombies. Each may overflow, Overrun and bite like any other addition (p.12-14). */
import { addZombie, nextRoomToFill, roomsLeftToFill } from '../../../rules/adding-zombies.ts';
import { damageBarricade } from '../../../rules/barricade.ts';
import { chooseStore } from '../../../rules/choices.ts';
import { isStoreEmpty, storeOf } from '../../../world.ts';
import type { HordeAction } from '../../kinds.ts';
import { isCorner, neighbouringStores, positions, type StoreFaceId } from '../../stores/index.ts';
import { byTheHorde, findNothing } from './choosing.ts';

const INFESTED = 2;

/** Swarm: 1 Zombie in the store of the noise. */
export const swarm: HordeAction<'swarm'> = {
  id: 'swarm',
  provenance: 'reconstructed',
  might: 1,
  *resolve(table, _human, store) {
    yield* addZombie(table, store);
  },
};

/** Ambush: 1 Zombie in a store of the Zombie player's choice where a Human stands. */
export const ambush: HordeAction<'ambush'> = {
  id: 'ambush',
  provenance: 'reconstructed',
  might: 2,
  *resolve(table, human) {
    const { world, board } = table;
    const occupied = board.stores.filter((store) => world.humans.some(({ room }) => storeOf(board, room) === store));
    const store = yield* chooseStore(table, byTheHorde(table, human, 'ambush'), occupied);
    if (store === null) return findNothing(table, 'ambush');
    yield* addZombie(table, store);
  },
};

/** Infest: 1 Zombie in each of 2 empty stores of the Zombie player's choice. */
export const infest: HordeAction<'infest'> = {
  id: 'infest',
  provenance: 'reconstructed',
  might: 2,
  *resolve(table, human) {
    const { world, board } = table;
    const infested: StoreFaceId[] = [];
    while (infested.length < INFESTED) {
      const empty = board.stores.filter((store) => isStoreEmpty(world, board, store) && !infested.includes(store));
      const store = yield* chooseStore(table, byTheHorde(table, human, 'infest'), empty);
      if (store === null) return infested.length === 0 ? findNothing(table, 'infest') : undefined;
      infested.push(store);
      yield* addZombie(table, store);
    }
  },
};

/** Surround: 1 Zombie in each store that shares a wall with the store of the noise. */
export const surround: HordeAction<'surround'> = {
  id: 'surround',
  provenance: 'reconstructed',
  might: 3,
  *resolve(table, _human, store) {
    for (const beside of neighbouringStores(table.board.mall, store)) yield* addZombie(table, beside);
  },
};

/** Stampede: 1 Zombie in each corner store, clockwise from the north-west. */
export const stampede: HordeAction<'stampede'> = {
  id: 'stampede',
  provenance: 'reconstructed',
  might: 3,
  *resolve(table) {
    for (const position of positions) {
      if (isCorner(position)) yield* addZombie(table, table.board.positions[position]);
    }
  },
};

/** Frenzy: Zombies come into the store of the noise until it is full; if it was full already, they hit the barricade. */
export const frenzy: HordeAction<'frenzy'> = {
  id: 'frenzy',
  provenance: 'reconstructed',
  might: 3,
  *resolve(table, _human, store) {
    const missing = roomsLeftToFill(table, store).length;
    if (missing === 0) return yield* damageBarricade(table, store, 'TEZ-12.5');
    for (let i = 0; i < missing && nextRoomToFill(table, store) !== null; i++) {
      yield* addZombie(table, store);
    }
  },
};
