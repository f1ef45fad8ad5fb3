/** Axe: its long handle keeps the dead at a distance; every melee attack wounds its bearer 1 less. */
import type { WeaponCard } from '../kinds.ts';

export const axe: WeaponCard<'axe'> = {
  id: 'axe',
  provenance: 'reconstructed',
  cites: ['TEZ-9.20'],
  family: 'melee',
  symbols: ['blue'],
  queries: {
    meleeWounds: (wounds, { human }, self) => (human.id === self.holder && wounds > 0 ? wounds - 1 : wounds),
  },
};
