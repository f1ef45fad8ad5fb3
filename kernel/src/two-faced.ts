/**
 * Two-faced cards. Such a card has no back to hide behind: the face that lies up on an open deck is seen by all, the one beneath it
 * is secret until the card is turned, and which card it is may stay unknown after one face was seen, as others may have the same.
 *
 * A deck of them is a pile whose cards say which side is up, and beside it, openly, the faces that everybody has seen and
 * remembers: of the card passed under the deck, or of one whose deck was flipped since. Whoever has looked at a card from
 * both sides knows which it is, as with any pile.
 */
import type { Dealing, Narrowed } from './redeal.ts';
import { copyPile, EVERYBODY, type Knowers, knowers, NOBODY, type Pile, pile, type Seat, takeCard } from './secrets.ts';
import type { Table } from './table.ts';

/** The side of a card that is up. */
export type CardSide = 'front' | 'back';

/** A card as it lies: which one, and which side is up. */
export type LaidCard<C extends string = string> = `${C}/${CardSide}`;

/** A deck, or some cards in a hand. The last card is on top. */
export interface TwoFacedPile<C extends string = string, F extends string = string> {
  readonly pile: Pile<LaidCard<C>>;
  /** Does its top lie open on the table? */
  readonly open: boolean;
  /** The faces that everybody has seen: those that are up now, and those that are down. */
  up: (F | null)[];
  down: (F | null)[];
}

/** What shuffles: a table, or the start of a match. */
interface Shuffling {
  shuffle(of: Pile): void;
}

type Showing = Pick<Table, 'glimpse' | 'move' | 'reveal' | 'shuffle'>;

/** The card, whichever side is up. */
export function cardOf<C extends string>(laid: LaidCard<C>): C {
  return laid.slice(0, laid.lastIndexOf('/')) as C;
}

/** The side that is up. */
export function sideUp(laid: LaidCard): CardSide {
  return laid.endsWith('/front') ? 'front' : 'back';
}

function laidAs<C extends string>(card: C, side: CardSide): LaidCard<C> {
  return `${card}/${side}`;
}

function turned<C extends string>(laid: LaidCard<C>): LaidCard<C> {
  return laidAs(cardOf(laid), sideUp(laid) === 'front' ? 'back' : 'front');
}

/** Cards of a pool, in no order, and nothing of them seen. */
export function twoFacedPile<C extends string, F extends string>(
  pool: string,
  place: string,
  cards: readonly C[] = [],
  open = false,
): TwoFacedPile<C, F> {
  const laid = cards.map((card) => laidAs(card, 'front'));
  return { pile: pile(pool, place, laid), open, up: laid.map(() => null), down: laid.map(() => null) };
}

/** A copy that shares nothing with it. */
export function copyTwoFaced<C extends string, F extends string>(of: TwoFacedPile<C, F>): TwoFacedPile<C, F> {
  return { pile: copyPile(of.pile), open: of.open, up: of.up.slice(), down: of.down.slice() };
}

/** What can be done with cards whose faces these are. */
export class TwoFacedCards<C extends string, F extends string> {
  private readonly facesOf: (card: C) => readonly [front: F, back: F];

  constructor(facesOf: (card: C) => readonly [front: F, back: F]) {
    this.facesOf = facesOf;
  }

  /** The face that is up, as only those may ask who know the card or have seen it. */
  private faceUp(laid: LaidCard<C>): F {
    const [front, back] = this.facesOf(cardOf(laid));
    return sideUp(laid) === 'front' ? front : back;
  }

  /** What everybody sees on an open deck; `null` if it is empty. */
  top({ up }: Pick<TwoFacedPile<C, F>, 'up'>): F | null {
    return up[up.length - 1] ?? null;
  }

  // ── The whole deck ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Shuffles unseen and turns cards at random: whatever was known of them is over. */
  shuffle(table: Shuffling & Partial<Showing>, deck: TwoFacedPile<C, F>): void {
    const { pile: cards } = deck;
    table.shuffle(cards);
    const coin = pile('coin', 'coin', ['stays', 'turns']);
    for (let at = 0; at < cards.cards.length; at++) {
      table.shuffle(coin);
      if (coin.cards[0] === 'turns') cards.cards[at] = turned(cards.cards[at] as LaidCard<C>);
      cards.known[at] = NOBODY;
    }
    deck.up.fill(null);
    deck.down.fill(null);
    this.showTop(table, deck);
  }

