import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Match } from './match.ts';
import { EVERYBODY, knowers } from './secrets.ts';
import { boardBuilding } from './testing/toys/board-building.ts';
import { connectFour } from './testing/toys/connect-four.ts';
import { toys } from './testing/toys/index.ts';
import { everything, playAtRandom, startToy } from './testing/toys/play.ts';
import { choose, endScratch, type Scratch, scratchGame, startScratch } from './testing/toys/scratch-game.ts';
import { ticTacToe } from './testing/toys/tic-tac-toe.ts';
import { trickGame } from './testing/toys/trick-game.ts';

/** Seat 0 does things one after the other; `end` ends the match inside its only phase. */
const deeds = scratchGame(function* (table) {
  const { world } = table;
  for (;;) {
    const words = ['think', 'roll', 'draw', 'draw-unseen', 'reveal', 'shuffle', 'open', 'pass', 'next', 'end'];
    const word = yield* choose(table, 0, ...words);
    world.notes.push(word);
    const top = world.deck.cards.length - 1;
    if (word === 'roll') world.n = table.roll(6);
    if (word === 'draw') table.move(world.deck, top, world.hand, knowers(0));
    if (word === 'draw-unseen') table.move(world.deck, top, world.hand);
    if (word === 'reveal') table.reveal(world.deck, 0, knowers(3));
    if (word === 'shuffle') table.shuffle(world.deck);
    if (word === 'open') table.open(world.lone, EVERYBODY);
    if (word === 'pass') yield* choose(table, 1, 'on');
    if (word === 'next') return 'two';
    if (word === 'end') yield* endScratch(table);
  }
});

function after(...words: string[]): Match<Scratch> {
  const match = startScratch(deeds, 4);
  for (const word of words) match.answer(0, `do:${word}`);
  return match;
}

describe('an answer is taken back freely', () => {
  it.each(['think', 'draw-unseen', 'shuffle', 'pass', 'next', 'end'])('when it was to %s', (word) => {
    const match = after('think', word);
    const fresh = after('think');
    expect(match.undoable([0])).toBe('free');
    expect(match.undo([0])).toEqual({ ok: true });
    expect(everything(match)).toBe(everything(fresh));
  });

  it('one after the other, across rest points, to the very first', () => {
    const match = after('think', 'next', 'think', 'next', 'next', 'think');
    for (let left = 5; left >= 0; left--) {
      expect(match.undo([0])).toEqual({ ok: true });
      expect(match.answers).toBe(left);
    }
    expect(everything(match)).toBe(everything(after()));
    expect(match.undo([0])).toEqual({ ok: false, refusal: { key: 'nothing-to-undo' } });
  });

  it('after the end of the match', () => {
    const match = playAtRandom(startToy(ticTacToe, 'x'), 'y');
    const last = match.lines.at(-1);
    const seat = last?.kind === 'answer' ? last.seat : -1;
    expect(match.undo([seat])).toEqual({ ok: true });
    expect(match.outcome).toBeNull();
    expect(match.redo([seat])).toEqual({ ok: true });
    expect(match.outcome).not.toBeNull();
  });

  it('and what was built on the board with it', () => {
    const match = playAtRandom(startToy(boardBuilding, 'b'), 'b', 8);
    expect(match.table.board.course.length).toBe(8);
    expect(match.undo([1])).toEqual({ ok: true });
    expect(match.table.board.course.length).toBe(7);
    expect(match.redo([1])).toEqual({ ok: true });
    expect(match.table.board.course.length).toBe(8);
  });
});

