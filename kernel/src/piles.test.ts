import { describe, expect, it } from 'vitest';
import {
  draw,
  isFaceUp,
  lay,
  layUnder,
  moveCard,
  putCard,
  shuffleInto,
  takeOpenly,
  takeOut,
  takeTop,
} from './piles.ts';
import { EVERYBODY, knowers, knowsAmong, NOBODY, pile } from './secrets.ts';
import type { Table } from './table.ts';
import { choose, type Scratch, scratchGame, startScratch } from './testing/toys/scratch-game.ts';

/** The table of a match that waits for ever: five cards in the deck, `e` on top, and an empty hand. */
function tableOf(): Table<Scratch> {
  return startScratch(
    scratchGame(function* (table) {
      yield* choose(table, 0, 'wait');
      return 'one';
    }),
  ).table;
}

describe('in a match', () => {
  it('a drawn card comes from the top, and is known to whom it is said', () => {
    const table = tableOf();
    const { deck, hand } = table.world;
    expect(draw(table, deck, hand, knowers(1))).toBe('e');
    draw(table, deck, hand);
    expect(hand).toMatchObject({ cards: ['e', 'd'], known: [knowers(1), NOBODY] });
    expect(table.reports.learned).toEqual([{ card: 'e', by: knowers(1) }]);
    expect(deck.cards).toEqual(['a', 'b', 'c']);
  });

  it('nothing is drawn from an empty pile', () => {
    const table = tableOf();
    expect(() => draw(table, table.world.hand, table.world.deck)).toThrow('No card at -1 in hand');
  });

  it('a card that is moved by its name lies face up, and everybody has learned it', () => {
    const table = tableOf();
    const { deck, hand } = table.world;
    moveCard(table, deck, 'b', hand);
    expect([hand.cards, isFaceUp(hand), deck.cards]).toEqual([['b'], true, ['a', 'c', 'd', 'e']]);
    expect(table.reports.learned).toEqual([{ card: 'b', by: EVERYBODY }]);
    expect(() => moveCard(table, deck, 'b', hand)).toThrow('b is not in deck');
  });

  it('a card that is laid under a pile comes up last, and whoever knew it knows that it lies there', () => {
    const table = tableOf();
    const { deck, hand } = table.world;
    draw(table, deck, hand, knowers(1));
    layUnder(table, hand, 0, deck);
    expect(deck).toMatchObject({
      cards: ['e', 'a', 'b', 'c', 'd'],
      known: [knowers(1), NOBODY, NOBODY, NOBODY, NOBODY],
    });
    layUnder(table, deck, 4, deck, EVERYBODY);
    expect(deck.cards).toEqual(['d', 'e', 'a', 'b', 'c']);
    expect(deck.known.slice(0, 2)).toEqual([EVERYBODY, knowers(1)]);
    expect(table.reports.learned.map(({ card }) => card)).toEqual(['e', 'd']);
  });

  it('a card may be put at a place in a pile, beneath so many others', () => {
    const table = tableOf();
    const { deck, hand } = table.world;
    draw(table, deck, hand);
    table.move(hand, 0, deck, NOBODY, 1);
    expect(deck.cards).toEqual(['a', 'b', 'c', 'e', 'd']);
    expect(() => table.move(deck, 0, hand, NOBODY, 1)).toThrow('No card lies beneath 1 in hand, which holds 0');
  });

  it('a card that is taken openly leaves its pool, and everybody has learned it', () => {
    const table = tableOf();
    const { deck } = table.world;
    table.reveal(deck, 0, knowers(0));
    table.shuffle(deck);
    const other = deck.cards.indexOf('b');
    expect(takeOpenly(table, deck, other)).toBe('b');
    expect([...deck.cards].sort()).toEqual(['a', 'c', 'd', 'e']);
    expect(table.reports.learned[1]).toEqual({ card: 'b', by: EVERYBODY });
    // It was seen, so whoever knows of a card among the others still does.
    expect(knowsAmong(deck, deck.cards.indexOf('a'), knowers(0))).toBe(true);
  });

  it('a discard pile becomes a deck: everybody knows what is in it, and nobody where', () => {
    const table = tableOf();
    const { deck, hand } = table.world;
    for (const card of ['a', 'b', 'c', 'd', 'e']) moveCard(table, deck, card, hand);
    shuffleInto(table, hand, deck);
    expect([hand.cards, [...deck.cards].sort()]).toEqual([[], ['a', 'b', 'c', 'd', 'e']]);
    for (let at = 0; at < 5; at++) expect([isFaceUp(deck, at), knowsAmong(deck, at, EVERYBODY)]).toEqual([false, true]);
  });

  it('a card lies face up only where everybody knows it', () => {
    const mixed = pile('p', 'mixed', ['a'], EVERYBODY);
    lay(mixed, 'b', knowers(0, 1));
    lay(mixed, 'c', NOBODY);
    expect([isFaceUp(mixed), isFaceUp(mixed, 1), isFaceUp(mixed, 2), isFaceUp(mixed, 3)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('while a match is laid out', () => {
  it('cards are taken from the top or by their name, with what is known of them', () => {
    const deck = pile('p', 'deck', ['a', 'b', 'c']);
    deck.known = [knowers(0), knowers(1), knowers(2)];
    expect([takeTop(deck), takeOut(deck, 'a')]).toEqual(['c', 'a']);
    expect(deck).toMatchObject({ cards: ['b'], known: [knowers(1)] });
    expect(() => takeOut(deck, 'a')).toThrow('a is not in deck');
    expect(takeTop(deck)).toBe('b');
    expect(() => takeTop(deck)).toThrow('No card at -1 in deck');
  });

  it('cards are laid face up, or known to some', () => {
    const row = pile<string>('p', 'row');
    lay(row, 'a');
    lay(row, 'b', knowers(1));
    expect(row).toMatchObject({ cards: ['a', 'b'], known: [EVERYBODY, knowers(1)] });
  });

  it('a card is put elsewhere from wherever it lies', () => {
    const [deck, box, hand] = [pile('p', 'deck', ['a', 'b']), pile('p', 'box', ['c']), pile<string>('p', 'hand')];
    putCard([deck, box], 'c', hand, NOBODY);
    putCard([deck, box], 'a', hand);
    expect(hand).toMatchObject({ cards: ['c', 'a'], known: [NOBODY, EVERYBODY] });
    expect([deck.cards, box.cards]).toEqual([['b'], []]);
    expect(() => putCard([deck, box], 'a', hand)).toThrow('a is not in deck, nor in box');
  });
});
