/** Horde actions that strike the Humans, what they hold, and their barricade. */
import { moveCard } from '@necropole/kernel';
import { damageBarricade } from '../../../rules/barricade.ts';
import { chooseCard } from '../../../rules/choices.ts';
import { cardsHeld, pileOf } from '../../../rules/holding.ts';
import { spendAmmo, suffer } from '../../../rules/wounds-and-ammo.ts';
import type { Rule, TezTable } from '../../../shape.ts';
import { characterOf, type Human, humansInTurnOrder, isStoreEmpty, lyingBeside, storeOf } from '../../../world.ts';
import type { HordeActionId } from '../../ids.ts';
import type { HordeAction } from '../../kinds.ts';
import type { StoreFaceId } from '../../stores/index.ts';
import { byTheHorde, findNothing } from './choosing.ts';

/** Pound: the barricade is damaged. */
export const pound: HordeAction<'pound'> = {
  id: 'pound',
  provenance: 'reconstructed',
  might: 2,
  *resolve(table) {
    yield* damageBarricade(table, null, 'TEZ-12.5');
  },
};

/** Panic: the Human who made noise fires at shadows, and loses 1 ammo. */
export const panic: HordeAction<'panic'> = {
  id: 'panic',
  provenance: 'reconstructed',
  might: 1,
  *resolve(table, human) {
    yield* spendAmmo(table, human, 1);
  },
};

/** Drag down: the Human who made noise loses hold of a card, the Zombie player's choice; with none, suffers 1 wound. */
export const dragDown: HordeAction<'drag-down'> = {
  id: 'drag-down',
  provenance: 'reconstructed',
  might: 2,
  *resolve(table, human, store) {
    yield* tearAway(table, human, store, 'drag-down');
  },
};

/** A card of the Zombie player's choice falls beside the store; empty hands cost 1 wound. */
export function* tearAway(table: TezTable, human: Human, store: StoreFaceId, action: HordeActionId): Rule {
  const card = yield* chooseCard(table, byTheHorde(table, human, action), cardsHeld(human));
  if (card === null) return yield* suffer(table, human, 1);
  moveCard(table, pileOf(human, card), card, lyingBeside(table.world, table.board, store));
  table.tell('torn-away', 'TEZ-12.5', { who: characterOf(human), card, store });
}

/** Smother: every Human in a store with a Zombie suffers 1 wound, the active one first. */
export const smother: HordeAction<'smother'> = {
  id: 'smother',
  provenance: 'reconstructed',
  might: 3,
  *resolve(table) {
    const { world, board } = table;
    const near = humansInTurnOrder(world).filter(({ room }) => !isStoreEmpty(world, board, storeOf(board, room)));
    if (near.length === 0) return findNothing(table, 'smother');
    for (const human of near) {
      if (!isStoreEmpty(world, board, storeOf(board, human.room))) yield* suffer(table, human, 1);
    }
  },
};
