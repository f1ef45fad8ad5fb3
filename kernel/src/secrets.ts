/**
 * Hidden information, wrapped where it lives in the world, and what each seat sees of it.
 *
 * Knowledge is kept per card as a number of two halves. The low half is a mask of those who know *which* card lies
 * here; the high half of those who know that this card is *among* the pile, but not where. Bit `n` stands for seat
 * `n`, bit 15 for the spectators.
 */
import type { Json } from './json.ts';
import { type Stream, shuffleInPlace } from './random.ts';

/** The place of a person at the table, counted from 0. */
export type Seat = number;

/** A mask of seats, and of the spectators. */
export type Knowers = number;

/** Those who watch and hold no seat. */
export const SPECTATORS: Knowers = 0x8000;
/** Every seat, and the spectators. */
export const EVERYBODY: Knowers = 0xffff;
/** Nobody at all. */
export const NOBODY: Knowers = 0;

const AMONG = 16;

/** The mask of some seats. */
export function knowers(...seats: readonly Seat[]): Knowers {
  let mask = 0;
  for (const seat of seats) mask |= 1 << seat;
  return mask;
}

/** A lone hidden value. */
export interface Secret<T extends Json = Json> {
  readonly is: 'secret';
  readonly pool: string;
  readonly place: string;
  value: T;
  known: number;
}

/** A deck, a hand, a stack: its size is public, each of its cards is known to some. Cards of a pool have unique ids. */
export interface Pile<C extends string = string> {
  readonly is: 'pile';
  readonly pool: string;
  readonly place: string;
  cards: C[];
  known: number[];
}

/** What a seat sees of a pile: the cards it knows, `null` for the others, and what it knows to be among them. */
export interface SeenPile<C extends string = string> {
  readonly is: 'pile';
  readonly pool: string;
  readonly place: string;
  readonly cards: readonly (C | null)[];
  readonly among: readonly C[];
  /** The places of those that it knows and not everybody does; left out where there are none. What lies face up all see anyway. */
  readonly secret?: readonly number[];
}

/** What a value looks like once it has been redacted. */
export type Seen<T> = T extends string | number | boolean | null
  ? T
  : T extends Secret<infer V>
    ? V | null
    : T extends Pile<infer C>
      ? SeenPile<C>
      : T extends readonly (infer E)[]
        ? readonly Seen<E>[]
        : T extends object
          ? { readonly [K in keyof T]: Seen<T[K]> }
          : T;

/** A lone hidden value that `known` know. */
export function secret<T extends Json>(pool: string, place: string, value: T, known: Knowers = NOBODY): Secret<T> {
  return { is: 'secret', pool, place, value, known };
}

/** A pile of cards that all are known to the same seats. */
export function pile<C extends string>(
  pool: string,
  place: string,
  cards: readonly C[] = [],
  known: Knowers = NOBODY,
): Pile<C> {
  return { is: 'pile', pool, place, cards: [...cards], known: cards.map(() => known) };
}

/** A copy of a pile that shares nothing with it. */
export function copyPile<C extends string>(of: Pile<C>): Pile<C> {
  return { is: 'pile', pool: of.pool, place: of.place, cards: of.cards.slice(), known: of.known.slice() };
}

/** A copy of a lone secret. */
export function copySecret<T extends Json>(of: Secret<T>): Secret<T> {
  return { is: 'secret', pool: of.pool, place: of.place, value: of.value, known: of.known };
}

/** Does anybody of `mask` know which card lies at `at`? */
export function knowsWhich(of: Pile, at: number, mask: Knowers): boolean {
  return ((of.known[at] ?? 0) & mask) !== 0;
}

/** Does anybody of `mask` know that this card is among the pile? */
export function knowsAmong(of: Pile, at: number, mask: Knowers): boolean {
  return (((of.known[at] ?? 0) >>> AMONG) & mask) !== 0;
}

/** Adds knowers of which card lies at `at`; gives those who did not know before. */
export function learnWhich(of: Pile, at: number, mask: Knowers): Knowers {
  const before = of.known[at] ?? 0;
  of.known[at] = before | mask;
  return mask & ~before & 0xffff;
}

