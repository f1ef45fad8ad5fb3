/**
 * C. Picking up items (p.11).
 *
 * In an empty store, any of the cards beside it: weapons into their slots, by exchange where a slot is taken; backpack
 * items to keep; survival items to use at once.
 */
import { deeds, type Fact, moveCard } from '@necropole/kernel';
import { kindOf, type SearchCardId } from '../content/ids.ts';
import type { BackpackCard } from '../content/kinds.ts';
import { familyOf, isWeapon } from '../content/search/deck.ts';
import { searchCards } from '../content/search/index.ts';
import type { StoreFaceId } from '../content/stores/index.ts';
import type { Rule, Tez, TezTable, Verdict } from '../shape.ts';
import { characterOf, type Human, isStoreEmpty, lyingBeside, storeOf, zombieRoomsOf } from '../world.ts';
import { judgeAction } from './actions.ts';
import { cardFacts, discardHeld, dropFacts, hold, pileOf, slotFor } from './holding.ts';

/** The weapon that is in the way of this one. */
function weaponInSlot(human: Human, card: SearchCardId): SearchCardId | undefined {
  return isWeapon(card) ? slotFor(human, familyOf(card)).cards[0] : undefined;
}

/** May this card that lies beside the store be picked up into a free place? */
function judgeTake(table: TezTable, human: Human, store: StoreFaceId, card: SearchCardId): Verdict {
  const refusal = judgeReach(table, human, store, card);
  if (refusal !== null) return refusal;
  const held = weaponInSlot(human, card);
  if (held === undefined) return null;
  return { key: 'slot-taken', params: { card: held }, cite: 'TEZ-11.6', remedies: [`exchange:${card}`] };
}

/** May it be exchanged for the weapon in its slot? Only weapons whose slot is taken are candidates. */
function judgeExchange(table: TezTable, human: Human, store: StoreFaceId, card: SearchCardId): Verdict {
  return judgeReach(table, human, store, card);
}

function judgeReach(table: TezTable, human: Human, store: StoreFaceId, card: SearchCardId): Verdict {
  const { world, board } = table;
  if (!isStoreEmpty(world, board, store) && table.query('cardsNeedEmptyStore', true, { human, store })) {
    const refs = zombieRoomsOf(world, board, store);
    return { key: 'card-under-zombies', params: { store }, cite: 'TEZ-11.1', refs };
  }
  if (world.turn.dropped.includes(card)) {
    return { key: 'dropped-this-turn', params: { card }, cite: 'TEZ-11.12' };
  }
  return null;
}

/** Each card beside the store: to take, and to exchange for the weapon in its slot. */
function pickUpOptions(table: TezTable, human: Human) {
  const { world, board } = table;
  const before = judgeAction(table, human);
  const store = storeOf(board, human.room);
  const lying = store === null ? [] : lyingBeside(world, board, store).cards;
  return lying.flatMap((card) => {
    if (store === null) return [];
    const beside = () => ({ refs: [card], facts: [...cardFacts(card), ...takeFacts(human, card)] });
    const take = table.option(
      `take:${card}`,
      { do: 'take', store, card },
      before ?? judgeTake(table, human, store, card),
      beside,
    );
    const held = weaponInSlot(human, card);
    if (held === undefined) return [take];
    const refusal = before ?? judgeExchange(table, human, store, card);
    const exchange = () => ({
      refs: [card],
      facts: [...cardFacts(card), ...dropFacts(table, human, held)],
    });
    return [take, table.option(`exchange:${card}`, { do: 'exchange', store, card }, refusal, exchange)];
  });
}

/** What a survival card would not do, since it is used up at once. */
function takeFacts(human: Human, card: SearchCardId): readonly Fact<Tez>[] {
  const component = searchCards[kindOf(card)];
  return component.family === 'survival' ? component.facts(human) : [];
}

/** C. in a Human's turn. */
export const pickingUp = deeds({
  options: pickUpOptions,
  run: {
    take: (table, human, { store, card }) => takeCard(table, human, store, card),
    exchange: (table, human, { store, card }) => exchangeCard(table, human, store, card),
  },
});

function* takeCard(table: TezTable, human: Human, store: StoreFaceId, card: SearchCardId): Rule {
  const lying = lyingBeside(table.world, table.board, store);
  table.tell('picked-up', 'TEZ-11.2', { who: characterOf(human), card, store });
  if (familyOf(card) === 'survival') yield* useSurvival(table, human, store, card);
  else hold(table, human, lying, card);
  yield* table.fire('pickedUp', { human, card });
}

function* useSurvival(table: TezTable, human: Human, store: StoreFaceId, card: SearchCardId): Rule {
  const component = searchCards[kindOf(card)];
  moveCard(table, lyingBeside(table.world, table.board, store), card, table.world.discard);
  table.tell('survival-used', 'TEZ-11.10', { who: characterOf(human), card });
  if (component.family === 'survival') yield* table.act({ component }, component.pickUp(table, human));
}

/** The old weapon stays beside the store, face up. */
function* exchangeCard(table: TezTable, human: Human, store: StoreFaceId, card: SearchCardId): Rule {
  const lying = lyingBeside(table.world, table.board, store);
  const old = weaponInSlot(human, card);
  if (old === undefined) throw new Error(`${human.id} has nothing to exchange for ${card}`);
  moveCard(table, pileOf(human, old), old, lying);
  table.world.turn.dropped.push(old);
  table.tell('exchanged', 'TEZ-11.7', { who: characterOf(human), card, old, store });
  hold(table, human, lying, card);
  yield* table.fire('dropped', { human, card: old, store });
  yield* table.fire('pickedUp', { human, card });
}

// ── Backpack items ────────────────────────────────────────────────────────────────────────────────────────────────

function backpackItem(card: SearchCardId): BackpackCard {
  const component = searchCards[kindOf(card)];
  if (component.family !== 'backpack') throw new Error(`${card} is not a backpack item`);
  return component;
}

/** Any time of one's own turn; each item may have a condition of its own. */
function judgeItem(table: TezTable, human: Human, card: SearchCardId): Verdict {
  return backpackItem(card).judge(table, human);
}

function itemOptions(table: TezTable, human: Human) {
  return human.backpack.cards.map((card) =>
    table.option(`item:${card}`, { do: 'item', card }, judgeItem(table, human, card), () => ({
      refs: [card],
      facts: [...cardFacts(card), ...itemFacts(table, human, card)],
    })),
  );
}

function itemFacts(table: TezTable, human: Human, card: SearchCardId): readonly Fact<Tez>[] {
  return backpackItem(card).facts?.(table, human) ?? [];
}

/** Backpack items, in a Human's turn. */
export const usingItems = deeds({
  options: itemOptions,
  run: { item: (table, human, { card }) => useItem(table, human, card) },
});

function* useItem(table: TezTable, human: Human, card: SearchCardId): Rule {
  const component = backpackItem(card);
  discardHeld(table, human, card);
  table.tell('item-used', 'TEZ-11.9', { who: characterOf(human), card });
  yield* table.act({ component }, component.use(table, human));
}
