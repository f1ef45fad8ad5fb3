/**
 * What a Human holds (p.11): one melee weapon, one ranged weapon, any number of backpack items, and carried tokens.
 * How these come into their hands, and leave them.
 */
import { deeds, type Fact, moveCard, type Pile } from '@necropole/kernel';
import { kindOf, type SearchCardId } from '../content/ids.ts';
import type { SearchCard } from '../content/kinds.ts';
import { isCorner, positions, type StoreFaceId } from '../content/stores/index.ts';
import type { Rule, Tez, TezTable, Verdict } from '../shape.ts';
import { type Board, characterOf, type Human, lyingBeside, storeOf } from '../world.ts';

/** What a search card is. */
export function searchCard(table: TezTable, card: SearchCardId): SearchCard {
  return table.component(kindOf(card)) as SearchCard;
}

/** The pile in which a Human keeps a card of this family. */
export function slotFor(human: Human, family: SearchCard['family']): Pile<SearchCardId> {
  switch (family) {
    case 'melee':
      return human.melee;
    case 'ranged':
      return human.ranged;
    case 'backpack':
    case 'survival':
    case 'event':
      return human.backpack;
  }
}

/** The pile of a Human in which this card is. */
export function pileOf(human: Human, card: SearchCardId): Pile<SearchCardId> {
  const found = [human.melee, human.ranged, human.backpack].find(({ cards }) => cards.includes(card));
  if (found === undefined) throw new Error(`${human.id} does not hold ${card}`);
  return found;
}

/** Everything that a Human could drop or lose. */
export function cardsHeld(human: Human): readonly SearchCardId[] {
  return [...human.melee.cards, ...human.ranged.cards, ...human.backpack.cards];
}

/** What a card does: told beside every choice about it. */
export function cardFacts(card: SearchCardId): readonly Fact<Tez>[] {
  return [{ key: 'effect-of-card', params: { card } }];
}

/** Which objective a card moves on when it is dropped where the Human stands. */
export function dropFacts(table: TezTable, human: Human, card: SearchCardId | undefined): readonly Fact<Tez>[] {
  const store = storeOf(table.board, human.room);
  if (store === null || card === undefined) return [];
  const fulfilling = table.query('dropRefusal', null, { human, card, store });
  if (fulfilling?.key !== 'would-fulfil-objective') return [];
  return [{ key: 'counts-for', params: { objective: fulfilling.params.objective } }];
}

/** Puts a card that a Human holds on the discard pile: it never comes back (p.11). */
export function discardHeld(table: TezTable, human: Human, card: SearchCardId): void {
  moveCard(table, pileOf(human, card), card, table.world.discard);
}

/** Takes a weapon or backpack card from a pile into a Human's hands. Its slot must be free. */
export function hold(table: TezTable, human: Human, from: Pile<SearchCardId>, card: SearchCardId): void {
  const { family } = searchCard(table, card);
  moveCard(table, from, card, slotFor(human, family));
  if (family !== 'backpack') table.tell('equipped', 'TEZ-11.5', { who: characterOf(human), card });
}

/** The 4 stores that share a wall with the courtyard. */
export function storesBesideCourtyard(board: Board): readonly StoreFaceId[] {
  return positions.filter((position) => !isCorner(position)).map((position) => board.positions[position]);
}

/** From the courtyard, no card may be put where it would fulfil an objective (p.11). */
function judgeDropFromCourtyard(table: TezTable, human: Human, card: SearchCardId, store: StoreFaceId): Verdict {
  return table.query('dropRefusal', null, { human, card, store });
}

/** Where a dropped card lies: beside the Human's store, or, from the courtyard, beside a store of their choice. */
export function* storeForDrop(table: TezTable, human: Human, card: SearchCardId): Rule<StoreFaceId> {
  const here = storeOf(table.board, human.room);
  if (here !== null) return here;
  return yield* table.ask(human.seat, {
    key: 'drop-where',
    params: { who: characterOf(human), card },
    cite: 'TEZ-11.13',
    refs: [human.id],
    context: () => cardFacts(card),
    options: () =>
      table.board.stores.map((store) =>
        table.option(`store:${store}`, store, judgeDropFromCourtyard(table, human, card, store), () => ({
          refs: [store],
        })),
      ),
  });
}

function dropOptions(table: TezTable, human: Human) {
  return cardsHeld(human).map((card) =>
    table.option(`drop:${card}`, { do: 'drop', card }, null, () => ({
      refs: [card],
      facts: dropFacts(table, human, card),
    })),
  );
}

/** Dropping, in a Human's turn. */
export const dropping = deeds({
  options: dropOptions,
  run: { drop: (table, human, { card }) => drop(table, human, card) },
});

/** Drops one card, face up (p.11). */
function* drop(table: TezTable, human: Human, card: SearchCardId): Rule {
  const store = yield* storeForDrop(table, human, card);
  moveCard(table, pileOf(human, card), card, lyingBeside(table.world, table.board, store));
  table.world.turn.dropped.push(card);
  table.tell('dropped', 'TEZ-11.12', { who: characterOf(human), card, store });
  yield* table.fire('dropped', { human, card, store });
}
