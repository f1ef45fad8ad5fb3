/**
 * The Survivalist. Human: he picks up cards although one Zombie is left in the store. Zombie: stalkers; at the start of
 * each Human turn one Zombie comes a room closer to them.
 */
import { distance, neighboursOf } from '@necropole/boards';
import { canReceiveZombie, chooseDestination, chooseZombie, moveZombie } from '../../rules/moving-zombies.ts';
import type { Rule, TezTable } from '../../shape.ts';
import { type Human, isStoreEmpty, isZombieIn, zombieRoomsOf } from '../../world.ts';
import type { Character, HordeAction } from '../kinds.ts';
import type { RoomId } from '../stores/index.ts';
import { LAST, woundAll } from './horde/last-space.ts';
import { callInto } from './horde/shambling.ts';

const WARY = 1;

/** The free rooms next to this one that are closer to the prey. */
function closerRooms(table: TezTable, from: RoomId, prey: RoomId): readonly RoomId[] {
  const { mall } = table.board;
  const away = distance(mall, from, prey);
  return neighboursOf(mall, from).filter((room) => distance(mall, room, prey) < away && canReceiveZombie(table, room));
}

/** The Zombies that can come closer, the nearest first. */
function stalkers(table: TezTable, prey: RoomId): readonly RoomId[] {
  const { mall } = table.board;
  return mall.zones
    .map(({ id }) => id)
    .filter((room) => isZombieIn(table.world, room) && closerRooms(table, room, prey).length > 0)
    .sort((a, b) => distance(mall, a, prey) - distance(mall, b, prey));
}

/** A Zombie player chooses who stalks, and where; the game sends the nearest. */
function* stalk(table: TezTable, human: Human): Rule {
  const { zombieSeat } = table.board;
  const able = stalkers(table, human.room);
  const choice = { human, component: 'survivalist-zombie', cite: 'TEZ-13.12', seat: zombieSeat ?? human.seat };
  const from =
    zombieSeat === null ? (able[0] ?? null) : yield* chooseZombie(table, { ...choice, optional: true }, able);
  if (from === null) return;
  const rooms = closerRooms(table, from, human.room);
  const to = zombieSeat === null ? (rooms[0] ?? null) : yield* chooseDestination(table, choice, from, rooms);
  if (to === null) return;
  table.tell('ability-acts', 'TEZ-13.12', { character: 'survivalist' });
  yield* moveZombie(table, from, to, 'TEZ-13.12');
}

/** Hunting party, of the Survivalist: up to 3 Zombies come in from next door; then every Human among them suffers 1 wound. */
const huntingParty: HordeAction<'hunting-party'> = {
  id: 'hunting-party',
  ...LAST,
  *resolve(table, human, store) {
    yield* callInto(table, human, store, 'hunting-party', 3);
    if (!isStoreEmpty(table.world, table.board, store)) yield* woundAll(table, [store]);
  },
};

export const survivalist: Character<'survivalist', 'hunting-party'> = {
  id: 'survivalist',
  human: {
    id: 'survivalist',
    provenance: 'reconstructed',
    cites: ['TEZ-9.21'],
    queries: {
      cardsNeedEmptyStore: (needed, { human, store }, self, { world, board }) =>
        needed && (human.id !== self.holder || zombieRoomsOf(world, board, store).length > WARY),
    },
  },
  zombie: {
    id: 'survivalist-zombie',
    provenance: 'reconstructed',
    flows: {
      *turnStarted(table, { human }) {
        yield* stalk(table, human);
      },
    },
  },
  horde: ['lurch', 'ransack', 'howl', 'frenzy', 'hunting-party'],
  last: huntingParty,
};
