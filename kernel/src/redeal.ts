/**
 * Dealing again what a seat may not know. Values move, wrappers stay: what the seat knows keeps its place, and every
 * other card of a pool may lie in any place of the pool that accepts it.
 */
import { canonical, type Json } from './json.ts';
import { below, type Stream, shuffleInPlace } from './random.ts';
import { type HiddenPlace, hiddenPlaces, type Knowers, type Pile } from './secrets.ts';

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

/** Deals the hidden cards of a world again, in place. A pool whose limits cannot be met stays as it is: `false`. */
export function redealInPlace(world: unknown, how: Redeal): boolean {
  const free = hiddenPlaces(world).filter((place) => (place.known & how.mask) === 0 && !how.pinned?.has(place.get()));
  let met = true;
  for (const pool of poolsOf(free)) {
    const places = free.filter((place) => place.pool === pool);
    if (!dealPool(places, how)) met = false;
  }
  return met;
}

function poolsOf(places: readonly HiddenPlace[]): string[] {
  return [...new Set(places.map((place) => place.pool))].sort();
}

function dealPool(places: readonly HiddenPlace[], how: Redeal): boolean {
  const restore = rememberPool(places);
  const kept = keepAmong(places, how);
  const open = places.filter((place) => !kept.has(place));
  const among = new Set([...kept.values()]);
  const cards = places
    .map((place) => place.get())
    .filter((card) => !among.has(card))
    .sort(byText);
  for (const [place, card] of kept) place.set(card);
  for (let attempt = 0; attempt < 40; attempt++) {
    shuffleInPlace(how.stream, cards);
    if (assign(open, cards, how)) return true;
  }
  restore();
  return false;
}

/** Gives a function that puts every hidden card of a world, and what is known of it, back where it is now. */
export function rememberHidden(world: unknown): () => void {
  return rememberPool(hiddenPlaces(world));
}

function rememberPool(places: readonly HiddenPlace[]): () => void {
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
function keepAmong(places: readonly HiddenPlace[], how: Redeal): Map<HiddenPlace, Json> {
  const kept = new Map<HiddenPlace, Json>();
  const piles = [...new Set(places.filter((place) => (place.among & how.mask) !== 0).map((place) => place.pile))];
  for (const pile of piles) {
    if (pile === null) continue;
    const here = places.filter((place) => place.pile === pile);
    const marked = here.filter((place) => (place.among & how.mask) !== 0);
    const cards = marked.map((place) => ({ card: place.get(), among: place.among & how.mask }));
    cards.sort((a, b) => byText(a.card, b.card));
    const drawn = [...here];
    shuffleInPlace(how.stream, drawn);
    for (const place of here) unmark(pile, place, how.mask);
    cards.forEach(({ card, among }, i) => {
      const place = drawn[i] as HiddenPlace;
      kept.set(place, card);
      mark(pile, place, among);
    });
  }
  return kept;
}

function unmark(pile: Pile, place: HiddenPlace, mask: Knowers): void {
  const at = slotOf(place);
  pile.known[at] = (pile.known[at] ?? 0) & ~(mask << 16);
}

function mark(pile: Pile, place: HiddenPlace, among: Knowers): void {
  const at = slotOf(place);
  pile.known[at] = (pile.known[at] ?? 0) | (among << 16);
}

function slotOf(place: HiddenPlace): number {
  return Number(/\[(\d+)\]$/.exec(place.path)?.[1]);
}

/** Lays the cards down in order; a card that its place refuses changes places with any one that suits both. */
function assign(places: readonly HiddenPlace[], shuffled: readonly Json[], how: Redeal): boolean {
  const cards = [...shuffled];
  const accepts = how.accepts;
  if (accepts) {
    for (let i = 0; i < places.length; i++) {
      const place = (places[i] as HiddenPlace).place;
      if (accepts(place, cards[i] as Json)) continue;
      const suits = [...cards.keys()].filter(
        (k) => accepts(place, cards[k] as Json) && accepts((places[k] as HiddenPlace).place, cards[i] as Json),
      );
      if (suits.length === 0) return false;
      const j = suits[below(how.stream, suits.length)] as number;
      [cards[i], cards[j]] = [cards[j] as Json, cards[i] as Json];
    }
  }
  places.forEach((place, i) => {
    place.set(cards[i] as Json);
  });
  return true;
}
