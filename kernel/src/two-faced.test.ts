import { describe, expect, it } from 'vitest';
import { canonical } from './json.ts';
import { below, fastStreamsOf } from './random.ts';
import { redealInPlace } from './redeal.ts';
import { EVERYBODY, knowers, NOBODY } from './secrets.ts';
import type { Table } from './table.ts';
import { type GlassWorld, glass, type LookingGlass, lookingGlass } from './testing/toys/looking-glass.ts';
import { startToy } from './testing/toys/play.ts';
import { copyTwoFaced } from './two-faced.ts';
import { viewFor } from './view.ts';

/** The looking-glass with these cards from the bottom up, each with its front up, the top one seen. */
function tableOf(...cards: GlassWorld['deck']['pile']['cards']): Table<LookingGlass> {
  const { table } = startToy(lookingGlass, 'two faces');
  const { deck } = table.world;
  deck.pile.cards = cards;
  deck.pile.known = cards.map(() => NOBODY);
  deck.up = cards.map(() => null);
  deck.down = cards.map(() => null);
  deck.up[cards.length - 1] = 'red';
  table.reports.learned.length = 0;
  table.reports.informed = false;
  return table;
}

const three = ['c4/front', 'c7/front', 'c1/front'] as const;

describe('an open deck of two-faced cards', () => {
  it('shows the face on top to all, and says of no card which it is', () => {
    const table = tableOf(...three);
    const match = startToy(lookingGlass, 'seen');
    expect(glass.top(table.world.deck)).toBe('red');
    for (const seats of [[0], [1], []]) {
      const { deck } = viewFor(match, seats).world;
      expect(deck.pile.cards).toEqual(new Array(8).fill(null));
      expect(deck.up.slice(0, 7)).toEqual(new Array(7).fill(null));
      expect(deck.up[7]).toBe(glass.top(match.table.world.deck));
    }
  });

  it('flips as a whole: the last card on top, every face turned, what was seen remembered', () => {
    const table = tableOf(...three);
    const { deck } = table.world;
    glass.flip(table, deck);
    expect(deck.pile.cards).toEqual(['c1/back', 'c7/back', 'c4/back']);
    expect([deck.up, deck.down]).toEqual([
      [null, null, 'green'],
      ['red', null, null],
    ]);
    expect(table.reports.learned.map(({ card }) => card)).toEqual(['c4/back', 'c4/front']);
    expect(table.reports.informed).toBe(true);
  });

  it('that is flipped back shows what all know: that is no news', () => {
    const table = tableOf(...three);
    glass.flip(table, table.world.deck);
    table.reports.informed = false;
    glass.flip(table, table.world.deck);
    expect(table.world.deck.pile.cards).toEqual(three);
    expect(table.world.deck).toMatchObject({ up: [null, null, 'red'], down: ['green', null, null] });
    expect(table.reports.informed).toBe(false);
  });

  it('passes its top card under, the same face up', () => {
    const table = tableOf(...three);
    const { deck } = table.world;
    glass.passUnder(table, deck);
    expect(deck.pile.cards).toEqual(['c1/front', 'c4/front', 'c7/front']);
    expect(deck.up).toEqual(['red', null, 'green']);
  });

  it('is cut: what was on top is remembered where it lies now, and nothing is seen of the others', () => {
    const table = tableOf('c5/front', ...three);
    const { deck } = table.world;
    glass.cut(table, deck, 2);
    expect(deck.pile.cards).toEqual(['c7/front', 'c1/front', 'c5/front', 'c4/front']);
    expect(deck.up).toEqual([null, 'red', null, 'blue']);
  });

  it('is shuffled with its faces, and nothing stays known', () => {
    const table = tableOf(...three);
    const { deck } = table.world;
    const ways = new Set<string>();
    for (let i = 0; i < 400; i++) {
      glass.shuffle(table, deck);
      ways.add(deck.pile.cards.join());
      expect(deck.up.filter((face) => face !== null)).toHaveLength(1);
    }
    // Six orders of three cards, each with either side up.
    expect(ways.size).toBe(6 * 8);
  });

  it('gives its top card openly, and takes cards under it', () => {
    const table = tableOf(...three);
    const { deck } = table.world;
    expect(glass.takeTop(table, deck)).toBe('c1/front');
    expect(deck).toMatchObject({ up: [null, 'green'], down: [null, null] });
    glass.putUnder(table, 'c1', 'back', deck);
    expect(deck.pile.cards[0]).toBe('c1/back');
    expect(deck.pile.known[0]).toBe(EVERYBODY);
    expect(deck).toMatchObject({ up: ['blue', null, 'green'], down: ['red', null, null] });
  });
});

