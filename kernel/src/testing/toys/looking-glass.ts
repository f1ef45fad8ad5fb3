/**
 * A game with a deck of two-faced cards: what is seen of it, what is remembered, what one seat knows, and how it is dealt again.
 *
 * 1. The top of the deck lies open. In a turn a seat takes it, unless its row shows that face already; or passes it under the deck;
 *    or flips the deck; or shuffles it; or looks.
 * 2. Who looks takes two cards in hand, sees both from both sides, and puts them back in any order, any side up.
 * 3. A row holds two cards: the oldest goes under the deck, the side up that it showed.
 * 4. After twelve turns each face of a row scores.
 */
import {
  type CardSide,
  cardOf,
  copyTwoFaced,
  type Flow,
  type Game,
  type LaidCard,
  type Seat,
  sideUp,
  type Table,
  TwoFacedCards,
  type TwoFacedPile,
  twoFacedPile,
} from '../../index.ts';
import { bareGame } from './bare-game.ts';

const worth = { red: 1, blue: 2, green: 3 } as const;
type Face = keyof typeof worth;

const faces = {
  c1: ['red', 'blue'],
  c2: ['red', 'green'],
  c3: ['red', 'blue'],
  c4: ['blue', 'green'],
  c5: ['blue', 'red'],
  c6: ['green', 'blue'],
  c7: ['green', 'red'],
  c8: ['blue', 'green'],
} as const satisfies Readonly<Record<string, readonly [Face, Face]>>;

type Card = keyof typeof faces;

const CARDS: readonly Card[] = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'];
const TURNS = 12;
const LOOKED_AT = 2;
const ROW = 2;

/** What is done with the cards of this game. */
export const glass = new TwoFacedCards<Card, Face>((card) => faces[card]);

/** The world of the looking-glass. */
export interface GlassWorld {
  deck: TwoFacedPile<Card, Face>;
  hand: TwoFacedPile<Card, Face>;
  aside: TwoFacedPile<Card, Face>;
  rows: LaidCard<Card>[][];
  turn: Seat;
  turns: number;
  note: string;
}

/** The types of the looking-glass. */
export interface LookingGlass {
  world: GlassWorld;
  board: object;
  phase: 'turn';
  questions: { act: object; lay: object };
  facts: { worth: { points: number } };
  refusals: { shown: { face: string } };
  events: { took: { seat: number; face: string }; passed: object; flipped: object; shuffled: object; looked: object };
  verbs: 'take' | 'pass' | 'flip' | 'shuffle' | 'look' | 'lay';
  outcomes: 'won' | 'tied';
  queries: object;
  flows: object;
}

type GlassTable = Table<LookingGlass>;

function faceShown(laid: LaidCard<Card>): Face {
  return faces[cardOf(laid)][sideUp(laid) === 'front' ? 0 : 1];
}

function rowOf({ rows }: Pick<GlassWorld, 'rows'>, seat: Seat): LaidCard<Card>[] {
  return rows[seat] as LaidCard<Card>[];
}

/** The points of a row. */
function pointsOf(world: Pick<GlassWorld, 'rows'>, seat: Seat): number {
  return rowOf(world, seat).reduce((sum, laid) => sum + worth[faceShown(laid)], 0);
}

function judgeTake(world: GlassWorld, seat: Seat) {
  const face = glass.top(world.deck);
  const isThere = rowOf(world, seat).some((laid) => faceShown(laid) === face);
  return face !== null && isThere ? ({ key: 'shown', params: { face }, cite: 'GLASS-1.1' } as const) : null;
}

/** The parts of a turn that a fault may change. */
export const glassSteps = {
  judgeTake,
  take(table: GlassTable, seat: Seat): void {
    const { world } = table;
    const laid = glass.takeTop(table, world.deck);
    const row = rowOf(world, seat);
    const oldest = row.length >= ROW ? row.shift() : undefined;
    row.push(laid);
    if (oldest !== undefined) glass.putUnder(table, cardOf(oldest), sideUp(oldest), world.deck);
    table.tell('took', 'GLASS-1.3', { seat, face: faceShown(laid) });
  },
  pass(table: GlassTable): void {
    glass.passUnder(table, table.world.deck);
    table.tell('passed', 'GLASS-1.1', {});
  },
  flip(table: GlassTable): void {
    glass.flip(table, table.world.deck);
    table.tell('flipped', 'GLASS-1.1', {});
  },
  shuffle(table: GlassTable): void {
    glass.shuffle(table, table.world.deck);
    table.tell('shuffled', 'GLASS-1.1', {});
  },
  *look(table: GlassTable, seat: Seat): Flow<void> {
    const { deck, hand, aside } = table.world;
    glass.takeInHand(table, deck, LOOKED_AT, hand, seat);
    while (hand.pile.cards.length > 0) {
      const { slot, side } = yield* table.ask(seat, {
        key: 'lay',
        params: {},
        cite: 'GLASS-1.2',
        options: () =>
          hand.pile.cards.flatMap((_, slot) =>
            (['front', 'back'] as const).map((side: CardSide) =>
              table.option(`lay:${slot}:${side}`, { slot, side }, null),
            ),
          ),
      });
      glass.layAside(table, hand, slot, side, aside);
    }
    glass.putOn(table, aside, deck);
    table.tell('looked', 'GLASS-1.2', {});
  },
};

