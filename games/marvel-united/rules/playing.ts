/** Drawing and playing a card (p.7, p.12, p.14): the first two steps of a Hero's turn. */

import type { Fact } from '@necropole/kernel';
import { type Pile, pile, takeOpenly } from '@necropole/kernel';
import type { HeroCardId, PlanCardId } from '../content/ids.ts';
import type { ActionSymbol } from '../content/symbols.ts';
import { lastHeroCard, whoIs } from '../reading.ts';
import type { Mu, MuTable, Rule } from '../shape.ts';
import type { Hero } from '../world.ts';
import { drawCards } from './drawing.ts';
import { called, cardOf, effectFacts, symbolFacts } from './printed.ts';
import { addToStoryline } from './storyline.ts';
import { symbolsShown } from './symbols.ts';
import { paceFacts } from './turn-sequence.ts';

/** Step 1 (MU-7.4). */
export function drawStep(table: MuTable, hero: Hero): void {
  if (table.world.turn.skipsDraw) {
    table.tell('draw-skipped', 'MU-12.19', { who: whoIs(hero), hero: hero.id, location: hero.at });
    return;
  }
  drawCards(table, hero, 1, 'MU-7.4');
}

/** Step 2: one card of the hand joins the Storyline; nobody can decline (MU-7.7). */
export function* playStep(table: MuTable, hero: Hero): Rule {
  if (hero.plays.random) return yield* playAtRandom(table, hero);
  const slot = yield* table.ask(hero.seat, {
    key: 'play-card',
    params: { who: whoIs(hero) },
    cite: 'MU-7.7',
    refs: [hero.id],
    context: () => paceFacts(table.world),
    options: () =>
      hero.hand.cards.map((card, at) =>
        table.option(`play:${at + 1}`, at, null, () => ({
          refs: [card],
          called: called(card),
          facts: [...cardFacts(table, hero, card), ...lastCardFacts(hero)],
        })),
      ),
  });
  yield* playFromHand(table, hero, slot);
}

/** What a card would give, with what the one before lends (MU-7.8), less what is ignored; face down nothing (MU-7.13). */
export function cardFacts(table: MuTable, hero: Hero, card: HeroCardId): readonly Fact<Mu>[] {
  const { faceDown } = hero.plays;
  const last = lastHeroCard(table.world);
  const lent: readonly ActionSymbol[] = last === null ? [] : symbolsShown(table, last);
  const own = faceDown ? [] : cardOf(table, card).symbols;
  return [
    ...symbolFacts(card),
    ...(lent.length === 0 ? [] : [{ key: 'with-previous' as const, params: { symbols: [...own, ...lent] } }]),
    ...table.world.turn.ignoring.map((component) => ({ key: 'symbol-taken' as const, params: { component } })),
    ...(faceDown ? [{ key: 'face-down' as const, params: {} }] : effectFacts(table, card)),
  ];
}

/** An empty hand is a KO at the end of the turn (MU-10.22). */
function lastCardFacts(hero: Hero): readonly Fact<Mu>[] {
  return hero.hand.cards.length > 1 ? [] : [{ key: 'last-card', params: { who: whoIs(hero) } }];
}

/** The card is drawn from the hand (MU-12.10); with a Commander never from the support row (MU-14.23). */
function* playAtRandom(table: MuTable, hero: Hero): Rule {
  const { hand } = hero;
  table.tell('drawn-at-random', 'MU-12.10', { who: whoIs(hero), hero: hero.id });
  yield* playFromHand(table, hero, table.roll(hand.cards.length) - 1);
}

/** The card at this place of the hand joins the Storyline, face down if it must be. */
function* playFromHand(table: MuTable, hero: Hero, slot: number): Rule {
  const { faceDown } = hero.plays;
  hero.plays = { random: false, faceDown: false };
  if (faceDown) {
    layFaceDown(table, hero, hero.hand, slot, false);
    return;
  }
  yield* addToStoryline(table, hero, takeOpenly(table, hero.hand, slot), false);
}

/** Face down it gives neither symbols nor effect (MU-7.13). */
export function layFaceDown(table: MuTable, hero: Hero, from: Pile<HeroCardId>, slot: number, support: boolean): void {
  const { world } = table;
  const hidden = pile<HeroCardId | PlanCardId>(from.pool, `storyline ${world.storyline.length + 1}`);
  table.move(from, slot, hidden as Pile<HeroCardId>);
  world.storyline.push({ by: hero.id, card: null, hidden, support, covered: [] });
  world.since += 1;
  world.turn.support = support;
  table.tell('card-played-face-down', support ? 'MU-14.24' : 'MU-12.10', { who: whoIs(hero), hero: hero.id });
}

/** A Hero plays the next card at random, or face down: a token is the reminder (MU-12.10). */
export function bindNextCard(table: MuTable, hero: Hero, how: 'random' | 'faceDown'): void {
  if (hero.ko) return;
  hero.plays[how] = true;
  const params = { who: whoIs(hero), hero: hero.id };
  table.tell(how === 'random' ? 'must-play-at-random' : 'must-play-face-down', 'MU-12.10', params);
}
