/**
 * Grenade: thrown on entering a store, before anything is attacked there. Every Zombie of the store dies, the one that
 * would have to be fought too; then the melee die is rolled for its wounds alone.
 */
import { killZombie } from '../../rules/killing.ts';
import { dieFacts, faceOf, meleeDie, woundsOn } from '../../rules/melee-die.ts';
import { suffer } from '../../rules/wounds-and-ammo.ts';
import type { TezTable, Verdict } from '../../shape.ts';
import { characterOf, type Human, isStoreEmpty, isZombieIn, storeOf, zombieRoomsOf } from '../../world.ts';
import type { BackpackCard } from '../kinds.ts';

export function judgeGrenade(table: TezTable, human: Human): Verdict {
  const { world, board } = table;
  const store = storeOf(board, human.room);
  if (store === null || !world.turn.enteredStore) {
    return { key: 'store-not-just-entered', params: {}, cite: 'TEZ-11.9', refs: [human.room] };
  }
  if (world.turn.killed) return { key: 'attacked-since-entering', params: {}, cite: 'TEZ-11.9' };
  if (isStoreEmpty(world, board, store)) {
    return { key: 'store-without-zombie', params: { store }, cite: 'TEZ-11.9', refs: [store] };
  }
  return null;
}

export const grenade: BackpackCard<'grenade'> = {
  id: 'grenade',
  provenance: 'public',
  family: 'backpack',
  symbols: ['purple', 'orange', 'green'],
  judge: judgeGrenade,
  facts: (_table, human) => dieFacts(human),
  *use(table, human) {
    const { world, board } = table;
    const store = storeOf(board, human.room);
    if (store === null) return;
    table.tell('grenade-thrown', 'TEZ-11.9', { who: characterOf(human), store });
    world.turn.mustFight = false;
    for (const room of zombieRoomsOf(world, board, store)) {
      if (isZombieIn(world, room)) yield* killZombie(table, human, room, 'item');
    }
    if (world.turn.over !== 'no') return;
    const face = faceOf(table.roll(meleeDie.length));
    table.tell('blast-rolled', 'TEZ-11.9', { who: characterOf(human), face });
    yield* suffer(table, human, woundsOn(face));
  },
};
