/**
 * The Teenager. Human: once the wound of an Overrun is suffered, she may run as far as 3 rooms, to a room without a Zombie,
 * and use it. Zombie: vandals; each blow to a barricade of 3 or more costs it 1 more.
 */
import { within } from '@necropole/boards';
import { addZombies } from '../../rules/adding-zombies.ts';
import { damageBarricade } from '../../rules/barricade.ts';
import { chooseRoom } from '../../rules/choices.ts';
import { useRoomReached } from '../../rules/rooms.ts';
import { deliverSupplies } from '../../rules/supplies.ts';
import type { Rule, TezTable } from '../../shape.ts';
import { activeHuman, characterOf, type Human, isZombieIn, type Turn } from '../../world.ts';
import type { Character, HordeAction } from '../kinds.ts';
import type { RoomId } from '../stores/index.ts';
import { LAST } from './horde/last-space.ts';

const FAR = 3;
const SOLID = 3;

/** What she fought, must fight or has just entered is behind her. */
function leaveBehind(turn: Turn): void {
  turn.mustFight = false;
  turn.fought = false;
  turn.enteredStore = false;
}

/** She is no longer where she was. It is not one of the turn's Moves. */
function* flee(table: TezTable, human: Human, to: RoomId): Rule {
  const { world } = table;
  const from = human.room;
  human.room = to;
  if (activeHuman(world) === human) leaveBehind(world.turn);
  table.tell('fled', 'TEZ-9.21', { who: characterOf(human), from, to });
  if (to === 'courtyard.centre') {
    yield* deliverSupplies(table, human);
    yield* table.fire('enteredCentre', { human });
  }
  yield* useRoomReached(table, human, 'TEZ-9.21');
}

/** Riot, of the Teenager: the barricade is damaged, and 2 Zombies come where the noise was. */
const riot: HordeAction<'riot'> = {
  id: 'riot',
  ...LAST,
  *resolve(table, _human, store) {
    yield* damageBarricade(table, null, 'TEZ-12.5');
    yield* addZombies(table, store, 2);
  },
};

export const teenager: Character<'teenager', 'riot'> = {
  id: 'teenager',
  human: {
    id: 'teenager',
    provenance: 'public',
    flows: {
      *afterOverrun(table, { human, room }, self) {
        if (human.id !== self.holder) return;
        const rooms = within(table.board.mall, room, FAR).filter(
          (each) => each !== room && !isZombieIn(table.world, each),
        );
        const choice = { human, component: 'teenager', cite: 'TEZ-9.21', optional: true };
        const to = yield* chooseRoom(table, choice, rooms);
        if (to !== null) yield* flee(table, human, to);
      },
    },
  },
  zombie: {
    id: 'teenager-zombie',
    provenance: 'reconstructed',
    cites: ['TEZ-13.12'],
    queries: {
      barricadeDamage: (damage, _context, _self, { world }) =>
        damage > 0 && world.barricade >= SOLID ? damage + 1 : damage,
    },
  },
  horde: ['swarm', 'ransack', 'pound', 'smother', 'riot'],
  last: riot,
};
