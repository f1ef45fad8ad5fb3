/** Drawing cards, and losing them under the deck (p.7, p.10). */
import { draw, type Fact, layUnder } from '@necropole/kernel';
import { whoIs } from '../reading.ts';
import type { Mu, MuTable, Rule } from '../shape.ts';
import type { Hero } from '../world.ts';
import { called, printedFacts } from './printed.ts';

/** A Hero draws so many cards, as many as there are; an empty deck brings no penalty (MU-7.6). */
export function drawCards(table: MuTable, hero: Hero, count: number, cite: string): void {
  if (hero.ko) return;
  const cards = Math.min(count, hero.deck.cards.length);
  if (cards === 0) {
    table.tell('no-card-to-draw', 'MU-7.6', { who: whoIs(hero), hero: hero.id });
    return;
  }
  for (let i = 0; i < cards; i++) draw(table, hero.deck, hero.hand, table.board.heroMask);
  table.tell('cards-drawn', cite, { who: whoIs(hero), hero: hero.id, cards });
}

/** A Hero puts cards of the hand under the deck, of the player's choice and in their order (MU-10.9, MU-10.10). */
export function* loseCards(table: MuTable, hero: Hero, count: number, cite: string): Rule<number> {
  let lost = 0;
  for (; lost < count && hero.hand.cards.length > 0; lost++) {
    const left = Math.min(count - lost, hero.hand.cards.length);
    const slot = yield* table.ask(hero.seat, {
      key: 'lose-card',
      params: { who: whoIs(hero), left },
      cite: 'MU-10.10',
      refs: [hero.id],
      context: () => koFacts(hero, left),
      options: () => handOptions(table, hero),
    });
    putUnder(table, hero, slot, cite);
  }
  return lost;
}

/** Whoever loses the last card of the hand is KO'd (MU-10.14). */
function koFacts(hero: Hero, damage: number): readonly Fact<Mu>[] {
  return damage < hero.hand.cards.length ? [] : [{ key: 'would-ko', params: { who: whoIs(hero), damage } }];
}

/** The cards of a hand, by their places. */
function handOptions(table: MuTable, hero: Hero) {
  return hero.hand.cards.map((card, slot) =>
    table.option(`card:${slot + 1}`, slot, null, () => ({
      refs: [card],
      called: called(card),
      facts: printedFacts(table, card),
    })),
  );
}

/** The card goes to the very bottom of the deck (MU-10.11). */
function putUnder(table: MuTable, hero: Hero, slot: number, cite: string): void {
  const card = table.hidden(hero.hand, slot);
  layUnder(table, hero.hand, slot, hero.deck);
  table.tell('card-lost', cite, { who: whoIs(hero), hero: hero.id, card });
}
