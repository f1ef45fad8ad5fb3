/**
 * The Greaser. Human: his hot rod goes around the mall; once a turn, a Move from an Entrance may end on the Entrance of a
 * store at most 2 stores away. Zombie: new Zombies skip the rooms with a gear, as they did in a prototype of the game; the
 * printed card is not known.
 */
import { remember, remembers } from '@necropole/kernel';
import { addZombie, positionOf } from '../../rules/adding-zombies.ts';
import type { Board } from '../../world.ts';
import { characterOf, isZombieIn, roomsOf, storeOf } from '../../world.ts';
import type { Character, HordeAction } from '../kinds.ts';
import { nextClockwise, type RoomId, storeRoomId } from '../stores/index.ts';
import { LAST } from './horde/last-space.ts';
import { hasIcon, isEntrance, roomsApart } from './room-marks.ts';

const STORES_AWAY = 2;

/** The Entrances within reach of the car, around the outside of the mall. */
function aroundTheBlock(board: Board, from: RoomId): readonly RoomId[] {
  const store = storeOf(board, from);
  if (store === null || !isEntrance(from)) return [];
  const { stores } = board;
  const at = stores.indexOf(store);
  return stores
    .filter((_, i) => {
      const way = Math.abs(i - at);
      return way > 0 && Math.min(way, stores.length - way) <= STORES_AWAY;
    })
    .map((each) => storeRoomId(each, 1));
}

const CHASED = 3;

/** Hot pursuit, of the Greaser: 1 Zombie in the store of the noise and in each of the next 2, clockwise. */
const hotPursuit: HordeAction<'hot-pursuit'> = {
  id: 'hot-pursuit',
  ...LAST,
  *resolve(table, _human, store) {
    let position = positionOf(table.board, store);
    for (let i = 0; i < CHASED; i++) {
      yield* addZombie(table, table.board.positions[position]);
      position = nextClockwise(position);
    }
  },
};

export const greaser: Character<'greaser', 'hot-pursuit'> = {
  id: 'greaser',
  human: {
    id: 'greaser',
    provenance: 'reconstructed',
    cites: ['TEZ-9.21'],
    queries: {
      moveTargets(rooms, { human }, self, { world, board }) {
        if (human.id !== self.holder || remembers(world.memory, self.holder, 'greaser')) return rooms;
        const further = aroundTheBlock(board, human.room).filter((room) => !rooms.includes(room));
        return further.length === 0 ? rooms : [...rooms, ...further];
      },
    },
    flows: {
      *moved(table, { human, from, to, onFoot }, self) {
        const { world, board } = table;
        if (human.id !== self.holder || !onFoot || remembers(world.memory, self.holder, 'greaser')) return;
        if (!aroundTheBlock(board, from).includes(to) || roomsApart(board, from, to) === 1) return;
        remember(world.memory, self.holder, 'greaser');
        table.tell('human-ability', 'TEZ-9.21', { who: characterOf(human) });
      },
    },
  },
  zombie: {
    id: 'greaser-zombie',
    provenance: 'reconstructed',
    cites: ['TEZ-13.12'],
    queries: {
      roomsToFill: (rooms) =>
        rooms.some((room) => hasIcon(room, 'gear')) ? rooms.filter((room) => !hasIcon(room, 'gear')) : rooms,
    },
    flows: {
      *zombieAdded(table, { room }) {
        const { world, board } = table;
        const store = storeOf(board, room);
        if (store === null) return;
        const rooms = roomsOf(board, store);
        const before = rooms.slice(0, rooms.indexOf(room));
        if (!before.some((each) => hasIcon(each, 'gear') && !isZombieIn(world, each))) return;
        table.tell('ability-acts', 'TEZ-13.12', { character: 'greaser' });
      },
    },
  },
  horde: ['lurch', 'swarm', 'pound', 'surround', 'hot-pursuit'],
  last: hotPursuit,
};
