/** Crowbar: after a melee attack, the next Move may end on the entrance of a neighbouring store. */
import { forget, remember, remembers } from '@necropole/kernel';
import { characterOf, storeOf } from '../../world.ts';
import type { WeaponCard } from '../kinds.ts';
import { neighbouringStores, storeRoomId } from '../stores/index.ts';

export const crowbar: WeaponCard<'crowbar'> = {
  id: 'crowbar',
  provenance: 'public',
  cites: ['TEZ-9.20'],
  family: 'melee',
  symbols: ['purple'],
  queries: {
    moveTargets(rooms, { human }, self, table) {
      const store = storeOf(table.board, human.room);
      if (human.id !== self.holder || store === null || !remembers(table.world.memory, self.holder, 'crowbar'))
        return rooms;
      const entrances = neighbouringStores(table.board.mall, store).map((beside) => storeRoomId(beside, 1));
      const further = entrances.filter((room) => !rooms.includes(room));
      return further.length === 0 ? rooms : [...rooms, ...further];
    },
  },
  flows: {
    *afterMelee(table, { human }, self) {
      if (human.id !== self.holder) return;
      remember(table.world.memory, self.holder, 'crowbar');
      table.tell('door-pried', 'TEZ-9.20', { who: characterOf(human) });
    },
    *moved(table, { human }, self) {
      if (human.id === self.holder) forget(table.world.memory, self.holder, 'crowbar');
    },
  },
};
