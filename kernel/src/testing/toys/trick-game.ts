/**
 * A trick game with hidden hands: redaction, dealing again, and what a choice proves about a hand.
 *
 * 1. Each seat holds four cards and a pledge: a low card, face down, known to its owner.
 * 2. The leader plays any card. The others follow suit if they can.
 * 3. The highest card of the suit led takes the trick; who takes it leads the next. The card led goes under the stock, the one
 *    that took the trick beneath its top card, and the others to the talon.
 * 4. After four tricks the hands are filled from the stock; the talon is shuffled into it when it is too small.
 * 5. After two deals the pledges are shown: each trick scores 1, and 1 more if it was led in the suit of the pledge.
 */
import {
  copyPile,
  EVERYBODY,
  type Flow,
  type Game,
  type Json,
  knowers,
  layUnder,
  NOBODY,
  type Pile,
  pile,
  type Seat,
  type Table,
} from '../../index.ts';
import { bareGame } from './bare-game.ts';

const SUITS = ['a', 'b', 'c', 'd'] as const;
const LOW = 2;
const HIGH = 6;
const HAND = 4;
const DEALS = 2;

type Suit = (typeof SUITS)[number];

interface World {
  hands: Pile[];
  pledges: Pile[];
  /** The card that each seat has played to this trick. */
  played: Pile[];
  stock: Pile;
  talon: Pile;
  leader: Seat;
  /** What each seat is known not to hold since the last deal: the suits it did not follow. */
  lacks: Suit[][];
  /** The suits of the tricks that each seat took. */
  taken: Suit[][];
  tricks: number;
  deals: number;
}

/** The types of the trick game. */
export interface TrickGame {
  world: World;
  board: object;
  phase: 'deal' | 'trick' | 'score';
  questions: { lead: object; follow: { suit: Suit } };
  facts: object;
  refusals: { 'follow-suit': { suit: Suit } };
  events: {
    dealt: object;
    played: { seat: number; card: string };
    taken: { seat: number; suit: Suit };
    scored: { seat: number; points: number };
  };
  verbs: 'play';
  outcomes: 'most-points' | 'shared';
  queries: object;
  flows: object;
}

type TrickTable = Table<TrickGame>;

function suitOf(card: string): Suit {
  return card[0] as Suit;
}

function rankOf(card: string): number {
  return Number(card[1]);
}

