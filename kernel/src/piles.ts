/**
 * What is done with piles again and again. In a match the table minds who comes to know what; while a match is being
 * laid out nobody looks on yet, and cards are put where they begin.
 */
import { EVERYBODY, type Knowers, NOBODY, type Pile, takeCard } from './secrets.ts';
import type { Table } from './table.ts';

// ── In a match ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Draws the top card of a pile onto another; says which it is to those of `to`: only they may act on it. */
export function draw<C extends string>(
  table: Pick<Table, 'move'>,
  from: Pile<C>,
  onto: Pile<C>,
  to: Knowers = NOBODY,
): C {
  table.move(from, from.cards.length - 1, onto, to);
  return onto.cards[onto.cards.length - 1] as C; // it has just been laid there
}

/** Moves this card onto another pile, face up. */
export function moveCard<C extends string>(table: Pick<Table, 'move'>, from: Pile<C>, card: C, onto: Pile<C>): void {
  table.move(from, placeIn(from, card), onto, EVERYBODY);
}

/** Moves the card at `at` under another pile. Whoever knows it knows from now on that it lies there. */
export function layUnder<C extends string>(
  table: Pick<Table, 'move'>,
  from: Pile<C>,
  at: number,
  under: Pile<C>,
  to: Knowers = NOBODY,
): void {
  const beneath = from === under ? under.cards.length - 1 : under.cards.length;
  table.move(from, at, under, to, beneath);
}

/** Shows the card at `at` to everybody and takes it out of its pool: from now on the world says openly where it is. */
export function takeOpenly<C extends string>(table: Pick<Table, 'reveal'>, from: Pile<C>, at: number): C {
  table.reveal(from, at, EVERYBODY);
  return takeCard(from, at).card;
}

/** Makes a deck of a discard pile: all its cards, from its top down, and shuffled. */
export function shuffleInto<C extends string>(
  table: Pick<Table, 'move' | 'shuffle'>,
  from: Pile<C>,
  deck: Pile<C>,
): void {
  while (from.cards.length > 0) draw(table, from, deck);
  table.shuffle(deck);
}

/** Does the card at `at` lie face up? */
export function isFaceUp(of: Pile, at = 0): boolean {
  return ((of.known[at] ?? NOBODY) & EVERYBODY) === EVERYBODY;
}

// ── While it is laid out ──────────────────────────────────────────────────────────────────────────────────────────

/** Takes the top card. */
export function takeTop<C extends string>(from: Pile<C>): C {
  return takeCard(from, from.cards.length - 1).card;
}

/** Takes this card out, wherever in the pile it lies. */
export function takeOut<C extends string>(from: Pile<C>, card: C): C {
  return takeCard(from, placeIn(from, card)).card;
}

/** Lays a card on top: face up, or known to those of `known` alone. */
export function lay<C extends string>(onto: Pile<C>, card: C, known: Knowers = EVERYBODY): void {
  onto.cards.push(card);
  onto.known.push(known);
}

/** Takes this card out of whichever of these piles holds it, and lays it on another. */
export function putCard<C extends string>(
  from: readonly Pile<C>[],
  card: C,
  onto: Pile<C>,
  known: Knowers = EVERYBODY,
): void {
  const found = from.find(({ cards }) => cards.includes(card));
  if (found === undefined) throw new Error(`${card} is not in ${from.map(({ place }) => place).join(', nor in ')}`);
  lay(onto, takeOut(found, card), known);
}

function placeIn<C extends string>(of: Pile<C>, card: C): number {
  const at = of.cards.indexOf(card);
  if (at < 0) throw new Error(`${card} is not in ${of.place}`);
  return at;
}
