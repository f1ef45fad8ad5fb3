/** Traps: two tokens, armed in a room without a Zombie. The next Zombie that arrives there is destroyed. */
import { chooseRoom } from '../../rules/choices.ts';
import { killZombie } from '../../rules/killing.ts';
import type { Rule, TezComponent, TezTable, Verdict } from '../../shape.ts';
import { characterOf, type Human, isZombieIn, roomsOf, storeOf } from '../../world.ts';
import type { RoomAbility } from '../kinds.ts';
import { neighbouringStores, type RoomId } from '../stores/index.ts';

function roomsForTrap(table: TezTable, room: RoomId): readonly RoomId[] {
  const { world, board } = table;
  const store = storeOf(board, room);
  if (store === null) return [];
  return [store, ...neighbouringStores(board.mall, store)]
    .flatMap((each) => roomsOf(board, each))
    .filter((each) => !isZombieIn(world, each) && !world.traps.includes(each));
}

export function judgeArmTrap(table: TezTable, _human: Human, room: RoomId): Verdict {
  const { traps } = table.world;
  if (!traps.includes(null)) {
    const refs = traps.filter((trap) => trap !== null);
    return { key: 'traps-armed', params: {}, cite: 'TEZ-2.10', refs };
  }
  return roomsForTrap(table, room).length > 0 ? null : { key: 'no-room-for-trap', params: {}, cite: 'TEZ-10.4' };
}

/** Arms one of the two traps in a room without a Zombie, in this store or a neighbouring one. */
export const armTrap: RoomAbility<'arm-trap'> = {
  id: 'arm-trap',
  provenance: 'public',
  kind: 'running',
  judge: judgeArmTrap,
  *use(table, human, room) {
    const { traps } = table.world;
    const choice = { human, component: 'arm-trap', cite: 'TEZ-10.4' };
    const chosen = yield* chooseRoom(table, choice, roomsForTrap(table, room));
    if (chosen === null) return;
    traps[traps[0] === null ? 0 : 1] = chosen;
    table.tell('trap-armed', 'TEZ-10.4', { who: characterOf(human), room: chosen });
  },
};

function* springTrap(table: TezTable, room: RoomId): Rule {
  const { world } = table;
  const at = world.traps.indexOf(room);
  if (at < 0 || !isZombieIn(world, room)) return;
  world.traps[at === 0 ? 0 : 1] = null;
  yield* killZombie(table, null, room, 'trap');
  table.tell('trap-returned', 'TEZ-5.2', { room });
}

/** What the armed traps do, whoever armed them. */
export const traps: TezComponent = {
  id: 'traps',
  provenance: 'public',
  flows: {
    *zombieAdded(table, { room }) {
      yield* springTrap(table, room);
    },
    *zombieMoved(table, { to }) {
      yield* springTrap(table, to);
    },
  },
};
