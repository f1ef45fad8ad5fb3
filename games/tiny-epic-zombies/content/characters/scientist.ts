/**
 * The Scientist. Human: a hazmat suit; standing in a room with a flask or a biohazard, she uses it and its tokens although
 * Zombies stand elsewhere in the store. Zombie: toxic blood; in those same rooms a blank of the melee die wounds.
 */
import { addZombie } from '../../rules/adding-zombies.ts';
import type { Character, HordeAction } from '../kinds.ts';
import { neighbouringStores, type RoomId } from '../stores/index.ts';
import { LAST, woundAll } from './horde/last-space.ts';
import { hasIcon } from './room-marks.ts';

function isHazardous(room: RoomId): boolean {
  return hasIcon(room, 'flask', 'biohazard');
}

/** Outbreak, of the Scientist: 1 Zombie where the noise was; then every Human there or next door suffers 1 wound. */
const outbreak: HordeAction<'outbreak'> = {
  id: 'outbreak',
  ...LAST,
  *resolve(table, _human, store) {
    yield* addZombie(table, store);
    yield* woundAll(table, [store, ...neighbouringStores(table.board.mall, store)]);
  },
};

export const scientist: Character<'scientist', 'outbreak'> = {
  id: 'scientist',
  human: {
    id: 'scientist',
    provenance: 'reconstructed',
    cites: ['TEZ-9.21'],
    queries: {
      roomNeedsEmptyStore: (needed, { human }, self) =>
        needed && (human.id !== self.holder || !isHazardous(human.room)),
    },
  },
  zombie: {
    id: 'scientist-zombie',
    provenance: 'reconstructed',
    cites: ['TEZ-13.12'],
    queries: {
      faceWounds: (wounds, { face, room }) => (face === 'nothing' && isHazardous(room) ? wounds + 1 : wounds),
    },
  },
  horde: ['scavenge', 'panic', 'drag-down', 'smother', 'outbreak'],
  last: outbreak,
};