/** What a shuffle does to knowledge: whoever knew which card lay where now knows that it is among these. */
export function blurKnowledge(of: Pile): void {
  if (of.cards.length < 2) return;
  for (let i = 0; i < of.known.length; i++) {
    const known = of.known[i] ?? 0;
    of.known[i] = ((known | (known >>> AMONG)) & 0xffff) << AMONG;
  }
}

/** Shuffles a pile. What each knows of a card goes with it, but no longer where it lies. */
export function shufflePile(of: Pile, stream: Stream): void {
  blurKnowledge(of);
  const order = of.cards.map((card, i) => ({ card, known: of.known[i] as number }));
  shuffleInPlace(stream, order);
  order.forEach(({ card, known }, i) => {
    of.cards[i] = card;
    of.known[i] = known;
  });
}

/**
 * Takes a card out of a pile, seen by those of `seenBy`. Whoever knew of cards among the pile, but does not know which
 * one this is, no longer knows whether they are still there: that knowledge is dropped, for the card and for the pile.
 */
export function takeCard<C extends string>(
  from: Pile<C>,
  at: number,
  seenBy: Knowers = NOBODY,
): { card: C; known: number } {
  const card = from.cards[at];
  const known = from.known[at];
  if (card === undefined || known === undefined) {
    throw new Error(`No card at ${at} in ${from.place}, which holds ${from.cards.length}`);
  }
  from.cards.splice(at, 1);
  from.known.splice(at, 1);
  const keep = ((known | seenBy) & 0xffff) << AMONG;
  for (let i = 0; i < from.known.length; i++) {
    const other = from.known[i] ?? 0;
    if (other >>> AMONG !== 0) from.known[i] = (other & 0xffff) | (other & keep);
  }
  return { card, known: known & 0xffff };
}

function isSecret(value: object): value is Secret {
  return (value as { is?: unknown }).is === 'secret';
}

/** Is this object a pile? */
export function isPile(value: object): value is Pile {
  return (value as { is?: unknown }).is === 'pile';
}

/** The one redaction of the project: a value as those of `mask` may see it. */
export function redact<T>(value: T, mask: Knowers): Seen<T> {
  return redacted(value, mask) as Seen<T>;
}

function redacted(value: unknown, mask: Knowers): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => redacted(item, mask));
  if (isSecret(value)) return (value.known & mask) !== 0 ? value.value : null;
  if (isPile(value)) return redactedPile(value, mask);
  const seen: Record<string, unknown> = {};
  for (const key of Object.keys(value)) seen[key] = redacted((value as Record<string, unknown>)[key], mask);
  return seen;
}

/** What `redact` gives, but what hides nothing is not copied: to be read at once, and not kept. */
export function glance<T>(value: T, mask: Knowers): Seen<T> {
  return glanced(value, mask) as Seen<T>;
}

function glanced(value: unknown, mask: Knowers): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return glancedArray(value, mask);
  if (isSecret(value)) return (value.known & mask) !== 0 ? value.value : null;
  if (isPile(value)) return redactedPile(value, mask);
  const source = value as Record<string, unknown>;
  let seen: Record<string, unknown> | null = null;
  for (const key in source) {
    const item = source[key];
    if (typeof item !== 'object') continue;
    const shown = glanced(item, mask);
    if (shown === item) continue;
    seen ??= { ...source };
    seen[key] = shown;
  }
  return seen ?? value;
}

function glancedArray(value: readonly unknown[], mask: Knowers): readonly unknown[] {
  let seen: unknown[] | null = null;
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (typeof item !== 'object') continue;
    const shown = glanced(item, mask);
    if (shown === item) continue;
    seen ??= value.slice();
    seen[i] = shown;
  }
  return seen ?? value;
}

