/** Uzi: after a ranged attack, 2 more ammo empty the magazine into the store that was hit: its other Zombies die too. */
import { killZombie } from '../../rules/killing.ts';
import { spendAmmo } from '../../rules/wounds-and-ammo.ts';
import { characterOf, isStoreEmpty, isZombieIn, storeOf, zombieRoomsOf } from '../../world.ts';
import type { WeaponCard } from '../kinds.ts';
import { mayPay } from './paying.ts';

const MAGAZINE = 2;

export const uzi: WeaponCard<'uzi'> = {
  id: 'uzi',
  provenance: 'reconstructed',
  cites: ['TEZ-9.20'],
  family: 'ranged',
  symbols: ['purple'],
  flows: {
    *afterShot(table, { human, room }, self) {
      const { world, board } = table;
      const store = storeOf(board, room);
      if (human.id !== self.holder || store === null || isStoreEmpty(world, board, store)) return;
      if (!(yield* mayPay(table, human, 'uzi', MAGAZINE, 'TEZ-9.20'))) return;
      table.tell('store-sprayed', 'TEZ-9.20', { who: characterOf(human), store });
      for (const each of zombieRoomsOf(world, board, store)) {
        if (isZombieIn(world, each)) yield* killZombie(table, human, each, 'ranged');
      }
      if (world.turn.over === 'no') yield* spendAmmo(table, human, MAGAZINE);
    },
  },
};
