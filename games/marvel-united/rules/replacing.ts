/** A Hero who leaves the game, and the one who takes over (p.8). No card of this box does it; a card of another box may. */
import { takeOpenly } from '@necropole/kernel';
import { cardsOf } from '../content/heroes/index.ts';
import type { HeroId } from '../content/ids.ts';
import { whoIs } from '../reading.ts';
import type { MuTable } from '../shape.ts';
import type { Hero } from '../world.ts';
import { layDeck } from './decks.ts';
import { drawCards } from './drawing.ts';

const FIRST_HAND = 3;

/** Another Hero takes over, where this one stood, with a deck and a first hand of their own: the Action tokens stay (MU-8.20). */
export function replaceHero(table: MuTable, hero: Hero, who: HeroId): void {
  const gone = whoIs(hero);
  for (const from of [hero.deck, hero.hand]) {
    while (from.cards.length > 0) table.world.removed.push(takeOpenly(table, from, from.cards.length - 1));
  }
  Object.assign(hero, { who, equipment: [], crisis: 0, guard: 0, plays: { random: false, faceDown: false } });
  table.tell('hero-replaced', 'MU-8.20', { gone, who, hero: hero.id });
  layDeck(table, hero, cardsOf(who));
  drawCards(table, hero, FIRST_HAND, 'MU-8.20');
}