describe('a card that is shown', () => {
  /** Seat 0 draws a card that so many seats see, and lays it down for everybody. */
  const showing = scratchGame(function* (table) {
    const { world } = table;
    const word = yield* choose(table, 0, 'mine', 'ours');
    table.move(world.deck, 0, world.hand, word === 'mine' ? knowers(0) : knowers(0, 1));
    yield* choose(table, 0, 'show');
    table.move(world.hand, world.hand.cards.length - 1, world.deck, EVERYBODY);
    yield* choose(table, 0, 'on');
    return 'one';
  });
  function shown(...words: string[]): Match<Scratch> {
    const match = startScratch(showing, 2);
    for (const word of words) match.answer(0, `do:${word}`);
    return match;
  }

  it('is no news to a table that knows it, whoever watches', () => {
    const match = shown('ours', 'show');
    expect(match.undoable([0])).toBe('free');
    expect(match.undo([0])).toEqual({ ok: true });
    expect(everything(match)).toBe(everything(shown('ours')));
    expect(match.redo([0])).toEqual({ ok: true });
    expect(everything(match)).toBe(everything(shown('ours', 'show')));
  });

  it('is news to another at the table', () => {
    expect(shown('mine', 'show').undoable([0])).toBe('consent');
    expect(shown('ours').undoable([0])).toBe('consent');
  });
});

describe('an answer is not taken back freely', () => {
  it.each(['roll', 'draw', 'reveal', 'open'])('when it was to %s', (word) => {
    const match = after('think', word);
    const before = everything(match);
    expect(match.undoable([0])).toBe('consent');
    expect(match.undo([0])).toEqual({ ok: false, refusal: { key: 'needs-consent' } });
    expect(everything(match)).toBe(before);
  });

  it('when another seat has answered since', () => {
    const match = after('pass');
    match.answer(1, 'do:on');
    expect(match.undoable([0])).toBe('consent');
    expect(match.undoable([1])).toBe('free');
    expect(match.undoable([0, 1])).toBe('free');
    expect(match.undoable([2])).toBeNull();
  });

  it('past one that was not free', () => {
    const match = after('roll', 'think');
    match.undo([0]);
    expect(match.undoable([0])).toBe('consent');
  });

  it('before it, once it is taken back by consent', () => {
    const match = after('think', 'roll');
    match.undo([0], { seed: 'again' });
    expect(match.undoable([0])).toBe('consent');
  });
});

describe('going back in a lesson', () => {
  it.each(['roll', 'draw', 'reveal', 'open', 'think'])('after %s leads to the same again', (word) => {
    const match = after('roll', 'think', word);
    const before = everything(match);
    expect(match.rewind([0])).toEqual({ ok: true });
    expect(everything(match)).toBe(everything(after('roll', 'think')));
    match.answer(0, `do:${word}`);
    expect(everything(match)).toBe(before);
    expect(Match.revive(match.game, match.save()).answers).toBe(3);
  });

  it('goes past the answers of others, and not past the beginning', () => {
    const match = after('pass');
    match.answer(1, 'do:on');
    expect(match.rewind([0])).toEqual({ ok: true });
    expect(match.answers).toBe(0);
    expect(match.rewind([0])).toEqual({ ok: false, refusal: { key: 'nothing-to-undo' } });
  });
});

describe('doing again', () => {
  it('is as if nothing had been taken back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...toys),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 4 }),
        (toy, seed, answers, wanted) => {
          const match = playAtRandom(startToy(toy, `${seed}`), `${seed}`, answers);
          const everybody = Array.from({ length: match.config.seats }, (_, seat) => seat);
          const before = everything(match);
          let taken = 0;
          while (taken < wanted && match.undoable(everybody) === 'free' && match.undo(everybody).ok) taken += 1;
          for (let again = 0; again < taken; again++) expect(match.redo(everybody)).toEqual({ ok: true });
          expect(everything(match)).toBe(before);
        },
      ),
      { seed: 1, numRuns: 200 },
    );
  });

  it('is for those who took it back, and gone after another answer', () => {
    const match = after('think', 'next');
    match.undo([0]);
    expect(match.redo([1])).toEqual({ ok: false, refusal: { key: 'nothing-to-redo' } });
    match.answer(0, 'do:shuffle');
    expect(match.redo([0])).toEqual({ ok: false, refusal: { key: 'nothing-to-redo' } });
  });

  it('is gone after an undo by consent, and after a correction', () => {
    const rolled = after('roll', 'think');
    rolled.undo([0]);
    rolled.undo([0], { seed: 'again' });
    expect(rolled.redo([0])).toEqual({ ok: false, refusal: { key: 'nothing-to-redo' } });
    const corrected = after('next', 'think');
    corrected.undo([0]);
    corrected.override(['n'], 5);
    expect(corrected.redo([0])).toEqual({ ok: false, refusal: { key: 'nothing-to-redo' } });
  });

  it('makes old question ids stale', () => {
    const match = after('think');
    const id = match.open[0]?.id;
    match.undo([0]);
    match.redo([0]);
    expect(match.answer(0, 'do:think', id)).toEqual({ ok: false, refusal: { key: 'stale-question' } });
  });
});

