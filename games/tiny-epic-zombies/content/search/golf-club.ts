/** Golf club: an Overkill may become a free ranged attack instead of the free Move: what forbids those counts. */
import { neighboursOf } from '@necropole/boards';
import { shotTargets } from '../../rules/killing.ts';
import { isZombieIn } from '../../world.ts';
import type { WeaponCard } from '../kinds.ts';

export const golfClub: WeaponCard<'golf-club'> = {
  id: 'golf-club',
  provenance: 'public',
  cites: ['TEZ-9.20'],
  family: 'melee',
  symbols: ['orange'],
  queries: {
    overkillShots(rooms, { human }, self, table) {
      if (human.id !== self.holder) return rooms;
      const aimed = shotTargets(table, human);
      const targets = neighboursOf(table.board.mall, human.room).filter(
        (room) =>
          isZombieIn(table.world, room) &&
          aimed.includes(room) &&
          !rooms.includes(room) &&
          table.query('shotRefusal', null, { human, room }) === null,
      );
      return targets.length === 0 ? rooms : [...rooms, ...targets];
    },
  },
};
