/**
 * A market of two stalls, with everything that a fault can hide in: hands, a deck, a die, refusals that depend on what
 * is hidden, a question in another seat's turn, a component, facts that promise, a scene. Every planted fault changes one step of it.
 *
 * 1. In your turn you show a card, roll the die, or pass. You cannot show a card lower than the last one shown.
 * 2. A shown card scores its worth; you draw another. A rolled die scores itself.
 * 3. The other seat then bows or protests; to protest it must hold a high card. A protest costs you a point.
 * 4. After eight turns the higher score wins, if it is higher by three.
 */

import { copyJson } from '../../app.ts';
import {
  type Component,
  copyPile,
  EVERYBODY,
  type Flow,
  type Game,
  type Ground,
  type Json,
  knowers,
  mark,
  type Option,
  type Pile,
  pile,
  type Scene,
  type ScenePoint,
  type Seat,
  type Secret,
  type SeenPile,
  type Signs,
  sign,
  type Table,
  unmarked,
  type Verdict,
  type View,
} from '../../index.ts';
import { bareGame } from '../toys/bare-game.ts';

const TURNS = 8;
const HIGH = 8;

/** Every card of the market; its number is its rank. */
export const CARDS: readonly string[] = Array.from({ length: 12 }, (_, i) => `card${i + 1}`);

/** What lies on the table. */
export interface MarketWorld {
  turn: Seat;
  turns: number;
  score: number[];
  hands: Pile[];
  deck: Pile;
  shown: Pile;
  /** Goods on the stalls: a record, which no rule may walk through. */
  goods: { [name: string]: number };
  /** Nothing, in the sound game: faults write here. Public. */
  note: Json;
}

/** The types of the market. */
export interface Market {
  world: MarketWorld;
  board: object;
  phase: 'turn';
  questions: { act: object; react: object };
  facts: { worth: { points: number }; score: { points: number } };
  refusals: { lower: { than: number }; weak: object };
  events: {
    showed: { seat: number; card: string };
    drew: { seat: number; card: Secret<string> };
    rolled: { seat: number; die: number };
    protested: { seat: number };
  };
  verbs: 'show' | 'roll' | 'pass' | 'bow' | 'protest';
  outcomes: 'won' | 'tied';
  queries: { worth: readonly [number, { readonly card: string }] };
  flows: object;
}

/** The table of the market. */
export type MarketTable = Table<Market>;

/** Odd cards are worth one more. */
const scales: Component<Market> = {
  id: 'scales',
  provenance: 'reconstructed',
  queries: { worth: (points, { card }) => (rankOf(card) % 2 === 1 ? points + 1 : points) },
};

/** The rank of a card. */
export function rankOf(card: string): number {
  return Number(card.slice('card'.length));
}

/** The pile of a seat. */
export function handOf(world: MarketWorld, seat: Seat): Pile {
  return world.hands[seat] as Pile;
}

/** The rank of the lowest card that a seat holds. */
export function lowestRank(world: MarketWorld, seat: number): number {
  return Math.min(...handOf(world, seat).cards.map(rankOf));
}

/** Adds to a score. */
export function scorePoints(world: MarketWorld, seat: Seat, points: number): void {
  world.score[seat] = scoreOf(world, seat) + points;
}

/** What a seat has scored so far. */
export function scoreOf(world: Pick<MarketWorld, 'score'>, seat: Seat): number {
  return world.score[seat] ?? 0;
}

/** The steps of a turn. A planted fault replaces one. */
export interface Steps {
  judgeShow(world: MarketWorld, seat: Seat, slot: number): Verdict<Market>;
  options(table: MarketTable, seat: Seat, step: Steps): readonly Option<Json, Market>[];
  /** What the score beside the question says. */
  score(world: MarketWorld, seat: Seat): number;
  show(table: MarketTable, seat: Seat, slot: number): void;
  draw(table: MarketTable, seat: Seat): void;
  roll(table: MarketTable, seat: Seat): void;
  pass(table: MarketTable, seat: Seat): void;
  /** Between the question of the turn and the reaction. */
  between(table: MarketTable, seat: Seat): void;
  judgeProtest(world: MarketWorld, seat: Seat): Verdict<Market>;
  react(table: MarketTable, seat: Seat, step: Steps): Flow<void>;
  /** What is counted in the end. */
  points(world: MarketWorld): readonly number[];
  protest(table: MarketTable, seat: Seat): void;
}