describe('an undo by consent', () => {
  it('rolls other dice, and is in the log', () => {
    const values = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const match = after('think', 'roll');
      expect(match.undo([0], { seed: `${seed}` })).toEqual({ ok: true });
      expect(match.table.world.notes).toEqual(['think']);
      expect(match.told.at(-1)).toMatchObject({ type: 'reseeded', params: { by: 0 } });
      match.answer(0, 'do:roll');
      values.add(match.table.world.n);
    }
    expect(values.size).toBe(6);
  });

  it('deals again what nobody knew', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const match = after('reveal', 'draw');
      match.undo([0], { seed: `${seed}` });
      expect(match.table.world.deck.cards[0]).toBe('a');
      expect([...match.table.world.deck.cards].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
      match.answer(0, 'do:draw');
      drawn.add(match.table.world.hand.cards[0] as string);
    }
    expect([...drawn].sort()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('goes back past other answers, also of other phases', () => {
    const match = after('next', 'pass');
    match.answer(1, 'do:on');
    match.answer(0, 'do:next');
    match.answer(0, 'do:pass');
    match.answer(1, 'do:on');
    expect(match.undo([0], { seed: 's' })).toEqual({ ok: true });
    expect(match.answers).toBe(4);
    expect(match.undo([1], { seed: 't' })).toEqual({ ok: true });
    expect(match.answers).toBe(2);
    expect(match.open.map(({ seat }) => seat)).toEqual([1]);
  });

  it('keeps its place in the history: the dice before it stay, those after it are new', () => {
    const match = after('roll');
    const first = match.table.world.n;
    match.answer(0, 'do:roll');
    match.undo([0], { seed: 'middle' });
    expect(match.table.world.n).toBe(first);
    match.answer(0, 'do:think');
    const before = everything(match);
    const dice = JSON.stringify(match.table.streams);
    match.answer(0, 'do:think');
    match.undo([0]);
    expect(everything(match)).toBe(before);
    expect(JSON.stringify(match.table.streams)).toBe(dice);
  });

  it('never leaves a deal that does not fit what was seen', () => {
    for (let seed = 0; seed < 30; seed++) {
      const match = playAtRandom(startToy(trickGame, `${seed}`, 4), `${seed}`, 6);
      const last = match.lines.at(-1);
      match.undo([last?.kind === 'answer' ? last.seat : 0], { seed: 'again' });
      const { world, board } = match.table;
      expect(trickGame.fits?.(world, board, EVERYBODY)).toBe(true);
      expect(trickGame.invariants(world, board)).toEqual([]);
    }
  });

  it('keeps the deal there was when no other is found to fit', () => {
    const game = { ...deeds, fits: () => false };
    const match = startScratch(game, 4);
    const { cards } = match.table.world.deck;
    match.answer(0, 'do:roll');
    match.undo([0], { seed: 'never' });
    expect(match.table.world.deck.cards).toEqual(cards);
  });
});

describe('undo across many rest points', () => {
  it('goes back through a whole match of connect four', () => {
    const match = playAtRandom(startToy(connectFour, 'long'), 'long');
    const start = everything(startToy(connectFour, 'long'));
    while (match.answers > 0) expect(match.undo([0, 1])).toEqual({ ok: true });
    expect(everything(match)).toBe(start);
  });
});
