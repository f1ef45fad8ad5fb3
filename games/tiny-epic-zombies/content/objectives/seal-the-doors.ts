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
import { type StoreFaceId, storeFaceById, storeRoomId } from '../stores/index.ts';
import { isMarked, layTokens, mark, tokenById } from './tokens.ts';

/** Locks are put up in their order, and moved in it. */
function nextLock(table: TezTable): string {
  const { tokens } = sealTheDoors;
  const sealed = inPlay(table, sealTheDoors).marks.length;
  return tokens[sealed % tokens.length] ?? 'lock-1';
}

/** The store that a Human seals by ending the turn here. */
function storeToSeal(table: TezTable, human: Human): StoreFaceId | null {
  const { world, board } = table;
  const store = storeOf(board, human.room);
  if (store === null || human.room !== storeRoomId(store, 1) || !isStoreEmpty(world, board, store)) return null;
  if (isDone(table, sealTheDoors, human) || isMarked(table, sealTheDoors, human, sealOf(table, store))) return null;
  return world.tokens.some(({ objective, at }) => objective === 'seal-the-doors' && at === human.room) ? null : store;
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
  flows: {
    *searched(table, { human }) {
      const store = storeToSeal(table, human);
      if (store === null) return;
      const lock = nextLock(table);
      tokenById(table, lock).at = human.room;
      mark(table, sealTheDoors, human, sealOf(table, store));
      table.tell('doors-sealed', 'TEZ-10.26', { who: characterOf(human), token: lock, store });
      yield* advance(table, sealTheDoors, human);
    },
  },
};
