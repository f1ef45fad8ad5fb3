/** Crossbow: a bolt stays where it struck; its bearer gets the ammo back on entering that room in the same turn. */
import { forget, remember, remembers } from '@necropole/kernel';
import { gainAmmo } from '../../rules/wounds-and-ammo.ts';
import { characterOf } from '../../world.ts';
import type { WeaponCard } from '../kinds.ts';

export const crossbow: WeaponCard<'crossbow'> = {
  id: 'crossbow',
  provenance: 'reconstructed',
  cites: ['TEZ-9.20'],
  family: 'ranged',
  symbols: ['blue'],
  flows: {
    *afterShot(table, { human, room }, self) {
      if (human.id !== self.holder) return;
      remember(table.world.memory, self.holder, `crossbow:${room}`);
      table.tell('bolt-lodged', 'TEZ-9.20', { who: characterOf(human), room });
    },
    *moved(table, { human, to }, self) {
      const bolt = `crossbow:${to}`;
      if (human.id !== self.holder || !remembers(table.world.memory, self.holder, bolt)) return;
      forget(table.world.memory, self.holder, bolt);
      table.tell('bolt-recovered', 'TEZ-9.20', { who: characterOf(human), room: to });
      gainAmmo(table, human, 1);
    },
  },
};
