/**
 * What stands before the actions of a turn (p.8 to p.10).
 *
 * A Zombie in the room that was entered is fought first. A, B and C come after the first Move. Rooms and tokens need an
 * empty store.
 */
import type { TezTable, Verdict } from '../shape.ts';
import { type Human, isStoreEmpty, isZombieIn, storeOf, zombieRoomsOf } from '../world.ts';

/** Is there nobody who must be fought first? */
export function judgeFought({ world }: TezTable, { room }: Human): Verdict {
  if (!world.turn.mustFight) return null;
  return { key: 'must-fight', params: { room }, cite: 'TEZ-9.2', refs: [room], remedies: ['melee'] };
}

/** May A, B and C be done now? */
export function judgeAction(table: TezTable, human: Human): Verdict {
  const { world } = table;
  const unfought = judgeFought(table, human);
  if (unfought !== null || world.turn.made > 0) return unfought;
  return isZombieIn(world, human.room)
    ? { key: 'overrun-move-first', params: {}, cite: 'TEZ-8.15', refs: [human.room] }
    : { key: 'move-first', params: {}, cite: 'TEZ-8.18' };
}

/** Rooms and tokens need an empty store. */
export function judgeEmptyStore(table: TezTable, human: Human): Verdict {
  const { world, board } = table;
  const store = storeOf(board, human.room);
  if (store === null || isStoreEmpty(world, board, store)) return null;
  if (!table.query('roomNeedsEmptyStore', true, { human, store })) return null;
  const refs = zombieRoomsOf(world, board, store);
  const remedies = refs.flatMap((room) => (room === human.room ? ['melee'] : [`shoot:${room}`, `move:${room}`]));
  return { key: 'store-not-empty', params: { store }, cite: 'TEZ-10.1', refs, remedies };
}
