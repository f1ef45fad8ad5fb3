/**
 * Interception duel: two runners cross the same lane in opposite directions. Nesting and simultaneous secrecy.
 *
 * 1. In your turn you run one, two or three squares.
 * 2. Before each square you enter, your opponent may intercept you, once in a move, while they hold command cards.
 * 3. Both bid a command card face down, at once; the interceptor must, the runner may.
 * 4. The higher bid wins; a tie is decided by a die (1 to 3 for the runner).
 * 5. Stopped, your move ends; otherwise it goes on with the squares that are left.
 * 6. Who reaches the far end wins.
 */
import {
  copyPile,
  EVERYBODY,
  type Flow,
  type Game,
  knowers,
  type Pile,
  pile,
  type Seat,
  type Table,
} from '../../index.ts';
import { bareGame } from './bare-game.ts';

const LENGTH = 6;
const HAND = 4;
/** The points of a command card are its second character. */
const CARDS = ['c1a', 'c1b', 'c1c', 'c2a', 'c2b', 'c2c', 'c3a', 'c3b', 'c3c', 'c4a'] as const;

interface World {
  turn: Seat;
  /** How far each runner has come from its own end. */
  run: number[];
  hands: Pile[];
  /** The bids that lie on the table, one place a seat. */
  bids: Pile[];
  stock: Pile;
  spent: Pile;
  turns: number;
}

/** The types of the interception duel. */
export interface InterceptionDuel {
  world: World;
  board: object;
  phase: 'turn';
  questions: { run: object; intercept: { square: number }; bid: object };
  facts: object;
  refusals: { 'too-far': { left: number }; 'no-command': object; 'must-bid': object };
  events: {
    ran: { seat: number; square: number };
    intercepted: { by: number };
    bids: { runner: number; interceptor: number };
    tie: { die: number };
    stopped: { seat: number };
  };
  verbs: 'run' | 'let' | 'intercept' | 'bid';
  outcomes: 'crossed';
  queries: object;
  flows: object;
}

type DuelTable = Table<InterceptionDuel>;

function otherSeat(seat: Seat): Seat {
  return 1 - seat;
}

function judgeRun(world: World, seat: Seat, squares: number) {
  const left = LENGTH - (world.run[seat] as number);
  return squares <= left ? null : ({ key: 'too-far', params: { left }, cite: 'DUEL-1.1' } as const);
}

function* turn(table: DuelTable): Flow<'turn'> {
  const { world } = table;
  const seat = world.turn;
  const squares = yield* table.ask(seat, {
    key: 'run',
    params: {},
    cite: 'DUEL-1.1',
    options: () => [1, 2, 3].map((n) => table.option(`run:${n}`, n, judgeRun(table.world, seat, n))),
  });
  yield* move(table, seat, squares);
  if (world.run[seat] === LENGTH) yield* table.end({ id: 'crossed', cite: 'DUEL-1.6', winners: [seat] });
  world.turn = otherSeat(seat);
  world.turns += 1;
  return 'turn';
}

function* move(table: DuelTable, seat: Seat, squares: number): Flow<void> {
  const { world } = table;
  let challenged = false;
  for (let step = 0; step < squares; step++) {
    const square = (world.run[seat] as number) + 1;
    if (!challenged && (yield* askIntercept(table, otherSeat(seat), square))) {
      challenged = true;
      if ((yield* duel(table, seat)) === 'stopped') return;
    }
    world.run[seat] = square;
    table.tell('ran', 'DUEL-1.5', { seat, square });
  }
}

function judgeIntercept(world: World, seat: Seat) {
  const holds = (world.hands[seat] as Pile).cards.length > 0;
  return holds ? null : ({ key: 'no-command', params: {}, cite: 'DUEL-1.2' } as const);
}

function* askIntercept(table: DuelTable, seat: Seat, square: number): Flow<boolean> {
  return yield* table.ask(seat, {
    key: 'intercept',
    params: { square },
    cite: 'DUEL-1.2',
    options: () => [table.option('let', false), table.option('intercept', true, judgeIntercept(table.world, seat))],
  });
}

