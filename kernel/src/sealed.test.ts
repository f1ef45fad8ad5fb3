/** `askAll`: several seats answer at once, and nobody sees the others' answers before all are in. */
import { describe, expect, it } from 'vitest';
import type { Match } from './match.ts';
import { interceptionDuel } from './testing/toys/interception-duel.ts';
import { everything, startToy } from './testing/toys/play.ts';
import { choose, choosing, type Scratch, scratchGame, startScratch } from './testing/toys/scratch-game.ts';
import { questionsFor, viewFor, viewHash } from './view.ts';

const bids = scratchGame(function* (table) {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const words = yield* table.askAll(seats.map((seat) => ({ seat, asking: choosing(table, [`low`, `high${seat}`]) })));
  table.world.notes.push(words.join(' '));
  table.tell('told', 'SCR-1.1', { words });
  yield* choose(table, 0, 'on');
  return 'one';
});

function bidding(seats = 3): Match<Scratch> {
  return startScratch(bids, seats);
}

describe('sealed answers', () => {
  it('wait for each other, and come in the order in which the seats were asked', () => {
    const match = bidding();
    expect(match.open.map(({ seat, sealed }) => [seat, sealed])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ]);
    match.answer(2, 'do:high2');
    match.answer(0, 'do:low');
    expect(match.table.world.notes).toEqual([]);
    match.answer(1, 'do:high1');
    expect(match.table.world.notes).toEqual(['low high1 high2']);
  });

  it('show nobody anything before all are in', () => {
    const one = bidding();
    const other = bidding();
    one.answer(1, 'do:low');
    other.answer(1, 'do:high1');
    for (const seats of [[0], [2], []]) {
      expect(viewHash(one, seats)).toBe(viewHash(other, seats));
      expect(viewFor(one, seats)).toEqual(viewFor(other, seats));
      expect(questionsFor(one, seats)).toEqual(questionsFor(other, seats));
    }
  });

  it('lead to the same match in whatever order they come', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ];
    const [first, ...others] = orders.map((order) => {
      const match = bidding();
      for (const seat of order) match.answer(seat, `do:high${seat}`);
      match.answer(0, 'do:on');
      return match;
    });
    for (const match of others) {
      expect(match.rests).toEqual(first?.rests);
      expect(match.told).toEqual(first?.told);
    }
  });

  it('are given once', () => {
    const match = bidding();
    match.answer(1, 'do:low');
    expect(match.answer(1, 'do:high1')).toEqual({ ok: false, refusal: { key: 'already-answered' } });
  });

  it('are refused by a rule that throws when they open, as if the last one had not come', () => {
    const game = scratchGame(function* (table) {
      const asked = [0, 1].map((seat) => ({ seat, asking: choosing(table, ['good', 'bad']) }));
      const words = yield* table.askAll(asked);
      if (words.includes('bad')) throw new Error('bad');
      return 'one';
    });
    const match = startScratch(game);
    match.answer(1, 'do:good');
    const before = everything(match);
    expect(match.answer(0, 'do:bad')).toMatchObject({ ok: false, refusal: { key: 'rule-error' } });
    expect(everything(match)).toBe(before);
    expect(match.answer(0, 'do:good')).toEqual({ ok: true });
  });

  it('of nobody need no waiting', () => {
    const game = scratchGame(function* (table) {
      const words = yield* table.askAll([]);
      yield* choose(table, 0, `got${words.length}`);
      return 'one';
    });
    expect(startScratch(game).open[0]?.options[0]?.key).toBe('do:got0');
  });

  it('work on a light table', () => {
    const match = startScratch(bids, 2, { light: true });
    match.answer(1, 'do:high1');
    match.answer(0, 'do:low');
    expect(match.table.world.notes).toEqual(['low high1']);
  });
});

describe('a sealed answer', () => {
  it('is taken back while others are out, and leaves theirs in', () => {
    const match = bidding();
    match.answer(0, 'do:low');
    match.answer(1, 'do:low');
    const id = match.open[0]?.id;
    expect(match.retract(0)).toEqual({ ok: true });
    expect(match.open.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(match.open.find(({ seat }) => seat === 2)?.id).toBe(id);
    match.answer(0, 'do:high0');
    match.answer(2, 'do:low');
    expect(match.table.world.notes).toEqual(['high0 low low']);
  });

  it('is taken back by undo as freely, whoever answered since, and tells the others nothing', () => {
    const match = bidding();
    match.answer(0, 'do:low');
    match.answer(1, 'do:low');
    const seen = questionsFor(match, [2]);
    expect(match.undoable([0])).toBe('free');
    expect(match.undo([0])).toEqual({ ok: true });
    expect(match.undo([1])).toEqual({ ok: true });
    expect(questionsFor(match, [2])).toEqual(seen);
    expect(match.open.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(match.redo([1])).toEqual({ ok: true });
  });

  it('is not there to be taken back when it was not given, or has been opened', () => {
    const match = bidding(2);
    const nothing = { ok: false, refusal: { key: 'nothing-to-undo' } };
    expect(match.retract(0)).toEqual(nothing);
    match.answer(0, 'do:low');
    expect(match.retract(1)).toEqual(nothing);
    match.answer(1, 'do:low');
    expect(match.retract(0)).toEqual(nothing);
    expect(match.undoable([1])).toBe('consent');
  });
});

describe('the duel in the middle of a move', () => {
  function duel() {
    const match = startToy(interceptionDuel, 'duel');
    match.answer(0, 'run:3');
    match.answer(1, 'let');
    match.answer(1, 'intercept');
    return match;
  }

  it('asks both at once, each for its own cards', () => {
    const match = duel();
    expect(match.open.map(({ seat, asking }) => [seat, asking.key])).toEqual([
      [0, 'bid'],
      [1, 'bid'],
    ]);
    expect(questionsFor(match, [0]).map(({ seat }) => seat)).toEqual([0]);
    expect(match.answer(1, 'bid:nothing')).toMatchObject({ refusal: { key: 'must-bid', cite: 'DUEL-1.3' } });
  });

  it('gives its result to the move, which goes on or ends', () => {
    const match = duel();
    const [mine, theirs] = match.table.world.hands.map(({ cards }) => cards.map((card) => Number(card[1])));
    match.answer(0, 'bid:nothing');
    match.answer(1, `bid:${theirs?.indexOf(Math.max(...theirs))}`);
    expect(mine?.length).toBe(4);
    expect(match.told.at(-1)).toMatchObject({ type: 'stopped' });
    expect(match.table.world.run).toEqual([1, 0]);
    expect(match.open.map(({ seat, asking }) => [seat, asking.key])).toEqual([[1, 'run']]);
  });
});
