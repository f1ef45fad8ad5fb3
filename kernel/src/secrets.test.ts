import { describe, expect, it } from 'vitest';
import { Match } from './match.ts';
import {
  EVERYBODY,
  faultsOfPool,
  hiddenPlaces,
  knowers,
  knowsAmong,
  knowsWhich,
  NOBODY,
  type Pile,
  pile,
  redact,
  SPECTATORS,
  secret,
  takeCard,
} from './secrets.ts';
import type { Table } from './table.ts';
import { startToy } from './testing/toys/play.ts';
import { choose, type Scratch, scratchGame, startScratch } from './testing/toys/scratch-game.ts';
import { trickGame } from './testing/toys/trick-game.ts';
import { viewFor } from './view.ts';

/** The table of a match that waits for ever, to try things on. */
function tableOf(): Table<Scratch> {
  return startScratch(
    scratchGame(function* (table) {
      yield* choose(table, 0, 'wait');
      return 'one';
    }),
  ).table;
}

function cardsSeen(of: Pile, ...seats: number[]): (string | null)[] {
  return [...redact(of, knowers(...seats)).cards];
}

describe('redaction', () => {
  it('leaves out what a seat may not know, and keeps the size', () => {
    const world = {
      hand: pile('p', 'hand', ['a', 'b'], knowers(1)),
      lone: secret('q', 'lone', 5, knowers(0)),
      open: 3,
    };
    expect(redact(world, knowers(0))).toEqual({
      hand: { is: 'pile', pool: 'p', place: 'hand', cards: [null, null], among: [] },
      lone: 5,
      open: 3,
    });
    expect(redact(world, knowers(1))).toMatchObject({ hand: { cards: ['a', 'b'] }, lone: null });
  });

  it('tells of a card that a seat knows whether everybody does, and of others nothing', () => {
    const hand = pile('p', 'hand', ['a', 'b', 'c', 'd'], EVERYBODY);
    hand.known = [EVERYBODY, knowers(0), knowers(0, 1), NOBODY];
    expect(redact(hand, knowers(0)).secret).toEqual([1, 2]);
    expect(redact(hand, knowers(1)).secret).toEqual([2]);
    expect(redact(hand, knowers(2))).not.toHaveProperty('secret');
    expect(redact(hand, SPECTATORS)).not.toHaveProperty('secret');
  });

  it('shows a set of seats what any of them knows', () => {
    const world = [secret('q', 'x', 1, knowers(0)), secret('q', 'y', 2, knowers(2)), secret('q', 'z', 3, knowers(1))];
    expect(redact(world, knowers(0, 2))).toEqual([1, 2, null]);
  });

  it('takes the spectators for one more who may know', () => {
    expect(redact(secret('q', 'x', 1, EVERYBODY), SPECTATORS)).toBe(1);
    expect(redact(secret('q', 'x', 1, knowers(0, 1, 2, 3)), SPECTATORS)).toBeNull();
  });

  it('never tells a value by leaving traces of it', () => {
    const seen = JSON.stringify(redact({ deep: [{ lone: secret('q', 'x', 'hidden-thing') }] }, EVERYBODY & ~1));
    expect(seen).not.toContain('hidden-thing');
    expect(seen).not.toContain('known');
  });

  it('gives each player of the trick game its own cards and no other', () => {
    const match = startToy(trickGame, 'redacted', 3);
    for (const seat of [0, 1, 2]) {
      const { hands } = viewFor(match, [seat]).world;
      expect(hands.map(({ cards }) => cards.every((card) => card !== null))).toEqual([0, 1, 2].map((n) => n === seat));
    }
    expect(viewFor(match, []).world.hands.flatMap(({ cards }) => cards)).toEqual(new Array(12).fill(null));
  });
});

describe('who knows a card', () => {
  it('comes to know it by reveal, and it is noted', () => {
    const table = tableOf();
    const { deck } = table.world;
    expect(table.reveal(deck, 4, knowers(1))).toBe('e');
    expect(cardsSeen(deck, 1)).toEqual([null, null, null, null, 'e']);
    expect(cardsSeen(deck, 0)).toEqual([null, null, null, null, null]);
    expect(table.reports.learned).toEqual([{ card: 'e', by: knowers(1) }]);
  });

  it('learns nothing twice', () => {
    const table = tableOf();
    table.reveal(table.world.deck, 0, knowers(0));
    table.reveal(table.world.deck, 0, knowers(0, 1));
    expect(table.reports.learned.map(({ by }) => by)).toEqual([knowers(0), knowers(1)]);
  });

  it('goes on knowing it where it is moved', () => {
    const table = tableOf();
    const { deck, hand } = table.world;
    table.reveal(deck, 2, knowers(0));
    table.move(deck, 2, hand, knowers(1));
    expect(cardsSeen(hand, 0)).toEqual(['c']);
    expect(cardsSeen(hand, 1)).toEqual(['c']);
    expect(cardsSeen(hand, 2)).toEqual([null]);
  });

  it('opens a lone secret', () => {
    const table = tableOf();
    expect(table.open(table.world.lone, knowers(0))).toBe(7);
    expect(redact(table.world.lone, knowers(0))).toBe(7);
    expect(redact(table.world.lone, knowers(1))).toBeNull();
  });

  it('cannot move a card between pools, nor one that is not there', () => {
    const table = tableOf();
    const { deck } = table.world;
    expect(() => table.move(deck, 0, pile('others', 'there'))).toThrow('deck and there are of different pools');
    expect(() => table.move(deck, 5, deck)).toThrow('No card at 5 in deck, which holds 5');
    expect(() => table.reveal(deck, -1, EVERYBODY)).toThrow('No card at -1 in deck');
  });
});

