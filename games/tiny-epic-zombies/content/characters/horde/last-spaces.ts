/**
 * The last space of each track: what the horde of one character does, and of no other. The marker stays there, so that
 * every further noise brings it again.
 */
import { addZombie, addZombies, positionOf } from '../../../rules/adding-zombies.ts';
import { damageBarricade } from '../../../rules/barricade.ts';
import { spendAmmo, suffer } from '../../../rules/wounds-and-ammo.ts';
import type { Rule, TezTable } from '../../../shape.ts';
import { type Human, humansInTurnOrder, isStoreEmpty, storeOf, zombieRoomsOf } from '../../../world.ts';
import type { HordeAction } from '../../kinds.ts';
import {
  isCorner,
  neighbouringStores,
  nextClockwise,
  positions,
  type StoreFaceId,
  storeFaceById,
} from '../../stores/index.ts';
import { findNothing } from './choosing.ts';
import { tearAway } from './clawing.ts';
import { callInto } from './shambling.ts';

const LAST = { provenance: 'reconstructed', might: 4 } as const;

/** The Humans in these stores, the active one first. */
function humansIn({ world, board }: TezTable, stores: readonly StoreFaceId[]): readonly Human[] {
  return humansInTurnOrder(world).filter(({ room }) => {
    const store = storeOf(board, room);
    return store !== null && stores.includes(store);
  });
}

/** One after the other, each Human there suffers 1 wound. */
function* woundAll(table: TezTable, stores: readonly StoreFaceId[]): Rule {
  for (const human of humansIn(table, stores)) yield* suffer(table, human, 1);
}

/** Dead heat, of the Athlete: 1 Zombie in each store where a Human stands. */
export const deadHeat: HordeAction<'dead-heat'> = {
  id: 'dead-heat',
  ...LAST,
  *resolve(table) {
    const { stores } = table.board;
    const occupied = stores.filter((store) => humansIn(table, [store]).length > 0);
    if (occupied.length === 0) return findNothing(table, 'dead-heat');
    for (const store of occupied) yield* addZombie(table, store);
  },
};

/** Gangrene, of the Doctor: every wounded Human suffers 1 wound more, wherever they are. */
export const gangrene: HordeAction<'gangrene'> = {
  id: 'gangrene',
  ...LAST,
  *resolve(table) {
    const wounded = humansInTurnOrder(table.world).filter(({ wounds }) => wounds > 0);
    if (wounded.length === 0) return findNothing(table, 'gangrene');
    for (const human of wounded) yield* suffer(table, human, 1);
  },
};

const MOUTHFULS = 2;

/** Feast, of the Fry Cook: 1 Zombie where the noise was; then the one who made it suffers 1 wound for each there, 2 at most. */
export const feast: HordeAction<'feast'> = {
  id: 'feast',
  ...LAST,
  *resolve(table, human, store) {
    yield* addZombie(table, store);
    if (!humansIn(table, [store]).includes(human)) return;
    yield* suffer(table, human, Math.min(zombieRoomsOf(table.world, table.board, store).length, MOUTHFULS));
  },
};

const CHASED = 3;

/** Hot pursuit, of the Greaser: 1 Zombie in the store of the noise and in each of the next 2, clockwise. */
export const hotPursuit: HordeAction<'hot-pursuit'> = {
  id: 'hot-pursuit',
  ...LAST,
  *resolve(table, _human, store) {
    let position = positionOf(table.board, store);
    for (let i = 0; i < CHASED; i++) {
      yield* addZombie(table, table.board.positions[position]);
      position = nextClockwise(position);
    }
  },
};

/** Love-in, of the Hippie: 1 Zombie in each empty store; if none is, the barricade is damaged. */
export const loveIn: HordeAction<'love-in'> = {
  id: 'love-in',
  ...LAST,
  *resolve(table) {
    const { world, board } = table;
    const empty = board.stores.filter((store) => isStoreEmpty(world, board, store));
    if (empty.length === 0) return yield* damageBarricade(table, null, 'TEZ-12.5');
    for (const store of empty) yield* addZombie(table, store);
  },
};

