/**
 * The Hippie. Human: barefoot; he makes no noise away from the Entrance. Zombie: group hug; an Overkill gives nothing
 * while another Zombie stands in the store.
 */
import { type Board, type Human, storeOf, type World, zombieRoomsOf } from '../../world.ts';
import type { Character } from '../kinds.ts';
import { isEntrance } from './room-marks.ts';

/** Does another Zombie of the store cling to this Human? */
function isHugged(world: World, board: Board, human: Human): boolean {
  const store = storeOf(board, human.room);
  return store !== null && zombieRoomsOf(world, board, store).some((room) => room !== human.room);
}

export const hippie: Character<'hippie'> = {
  id: 'hippie',
  human: {
    id: 'hippie',
    provenance: 'reconstructed',
    cites: ['TEZ-9.21'],
    queries: {
      isNoise: (noise, { human }, self) => noise && (human.id !== self.holder || isEntrance(human.room)),
    },
  },
  zombie: {
    id: 'hippie-zombie',
    provenance: 'reconstructed',
    cites: ['TEZ-13.12'],
    queries: {
      isOverkill: (overkill, { human }, _self, { world, board }) => overkill && !isHugged(world, board, human),
    },
    flows: {
      *afterMelee(table, { human, face }) {
        if (face !== 'overkill' || !isHugged(table.world, table.board, human)) return;
        table.tell('ability-acts', 'TEZ-13.12', { character: 'hippie' });
      },
    },
  },
  horde: ['scavenge', 'howl', 'infest', 'smother', 'love-in'],
};
