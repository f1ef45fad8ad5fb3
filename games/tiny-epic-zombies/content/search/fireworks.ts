/**
 * Fireworks: up to 3 Zombies, wherever they stand, are lured to rooms without a Zombie. They are moved, not added: nobody
 * is Overrun, not even a Human in such a room. The courtyard holds no Zombie. A trap works on them.
 */
import { canHoldZombie, chooseDestination, chooseZombie, moveZombie } from '../../rules/moving-zombies.ts';
import type { TezTable, Verdict } from '../../shape.ts';
import { type Human, isZombieIn } from '../../world.ts';
import type { BackpackCard } from '../kinds.ts';
import type { RoomId } from '../stores/index.ts';

const LURED_MOST = 3;

function roomsToLureFrom(table: TezTable, lured: readonly RoomId[]): readonly RoomId[] {
  const rooms = table.board.mall.zones.map(({ id }) => id);
  return rooms.filter((room) => isZombieIn(table.world, room) && !lured.includes(room));
}

function roomsToLureTo(table: TezTable): readonly RoomId[] {
  return table.board.mall.zones.map(({ id }) => id).filter((room) => canHoldZombie(table, room));
}

export function judgeFireworks(table: TezTable, _human: Human): Verdict {
  if (roomsToLureFrom(table, []).length > 0 && roomsToLureTo(table).length > 0) return null;
  return { key: 'no-zombie-to-lure', params: {}, cite: 'TEZ-11.9' };
}

export const fireworks: BackpackCard<'fireworks'> = {
  id: 'fireworks',
  provenance: 'public',
  family: 'backpack',
  symbols: ['blue', 'orange'],
  judge: judgeFireworks,
  *use(table, human) {
    const choice = { human, component: 'fireworks', cite: 'TEZ-11.9' };
    const lured: RoomId[] = [];
    while (lured.length < LURED_MOST) {
      const first = lured.length === 0;
      const from = yield* chooseZombie(table, { ...choice, optional: !first }, roomsToLureFrom(table, lured));
      if (from === null) return;
      const to = yield* chooseDestination(table, choice, from, roomsToLureTo(table));
      if (to === null) return;
      lured.push(to);
      yield* moveZombie(table, from, to, 'TEZ-11.9');
    }
  },
};
