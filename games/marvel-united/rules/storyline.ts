/** The Storyline (p.5, p.7): the row that everybody adds to. */
import { draw, EVERYBODY, lay, layUnder, pile, takeOpenly } from '@necropole/kernel';
import type { HeroCardId, PlanCardId } from '../content/ids.ts';
import { ownerOf } from '../content/names.ts';
import type { ActionSymbol } from '../content/symbols.ts';
import { heroById, lastHeroCard, whoIs } from '../reading.ts';
import type { MuTable, Rule } from '../shape.ts';
import type { Hero, StoryCard, World } from '../world.ts';
import { cardOf } from './printed.ts';
import { symbolsShown } from './symbols.ts';

/** A face-up card joins the Storyline, and counts (MU-9.2). */
export function* addToStoryline(table: MuTable, hero: Hero, card: HeroCardId, support: boolean): Rule {
  const { world } = table;
  world.storyline.push({ by: hero.id, card, hidden: null, support, covered: [] });
  world.since += 1;
  world.turn.support = support;
  world.turn.effect = cardOf(table, card).special?.resolve === undefined ? 'none' : 'open';
  if (support)
    table.tell('support-played', lasts(table, card) ? 'MU-14.19' : 'MU-14.12', {
      who: whoIs(hero),
      hero: hero.id,
      card,
    });
  else table.tell('card-played', 'MU-7.7', { who: whoIs(hero), hero: hero.id, card });
  yield* table.fire('cardPlayed', { hero, card, support });
}

/** Does the card do something as long as it lies face up? Of a Support Hero card the Main Hero has it (MU-14.19). */
function lasts(table: MuTable, card: HeroCardId): boolean {
  const { special } = cardOf(table, card);
  return special?.queries !== undefined || special?.flows !== undefined;
}

/** A Hero's own cards that lie face up: a Support Hero card is nobody's own (MU-14.20). */
export function ownFaceUpCards({ storyline }: World, { id }: Hero): readonly HeroCardId[] {
  return storyline.flatMap(({ by, card, support }) =>
    by === id && !support && card !== null ? [card as HeroCardId] : [],
  );
}

/** Two cards of the Storyline change places, with the Crisis tokens on them; nothing is added (MU-9.2). */
export function swapInStoryline(table: MuTable, one: HeroCardId, other: HeroCardId, cite: string): void {
  const { storyline } = table.world;
  const here = storyline.findIndex(({ card }) => card === one);
  const there = storyline.findIndex(({ card }) => card === other);
  const first = storyline[here];
  const second = storyline[there];
  if (first === undefined || second === undefined) return;
  storyline[here] = second;
  storyline[there] = first;
  table.tell('cards-swapped', cite, { one, other });
}

/**
 * A Crisis token covers a symbol: it is ignored as long as the token lies there (MU-12.11), also in the turn under way, if
 * it has not been used yet.
 */
export function coverSymbol(table: MuTable, story: StoryCard, symbol: ActionSymbol, cite: string): void {
  if (story.card === null) return;
  const { symbols } = cardOf(table, story.card as HeroCardId);
  const place = symbols.findIndex((each, i) => each === symbol && !story.covered.includes(i));
  if (place < 0) return;
  story.covered.push(place);
  table.tell('symbol-covered', cite, { card: story.card as HeroCardId, symbol });
  ignoreCovered(table, story, symbol);
}

/** Of the card of the turn under way no more symbols of a kind stay open than it still shows. */
function ignoreCovered(table: MuTable, story: StoryCard, symbol: ActionSymbol): void {
  const { acting, turn } = table.world;
  if (acting === 'villain' || turn.over || story !== lastHeroCard(table.world)) return;
  const shown = symbolsShown(table, story).filter((each) => each === symbol).length;
  const open = turn.chips.filter(
    ({ from, state, symbol: each }) => from === 'own' && state === 'open' && each === symbol,
  );
  for (const chip of open.slice(shown)) chip.state = 'ignored';
}

/** The Hero cards that lie face up, in the order of the Storyline. */
export function faceUpHeroCards({ storyline }: World): readonly StoryCard[] {
  return storyline.filter(({ by, card }) => by !== 'villain' && card !== null);
}

/**
 * A Hero card leaves the Storyline for the deck it came from, and everybody knows where it lies. Crisis tokens on it go to
 * the reserve; the cards of the Storyline that count until the Villain plays are no fewer (MU-9.2).
 */
export function returnToDeck(table: MuTable, story: StoryCard, where: 'on-top' | 'under', cite: string): void {
  const { world } = table;
  const { by, support, card } = story;
  if (by === 'villain' || card === null) return;
  world.storyline.splice(world.storyline.indexOf(story), 1);
  const deck = support && world.support !== null ? world.support.deck : heroById(world, by).deck;
  const loose = pile<HeroCardId>(deck.pool, 'card out of the Storyline');
  lay(loose, card as HeroCardId);
  if (where === 'under') layUnder(table, loose, 0, deck);
  else draw(table, loose, deck);
  table.tell('card-returned', cite, { who: ownerOf(card as HeroCardId), card: card as HeroCardId, where });
}

/**
 * A card of the hand lies down where one's own card lay face up, which comes into the hand. Nothing is added (MU-9.2), and
 * the Crisis tokens on it go.
 */
export function swapWithHand(table: MuTable, hero: Hero, slot: number, card: HeroCardId, cite: string): void {
  const story = table.world.storyline.find((each) => each.card === card);
  if (story === undefined) return;
  const laid = takeOpenly(table, hero.hand, slot);
  story.card = laid;
  story.covered = [];
  lay(hero.hand, card);
  table.tell('cards-swapped', cite, { one: laid, other: card });
}

/** A Hero card of the Storyline is turned over: it shows nothing any more, though everybody knows which it is (MU-7.12). */
export function turnFaceDown(table: MuTable, story: StoryCard, cite: string): void {
  const { by, card, support } = story;
  if (by === 'villain' || card === null) return;
  const place = `storyline ${table.world.storyline.indexOf(story) + 1}`;
  story.hidden = pile<HeroCardId | PlanCardId>(support ? 'support' : by, place, [card], EVERYBODY);
  story.card = null;
  story.covered = [];
  table.tell('card-turned-face-down', cite, { card: card as HeroCardId });
}
