/**
 * Searching the room (p.11).
 *
 * The Human reveals the search card that lies before them and lays it beside their store; in the courtyard, beside one
 * of the 4 adjacent stores. An event is resolved at once instead, and discarded. In a last turn there is no card.
 */
import { EVERYBODY, moveCard } from '@necropole/kernel';
import { kindOf, type SearchCardId } from '../content/ids.ts';
import { familyOf } from '../content/search/deck.ts';
import { searchCards } from '../content/search/index.ts';
import type { StoreFaceId } from '../content/stores/index.ts';
import type { PhaseName, Rule, TezTable, Verdict } from '../shape.ts';
import { activeHuman, characterOf, type Human, lyingBeside, storeOf, type World } from '../world.ts';
import { cardFacts, storesBesideCourtyard } from './holding.ts';

export function* searchTheRoom(table: TezTable): Rule<PhaseName> {
  const { world } = table;
  const human = activeHuman(world);
  yield* table.fire('searched', { human });
  if (human.search.cards.length === 0) return 'zombie-turn';
  const card = table.reveal(human.search, 0, EVERYBODY);
  world.revealed = card;
  table.tell('revealed', revealCite(world), { who: characterOf(human), card });
  if (familyOf(card) === 'event') yield* resolveEvent(table, human, card);
  else yield* layBesideStore(table, human, card);
  return 'zombie-turn';
}

function revealCite(world: World): string {
  switch (world.turn.over) {
    case 'devoured':
      return 'TEZ-7.24';
    case 'stopped':
      return 'TEZ-10.9';
    case 'no':
    case 'ended':
      return 'TEZ-11.17';
  }
}

function* resolveEvent(table: TezTable, human: Human, card: SearchCardId): Rule {
  const component = searchCards[kindOf(card)];
  moveCard(table, human.search, card, table.world.discard);
  table.tell('event-resolved', 'TEZ-11.22', { who: characterOf(human), card });
  if (component.family === 'event') yield* table.act({ component }, component.resolve(table, human));
}

function* layBesideStore(table: TezTable, human: Human, card: SearchCardId): Rule {
  const store = storeOf(table.board, human.room) ?? (yield* storeFromCourtyard(table, human, card));
  moveCard(table, human.search, card, lyingBeside(table.world, table.board, store));
  table.tell('card-laid', 'TEZ-11.17', { who: characterOf(human), card, store });
}

export function judgeBesideCourtyard(table: TezTable, store: StoreFaceId): Verdict {
  if (storesBesideCourtyard(table.board).includes(store)) return null;
  return { key: 'not-beside-courtyard', params: { store }, cite: 'TEZ-11.21', refs: [store] };
}

function* storeFromCourtyard(table: TezTable, human: Human, card: SearchCardId): Rule<StoreFaceId> {
  return yield* table.ask(human.seat, {
    key: 'search-where',
    params: { who: characterOf(human), card },
    cite: table.world.turn.over === 'devoured' ? 'TEZ-7.25' : 'TEZ-11.21',
    refs: [human.id],
    context: () => cardFacts(card),
    options: () =>
      table.board.stores.map((store) =>
        table.option(`store:${store}`, store, judgeBesideCourtyard(table, store), () => ({ refs: [store] })),
      ),
  });
}
