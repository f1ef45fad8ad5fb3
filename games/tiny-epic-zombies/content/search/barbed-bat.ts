/** Barbed bat: once a turn, a melee die that is no Overkill may be rolled again; the second roll stands. */
import { remember, remembers } from '@necropole/kernel';
import { mayUse } from '../../rules/choices.ts';
import { faceOf, meleeDie } from '../../rules/melee-die.ts';
import { characterOf } from '../../world.ts';
import type { WeaponCard } from '../kinds.ts';

export const barbedBat: WeaponCard<'barbed-bat'> = {
  id: 'barbed-bat',
  provenance: 'reconstructed',
  cites: ['TEZ-9.20'],
  family: 'melee',
  symbols: ['orange'],
  flows: {
    *meleeRolled(table, { human, room, result }, self) {
      if (human.id !== self.holder || remembers(table.world.memory, self.holder, 'barbed-bat')) return;
      if (table.query('isOverkill', result.face === 'overkill', { human, face: result.face })) return;
      if (!(yield* mayUse(table, { human, component: 'barbed-bat', cite: 'TEZ-9.20' }))) return;
      remember(table.world.memory, self.holder, 'barbed-bat');
      result.face = faceOf(table.roll(meleeDie.length));
      table.tell('melee-rerolled', 'TEZ-9.20', { who: characterOf(human), face: result.face, room });
    },
  },
};
