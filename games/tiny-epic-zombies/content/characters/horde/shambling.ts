/** Horde actions that move Zombies of the mall. Moving is not adding: nobody is Overrun, nothing overflows. */
import { neighboursOf } from '@necropole/boards';
import { canReceiveZombie, chooseDestination, chooseZombie, moveZombie } from '../../../rules/moving-zombies.ts';
import type { Rule, TezTable } from '../../../shape.ts';
import { type Human, isZombieIn, roomsOf, storeOf } from '../../../world.ts';
import type { HordeActionId } from '../../ids.ts';
import type { HordeAction } from '../../kinds.ts';
import type { RoomId, StoreFaceId } from '../../stores/index.ts';
import { byTheHorde, findNothing } from './choosing.ts';

const CALLED = 2;

/** Where the Zombie of a room can go: one room on, through a wall, never by a secret passage. */
function waysFrom(table: TezTable, room: RoomId): readonly RoomId[] {
  return neighboursOf(table.board.mall, room).filter((beside) => canReceiveZombie(table, beside));
}

/** Lurch: one Zombie moves one room. */
export const lurch: HordeAction<'lurch'> = {
  id: 'lurch',
  provenance: 'reconstructed',
  might: 1,
  *resolve(table, human) {
    const able = table.board.mall.zones
      .map(({ id }) => id)
      .filter((room) => isZombieIn(table.world, room) && waysFrom(table, room).length > 0);
    const choice = byTheHorde(table, human, 'lurch');
    const from = yield* chooseZombie(table, choice, able);
    if (from === null) return findNothing(table, 'lurch');
    const to = yield* chooseDestination(table, choice, from, waysFrom(table, from));
    if (to !== null) yield* moveZombie(table, from, to, 'TEZ-12.5');
  },
};

/** Where a Zombie from outside would come into this store. */
function waysInto(table: TezTable, from: RoomId, store: StoreFaceId): readonly RoomId[] {
  return waysFrom(table, from).filter((room) => storeOf(table.board, room) === store);
}

/** The Zombies next to a store that can come into it. */
function outside(table: TezTable, store: StoreFaceId): readonly RoomId[] {
  const { world, board } = table;
  const beside = new Set(roomsOf(board, store).flatMap((room) => neighboursOf(board.mall, room)));
  return [...beside].filter(
    (room) => storeOf(board, room) !== store && isZombieIn(world, room) && waysInto(table, room, store).length > 0,
  );
}

/** Howl: up to 2 Zombies from next door come into the store of the noise, by a room without a Zombie or a Human. */
export const howl: HordeAction<'howl'> = {
  id: 'howl',
  provenance: 'reconstructed',
  might: 2,
  *resolve(table, human, store) {
    yield* callInto(table, human, store, 'howl', CALLED);
  },
};

/** Up to so many Zombies from next door come into a store; the first of them has to. */
export function* callInto(
  table: TezTable,
  human: Human,
  store: StoreFaceId,
  action: HordeActionId,
  called: number,
): Rule {
  for (let i = 0; i < called; i++) {
    const choice = { ...byTheHorde(table, human, action), optional: i > 0 };
    const able = outside(table, store);
    if (able.length === 0) return i === 0 ? findNothing(table, action) : undefined;
    const from = yield* chooseZombie(table, choice, able);
    if (from === null) return;
    const to = yield* chooseDestination(table, choice, from, waysInto(table, from, store));
    if (to !== null) yield* moveZombie(table, from, to, 'TEZ-12.5');
  }
}