function redactedPile({ pool, place, cards: all, known }: Pile, mask: Knowers): SeenPile {
  // Bots read many views: one walk over the pile.
  const cards: (string | null)[] = [];
  const secret: number[] = [];
  const among: string[] = [];
  for (let at = 0; at < all.length; at++) {
    const card = all[at] as string;
    const by = known[at] ?? NOBODY;
    if ((by & mask) !== 0) {
      cards.push(card);
      if ((by & EVERYBODY) !== EVERYBODY) secret.push(at);
    } else {
      cards.push(null);
      if (((by >>> AMONG) & mask) !== 0) among.push(card);
    }
  }
  const seen = { is: 'pile', pool, place, cards, among: among.sort() } as const;
  return secret.length === 0 ? seen : { secret, ...seen };
}

/** All cards of a pool, in whatever piles of a world they lie: what conservation of pieces is counted with. */
export function cardsOfPool(world: unknown, pool: string): readonly string[] {
  if (world === null || typeof world !== 'object') return [];
  if (isPile(world)) return world.pool === pool ? world.cards : [];
  return Object.values(world).flatMap((part) => cardsOfPool(part, pool)); // order: only counted
}

/** What is wrong with the cards of a pool, in words for developers: each card of the box lies in one pile. */
export function faultsOfPool(world: unknown, pool: string, box: readonly string[]): string[] {
  const cards = cardsOfPool(world, pool);
  const wrong = cards.length === box.length ? [] : [`there are ${cards.length} ${pool} cards, not ${box.length}`];
  if (new Set(cards).size !== cards.length) wrong.push(`a ${pool} card is in two places`);
  const strange = cards.filter((card) => !box.includes(card));
  if (strange.length > 0) wrong.push(`${pool} cards that are not of the box: ${strange.join(', ')}`);
  return wrong;
}

/** One hidden place: a card in a pile, or a lone secret. */
export interface HiddenPlace {
  readonly pool: string;
  readonly place: string;
  readonly path: string;
  readonly known: number;
  /** Known to be among its pile by these. */
  readonly among: Knowers;
  readonly pile: Pile | null;
  get(): Json;
  set(value: Json): void;
}

/** Every hidden place of a world, in the order of a walk with sorted keys. */
export function hiddenPlaces(world: unknown): HiddenPlace[] {
  const found: HiddenPlace[] = [];
  collect(world, 'world', found);
  return found;
}

function collect(value: unknown, path: string, found: HiddenPlace[]): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) collect(value[i], `${path}[${i}]`, found);
  } else if (isSecret(value)) {
    found.push(placeOfSecret(value, path));
  } else if (isPile(value)) {
    for (let at = 0; at < value.cards.length; at++) found.push(placeInPile(value, at, path));
  } else {
    for (const key of Object.keys(value).sort()) {
      collect((value as Record<string, unknown>)[key], `${path}.${key}`, found);
    }
  }
}

/** Every pile and lone secret of a world, in the order of a walk with sorted keys. */
export function hidingPlaces(world: unknown): (Pile | Secret)[] {
  const found: (Pile | Secret)[] = [];
  gather(world, found);
  return found;
}

function gather(value: unknown, found: (Pile | Secret)[]): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') gather(item, found);
  } else if (isPile(value) || isSecret(value)) {
    found.push(value);
  } else {
    const source = value as Record<string, unknown>;
    const keys = Object.keys(source).filter((key) => typeof source[key] === 'object' && source[key] !== null);
    for (const key of keys.sort()) gather(source[key], found);
  }
}

function placeOfSecret(of: Secret, path: string): HiddenPlace {
  return {
    pool: of.pool,
    place: of.place,
    path,
    known: of.known & 0xffff,
    among: NOBODY,
    pile: null,
    get: () => of.value,
    set: (value) => {
      of.value = value;
    },
  };
}

function placeInPile(of: Pile, at: number, path: string): HiddenPlace {
  const known = of.known[at] ?? 0;
  return {
    pool: of.pool,
    place: of.place,
    path: `${path}.cards[${at}]`,
    known: known & 0xffff,
    among: known >>> AMONG,
    pile: of,
    get: () => of.cards[at] ?? '',
    set: (value) => {
      of.cards[at] = String(value);
    },
  };
}