  /** Turns the whole deck over: the last card is on top, and every card shows its other face. */
  flip(table: Showing, deck: TwoFacedPile<C, F>): void {
    const { pile: cards, up, down } = deck;
    cards.cards = cards.cards.map(turned).reverse();
    cards.known.reverse();
    [deck.up, deck.down] = [down.reverse(), up.reverse()];
    this.showTop(table, deck);
  }

  /** The top card goes under the deck, the same face up. */
  passUnder(table: Showing, deck: TwoFacedPile<C, F>): void {
    const { pile: cards, up, down } = deck;
    const top = cards.cards.length - 1;
    table.move(cards, top, cards, NOBODY, top);
    for (const faces of [up, down]) faces.unshift(faces.pop() ?? null);
    this.showTop(table, deck);
  }

  /** So many cards of the top go under the deck together, as they lie: of those on the way nothing is seen. */
  cut(table: Partial<Showing>, deck: TwoFacedPile<C, F>, count: number): void {
    const { pile: cards } = deck;
    const rest = cards.cards.length - count;
    const halved = <T>(of: readonly T[]): T[] => [...of.slice(rest), ...of.slice(0, rest)];
    cards.cards = halved(cards.cards);
    cards.known = halved(cards.known);
    deck.up = halved(deck.up);
    deck.down = halved(deck.down);
    this.showTop(table, deck);
  }

  /** What lies on top of an open deck is seen by all; a face that was seen before is no news. */
  private showTop(table: Partial<Showing>, deck: TwoFacedPile<C, F>): void {
    const at = deck.pile.cards.length - 1;
    const laid = deck.pile.cards[at];
    if (!deck.open || laid === undefined || deck.up[at] !== null) return;
    const news = EVERYBODY & ~(deck.pile.known[at] ?? NOBODY);
    // While a match is being laid out nobody looks on yet.
    if (news !== NOBODY) table.glimpse?.([laid, turned(laid)], news);
    deck.up[at] = this.faceUp(laid);
  }

  // ── Cards that come and go openly ─────────────────────────────────────────────────────────────────────────────────

  /** Takes the top card out of its pool: from now on the world says openly where it is, and both its faces are known. */
  takeTop(table: Showing, deck: TwoFacedPile<C, F>): LaidCard<C> {
    const at = deck.pile.cards.length - 1;
    this.see(table, deck, at, EVERYBODY);
    const { card } = takeCard(deck.pile, at);
    deck.up.pop();
    deck.down.pop();
    this.showTop(table, deck);
    return card;
  }

  /** A card that all have seen from both sides goes under the deck, this side up. */
  putUnder(table: Showing, card: C, side: CardSide, deck: TwoFacedPile<C, F>): void {
    const laid = laidAs(card, side);
    deck.pile.cards.unshift(laid);
    deck.pile.known.unshift(EVERYBODY);
    deck.up.unshift(this.faceUp(laid));
    deck.down.unshift(this.faceUp(turned(laid)));
    this.showTop(table, deck);
  }

  /** Those of `to` look at a card from both sides. */
  private see(table: Showing, { pile: cards }: TwoFacedPile<C, F>, at: number, to: Knowers): void {
    const news = to & ~(cards.known[at] ?? NOBODY) & 0xffff;
    if (news === NOBODY) return;
    const laid = table.reveal(cards, at, to);
    table.glimpse([turned(laid)], news);
  }

  // ── Cards that somebody looks at and arranges ─────────────────────────────────────────────────────────────────────

  /**
   * Takes so many cards of the top in hand. They are mixed on the way, so that no slot tells anybody else which card it was; the
   * next card of the deck is seen by all meanwhile.
   */
  takeInHand(table: Showing, deck: TwoFacedPile<C, F>, count: number, hand: TwoFacedPile<C, F>, seat: Seat): void {
    const taken = Math.min(count, deck.pile.cards.length);
    for (let i = 0; i < taken; i++) {
      const at = deck.pile.cards.length - 1;
      this.see(table, deck, at, knowers(seat));
      table.move(deck.pile, at, hand.pile);
      for (const faces of [deck.up, deck.down]) faces.pop();
      for (const faces of [hand.up, hand.down]) faces.push(null);
    }
    table.shuffle(hand.pile);
    hand.pile.known.fill(knowers(seat));
    // Whoever knew every card still sees in which order chance has brought them.
    if (taken > 1) table.glimpse(hand.pile.cards, knowers(seat));
    this.showTop(table, deck);
  }

