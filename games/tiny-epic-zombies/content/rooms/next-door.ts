/** Rooms that strike at the Zombies of a neighbouring store. */
import { neighboursOf } from '@necropole/boards';
import { chooseRoom } from '../../rules/choices.ts';
import { killZombie } from '../../rules/killing.ts';
import { canHoldZombie, chooseDestination, chooseZombie, moveZombie } from '../../rules/moving-zombies.ts';
import { gapOf, spendAmmo } from '../../rules/wounds-and-ammo.ts';
import type { TezTable, Verdict } from '../../shape.ts';
import { type Human, storeOf, zombieRoomsOf } from '../../world.ts';
import type { RoomAbility } from '../kinds.ts';
import { neighbouringStores, type RoomId } from '../stores/index.ts';

/** The rooms with a Zombie in the stores beside this one. */
function zombiesNextDoor(table: TezTable, room: RoomId): readonly RoomId[] {
  const { world, board } = table;
  const store = storeOf(board, room);
  if (store === null) return [];
  return neighbouringStores(board.mall, store).flatMap((beside) => zombieRoomsOf(world, board, beside));
}

/** Where a startled Zombie may go: through one wall, into a room without a Zombie, whoever else is there. */
function nextRooms(table: TezTable, from: RoomId): readonly RoomId[] {
  return neighboursOf(table.board.mall, from).filter((room) => canHoldZombie(table, room));
}

function zombiesToStartle(table: TezTable, room: RoomId): readonly RoomId[] {
  return zombiesNextDoor(table, room).filter((from) => nextRooms(table, from).length > 0);
}

export function judgeLoudCrash(table: TezTable, _human: Human, room: RoomId): Verdict {
  if (zombiesToStartle(table, room).length > 0) return null;
  return { key: 'no-zombie-to-startle', params: {}, cite: 'TEZ-10.4', refs: zombiesNextDoor(table, room) };
}

/** A Zombie of a neighbouring store goes one room further, into a room without a Zombie. */
export const loudCrash: RoomAbility<'loud-crash'> = {
  id: 'loud-crash',
  provenance: 'public',
  kind: 'running',
  judge: judgeLoudCrash,
  *use(table, human, room) {
    const choice = { human, component: 'loud-crash', cite: 'TEZ-10.4' };
    const from = yield* chooseZombie(table, choice, zombiesToStartle(table, room));
    if (from === null) return;
    const to = yield* chooseDestination(table, choice, from, nextRooms(table, from));
    if (to !== null) yield* moveZombie(table, from, to, 'TEZ-10.4');
  },
};

const SHOT = 1;

export function judgeLongShot(table: TezTable, _human: Human, room: RoomId): Verdict {
  if (zombiesNextDoor(table, room).length > 0) return null;
  return { key: 'no-zombie-in-sight', params: {}, cite: 'TEZ-10.4' };
}

/** 1 ammo kills a Zombie of a neighbouring store. Not a ranged attack: what changes those does not count here. */
export const longShot: RoomAbility<'long-shot'> = {
  id: 'long-shot',
  provenance: 'reconstructed',
  kind: 'running',
  judge: judgeLongShot,
  facts: (_table, human) => (SHOT < gapOf(human) ? [] : [{ key: 'lethal', params: { percent: 100 } }]),
  *use(table, human, room) {
    const choice = { human, component: 'long-shot', cite: 'TEZ-10.4' };
    const target = yield* chooseRoom(table, choice, zombiesNextDoor(table, room));
    if (target === null) return;
    yield* killZombie(table, human, target, 'room');
    if (table.world.turn.over === 'no') yield* spendAmmo(table, human, SHOT);
  },
};
