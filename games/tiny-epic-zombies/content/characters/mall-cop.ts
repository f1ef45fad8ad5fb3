/**
 * The Mall Cop. Human: she knows every corner of her beat; once a turn, a ranged attack into a room of her own store
 * costs no ammo. Zombie: riot gear at the doors; a ranged attack on an Entrance costs 1 ammo more.
 */
import { remember, remembers } from '@necropole/kernel';
import { spendAmmo } from '../../rules/wounds-and-ammo.ts';
import { type Board, characterOf, type Human, storeOf } from '../../world.ts';
import type { Character, HordeAction } from '../kinds.ts';
import type { RoomId } from '../stores/index.ts';
import { findNothing } from './horde/choosing.ts';
import { humansIn, LAST } from './horde/last-space.ts';
import { isEntrance } from './room-marks.ts';

function isOnBeat(board: Board, human: Human, room: RoomId): boolean {
  const store = storeOf(board, room);
  return store !== null && store === storeOf(board, human.room);
}

/** Manhunt, of the Mall Cop: every Human outside the courtyard loses 1 ammo, the one who made noise 2. */
const manhunt: HordeAction<'manhunt'> = {
  id: 'manhunt',
  ...LAST,
  *resolve(table, human) {
    const hunted = humansIn(table, table.board.stores);
    if (hunted.length === 0) return findNothing(table, 'manhunt');
    for (const each of hunted) yield* spendAmmo(table, each, each === human ? 2 : 1);
  },
};

export const mallCop: Character<'mall-cop', 'manhunt'> = {
  id: 'mall-cop',
  human: {
    id: 'mall-cop',
    provenance: 'reconstructed',
    cites: ['TEZ-9.20'],
    queries: {
      shotCost(ammo, { human, room }, self, { world, board }) {
        if (human.id !== self.holder || !isOnBeat(board, human, room)) return ammo;
        return remembers(world.memory, self.holder, 'mall-cop') ? ammo : 0;
      },
    },
    flows: {
      *afterShot(table, { human, room }, self) {
        const { world, board } = table;
        if (human.id !== self.holder || !isOnBeat(board, human, room)) return;
        if (remembers(world.memory, self.holder, 'mall-cop')) return;
        remember(world.memory, self.holder, 'mall-cop');
        table.tell('human-ability', 'TEZ-9.20', { who: characterOf(human) });
      },
    },
  },
  zombie: {
    id: 'mall-cop-zombie',
    provenance: 'reconstructed',
    cites: ['TEZ-13.12'],
    queries: { shotCost: (ammo, { room }) => (isEntrance(room) ? ammo + 1 : ammo) },
    flows: {
      *afterShot(table, { room }) {
        if (isEntrance(room)) table.tell('ability-acts', 'TEZ-13.12', { character: 'mall-cop' });
      },
    },
  },
  horde: ['panic', 'swarm', 'ambush', 'surround', 'manhunt'],
  last: manhunt,
};