  /** Lays a card of a hand on others in secret, this side up. */
  layAside(table: Showing, hand: TwoFacedPile<C, F>, at: number, side: CardSide, onto: TwoFacedPile<C, F>): void {
    const laid = hand.pile.cards[at];
    if (laid === undefined) throw new Error(`No card at ${at} in ${hand.pile.place}`);
    hand.pile.cards[at] = laidAs(cardOf(laid), side);
    table.move(hand.pile, at, onto.pile);
    for (const faces of [hand.up, hand.down]) faces.splice(at, 1);
    for (const faces of [onto.up, onto.down]) faces.push(null);
  }

  /** Puts cards on a deck, all at once and in their order: only then is the new top seen. */
  putOn(table: Showing, cards: TwoFacedPile<C, F>, deck: TwoFacedPile<C, F>): void {
    while (cards.pile.cards.length > 0) table.move(cards.pile, 0, deck.pile);
    deck.up.push(...cards.up.splice(0));
    deck.down.push(...cards.down.splice(0));
    this.showTop(table, deck);
  }

  // ── Dealing again ─────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * For a game's `narrows`: which of the cards that these do not know could show the faces that all have seen. It draws one way, and
   * turns every other card at random, so that a deal tells nothing of how the cards lie.
   */
  narrows(piles: readonly TwoFacedPile<C, F>[], { mask, draw, pinned }: Dealing): readonly Narrowed[] {
    const places = piles.flatMap((of) =>
      [...of.pile.cards.keys()].flatMap((at) => {
        const laid = of.pile.cards[at] as LaidCard<C>;
        const isFree = ((of.pile.known[at] ?? NOBODY) & mask) === 0 && pinned?.has(laid) !== true;
        return isFree ? [{ of, at, card: cardOf(laid) }] : [];
      }),
    );
    const cards = places.map(({ card }) => card).sort();
    const shown = places.filter(({ of, at }) => of.up[at] !== null || of.down[at] !== null);
    const drawn = this.drawShown(shown, new Set(cards), draw);
    const sides = new Map<C, CardSide>();
    for (const card of cards) sides.set(card, draw(['front', 'back'] as const) ?? 'front');
    for (const laid of drawn) sides.set(cardOf(laid), sideUp(laid));
    for (const { of, at, card } of places) of.pile.cards[at] = laidAs(card, sides.get(card) ?? 'front');
    return shown.map(({ of, at }, i) => ({ holder: of.pile, at, accepts: (card) => card === drawn[i] }));
  }

  /** One card for each place where a face was seen. As the cards lie there now it can be done: what fails is drawn again. */
  private drawShown(
    shown: readonly { readonly of: TwoFacedPile<C, F>; readonly at: number; readonly card: C }[],
    cards: ReadonlySet<C>,
    draw: Dealing['draw'],
  ): readonly LaidCard<C>[] {
    for (let attempt = 0; attempt < 40; attempt++) {
      const left = new Set(cards);
      const found: LaidCard<C>[] = [];
      for (const { of, at } of shown) {
        const suits = [...left].flatMap((card) =>
          (['front', 'back'] as const).map((side) => laidAs(card, side)).filter((laid) => this.shows(laid, of, at)),
        );
        const laid = draw(suits);
        if (laid === undefined) break;
        left.delete(cardOf(laid));
        found.push(laid);
      }
      if (found.length === shown.length) return found;
    }
    return shown.map(({ of, at }) => of.pile.cards[at] as LaidCard<C>);
  }

  private shows(laid: LaidCard<C>, { up, down }: TwoFacedPile<C, F>, at: number): boolean {
    const [above, beneath] = [up[at] ?? null, down[at] ?? null];
    return (
      (above === null || above === this.faceUp(laid)) && (beneath === null || beneath === this.faceUp(turned(laid)))
    );
  }

  /** What is wrong with it, in words for developers: a face that its card has not, or an open top that nobody has seen. */
  faults(of: TwoFacedPile<C, F>): readonly string[] {
    const { pile: cards, open, up, down } = of;
    const { place } = cards;
    const count = cards.cards.length;
    if (up.length !== count || down.length !== count) return [`${place} has ${count} cards, and faces of others`];
    const wrong = cards.cards.flatMap((laid, at) =>
      this.shows(laid, of, at) ? [] : [`a card of ${place} has not the faces that all have seen`],
    );
    return open && count > 0 && up[count - 1] === null ? [...wrong, `nobody sees the top of ${place}`] : wrong;
  }
}
