/** Revolver: drawn when its bearer is Overrun. For 1 ammo the Zombie dies, and there is no wound. */
import { killZombie } from '../../rules/killing.ts';
import { spendAmmo } from '../../rules/wounds-and-ammo.ts';
import { characterOf, isZombieIn } from '../../world.ts';
import type { WeaponCard } from '../kinds.ts';
import { mayPay } from './paying.ts';

const AMMO = 1;

export const revolver: WeaponCard<'revolver'> = {
  id: 'revolver',
  provenance: 'public',
  cites: ['TEZ-9.20'],
  family: 'ranged',
  symbols: ['blue'],
  flows: {
    *overrun(table, { human, room, reaction }, self) {
      if (human.id !== self.holder || reaction.prevented || !isZombieIn(table.world, room)) return;
      if (!(yield* mayPay(table, human, 'revolver', AMMO, 'TEZ-9.20'))) return;
      table.tell('quick-draw', 'TEZ-9.20', { who: characterOf(human), room });
      reaction.prevented = true;
      yield* killZombie(table, human, room, 'ability');
      yield* spendAmmo(table, human, AMMO);
    },
  },
};