function seatsFrom(first: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

/** Fills the hands, and leads on to the first trick. */
function* deal(table: TrickTable): Flow<TrickGame['phase']> {
  const { world, seats } = table;
  if (world.stock.cards.length < seats * HAND) {
    while (world.talon.cards.length > 0) table.move(world.talon, 0, world.stock);
    table.shuffle(world.stock);
  }
  for (let round = 0; round < HAND; round++) {
    for (let seat = 0; seat < seats; seat++) {
      table.move(world.stock, world.stock.cards.length - 1, world.hands[seat] as Pile, knowers(seat));
    }
  }
  world.lacks = world.lacks.map(() => []);
  world.deals += 1;
  table.tell('dealt', 'TRICK-1.4', {});
  return 'trick';
}

function judgePlay(hand: Pile, slot: number, led: Suit | null) {
  if (led === null || suitOf(hand.cards[slot] as string) === led) return null;
  const canFollow = hand.cards.some((card) => suitOf(card) === led);
  return canFollow ? ({ key: 'follow-suit', params: { suit: led }, cite: 'TRICK-1.2' } as const) : null;
}

function* trick(table: TrickTable): Flow<TrickGame['phase']> {
  const { world, seats } = table;
  let led: Suit | null = null;
  for (const seat of seatsFrom(world.leader, seats)) {
    const card: string = yield* play(table, seat, led);
    led = led ?? suitOf(card);
  }
  takeTrick(table, led as Suit);
  if (world.tricks % HAND !== 0) return 'trick';
  return world.deals < DEALS ? 'deal' : 'score';
}

/** One seat plays a card; everybody sees it. */
function* play(table: TrickTable, seat: Seat, led: Suit | null): Flow<string> {
  const { world } = table;
  const hand = world.hands[seat] as Pile;
  const options = () => hand.cards.map((_, slot) => table.option(`play:${slot}`, slot, judgePlay(hand, slot, led)));
  const slot = yield* led === null
    ? table.ask(seat, { key: 'lead', params: {}, cite: 'TRICK-1.2', options })
    : table.ask(seat, { key: 'follow', params: { suit: led }, cite: 'TRICK-1.2', options });
  const played = world.played[seat] as Pile;
  table.move(hand, slot, played, EVERYBODY);
  const card = played.cards[0] as string;
  if (led !== null && suitOf(card) !== led) (world.lacks[seat] as Suit[]).push(led);
  table.tell('played', 'TRICK-1.2', { seat, card });
  return card;
}

function takeTrick(table: TrickTable, led: Suit): void {
  const { world } = table;
  let winner = world.leader;
  for (const [seat, { cards }] of world.played.entries()) {
    const card = cards[0] as string;
    if (suitOf(card) === led && rankOf(card) > rankOf((world.played[winner] as Pile).cards[0] as string)) winner = seat;
  }
  layAside(table, winner);
  (world.taken[winner] as Suit[]).push(led);
  world.leader = winner;
  world.tricks += 1;
  table.tell('taken', 'TRICK-1.3', { seat: winner, suit: led });
}

/** The cards of the trick, which everybody has seen: they know where in the stock two of them lie. */
function layAside(table: TrickTable, winner: Seat): void {
  const { played, stock, talon, leader } = table.world;
  for (const [seat, card] of played.entries()) {
    if (seat === winner) table.move(card, 0, stock, NOBODY, Math.min(1, stock.cards.length));
    else if (seat === leader) layUnder(table, card, 0, stock);
    else table.move(card, 0, talon);
  }
}

function* score(table: TrickTable): Flow<TrickGame['phase']> {
  const { world } = table;
  const points = world.pledges.map((pledge, seat) => {
    const suit = suitOf(table.reveal(pledge, 0, EVERYBODY));
    const taken = world.taken[seat] as Suit[];
    return taken.length + taken.filter((led) => led === suit).length;
  });
  for (const [seat, scored] of points.entries()) table.tell('scored', 'TRICK-1.5', { seat, points: scored });
  const most = Math.max(...points);
  const winners = points.flatMap((scored, seat) => (scored === most ? [seat] : []));
  return yield* table.end({ id: winners.length > 1 ? 'shared' : 'most-points', cite: 'TRICK-1.5', winners, points });
}

function deck(): string[] {
  return SUITS.flatMap((suit) => Array.from({ length: HIGH }, (_, i) => `${suit}${i + 1}`));
}

function accepts(place: string, card: Json): boolean {
  return !place.startsWith('pledge:') || rankOf(String(card)) <= LOW;
}

/** The trick game on the kernel. */
export const trickGame: Game<TrickGame> = {
  ...bareGame<TrickGame>({
    id: 'trick-game',
    prefix: 'TRICK',
    seats: [3, 4],
    outcomes: ['most-points', 'shared'],
    bound: 32,
    questions: ['lead', 'follow'],
    refusals: ['follow-suit'],
    events: ['dealt', 'played', 'taken', 'scored'],
    verbs: ['play'],
    cites: 5,
  }),
  setup: (start) => {
    const low = start.shuffled(deck().filter((card) => rankOf(card) <= LOW));
    const seats = Array.from({ length: start.seats }, (_, seat) => seat);
    const pledged = low.slice(0, start.seats);
    const stock = pile(
      'cards',
      'stock',
      deck().filter((card) => !pledged.includes(card)),
    );
    start.shuffle(stock);
    return {
      world: {
        hands: seats.map((seat) => pile('cards', `hand:${seat}`)),
        pledges: seats.map((seat) => pile('cards', `pledge:${seat}`, [pledged[seat] as string], knowers(seat))),
        played: seats.map((seat) => pile('cards', `played:${seat}`)),
        stock,
        talon: pile('cards', 'talon'),
        leader: 0,
        lacks: seats.map(() => []),
        taken: seats.map(() => []),
        tricks: 0,
        deals: 0,
      },
      board: {},
      phase: 'deal',
    };
  },
  phases: { deal, trick, score },
  copy: (world) => ({
    hands: world.hands.map(copyPile),
    pledges: world.pledges.map(copyPile),
    played: world.played.map(copyPile),
    stock: copyPile(world.stock),
    talon: copyPile(world.talon),
    leader: world.leader,
    lacks: world.lacks.map((suits) => suits.slice()),
    taken: world.taken.map((suits) => suits.slice()),
    tricks: world.tricks,
    deals: world.deals,
  }),
  invariants: (world) => {
    const piles = [...world.hands, ...world.pledges, ...world.played, world.stock, world.talon];
    const cards = new Set(piles.flatMap((of) => of.cards));
    const lost = deck().filter((card) => !cards.has(card));
    const high = world.pledges.flatMap((of) => of.cards).filter((card) => rankOf(card) > LOW);
    return [...lost.map((card) => `${card} is lost`), ...high.map((card) => `${card} is pledged`)];
  },
  accepts,
  fits: (world) =>
    world.hands.every(({ cards }, seat) => !cards.some((card) => (world.lacks[seat] as Suit[]).includes(suitOf(card)))),
};