/** The steps of the sound game. */
export const steps: Steps = {
  judgeShow(world, seat, slot) {
    const last = world.shown.cards[world.shown.cards.length - 1];
    const than = last === undefined ? 0 : rankOf(last);
    const rank = rankOf(handOf(world, seat).cards[slot] as string);
    return rank >= than ? null : { key: 'lower', params: { than }, cite: 'MARKET-1.1' };
  },

  options(table, seat, step) {
    const hand = handOf(table.world, seat);
    const shows = hand.cards.map((card, slot) =>
      table.option(`show:${slot}`, slot, step.judgeShow(table.world, seat, slot), () => ({
        facts: [{ key: 'worth', params: { points: table.query('worth', rankOf(card), { card }) } }],
      })),
    );
    return [...shows, table.option('roll', 'roll'), table.option('pass', 'pass')];
  },

  score: scoreOf,

  show(table, seat, slot) {
    const { world } = table;
    table.move(handOf(world, seat), slot, world.shown, EVERYBODY);
    const card = world.shown.cards[world.shown.cards.length - 1] as string;
    scorePoints(world, seat, table.query('worth', rankOf(card), { card }));
    table.tell('showed', 'MARKET-1.1', { seat, card });
  },

  draw(table, seat) {
    const { deck } = table.world;
    if (deck.cards.length === 0) return;
    const hand = handOf(table.world, seat);
    table.move(deck, deck.cards.length - 1, hand, knowers(seat));
    table.tell('drew', 'MARKET-1.2', { seat, card: table.hidden(hand, hand.cards.length - 1) });
  },

  roll(table, seat) {
    const die = table.roll(6);
    scorePoints(table.world, seat, die);
    table.tell('rolled', 'MARKET-1.2', { seat, die });
  },

  pass: () => {},

  between: () => {},

  judgeProtest(world, seat) {
    const strong = handOf(world, seat).cards.some((card) => rankOf(card) >= HIGH);
    return strong ? null : { key: 'weak', params: {}, cite: 'MARKET-1.3' };
  },

  *react(table, seat, step) {
    const reaction = yield* table.ask(seat, {
      key: 'react',
      params: {},
      cite: 'MARKET-1.3',
      options: () => [
        table.option('bow', 'bow'),
        table.option('protest', 'protest', step.judgeProtest(table.world, seat)),
      ],
    });
    if (reaction === 'protest') step.protest(table, seat);
  },

  points: ({ score }) => score.slice(),

  protest(table, seat) {
    scorePoints(table.world, 1 - seat, -1);
    table.tell('protested', 'MARKET-1.3', { seat });
  },
};

function turnOf(step: Steps) {
  return function* turn(table: MarketTable): Flow<'turn'> {
    const { world } = table;
    const seat = world.turn;
    const act = yield* table.ask(seat, {
      key: 'act',
      params: {},
      cite: 'MARKET-1.1',
      options: () => step.options(table, seat, step),
      context: () => [{ key: 'score', params: { points: step.score(world, seat) } }],
    });
    if (typeof act === 'number') {
      step.show(table, seat, act);
      step.draw(table, seat);
    } else if (act === 'roll') step.roll(table, seat);
    else step.pass(table, seat);
    step.between(table, seat);
    yield* step.react(table, 1 - seat, step);
    world.turns += 1;
    if (world.turns === TURNS) {
      const [left = 0, right = 0] = world.score;
      if (Math.abs(left - right) < 3)
        yield* table.end({ id: 'tied', cite: 'MARKET-1.4', winners: [], points: step.points(world) });
      yield* table.end({ id: 'won', cite: 'MARKET-1.4', winners: [left > right ? 0 : 1], points: step.points(world) });
    }
    world.turn = 1 - seat;
    return 'turn';
  };
}

/** A copy of the world, field by field. */
export function copyMarket(world: MarketWorld): MarketWorld {
  return {
    turn: world.turn,
    turns: world.turns,
    score: world.score.slice(),
    hands: world.hands.map(copyPile),
    deck: copyPile(world.deck),
    shown: copyPile(world.shown),
    goods: copyJson(world.goods),
    note: copyJson(world.note),
  };
}

/** A world in which nothing has happened, with the cards in this order. */
export function openMarket(cards: readonly string[]): MarketWorld {
  return {
    turn: 0,
    turns: 0,
    score: [0, 0],
    hands: [0, 1].map((seat) => pile('cards', `hand-${seat}`, cards.slice(seat * 3, seat * 3 + 3), knowers(seat))),
    deck: pile('cards', 'deck', cards.slice(6)),
    shown: pile('cards', 'shown'),
    goods: { pears: 2, apples: 1, plums: 3 },
    note: null,
  };
}

const stall = (seat: Seat): string => `stall-${seat}`;
const handName = (seat: Seat): string => `hand-${seat}`;

const label = { key: 'thing' };

const marketPlace: Ground = {
  width: 2,
  height: 1,
  groups: [{ id: 'hall', label, outline: square(0, 2) }],
  spaces: [0, 1].map((seat) => ({
    id: stall(seat),
    kind: 'room',
    group: 'hall',
    label,
    outline: square(seat),
    middle: { x: seat + 0.5, y: 0.5 },
    slots: 1,
  })),
  edges: [{ id: 'door', kind: 'door', label, from: { x: 1, y: 0.2 }, to: { x: 1, y: 0.8 } }],
};

/**
 * Two stalls with a door between, a lamp over the one whose turn it is, and a broom at the other; the cards, with a seal on
 * the last one shown; the turns, on a track and on a die.
 */
