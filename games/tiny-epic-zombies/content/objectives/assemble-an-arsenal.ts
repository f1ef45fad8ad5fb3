/**
 * Assemble an Arsenal. Its name is public, its steps are ours.
 *
 * A weapon that a Human drops, or leaves in exchange, while standing in an armoury is put away for good. It cannot be
 * thrown in from the courtyard (p.11).
 * Cooperative: four weapons, in the store with gear 4. Competitive: two each, in any store with a gear.
 */

import { moveCard } from '@necropole/kernel';
import { advance, isDone } from '../../rules/objectives.ts';
import type { TezTable } from '../../shape.ts';
import { type Board, characterOf, type Human, lyingBeside, storeOf } from '../../world.ts';
import type { SearchCardId } from '../ids.ts';
import type { Objective } from '../kinds.ts';
import { isWeapon } from '../search/deck.ts';
import type { StoreFaceId } from '../stores/index.ts';
import { iconStore } from './icons.ts';

/** The stores in which weapons are put away. */
export function armouries(board: Board): readonly StoreFaceId[] {
  return (board.competitive ? [1, 2, 3, 4] : [4]).map((number) => iconStore(board, 'gear', number));
}

function counts(table: TezTable, human: Human, card: SearchCardId, store: StoreFaceId): boolean {
  return isWeapon(card) && armouries(table.board).includes(store) && !isDone(table, assembleAnArsenal, human);
}

export const assembleAnArsenal: Objective<'assemble-an-arsenal'> = {
  id: 'assemble-an-arsenal',
  provenance: 'reconstructed',
  tokens: [],
  goal: (_, { competitive }) => (competitive ? 2 : 4),
  setUp: () => {},
  interactions: () => [],
  *interact() {},
  queries: {
    dropRefusal: (refusal, { human, card, store }, _, table) =>
      refusal ??
      (counts(table, human, card, store)
        ? {
            key: 'would-fulfil-objective',
            params: { objective: 'assemble-an-arsenal', store },
            cite: 'TEZ-11.14',
            refs: [store],
          }
        : null),
  },
  flows: {
    *dropped(table, { human, card, store }) {
      if (!counts(table, human, card, store) || storeOf(table.board, human.room) !== store) return;
      moveCard(table, lyingBeside(table.world, table.board, store), card, table.world.discard);
      table.tell('weapon-stored', 'TEZ-10.26', { who: characterOf(human), card, store });
      yield* advance(table, assembleAnArsenal, human);
    },
  },
};
