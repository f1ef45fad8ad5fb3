import { describe, expect, it } from 'vitest';
import { canonical, copyJson } from './json.ts';
import { fastStreamsOf, type Stream } from './random.ts';
import { redealInPlace } from './redeal.ts';
import { EVERYBODY, knowers, type Pile, pile, redact, secret } from './secrets.ts';
import { playAtRandom, startToy } from './testing/toys/play.ts';
import { trickGame } from './testing/toys/trick-game.ts';

function stream(seed: string): Stream {
  return fastStreamsOf(seed).deal;
}

function shuffledKnowledge(of: Pile, ...cards: string[]): void {
  for (const card of cards) of.known[of.cards.indexOf(card)] = knowers(0) << 16;
}

describe('dealing again', () => {
  it('keeps what the seat knows where it is, and every card in its pool', () => {
    const world = {
      mine: pile('p', 'mine', ['a', 'b'], knowers(0)),
      theirs: pile('p', 'theirs', ['c', 'd'], knowers(1)),
      deck: pile('p', 'deck', ['e', 'f', 'g']),
      other: pile('q', 'other', ['x', 'y']),
    };
    for (let i = 0; i < 50; i++) {
      redealInPlace(world, { mask: knowers(0), stream: stream(`${i}`) });
      expect(world.mine.cards).toEqual(['a', 'b']);
      expect([...world.theirs.cards, ...world.deck.cards].sort()).toEqual(['c', 'd', 'e', 'f', 'g']);
      expect([...world.other.cards].sort()).toEqual(['x', 'y']);
      expect(world.theirs.known).toEqual([knowers(1), knowers(1)]);
    }
  });

  it('moves values between lone secrets and piles of one pool', () => {
    const world = { lone: secret('p', 'lone', 'a'), deck: pile('p', 'deck', ['b']) };
    const seen = new Set<string>();
    for (let i = 0; i < 30; i++) {
      redealInPlace(world, { mask: knowers(0), stream: stream(`${i}`) });
      seen.add(`${world.lone.value}${world.deck.cards.join('')}`);
    }
    expect([...seen].sort()).toEqual(['ab', 'ba']);
  });

  it('deals alike from worlds that look alike, also where values are not words', () => {
    const draft = (...values: { pick: number }[]) => values.map((value, i) => secret('p', `draft:${i}`, value));
    const one = draft({ pick: 1 }, { pick: 2 }, { pick: 3 }, { pick: 4 });
    const other = draft({ pick: 4 }, { pick: 2 }, { pick: 1 }, { pick: 3 });
    redealInPlace(one, { mask: knowers(0), stream: stream('same') });
    redealInPlace(other, { mask: knowers(0), stream: stream('same') });
    expect(canonical(one)).toBe(canonical(other));
  });

  it('makes every deal equally likely', () => {
    const seen = new Map<string, number>();
    const world = { left: pile('p', 'left', ['a', 'b']), right: pile('p', 'right', ['c', 'd']) };
    const of = stream('uniform');
    for (let i = 0; i < 24_000; i++) {
      redealInPlace(world, { mask: knowers(0), stream: of });
      const deal = [...world.left.cards, ...world.right.cards].join('');
      seen.set(deal, (seen.get(deal) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(140);
  });

  it('leaves pinned cards alone', () => {
    const world = { deck: pile('p', 'deck', ['a', 'b', 'c', 'd']) };
    for (let i = 0; i < 30; i++) {
      redealInPlace(world, { mask: knowers(0), stream: stream(`${i}`), pinned: new Set(['b']) });
      expect(world.deck.cards[1]).toBe('b');
    }
  });
});

describe('the limits of places', () => {
  const accepts = (place: string, card: unknown) => place !== 'low' || String(card) <= 'b';

  it('are kept', () => {
    const world = { low: pile('p', 'low', ['a']), deck: pile('p', 'deck', ['b', 'c', 'd', 'e', 'f']) };
    const low = new Set<string | undefined>();
    for (let i = 0; i < 50; i++) {
      expect(redealInPlace(world, { mask: knowers(0), stream: stream(`${i}`), accepts })).toBe(true);
      low.add(world.low.cards[0]);
    }
    expect([...low].sort()).toEqual(['a', 'b']);
  });

  it('favour none of the deals that keep them', () => {
    const seen = new Map<string, number>();
    const world = { low: pile('p', 'low', ['a']), deck: pile('p', 'deck', ['b', 'c']) };
    const of = stream('limited');
    for (let i = 0; i < 8000; i++) {
      redealInPlace(world, { mask: knowers(0), stream: of, accepts });
      const deal = [...world.low.cards, ...world.deck.cards].join('');
      seen.set(deal, (seen.get(deal) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca']);
    for (const count of seen.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('are narrowed for one place of a pile by what a world shows of it', () => {
    const world = { low: pile('p', 'low', ['a', 'b']), deck: pile('p', 'deck', ['c', 'd', 'e', 'f']) };
    const narrowed = [{ holder: world.deck, at: 1, accepts: (card: unknown) => card === 'e' || card === 'f' }];
    const second = new Set<string | undefined>();
    for (let i = 0; i < 50; i++) {
      expect(redealInPlace(world, { mask: knowers(0), stream: stream(`${i}`), accepts, narrowed })).toBe(true);
      expect(world.low.cards.toSorted()).toEqual(['a', 'b']);
      second.add(world.deck.cards[1]);
    }
    expect([...second].sort()).toEqual(['e', 'f']);
  });

  it('are narrowed also in a game that limits no place by its name', () => {
    const world = { deck: pile('p', 'deck', ['a', 'b', 'c']) };
    const narrowed = [{ holder: world.deck, at: 0, accepts: (card: unknown) => card !== 'a' }];
    for (let i = 0; i < 50; i++) {
      expect(redealInPlace(world, { mask: knowers(0), stream: stream(`${i}`), narrowed })).toBe(true);
      expect(world.deck.cards[0]).not.toBe('a');
    }
  });

  it('that cannot be met leave every card where it was', () => {
    const world = { low: pile('p', 'low', ['c']), deck: pile('p', 'deck', ['d', 'e', 'f', 'g']) };
    shuffledKnowledge(world.deck, 'd');
    const before = copyJson(world);
    expect(redealInPlace(world, { mask: knowers(0), stream: stream('never'), accepts })).toBe(false);
    expect(world).toEqual(before);
  });

  it('hold for the pledges of the trick game', () => {
    const match = playAtRandom(startToy(trickGame, 'limits', 4), 'limits', 9);
    for (let i = 0; i < 40; i++) {
      const fork = match.fork([0], `${i}`);
      expect(trickGame.invariants(fork.table.world, fork.table.board)).toEqual([]);
    }
  });
});

describe('what is known to be among a pile', () => {
  it('stays in it, somewhere', () => {
    const world = { deck: pile('p', 'deck', ['a', 'b', 'c', 'd']), hand: pile('p', 'hand', ['e', 'f'], knowers(1)) };
    shuffledKnowledge(world.deck, 'a', 'c');
    const places = new Set<number>();
    for (let i = 0; i < 60; i++) {
      redealInPlace(world, { mask: knowers(0), stream: stream(`${i}`) });
      expect(redact(world.deck, knowers(0)).among).toEqual(['a', 'c']);
      expect([...world.deck.cards, ...world.hand.cards].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
      places.add(world.deck.cards.indexOf('a'));
    }
    expect(places.size).toBe(4);
  });

  it('is dealt alike from worlds that look alike', () => {
    const dealt = ['abcd', 'dcba', 'cadb'].map((order) => {
      const world = { deck: pile('p', 'deck', [...order]) };
      shuffledKnowledge(world.deck, 'a', 'b', 'c');
      redealInPlace(world, { mask: knowers(0), stream: stream('same') });
      return canonical(world);
    });
    expect(new Set(dealt).size).toBe(1);
  });

  it('binds nobody who does not know it', () => {
    const world = { deck: pile('p', 'deck', ['a', 'b']), hand: pile('p', 'hand', ['c'], knowers(2)) };
    shuffledKnowledge(world.deck, 'a');
    const inHand = new Set<string | undefined>();
    for (let i = 0; i < 40; i++) {
      redealInPlace(world, { mask: knowers(1), stream: stream(`${i}`) });
      inHand.add(world.hand.cards[0]);
    }
    expect([...inHand].sort()).toEqual(['a', 'b', 'c']);
  });

  it('is dealt with for everybody at once, after an undo by consent', () => {
    const world = { deck: pile('p', 'deck', ['a', 'b', 'c', 'd']), seen: pile('p', 'seen', ['e'], knowers(1)) };
    shuffledKnowledge(world.deck, 'a');
    for (let i = 0; i < 20; i++) {
      redealInPlace(world, { mask: EVERYBODY, stream: stream(`${i}`) });
      expect(world.deck.cards).toContain('a');
      expect(world.seen.cards).toEqual(['e']);
    }
  });
});
