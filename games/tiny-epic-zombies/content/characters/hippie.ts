/**
 * The Hippie. Human: barefoot; he makes no noise away from the Entrance. Zombie: group hug; an Overkill gives nothing
 * while another Zombie stands in the store.
 */
import { addZombie } from '../../rules/adding-zombies.ts';
import { damageBarricade } from '../../rules/barricade.ts';
import { type Board, type Human, isStoreEmpty, storeOf, type World, zombieRoomsOf } from '../../world.ts';
import type { Character, HordeAction } from '../kinds.ts';
import { LAST } from './horde/last-space.ts';
import { isEntrance } from './room-marks.ts';

/** Does another Zombie of the store cling to this Human? */
function isHugged(world: World, board: Board, human: Human): boolean {
  const store = storeOf(board, human.room);
  return store !== null && zombieRoomsOf(world, board, store).some((room) => room !== human.room);
}

/** Love-in, of the Hippie: 1 Zombie in each empty store; if none is, the barricade is damaged. */
const loveIn: HordeAction<'love-in'> = {
  id: 'love-in',
  ...LAST,
  *resolve(table) {
    const { world, board } = table;
    const empty = board.stores.filter((store) => isStoreEmpty(world, board, store));
    if (empty.length === 0) return yield* damageBarricade(table, null, 'TEZ-12.5');
    for (const store of empty) yield* addZombie(table, store);
  },
};

export const hippie: Character<'hippie', 'love-in'> = {
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
  last: loveIn,
};
