/**
 * The Athlete. Human, printed on page 9: the first Move of a turn begun without a Zombie may cross 2 rooms. Zombie: new
 * Zombies run first to the rooms of their store where a Human stands.
 */
import { addZombie } from '../../rules/adding-zombies.ts';
import { activeHuman, characterOf, isZombieIn, roomsOf, storeOf, type Turn, type World } from '../../world.ts';
import type { Character, HordeAction } from '../kinds.ts';
import type { RoomId } from '../stores/index.ts';
import { findNothing } from './horde/choosing.ts';
import { humansIn, LAST } from './horde/last-space.ts';
import { roomsApart } from './room-marks.ts';

const ROOMS = 2;

/** Fast as Lightning holds for the first Move only, and only from a room without a Zombie. */
function isFast(turn: Turn): boolean {
  return turn.startedEmpty && turn.made === 0;
}

function isCrowded(world: World, room: RoomId): boolean {
  return world.humans.some((human) => human.room === room);
}

/** Dead heat, of the Athlete: 1 Zombie in each store where a Human stands. */
const deadHeat: HordeAction<'dead-heat'> = {
  id: 'dead-heat',
  ...LAST,
  *resolve(table) {
    const { stores } = table.board;
    const occupied = stores.filter((store) => humansIn(table, [store]).length > 0);
    if (occupied.length === 0) return findNothing(table, 'dead-heat');
    for (const store of occupied) yield* addZombie(table, store);
  },
};

export const athlete: Character<'athlete', 'dead-heat'> = {
  id: 'athlete',
  human: {
    id: 'athlete',
    provenance: 'rulebook',
    queries: {
      moveSteps: (steps, { human, overkill }, self, { world }) =>
        human.id === self.holder && !overkill && steps < ROOMS && isFast(world.turn) ? ROOMS : steps,
      moveRefusal(refusal, { human, room }, self, { world, board }) {
        if (human.id !== self.holder || refusal?.key !== 'not-adjacent') return refusal;
        if (isFast(world.turn) || roomsApart(board, human.room, room) !== ROOMS) return refusal;
        return world.turn.startedEmpty
          ? { key: 'only-the-first-move', params: {}, cite: 'TEZ-9.23', refs: [room] }
          : { key: 'started-with-a-zombie', params: {}, cite: 'TEZ-9.23', refs: [room] };
      },
    },
    flows: {
      *moved(table, { human, from, to, onFoot }, self) {
        const { turn } = table.world;
        if (human.id !== self.holder || !onFoot || turn.made !== 1 || !turn.startedEmpty) return;
        if (activeHuman(table.world) !== human || roomsApart(table.board, from, to) !== ROOMS) return;
        table.tell('fast-as-lightning', 'TEZ-9.22', { who: characterOf(human), from, to });
      },
    },
  },
  zombie: {
    id: 'athlete-zombie',
    provenance: 'reconstructed',
    cites: ['TEZ-13.12'],
    queries: {
      roomsToFill(rooms, _context, _self, { world }) {
        const crowded = rooms.filter((room) => isCrowded(world, room));
        if (crowded.every((room, i) => room === rooms[i])) return rooms;
        return [...crowded, ...rooms.filter((room) => !crowded.includes(room))];
      },
    },
    flows: {
      *zombieAdded(table, { room }) {
        const store = storeOf(table.board, room);
        if (store === null || !isCrowded(table.world, room)) return;
        const rooms = roomsOf(table.board, store);
        const passedBy = rooms.slice(0, rooms.indexOf(room)).some((each) => !isZombieIn(table.world, each));
        if (passedBy) table.tell('ability-acts', 'TEZ-13.12', { character: 'athlete' });
      },
    },
  },
  horde: ['lurch', 'howl', 'ambush', 'stampede', 'dead-heat'],
  last: deadHeat,
};
