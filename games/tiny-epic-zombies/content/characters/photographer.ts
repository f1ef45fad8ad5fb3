/**
 * The Photographer. Human: once a turn, on entering a Zombie's room, her flash may drive it into an adjacent room instead
 * of a fight. Zombie: dazzled; nobody shoots out of the store they stand in.
 */
import { neighboursOf } from '@necropole/boards';
import { remember, remembers } from '@necropole/kernel';
import { addZombie } from '../../rules/adding-zombies.ts';
import { chooseRoom } from '../../rules/choices.ts';
import { canReceiveZombie, moveZombie } from '../../rules/moving-zombies.ts';
import { characterOf, storeOf } from '../../world.ts';
import type { Character, HordeAction } from '../kinds.ts';
import { neighbouringStores } from '../stores/index.ts';
import { LAST } from './horde/last-space.ts';

/** Paparazzi, of the Photographer: 1 Zombie in the store of the noise and in each store next door. */
const paparazzi: HordeAction<'paparazzi'> = {
  id: 'paparazzi',
  ...LAST,
  *resolve(table, _human, store) {
    for (const each of [store, ...neighbouringStores(table.board.mall, store)]) yield* addZombie(table, each);
  },
};

export const photographer: Character<'photographer', 'paparazzi'> = {
  id: 'photographer',
  human: {
    id: 'photographer',
    provenance: 'reconstructed',
    flows: {
      *moved(table, { human, to }, self) {
        const { world, board } = table;
        if (human.id !== self.holder || !world.turn.mustFight || human.room !== to) return;
        if (remembers(world.memory, self.holder, 'photographer')) return;
        const rooms = neighboursOf(board.mall, to).filter((room) => canReceiveZombie(table, room));
        const choice = { human, component: 'photographer', cite: 'TEZ-9.20', optional: true };
        const away = yield* chooseRoom(table, choice, rooms);
        if (away === null) return;
        remember(world.memory, self.holder, 'photographer');
        table.tell('human-ability', 'TEZ-9.20', { who: characterOf(human) });
        yield* moveZombie(table, to, away, 'TEZ-9.20');
      },
    },
  },
  zombie: {
    id: 'photographer-zombie',
    provenance: 'reconstructed',
    cites: ['TEZ-13.12'],
    queries: {
      shotTargets(rooms, { human }, _self, { board }) {
        const store = storeOf(board, human.room);
        const near = store === null ? [] : rooms.filter((room) => storeOf(board, room) === store);
        return near.length === rooms.length ? rooms : near;
      },
      shotRefusal(refusal, { human, room }, _self, { board }) {
        if (refusal !== null || room === undefined) return refusal;
        if (!neighboursOf(board.mall, human.room).includes(room)) return refusal;
        if (storeOf(board, room) === storeOf(board, human.room)) return refusal;
        return { key: 'out-of-focus', params: {}, cite: 'TEZ-13.12', refs: [room] };
      },
    },
  },
  horde: ['panic', 'howl', 'ambush', 'surround', 'paparazzi'],
  last: paparazzi,
};