export function sceneOfMarket({ world }: View<Market>): Scene {
  const pile = (id: string, { cards }: SeenPile, slots = 0) => ({
    id,
    label,
    kind: 'row' as const,
    cards: cards.map((card) => ({ id: card, slots })),
  });
  const sealed = sealedCard(world);
  return {
    ground: marketPlace,
    spaceStates: { [stall(world.turn)]: { sees: [stall(0), stall(1)] } },
    edgeStates: { door: { state: 'open' } },
    pieces: [
      { id: 'lamp', at: stall(world.turn), token: 'lamp', label, figure: 1, slot: 0 },
      { id: 'broom', at: stall(1 - world.turn), token: 'broom', label },
      ...(sealed === null ? [] : [{ id: 'seal', at: sealed, token: 'seal', label, slot: 0 }]),
    ],
    piles: [
      pile('deck', world.deck),
      pile('shown', world.shown, 1),
      ...world.hands.map((hand, seat) => pile(handName(seat), hand)),
    ],
    tracks: [
      { id: 'turns', label, from: 0, to: TURNS, markers: [{ id: 'turn', token: 'turn', value: world.turns, label }] },
    ],
    dice: [{ id: 'hourglass', face: faceOf(world), at: stall(world.turn), label }],
    sheets: [],
    notes: [],
  };
}

/** A die that counts the turns. */
function faceOf({ turns }: { readonly turns: number }): number {
  return 1 + (turns % 6);
}

/** The last card shown: the seal lies on it. */
function sealedCard({ shown }: { readonly shown: SeenPile }): string | null {
  return shown.cards[shown.cards.length - 1] ?? null;
}

function square(x: number, width = 1): readonly ScenePoint[] {
  return [
    { x, y: 0 },
    { x: x + width, y: 0 },
    { x: x + width, y: 1 },
    { x, y: 1 },
  ];
}

const noSymbol = { none: 'the market is not drawn' };

/** By which rules of the market things happen, and what they mark. */
export const signsOfMarket: Signs<Market> = {
  events: {
    showed: sign.told('MARKET-1.1', noSymbol, null, ({ seat }) => [mark.change(stall(seat))], {
      shows: ({ card }) => ({ card }),
    }),
    drew: sign.seen('MARKET-1.2', noSymbol, null, unmarked, { shows: ({ card }) => ({ card }) }),
    rolled: sign.told('MARKET-1.2', noSymbol, null, ({ seat }) => [mark.change(stall(seat))], {
      shows: ({ die }) => ({ dice: [{ face: die }] }),
    }),
    protested: sign.told('MARKET-1.3', noSymbol, null, ({ seat }) => [mark.strike('lamp', stall(seat))]),
  },
  answers: { show: null, roll: null, pass: null, bow: null, protest: null },
  deadly: [],
};

/** The market with some of its steps, or some of the game, changed. */
export function market(changed: Partial<Steps> = {}, game: Partial<Game<Market>> = {}): Game<Market> {
  const bare = bareGame<Market>({
    id: 'market',
    prefix: 'MARKET',
    seats: [2, 2],
    outcomes: ['won', 'tied'],
    bound: TURNS * 2,
    questions: ['act', 'react'],
    facts: ['worth', 'score'],
    refusals: ['lower', 'weak'],
    events: ['showed', 'drew', 'rolled', 'protested'],
    verbs: ['show', 'roll', 'pass', 'bow', 'protest'],
    components: ['scales', ...CARDS],
    labels: ['thing'],
    cites: 4,
  });
  return {
    ...bare,
    setup: (start) => ({ world: openMarket(start.shuffled(CARDS)), board: {}, phase: 'turn' }),
    phases: { turn: turnOf({ ...steps, ...changed }) },
    listeners: () => [{ component: scales, holder: 'table' }],
    components: [scales],
    copy: copyMarket,
    scene: sceneOfMarket,
    whereabouts: ({ world }) => {
      const { turn, hands, deck, shown } = world;
      const sealed = sealedCard(world);
      return {
        pieces: { lamp: stall(turn), broom: stall(1 - turn), ...(sealed === null ? {} : { seal: sealed }) },
        markers: { turn: world.turns },
        dice: { hourglass: { at: stall(turn), face: faceOf(world) } },
        piles: {
          deck: deck.cards,
          shown: shown.cards,
          ...Object.fromEntries(hands.map(({ cards }, seat) => [handName(seat), cards])),
        },
      };
    },
    signs: signsOfMarket,
    promises: {
      worth: {
        comesTrue: ({ points }, { seat, world, after }) => scoreOf(after, seat) - scoreOf(world, seat) === points,
      },
      score: { isSo: ({ points }, { seat, world }) => scoreOf(world, seat) === points },
    },
    invariants: (world) => {
      const held = [...world.hands, world.deck, world.shown].flatMap(({ cards }) => cards);
      return held.length === CARDS.length && new Set(held).size === CARDS.length ? [] : ['a card is lost or doubled'];
    },
    ...game,
  };
}