describe('a shuffle', () => {
  it('turns "knows which" into "knows that it is among these"', () => {
    const table = tableOf();
    const { deck } = table.world;
    table.reveal(deck, 0, knowers(0));
    table.reveal(deck, 3, knowers(0, 1));
    table.shuffle(deck);
    expect(cardsSeen(deck, 0)).toEqual(new Array(5).fill(null));
    expect(redact(deck, knowers(0)).among).toEqual(['a', 'd']);
    expect(redact(deck, knowers(1)).among).toEqual(['d']);
    expect(redact(deck, knowers(2)).among).toEqual([]);
  });

  it('lets that knowledge go with the card, not with the place', () => {
    const table = tableOf();
    const { deck } = table.world;
    table.reveal(deck, 0, knowers(0));
    for (let i = 0; i < 10; i++) {
      table.shuffle(deck);
      expect(knowsAmong(deck, deck.cards.indexOf('a'), knowers(0))).toBe(true);
      expect(redact(deck, knowers(0)).among).toEqual(['a']);
    }
  });

  it('goes with the card in set-up, too', () => {
    const game = scratchGame(
      function* (table) {
        yield* choose(table, 0, 'wait');
        return 'one';
      },
      {
        setup: (start) => {
          const deck = pile('cards', 'deck', ['a', 'b', 'c', 'd', 'e']);
          deck.known[0] = knowers(0);
          start.shuffle(deck);
          const hand = pile('cards', 'hand');
          return {
            world: { n: 0, notes: [], deck, hand, lone: secret('l', 'l', 1) },
            board: { squares: [] },
            phase: 'one',
          };
        },
      },
    );
    for (let seed = 0; seed < 10; seed++) {
      const match = Match.start(game, { mode: 'only', mission: null, seats: 2, options: {}, seed: `${seed}` });
      expect(viewFor(match, [0]).world.deck.among).toEqual(['a']);
    }
  });

  it('leaves among the rest only what is not seen again', () => {
    const table = tableOf();
    const { deck } = table.world;
    table.reveal(deck, 0, knowers(0));
    table.reveal(deck, 1, knowers(0));
    table.shuffle(deck);
    table.reveal(deck, deck.cards.indexOf('a'), knowers(0));
    expect(redact(deck, knowers(0)).among).toEqual(['b']);
    expect(redact(deck, knowers(0)).cards).toContain('a');
  });

  it('of a single card hides nothing', () => {
    const table = tableOf();
    const { deck, hand } = table.world;
    table.move(deck, 0, hand, knowers(0));
    table.shuffle(hand);
    expect(cardsSeen(hand, 0)).toEqual(['a']);
  });
});

describe('a card that leaves a shuffled pile', () => {
  it('unseen, takes with it the certainty of what is among the rest', () => {
    const table = tableOf();
    const { deck, hand } = table.world;
    table.reveal(deck, 0, knowers(0));
    table.shuffle(deck);
    table.move(deck, 0, hand, knowers(1));
    expect(redact(deck, knowers(0)).among).toEqual([]);
    expect(redact(hand, knowers(0)).cards).toEqual([null]);
  });

  it('takes nothing from those who see it on the way', () => {
    const table = tableOf();
    const { deck, hand } = table.world;
    table.reveal(deck, 0, knowers(0, 1));
    table.shuffle(deck);
    const other = deck.cards.findIndex((card) => card !== 'a');
    table.move(deck, other, hand, knowers(0));
    expect(redact(deck, knowers(0)).among).toEqual(['a']);
    expect(redact(deck, knowers(1)).among).toEqual([]);
  });

  it('takes nothing from those who knew it before', () => {
    const of = pile('p', 'x', ['a', 'b', 'c']);
    of.known[0] = (knowers(0) << 16) | knowers(1);
    of.known[1] = knowers(0);
    expect(takeCard(of, 1)).toEqual({ card: 'b', known: knowers(0) });
    expect(redact(of, knowers(0)).among).toEqual(['a']);
    expect(knowsWhich(of, 0, knowers(1))).toBe(true);
  });
});

describe('the hidden places of a world', () => {
  it('are found wherever they lie, in one order', () => {
    const world = { b: [{ x: secret('q', 'lone', 1) }], a: pile('p', 'deck', ['k', 'l']) };
    expect(hiddenPlaces(world).map(({ path }) => path)).toEqual([
      'world.a.cards[0]',
      'world.a.cards[1]',
      'world.b[0].x',
    ]);
  });
});

describe('the cards of a pool', () => {
  const box = ['a', 'b', 'c'];
  const laid = (...piles: string[][]) => ({ places: piles.map((cards, i) => pile('p', `place ${i}`, cards)) });

  it('are all there, each once, in whatever piles they lie', () => {
    expect(faultsOfPool(laid(['c'], [], ['a', 'b']), 'p', box)).toEqual([]);
  });

  it('are missed, found twice, or strange', () => {
    expect(faultsOfPool(laid(['a', 'b']), 'p', box)).toEqual(['there are 2 p cards, not 3']);
    expect(faultsOfPool(laid(['a', 'b'], ['b']), 'p', box)).toEqual(['a p card is in two places']);
    expect(faultsOfPool(laid(['a', 'b', 'x']), 'p', box)).toEqual(['p cards that are not of the box: x']);
  });
});