/** Both bid in secret; gives what becomes of the move. */
function* duel(table: DuelTable, runner: Seat): Flow<'passes' | 'stopped'> {
  const interceptor = otherSeat(runner);
  table.tell('intercepted', 'DUEL-1.2', { by: interceptor });
  const slots = yield* table.askAll([
    { seat: runner, asking: bidding(table, runner, true) },
    { seat: interceptor, asking: bidding(table, interceptor, false) },
  ]);
  const runnerBid = openBid(table, runner, slots[0] as number);
  const interceptorBid = openBid(table, interceptor, slots[1] as number);
  table.tell('bids', 'DUEL-1.4', { runner: runnerBid, interceptor: interceptorBid });
  const result = compareBids(table, runnerBid, interceptorBid);
  if (result === 'stopped') table.tell('stopped', 'DUEL-1.5', { seat: runner });
  return result;
}

function bidding(table: DuelTable, seat: Seat, mayBidNothing: boolean) {
  const nothing = mayBidNothing ? null : ({ key: 'must-bid', params: {}, cite: 'DUEL-1.3' } as const);
  return {
    key: 'bid',
    params: {},
    cite: 'DUEL-1.3',
    options: () => [
      table.option('bid:nothing', -1, nothing),
      ...(table.world.hands[seat] as Pile).cards.map((_, slot) => table.option(`bid:${slot}`, slot)),
    ],
  } as const;
}

/** Turns a bid over, and gives its points. */
function openBid(table: DuelTable, seat: Seat, slot: number): number {
  if (slot < 0) return 0;
  const { hands, bids, spent } = table.world;
  const bid = bids[seat] as Pile;
  table.move(hands[seat] as Pile, slot, bid);
  const points = Number(table.reveal(bid, 0, EVERYBODY)[1]);
  table.move(bid, 0, spent);
  return points;
}

function compareBids(table: DuelTable, runner: number, interceptor: number): 'passes' | 'stopped' {
  if (runner !== interceptor) return runner > interceptor ? 'passes' : 'stopped';
  const die = table.roll(6);
  table.tell('tie', 'DUEL-1.4', { die });
  return die <= 3 ? 'passes' : 'stopped';
}

/** The interception duel on the kernel. */
export const interceptionDuel: Game<InterceptionDuel> = {
  ...bareGame<InterceptionDuel>({
    id: 'interception-duel',
    prefix: 'DUEL',
    seats: [2, 2],
    outcomes: ['crossed'],
    bound: 150,
    questions: ['run', 'intercept', 'bid'],
    refusals: ['too-far', 'no-command', 'must-bid'],
    events: ['ran', 'intercepted', 'bids', 'tie', 'stopped'],
    verbs: ['run', 'let', 'intercept', 'bid'],
    cites: 6,
  }),
  setup: (start) => {
    const cards = start.shuffled(CARDS);
    const hands = [0, 1].map((seat) => pile('command', `hand:${seat}`, cards.splice(0, HAND), knowers(seat)));
    return {
      world: {
        turn: 0,
        run: [0, 0],
        hands,
        bids: [pile('command', 'bid:0'), pile('command', 'bid:1')],
        stock: pile('command', 'stock', cards),
        spent: pile('command', 'spent'),
        turns: 0,
      },
      board: {},
      phase: 'turn',
    };
  },
  phases: { turn },
  copy: (world) => ({
    turn: world.turn,
    run: world.run.slice(),
    hands: world.hands.map(copyPile),
    bids: world.bids.map(copyPile),
    stock: copyPile(world.stock),
    spent: copyPile(world.spent),
    turns: world.turns,
  }),
  invariants: (world) => {
    const piles = [...world.hands, ...world.bids, world.stock, world.spent];
    const cards = new Set(piles.flatMap(({ cards }) => cards));
    return cards.size === CARDS.length ? [] : [`${cards.size} of ${CARDS.length} command cards are left`];
  },
};