/** Closing time, of the Janitor: 1 Zombie in each of the 4 stores beside the courtyard, clockwise from the north. */
export const closingTime: HordeAction<'closing-time'> = {
  id: 'closing-time',
  ...LAST,
  *resolve(table) {
    for (const position of positions) {
      if (!isCorner(position)) yield* addZombie(table, table.board.positions[position]);
    }
  },
};

/** Manhunt, of the Mall Cop: every Human outside the courtyard loses 1 ammo, the one who made noise 2. */
export const manhunt: HordeAction<'manhunt'> = {
  id: 'manhunt',
  ...LAST,
  *resolve(table, human) {
    const hunted = humansIn(table, table.board.stores);
    if (hunted.length === 0) return findNothing(table, 'manhunt');
    for (const each of hunted) yield* spendAmmo(table, each, each === human ? 2 : 1);
  },
};

/** Sabotage, of the Mechanic: no trap stays armed, the barricade is damaged, and 1 Zombie comes where the noise was. */
export const sabotage: HordeAction<'sabotage'> = {
  id: 'sabotage',
  ...LAST,
  *resolve(table, _human, store) {
    const { world } = table;
    for (const at of [0, 1] as const) {
      const room = world.traps[at];
      if (room === null) continue;
      world.traps[at] = null;
      table.tell('trap-returned', 'TEZ-12.5', { room });
    }
    yield* damageBarricade(table, null, 'TEZ-12.5');
    yield* addZombie(table, store);
  },
};

/** Paparazzi, of the Photographer: 1 Zombie in the store of the noise and in each store next door. */
export const paparazzi: HordeAction<'paparazzi'> = {
  id: 'paparazzi',
  ...LAST,
  *resolve(table, _human, store) {
    for (const each of [store, ...neighbouringStores(table.board.mall, store)]) yield* addZombie(table, each);
  },
};

/** Encore, of the Popstar: 2 Zombies in the store of the noise, and 1 in the other store of its symbol. */
export const encore: HordeAction<'encore'> = {
  id: 'encore',
  ...LAST,
  *resolve(table, _human, store) {
    yield* addZombies(table, store, 2);
    const { symbol } = storeFaceById[store];
    for (const twin of table.board.storesOf[symbol]) if (twin !== store) yield* addZombie(table, twin);
  },
};

/** Outbreak, of the Scientist: 1 Zombie where the noise was; then every Human there or next door suffers 1 wound. */
export const outbreak: HordeAction<'outbreak'> = {
  id: 'outbreak',
  ...LAST,
  *resolve(table, _human, store) {
    yield* addZombie(table, store);
    yield* woundAll(table, [store, ...neighbouringStores(table.board.mall, store)]);
  },
};

/** Hunting party, of the Survivalist: up to 3 Zombies come in from next door; then every Human among them suffers 1 wound. */
export const huntingParty: HordeAction<'hunting-party'> = {
  id: 'hunting-party',
  ...LAST,
  *resolve(table, human, store) {
    yield* callInto(table, human, store, 'hunting-party', 3);
    if (!isStoreEmpty(table.world, table.board, store)) yield* woundAll(table, [store]);
  },
};

/** Confiscation, of the Teacher: every Human outside the courtyard loses hold of a card, or suffers 1 wound. */
export const confiscation: HordeAction<'confiscation'> = {
  id: 'confiscation',
  ...LAST,
  *resolve(table) {
    const pupils = humansIn(table, table.board.stores);
    if (pupils.length === 0) return findNothing(table, 'confiscation');
    for (const human of pupils) {
      const store = storeOf(table.board, human.room);
      if (store !== null) yield* tearAway(table, human, store, 'confiscation');
    }
  },
};

/** Riot, of the Teenager: the barricade is damaged, and 2 Zombies come where the noise was. */
export const riot: HordeAction<'riot'> = {
  id: 'riot',
  ...LAST,
  *resolve(table, _human, store) {
    yield* damageBarricade(table, null, 'TEZ-12.5');
    yield* addZombies(table, store, 2);
  },
};
