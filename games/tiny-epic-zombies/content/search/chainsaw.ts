/**
 * Chainsaw: after a melee attack that is no Overkill, 1 ammo of fuel makes it one. The wounds of the die have been
 * suffered all the same.
 */
import { forget, remember, remembers } from '@necropole/kernel';
import { spendAmmo } from '../../rules/wounds-and-ammo.ts';
import { characterOf } from '../../world.ts';
import type { WeaponCard } from '../kinds.ts';
import { mayPay } from './paying.ts';

const FUEL = 1;

export const chainsaw: WeaponCard<'chainsaw'> = {
  id: 'chainsaw',
  provenance: 'reconstructed',
  cites: ['TEZ-9.20'],
  family: 'melee',
  symbols: ['purple'],
  queries: {
    isOverkill: (overkill, { human }, self, table) =>
      overkill || (human.id === self.holder && remembers(table.world.memory, self.holder, 'chainsaw')),
  },
  flows: {
    *afterMelee(table, { human, face }, self) {
      if (human.id !== self.holder) return;
      if (table.query('isOverkill', face === 'overkill', { human, face })) return;
      if (!table.query('isOverkill', true, { human, face })) return; // something forbids it: fuel would be lost
      if (!(yield* mayPay(table, human, 'chainsaw', FUEL, 'TEZ-9.20'))) return;
      table.tell('chainsaw-revved', 'TEZ-9.20', { who: characterOf(human) });
      yield* spendAmmo(table, human, FUEL);
      if (table.world.turn.over === 'no') remember(table.world.memory, self.holder, 'chainsaw');
    },
    *moved(table, { human }, self) {
      if (human.id === self.holder) forget(table.world.memory, self.holder, 'chainsaw');
    },
  },
};
