/** Shotgun: a ranged attack may also aim at the Zombie in one's own room, instead of the melee that it forces. */
import type { WeaponCard } from '../kinds.ts';

export const shotgun: WeaponCard<'shotgun'> = {
  id: 'shotgun',
  provenance: 'public',
  cites: ['TEZ-9.20'],
  family: 'ranged',
  symbols: ['green'],
  queries: {
    shotTargets: (rooms, { human }, self) =>
      human.id === self.holder && !rooms.includes(human.room) ? [...rooms, human.room] : rooms,
  },
};