/** The looking-glass with some of its steps, or some of the game, changed. */
export function lookingGlassWith(
  changed: Partial<typeof glassSteps> = {},
  game: Partial<Game<LookingGlass>> = {},
): Game<LookingGlass> {
  const steps = { ...glassSteps, ...changed };
  function* turn(table: GlassTable): Flow<'turn'> {
    const { world } = table;
    const seat = world.turn;
    const act = yield* table.ask(seat, {
      key: 'act',
      params: {},
      cite: 'GLASS-1.1',
      options: () => [
        table.option('take', 'take' as const, steps.judgeTake(table.world, seat), () => ({
          facts: [{ key: 'worth', params: { points: worth[glass.top(table.world.deck) ?? 'red'] } }],
        })),
        ...(['pass', 'flip', 'shuffle', 'look'] as const).map((verb) => table.option(verb, verb)),
      ],
    });
    if (act === 'look') yield* steps.look(table, seat);
    else steps[act](table, seat);
    world.turn = 1 - seat;
    world.turns += 1;
    if (world.turns < TURNS) return 'turn';
    const points = [0, 1].map((one) => pointsOf(world, one));
    const winners = [0, 1].filter((one) => points[one] === Math.max(...points));
    return yield* table.end({ id: winners.length > 1 ? 'tied' : 'won', cite: 'GLASS-1.4', winners, points });
  }
  return {
    ...bareGame<LookingGlass>({
      id: 'looking-glass',
      prefix: 'GLASS',
      seats: [2, 2],
      outcomes: ['won', 'tied'],
      bound: TURNS * (LOOKED_AT + 1),
      questions: ['act', 'lay'],
      facts: ['worth'],
      refusals: ['shown'],
      events: ['took', 'passed', 'flipped', 'shuffled', 'looked'],
      verbs: ['take', 'pass', 'flip', 'shuffle', 'look', 'lay'],
      cites: 4,
    }),
    setup: (start) => {
      const deck = twoFacedPile<Card, Face>('cards', 'deck', CARDS, true);
      glass.shuffle(start, deck);
      const [hand, aside] = [twoFacedPile<Card, Face>('cards', 'hand'), twoFacedPile<Card, Face>('cards', 'aside')];
      return { world: { deck, hand, aside, rows: [[], []], turn: 0, turns: 0, note: '' }, board: {}, phase: 'turn' };
    },
    phases: { turn },
    copy: ({ deck, hand, aside, rows, turn: seat, turns, note }) => ({
      deck: copyTwoFaced(deck),
      hand: copyTwoFaced(hand),
      aside: copyTwoFaced(aside),
      rows: rows.map((row) => row.slice()),
      turn: seat,
      turns,
      note,
    }),
    invariants: ({ deck, hand, aside, rows }) => {
      const piles = [deck, hand, aside];
      const held = [...piles.flatMap(({ pile }) => pile.cards), ...rows.flat()].map(cardOf);
      const lost = CARDS.filter((card) => held.filter((one) => one === card).length !== 1);
      return [...lost.map((card) => `${card} is not there once`), ...piles.flatMap((one) => glass.faults(one))];
    },
    narrows: ({ deck, hand, aside }, _board, how) => glass.narrows([deck, hand, aside], how),
    promises: {
      worth: {
        comesTrue: ({ points }, { seat, after }) => {
          const taken = rowOf(after, seat).at(-1);
          return taken !== undefined && worth[faceShown(taken)] === points;
        },
      },
    },
    ...game,
  };
}

/** The looking-glass on the kernel. */
export const lookingGlass: Game<LookingGlass> = lookingGlassWith();
