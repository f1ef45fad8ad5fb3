/** Clearance sale: one of one's weapons for another, wherever in the mall that one lies. */
import { moveCard } from '@necropole/kernel';
import { chooseCard } from '../../rules/choices.ts';
import { hold, pileOf, slotFor } from '../../rules/holding.ts';
import type { TezTable, Verdict } from '../../shape.ts';
import { characterOf, type Human, lyingBeside } from '../../world.ts';
import type { SearchCardId } from '../ids.ts';
import type { RoomAbility } from '../kinds.ts';
import { familyOf, isWeapon } from '../search/deck.ts';
import type { StoreFaceId } from '../stores/index.ts';

/** What is given for a weapon: the one in its slot, or, where that is free, the other one. Nobody holds two of a kind. */
function price(human: Human, card: SearchCardId): SearchCardId | undefined {
  return slotFor(human, familyOf(card)).cards[0] ?? human.melee.cards[0] ?? human.ranged.cards[0];
}

/** The weapons that lie beside a store and can be paid for. */
function onOffer(table: TezTable, human: Human, store: StoreFaceId): readonly SearchCardId[] {
  const { cards } = lyingBeside(table.world, table.board, store);
  return cards.filter((card) => isWeapon(card) && price(human, card) !== undefined);
}

export function judgeClearanceSale(table: TezTable, human: Human): Verdict {
  if (table.board.stores.some((store) => onOffer(table, human, store).length > 0)) return null;
  return { key: 'nothing-to-exchange', params: {}, cite: 'TEZ-11.7' };
}

export const clearanceSale: RoomAbility<'clearance-sale'> = {
  id: 'clearance-sale',
  provenance: 'public',
  kind: 'stopping',
  judge: judgeClearanceSale,
  *use(table, human) {
    const { stores } = table.board;
    const choice = { human, component: 'clearance-sale', cite: 'TEZ-10.7' };
    const card = yield* chooseCard(
      table,
      choice,
      stores.flatMap((store) => onOffer(table, human, store)),
    );
    const store = stores.find(
      (each) => card !== null && lyingBeside(table.world, table.board, each).cards.includes(card),
    );
    if (card === null || store === undefined) return;
    const old = price(human, card);
    if (old === undefined) return;
    const lying = lyingBeside(table.world, table.board, store);
    moveCard(table, pileOf(human, old), old, lying);
    table.tell('exchanged', 'TEZ-10.7', { who: characterOf(human), card, old, store });
    hold(table, human, lying, card);
    yield* table.fire('dropped', { human, card: old, store });
    yield* table.fire('pickedUp', { human, card });
  },
};
