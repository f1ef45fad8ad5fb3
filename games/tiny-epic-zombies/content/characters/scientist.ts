/**
 * The Scientist. Human: a hazmat suit; standing in a room with a flask or a biohazard, she uses it and its tokens although
 * Zombies stand elsewhere in the store. Zombie: toxic blood; in those same rooms a blank of the melee die wounds.
 */
import type { Character } from '../kinds.ts';
import type { RoomId } from '../stores/index.ts';
import { hasIcon } from './room-marks.ts';

function isHazardous(room: RoomId): boolean {
  return hasIcon(room, 'flask', 'biohazard');
}

export const scientist: Character<'scientist'> = {
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
};
