/** Watching an answer event by event: exactly what was there when each was told, for those who look. */
import { describe, expect, it } from 'vitest';
import type { Match } from './match.ts';
import { EVERYBODY, knowers } from './secrets.ts';
import { toys } from './testing/toys/index.ts';
import { everything, playAtRandom, startToy } from './testing/toys/play.ts';
import { choose, type Scratch, scratchGame, startScratch } from './testing/toys/scratch-game.ts';
import { eventsFor, viewFor } from './view.ts';

/** Draws a card for seat 0, tells of it, shows it to all, tells of it again. */
const drawing = scratchGame(function* (table) {
  const { world } = table;
  yield* choose(table, 0, 'draw');
  for (const n of [1, 2]) {
    world.n = n;
    table.tell('told', 'SCR-1.1', { n });
  }
  table.move(world.deck, 0, world.hand, knowers(0));
  table.tell('told', 'SCR-1.1', { drawn: true });
  table.reveal(world.hand, 0, EVERYBODY);
  table.tell('told', 'SCR-1.1', { shown: true });
  world.n = 9;
  yield* choose(table, 1, 'on');
  return 'two';
});

function watched<T>(match: Match<Scratch>, line: number, look: (match: Match<Scratch>) => T): T[] {
  const found: T[] = [];
  match.watch(line, (one) => found.push(look(one)));
  return found;
}

describe('watching an answer', () => {
  it('shows the world as it was when each event was told, and changes nothing', () => {
    const match = startScratch(drawing);
    match.answer(0, 'do:draw');
    const before = everything(match);
    expect(watched(match, 0, (one) => one.table.world.n)).toEqual([1, 2, 2, 2]);
    expect(match.table.world.n).toBe(9);
    expect(everything(match)).toBe(before);
  });

  it('shows a card to each seat from the event on at which it came to know it, and not before', () => {
    const match = startScratch(drawing);
    match.answer(0, 'do:draw');
    const hand = (seat: number) => watched(match, 0, (one) => viewFor(one, [seat]).world.hand.cards);
    expect(hand(0)).toEqual([[], [], ['a'], ['a']]);
    expect(hand(1)).toEqual([[], [], [null], ['a']]);
  });

  it('can be done for any earlier line', () => {
    const match = startScratch(drawing);
    for (const [seat, word] of [
      [0, 'draw'],
      [1, 'on'],
      [0, 'draw'],
    ] as const)
      expect(match.answer(seat, `do:${word}`).ok).toBe(true);
    expect(watched(match, 0, (one) => one.table.world.hand.cards.length)).toEqual([0, 0, 1, 1]);
    expect(watched(match, 1, () => 0)).toEqual([]);
    expect(watched(match, 2, (one) => one.table.world.hand.cards.length)).toEqual([1, 1, 2, 2]);
  });

  it.each(toys.map((toy) => [toy.id, toy] as const))('tells the same events as the answer did: %s', (_, toy) => {
    const match = playAtRandom(startToy(toy, 'watched'), 'watched', 30);
    const told = eventsFor(match, [0]);
    match.lines.forEach((_line, at) => {
      const numbers: number[] = [];
      match.watch(at, (one) => {
        expect(eventsFor(one, [0])).toEqual(told.slice(0, one.told.length));
        numbers.push(one.told.length - 1);
      });
      expect(numbers).toEqual(told.flatMap(({ line }, number) => (line === at + 1 ? [number] : [])));
    });
  });
});
