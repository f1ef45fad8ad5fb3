/**
 * Dealing again what a seat may not know. Values move, wrappers stay: what the seat knows keeps its place, and every
 * other card of a pool may lie in any place of the pool that accepts it.
 */
import { canonical, type Json } from './json.ts';
import { below, type Stream, shuffleInPlace } from './random.ts';
import { type HiddenPlace, hiddenPlaces, hidingPlaces, type Knowers, type Pile, type Secret } from './secrets.ts';

/** May this card lie in this place? The places of a pool may limit what they accept. */
export type Accepts = (place: string, card: Json) => boolean;

/** How to deal again. */
export interface Redeal {
  /** Those for whom it is dealt: what any of them knows stays. */
  readonly mask: Knowers;
  readonly stream: Stream;
  readonly accepts?: Accepts;
  /** Cards that stay where they are, though nobody of `mask` knows them yet. */
  readonly pinned?: ReadonlySet<Json>;
}

/** A place that is dealt again: of a pile, the one at `at`; else a lone secret. */
interface Free {
  readonly holder: Pile | Secret;
  readonly at: number;
}

/** Deals the hidden cards of a world again, in place. A pool whose limits cannot be met stays as it is: `false`. */
export function redealInPlace(world: unknown, how: Redeal): boolean {
  const pools = new Map<string, Free[]>();
  for (const holder of hidingPlaces(world)) noteFree(pools, holder, how);
  let met = true;
  for (const pool of [...pools.keys()].sort()) {
    if (!dealPool(pools.get(pool) as Free[], how)) met = false;
  }
  return met;
}

function noteFree(pools: Map<string, Free[]>, holder: Pile | Secret, { mask, pinned }: Redeal): void {
  let free = pools.get(holder.pool);
  const count = holder.is === 'pile' ? holder.cards.length : 1;
  for (let at = 0; at < count; at++) {
    const known = holder.is === 'pile' ? (holder.known[at] ?? 0) : holder.known;
    if ((known & mask) !== 0) continue;
    const place = { holder, at };
    if (pinned?.has(cardAt(place)) === true) continue;
    if (free === undefined) {
      free = [];
      pools.set(holder.pool, free);
    }
    free.push(place);
  }
}

function cardAt({ holder, at }: Free): Json {
  return holder.is === 'pile' ? (holder.cards[at] ?? '') : holder.value;
}

function layAt({ holder, at }: Free, card: Json): void {
  if (holder.is === 'pile') holder.cards[at] = String(card);
  else holder.value = card;
}

function amongOf({ holder, at }: Free): Knowers {
  return holder.is === 'pile' ? (holder.known[at] ?? 0) >>> 16 : 0;
}

function dealPool(places: readonly Free[], how: Redeal): boolean {
  const cards = places.map(cardAt);
  const kept = places.some((place) => (amongOf(place) & how.mask) !== 0) ? keepAmong(places, how) : null;
  if (kept === null) {
    if (dealCards(places, cards.slice().sort(byText), how)) return true;
    layAll(places, cards);
    return false;
  }
  const open = places.filter((place) => !kept.cards.has(place));
  const among = new Set(kept.cards.values());
  for (const [place, card] of kept.cards) layAt(place, card);
  if (dealCards(open, cards.filter((card) => !among.has(card)).sort(byText), how)) return true;
  layAll(places, cards);
  kept.restore();
  return false;
}

function dealCards(places: readonly Free[], sorted: Json[], how: Redeal): boolean {
  for (let attempt = 0; attempt < 40; attempt++) {
    shuffleInPlace(how.stream, sorted);
    if (assign(places, sorted, how)) return true;
  }
  return false;
}

function layAll(places: readonly Free[], cards: readonly Json[]): void {
  for (let i = 0; i < places.length; i++) layAt(places[i] as Free, cards[i] as Json);
}

/** Gives a function that puts every hidden card of a world, and what is known of it, back where it is now. */
export function rememberHidden(world: unknown): () => void {
  const places: readonly HiddenPlace[] = hiddenPlaces(world);
  const cards = places.map((place) => place.get());
  const piles = [...new Set(places.map((place) => place.pile))].filter((pile) => pile !== null);
  const known = piles.map((pile) => pile.known.slice());
  return () => {
    places.forEach((place, i) => {
      place.set(cards[i] as Json);
    });
    piles.forEach((pile, i) => {
      pile.known = known[i] as number[];
    });
  };
}

function byText(a: Json, b: Json): number {
  const left = typeof a === 'string' ? a : canonical(a);
  const right = typeof b === 'string' ? b : canonical(b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Cards known to be among a pile stay in it, in a place drawn anew; the mark of that knowledge moves with them. */
function keepAmong(places: readonly Free[], how: Redeal): { cards: Map<Free, Json>; restore: () => void } {
  const kept = new Map<Free, Json>();
  const marked = new Set(places.filter((place) => (amongOf(place) & how.mask) !== 0).map(({ holder }) => holder));
  const before: { pile: Pile; known: number[] }[] = [];
  for (const pile of marked) {
    if (pile.is !== 'pile') continue;
    before.push({ pile, known: pile.known.slice() });
    const here = places.filter(({ holder }) => holder === pile);
    const cards = here
      .filter((place) => (amongOf(place) & how.mask) !== 0)
      .map((place) => ({ card: cardAt(place), among: amongOf(place) & how.mask }));
    cards.sort((a, b) => byText(a.card, b.card));
    const drawn = [...here];
    shuffleInPlace(how.stream, drawn);
    for (const { at } of here) pile.known[at] = (pile.known[at] ?? 0) & ~(how.mask << 16);
    cards.forEach(({ card, among }, i) => {
      const place = drawn[i] as Free;
      kept.set(place, card);
      pile.known[place.at] = (pile.known[place.at] ?? 0) | (among << 16);
    });
  }
  const restore = (): void => {
    for (const { pile, known } of before) pile.known = known;
  };
  return { cards: kept, restore };
}

/** Lays the cards down in order; a card that its place refuses changes places with any one that suits both. */
function assign(places: readonly Free[], shuffled: readonly Json[], how: Redeal): boolean {
  const { accepts } = how;
  if (accepts === undefined) {
    layAll(places, shuffled);
    return true;
  }
  const cards = [...shuffled];
  for (let i = 0; i < places.length; i++) {
    const { place } = (places[i] as Free).holder;
    if (accepts(place, cards[i] as Json)) continue;
    const suits = [...cards.keys()].filter(
      (k) => accepts(place, cards[k] as Json) && accepts((places[k] as Free).holder.place, cards[i] as Json),
    );
    if (suits.length === 0) return false;
    const j = suits[below(how.stream, suits.length)] as number;
    [cards[i], cards[j]] = [cards[j] as Json, cards[i] as Json];
  }
  layAll(places, cards);
  return true;
}
