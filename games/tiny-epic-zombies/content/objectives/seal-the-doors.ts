/**
 * Seal the Doors. Ours altogether.
 *
 * A Human who ends the turn in the entrance (room 1) of a store without Zombies seals it with a lock, before searching.
 * Cooperative: one store of each entrance symbol. Competitive: two stores each, none that still bears a lock; when all
 * four locks are out, the one that was put up first is moved.
 */
import { advance, inPlay, isDone } from '../../rules/objectives.ts';
import type { TezTable } from '../../shape.ts';
import { characterOf, type Human, isStoreEmpty, storeOf } from '../../world.ts';
import type { Objective } from '../kinds.ts';
import { type RoomId, type StoreFaceId, storeFaceById, storeRoomId } from '../stores/index.ts';
import type { UnsealedBecause } from './said.ts';
import { isMarked, layTokens, mark, tokenById } from './tokens.ts';

/** Locks are put up in their order, and moved in it. */
function nextLock(table: TezTable): string {
  const { tokens } = sealTheDoors;
  const sealed = inPlay(table, sealTheDoors).marks.length;
  return tokens[sealed % tokens.length] ?? 'lock-1';
}

/** Why a Human who ends the turn in this room does not seal its store; `null` where they do. */
function whyUnsealed(table: TezTable, human: Human, room: RoomId, store: StoreFaceId): UnsealedBecause | null {
  const { world, board } = table;
  const bearsLock = world.tokens.some(
    ({ objective, at }) => objective === 'seal-the-doors' && at === storeRoomId(store, 1),
  );
  if (bearsLock || isMarked(table, sealTheDoors, human, sealOf(table, store))) return 'sealed-already';
  if (room !== storeRoomId(store, 1)) return 'not-the-entrance';
  return isStoreEmpty(world, board, store) ? null : 'zombies';
}

/** What may be sealed once: a symbol for the team, a store for a rival. */
function sealOf(table: TezTable, store: StoreFaceId): string {
  return table.board.competitive ? store : storeFaceById[store].symbol;
}

export const sealTheDoors: Objective<'seal-the-doors'> = {
  id: 'seal-the-doors',
  provenance: 'reconstructed',
  tokens: ['lock-1', 'lock-2', 'lock-3', 'lock-4'],
  goal: (_, { competitive }) => (competitive ? 2 : 4),
  setUp: (table) => {
    layTokens(table, sealTheDoors, () => 'box');
  },
  interactions: () => [],
  *interact() {},
  ending: (table, human, room) => {
    const store = storeOf(table.board, room);
    if (store === null || isDone(table, sealTheDoors, human)) return [];
    const why = whyUnsealed(table, human, room, store);
    // Nobody means to seal it: only whoever stands at its Entrance may wonder.
    if (why === 'sealed-already' && room !== storeRoomId(store, 1)) return [];
    return [
      why === null ? { key: 'would-seal', params: { store } } : { key: 'would-not-seal', params: { store, why } },
    ];
  },
  flows: {
    *searched(table, { human }) {
      const store = storeOf(table.board, human.room);
      if (store === null || isDone(table, sealTheDoors, human)) return;
      if (whyUnsealed(table, human, human.room, store) !== null) return;
      const lock = nextLock(table);
      tokenById(table, lock).at = human.room;
      mark(table, sealTheDoors, human, sealOf(table, store));
      table.tell('doors-sealed', 'TEZ-10.26', { who: characterOf(human), token: lock, store });
      yield* advance(table, sealTheDoors, human);
    },
  },
};
