/** Assault rifle: shoots two rooms far, over a room without a Zombie. */
import { neighboursOf } from '@necropole/boards';
import { isZombieIn } from '../../world.ts';
import type { WeaponCard } from '../kinds.ts';

export const assaultRifle: WeaponCard<'assault-rifle'> = {
  id: 'assault-rifle',
  provenance: 'reconstructed',
  cites: ['TEZ-9.20'],
  family: 'ranged',
  symbols: ['green'],
  queries: {
    shotTargets(rooms, { human }, self, { world, board }) {
      if (human.id !== self.holder) return rooms;
      const between = neighboursOf(board.mall, human.room).filter((room) => !isZombieIn(world, room));
      const beyond = new Set(between.flatMap((room) => neighboursOf(board.mall, room)));
      const further = [...beyond].filter((room) => room !== human.room && !rooms.includes(room));
      return further.length === 0 ? rooms : [...rooms, ...further];
    },
  },
};
