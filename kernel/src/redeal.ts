/**
 * Dealing again what a seat may not know. Values move, wrappers stay: what the seat knows keeps its place, and every
 * other card of a pool may lie in any place of the pool that accepts it.
 *
 * Whoever looks for a deal that fits deals often: places, cards and limits are found once, and dealt as often as needed.
 */
import { canonical, type Json } from './json.ts';
import { below, type Stream, shuffleInPlace } from './random.ts';
import { type HiddenPlace, hiddenPlaces, hidingPlaces, type Knowers, type Pile, type Secret } from './secrets.ts';

/** May this card lie in this place? The places of a pool may limit what they accept. */
export type Accepts = (place: string, card: Json) => boolean;

/** A hidden place of which a world shows more than its name says, such as that a weapon is fought with. */
export interface Narrowed {
  readonly holder: Pile | Secret;
  /** Which card of a pile; 0 for a lone secret. */
  readonly at: number;
  readonly accepts: (card: Json) => boolean;
}

/** For whom it is dealt again, and how one of several ways is drawn. */
export interface Dealing {
  readonly mask: Knowers;
  /** Any one of these. */
  readonly draw: <T>(of: readonly T[]) => T | undefined;
  /** Cards that stay as they are, though nobody of `mask` knows them yet. */
  readonly pinned?: ReadonlySet<Json>;
}

/** How to deal again. */
export interface Redeal {
  /** Those for whom it is dealt: what any of them knows stays. */
  readonly mask: Knowers;
  readonly stream: Stream;
  readonly accepts?: Accepts;
  readonly narrowed?: readonly Narrowed[];
  /** Cards that stay where they are, though nobody of `mask` knows them yet. */
  readonly pinned?: ReadonlySet<Json>;
}

/** A place that is dealt again: of a pile, the one at `at`; else a lone secret. */
interface Free {
  readonly holder: Pile | Secret;
  readonly at: number;
}

/** All that is dealt again of one pool: where, what, and what may lie where. */
interface Hidden {
  readonly places: readonly Free[];
  /** In the order of their names: the same, however they lie. */
  readonly cards: readonly Json[];
  readonly limits: Limits | null;
}

/** Deals the hidden cards of a world again, in place. A pool whose limits cannot be met stays as it is: `false`. */
export function redealInPlace(world: unknown, how: Redeal): boolean {
  return dealerOf(world, how)();
}

/** Deals the hidden cards of a world again, each time that it is called. */
export function dealerOf(world: unknown, how: Redeal): () => boolean {
  const pools = new Map<string, Free[]>();
  for (const holder of hidingPlaces(world)) noteFree(pools, holder, how);
  const hidden = [...pools.keys()].sort().map((pool) => hiddenIn(pools.get(pool) as Free[], how));
  return () => {
    let met = true;
    for (const one of hidden) if (!dealPool(one, how)) met = false;
    return met;
  };
}

function hiddenIn(places: readonly Free[], how: Redeal): Hidden {
  return limited(places, places.map(cardAt).sort(byText), how);
}

function limited(places: readonly Free[], cards: readonly Json[], how: Redeal): Hidden {
  const isLimited = how.accepts !== undefined || (how.narrowed ?? []).length > 0;
  return { places, cards, limits: isLimited ? new Limits(places, cards, how) : null };
}

const UNASKED = 0;
const YES = 1;
const NO = 2;

/** What may lie where: each place is asked for a card at most once, and places of one name together. */
class Limits {
  private readonly asked: Uint8Array;
  private readonly rows: readonly number[];
  private readonly ask: readonly ((card: Json) => boolean)[];
  private readonly cards: readonly Json[];

  constructor(places: readonly Free[], cards: readonly Json[], { accepts, narrowed = [] }: Redeal) {
    const names = new Map<string, number>();
    const ask: ((card: Json) => boolean)[] = [];
    this.cards = cards;
    this.ask = ask;
    this.rows = places.map(({ holder, at }) => {
      const { place } = holder;
      const byName = (card: Json): boolean => accepts?.(place, card) !== false;
      const narrow = narrowed.find((one) => one.holder === holder && one.at === at);
      if (narrow !== undefined) return ask.push((card) => byName(card) && narrow.accepts(card)) - 1;
      const row = names.get(place) ?? ask.push(byName) - 1;
      names.set(place, row);
      return row;
    });
    this.asked = new Uint8Array(ask.length * cards.length);
  }

  /** Both by their place in the lists. */
  allows(place: number, card: number): boolean {
    const row = this.rows[place] as number;
    const cell = row * this.cards.length + card;
    const known = this.asked[cell];
    if (known !== UNASKED) return known === YES;
    const allowed = this.ask[row]?.(this.cards[card] as Json) === true;
    this.asked[cell] = allowed ? YES : NO;
    return allowed;
  }
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

function dealPool(hidden: Hidden, how: Redeal): boolean {
  const { places } = hidden;
  const kept = places.some((place) => (amongOf(place) & how.mask) !== 0) ? keepAmong(places, how) : null;
  if (kept === null) return dealCards(hidden, how);
  const before = places.map(cardAt);
  const open = places.filter((place) => !kept.cards.has(place));
  const among = new Set(kept.cards.values());
  for (const [place, card] of kept.cards) layAt(place, card);
  const others = hidden.cards.filter((card) => !among.has(card));
  if (dealCards(limited(open, others, how), how)) return true;
  layAll(places, before);
  kept.restore();
  return false;
}

function dealCards(hidden: Hidden, how: Redeal): boolean {
  const order = [...hidden.cards.keys()];
  for (let attempt = 0; attempt < 40; attempt++) {
    shuffleInPlace(how.stream, order);
    if (assign(hidden, order, how)) return true;
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

/** How all that is hidden in a world was dealt: to be laid out alike in a world that is the same but for that. */
export interface Dealt {
  readonly cards: readonly (readonly Json[])[];
  readonly known: readonly (readonly number[])[];
}

/** How it lies now. */
export function dealtIn(world: unknown): Dealt {
  const holders = hidingPlaces(world);
  return {
    cards: holders.map((holder) => (holder.is === 'pile' ? holder.cards.slice() : [holder.value])),
    known: holders.map((holder) => (holder.is === 'pile' ? holder.known.slice() : [holder.known])),
  };
}

/** Lays everything as it was dealt. */
export function layAsDealt(world: unknown, { cards, known }: Dealt): void {
  hidingPlaces(world).forEach((holder, i) => {
    if (holder.is === 'pile') {
      holder.cards = (cards[i] as string[]).slice();
      holder.known = (known[i] as number[]).slice();
    } else {
      holder.value = cards[i]?.[0] as Json;
    }
  });
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
function assign({ places, cards, limits }: Hidden, shuffled: readonly number[], how: Redeal): boolean {
  const order = shuffled.slice();
  if (limits !== null) {
    for (let i = 0; i < places.length; i++) {
      if (!limits.allows(i, order[i] as number) && !exchange(limits, order, i, how.stream)) return false;
    }
  }
  for (let i = 0; i < places.length; i++) layAt(places[i] as Free, cards[order[i] as number] as Json);
  return true;
}

function exchange(limits: Limits, order: number[], i: number, stream: Stream): boolean {
  const card = order[i] as number;
  const suits: number[] = [];
  for (let k = 0; k < order.length; k++) {
    if (limits.allows(i, order[k] as number) && limits.allows(k, card)) suits.push(k);
  }
  if (suits.length === 0) return false;
  const j = suits[below(stream, suits.length)] as number;
  order[i] = order[j] as number;
  order[j] = card;
  return true;
}
