/**
 * The police car: to the entrance of a store at most 3 stores away around the mall. It is parked there, and lends its
 * ability to whoever stands in that room in a later turn.
 */
import { remember, remembers } from '@necropole/kernel';
import { chooseStore } from '../../rules/choices.ts';
import { moveHuman } from '../../rules/moving.ts';
import type { TezTable, Verdict } from '../../shape.ts';
import { type Board, characterOf, type Human, storeOf } from '../../world.ts';
import type { RoomAbility } from '../kinds.ts';
import { type RoomId, type StoreFaceId, storeRoomId } from '../stores/index.ts';

const FARTHEST = 3;

/** How many stores one goes on to get from one to the other, the shorter way around. */
function storesAway(board: Board, from: StoreFaceId, to: StoreFaceId): number {
  const { stores } = board;
  const clockwise = (stores.indexOf(to) - stores.indexOf(from) + stores.length) % stores.length;
  return Math.min(clockwise, stores.length - clockwise);
}

function storesInDrive(board: Board, room: RoomId): readonly StoreFaceId[] {
  const here = storeOf(board, room);
  if (here === null) return [];
  return board.stores.filter((store) => store !== here && storesAway(board, here, store) <= FARTHEST);
}

export function judgePoliceCar(table: TezTable, human: Human, room: RoomId): Verdict {
  const { world } = table;
  const { kind, room: parked } = world.vehicle;
  if (parked !== room) {
    return { key: 'vehicle-away', params: { vehicle: kind, room: parked }, cite: 'TEZ-10.4', refs: [parked] };
  }
  if (!remembers(world.memory, human.id, 'police-car')) return null;
  return { key: 'car-just-driven', params: {}, cite: 'TEZ-10.5', refs: [parked] };
}

export const policeCar: RoomAbility<'police-car'> = {
  id: 'police-car',
  provenance: 'public',
  kind: 'running',
  judge: judgePoliceCar,
  *use(table, human, room) {
    const { world, board } = table;
    const choice = { human, component: 'police-car', cite: 'TEZ-10.4' };
    const store = yield* chooseStore(table, choice, storesInDrive(board, room));
    if (store === null) return;
    const entrance = storeRoomId(store, 1);
    remember(world.memory, human.id, 'police-car');
    world.vehicle.room = entrance;
    table.tell('car-driven', 'TEZ-10.4', { who: characterOf(human), store });
    yield* moveHuman(table, human, entrance, true, 'TEZ-10.4');
  },
};