describe('cards that somebody looks at', () => {
  it('are known to that seat from both sides; all see the next one', () => {
    const table = tableOf('c5/front', ...three);
    const { deck, hand } = table.world;
    glass.takeInHand(table, deck, 2, hand, 1);
    expect([...hand.pile.cards].sort()).toEqual(['c1/front', 'c7/front']);
    expect(hand.pile.known).toEqual([knowers(1), knowers(1)]);
    expect(glass.top(deck)).toBe('blue');
  });

  it('lie in an order of chance: that is news also for whoever knew them all', () => {
    const table = tableOf('c5/front', ...three);
    const { deck, hand } = table.world;
    deck.pile.known.fill(knowers(1));
    deck.up[1] = 'blue';
    glass.takeInHand(table, deck, 2, hand, 1);
    expect(table.reports.informed).toBe(true);
  });

  it('go back in secret: only the new top is seen', () => {
    const table = tableOf('c5/front', ...three);
    const { deck, hand, aside } = table.world;
    glass.takeInHand(table, deck, 2, hand, 1);
    glass.layAside(table, hand, hand.pile.cards.indexOf('c1/front'), 'back', aside);
    glass.layAside(table, hand, 0, 'back', aside);
    glass.putOn(table, aside, deck);
    expect(deck.pile.cards).toEqual(['c5/front', 'c4/front', 'c1/back', 'c7/back']);
    expect(deck.up).toEqual([null, 'blue', null, 'red']);
    expect(deck.pile.known.slice(2)).toEqual([knowers(1), knowers(1)]);
  });
});

describe('two-faced cards dealt again', () => {
  const forkOf = (cards: GlassWorld['deck']['pile']['cards'], seed: string): string => {
    const match = startToy(lookingGlass, 'dealt again');
    const table = tableOf(...cards);
    match.table.world.deck = copyTwoFaced(table.world.deck);
    const draw = <T>(of: readonly T[]): T | undefined => of[Number(seed) % Math.max(1, of.length)];
    const narrowed = glass.narrows([match.table.world.deck], { mask: knowers(0), draw });
    return canonical({ cards: [...match.table.world.deck.pile.cards].sort(), narrowed: narrowed.map(({ at }) => at) });
  };

  it('show what all have seen, by any card that could', () => {
    const match = startToy(lookingGlass, 'tops');
    const top = glass.top(match.table.world.deck);
    const cards = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const fork = match.fork([0], `${i}`);
      const { deck } = fork.table.world;
      expect(glass.faults(deck)).toEqual([]);
      expect(glass.top(deck)).toBe(top);
      cards.add(deck.pile.cards[7] as string);
    }
    expect(cards.size).toBeGreaterThan(2);
  });

  it('lie alike in matches that look alike, however they lie', () => {
    // Both show red; the others lie otherwise.
    for (const seed of ['0', '1', '2']) {
      expect(forkOf(['c4/front', 'c7/front', 'c1/front'], seed)).toBe(forkOf(['c7/back', 'c4/back', 'c1/front'], seed));
    }
  });

  it('stay where somebody knows them, and where they are pinned', () => {
    const stream = fastStreamsOf('stay').deal;
    const draw = <T>(of: readonly T[]): T | undefined => of[below(stream, Math.max(1, of.length))];
    const { deck } = startToy(lookingGlass, 'known').table.world;
    deck.pile.known[2] = knowers(0);
    const [known, pinned] = [deck.pile.cards[2], deck.pile.cards[4]];
    const others = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const how = { mask: knowers(0), pinned: new Set([pinned ?? '']) };
      redealInPlace({ deck }, { ...how, stream, narrowed: glass.narrows([deck], { ...how, draw }) });
      expect([deck.pile.cards[2], deck.pile.cards[4]]).toEqual([known, pinned]);
      others.add(deck.pile.cards[3] ?? '');
    }
    expect(others.size).toBeGreaterThan(5);
  });
});
