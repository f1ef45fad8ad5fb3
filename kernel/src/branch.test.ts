/** Branches and forks: other matches that stand where this one stood. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from './json.ts';
import { knowers, type Pile } from './secrets.ts';
import { boardBuilding } from './testing/toys/board-building.ts';
import { connectFour } from './testing/toys/connect-four.ts';
import { toys } from './testing/toys/index.ts';
import { interceptionDuel } from './testing/toys/interception-duel.ts';
import { everything, playAtRandom, startToy } from './testing/toys/play.ts';
import { choose, choosing, scratchGame, startScratch } from './testing/toys/scratch-game.ts';
import { ticTacToe } from './testing/toys/tic-tac-toe.ts';
import { trickGame } from './testing/toys/trick-game.ts';
import { triggeredCards } from './testing/toys/triggered-cards.ts';
import { questionsFor, viewFor } from './view.ts';

describe('a branch', () => {
  it('is the same match, and leaves the original alone', () => {
    for (const toy of toys) {
      const match = playAtRandom(startToy(toy, 'branch'), 'branch', 9);
      const before = everything(match);
      const branch = match.branch();
      expect(everything(branch)).toBe(before);
      playAtRandom(branch, 'on');
      expect(everything(match)).toBe(before);
    }
  });

  it('stands where the match stood after any line', () => {
    const match = playAtRandom(startToy(triggeredCards, 'lines', 3), 'lines');
    const again = startToy(triggeredCards, 'lines', 3);
    for (const [line, given] of match.lines.entries()) {
      expect(everything(match.branch({ line }))).toBe(everything(again));
      again.repeat(given);
    }
    expect(everything(match.branch())).toBe(everything(match));
  });

  it('may be corrected by hand without a trace in the original', () => {
    const match = startToy(ticTacToe, 'apart');
    const before = everything(match);
    const branch = match.branch();
    expect(branch.override(['cells', 4], 1)).toEqual({ ok: true });
    expect(everything(match)).toBe(before);
  });

  it('builds a board of its own', () => {
    const match = playAtRandom(startToy(boardBuilding, 'own'), 'own', 3);
    const branch = match.branch();
    branch.answer(1, 'lay:road');
    expect([match.table.board.course.length, branch.table.board.course.length]).toEqual([3, 4]);
  });

  it('that was dealt anew stays so when an answer is taken back, or a rule throws', () => {
    const game = scratchGame(function* (table) {
      const word = yield* choose(table, 0, 'think', 'throw');
      if (word === 'throw') throw new Error('broken');
      return 'two';
    });
    const match = startScratch(game);
    match.answer(0, 'do:think');
    const redeal = { mask: knowers(0), seed: 'new' };
    const branch = match.branch({ redeal, streams: 'new' });
    const cards = branch.table.world.deck.cards.join('');
    const streams = canonical(branch.table.streams);
    expect(cards).not.toBe('abcde');
    branch.answer(0, 'do:throw');
    expect(branch.table.world.deck.cards.join('')).toBe(cards);
    branch.answer(0, 'do:think');
    branch.undo([0]);
    expect(branch.table.world.deck.cards.join('')).toBe(cards);
    expect(canonical(branch.table.streams)).toBe(streams);
    branch.undo([0]);
    expect(branch.table.world.deck.cards.join('')).toBe('abcde');
  });

  it('of a match that is over is over', () => {
    const match = playAtRandom(startToy(connectFour, 'over'), 'over');
    expect(match.branch().outcome).toEqual(match.outcome);
    expect(match.branch({ line: 3 }).outcome).toBeNull();
  });

  it('cannot come from a light match', () => {
    const light = startToy(ticTacToe, 'light', 2, { light: true });
    expect(() => light.branch()).toThrow('A light match keeps no rest points');
  });

  it('does not report its hooks and cites as the original’s', () => {
    const used = new Set<string>();
    const cited = new Set<string>();
    const match = startToy(triggeredCards, 'reports', 3, { used, cited: (cite) => cited.add(cite) });
    const before = [used.size, cited.size];
    for (let i = 0; i < 20; i++) playAtRandom(match.fork([0], `${i}`), `${i}`);
    expect([used.size, cited.size]).toEqual(before);
  });
});

describe('a fork', () => {
  it('asks its seat the same question, in a world that looks the same to it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...toys),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 30 }),
        (toy, seed, answers) => {
          const match = playAtRandom(startToy(toy, `${seed}`), `${seed}`, answers);
          const before = everything(match);
          for (const { seat } of match.open) {
            const fork = match.fork([seat], 'look');
            const view = (of: typeof match) => ({ ...viewFor(of, [seat]), waiting: null });
            expect(canonical(view(fork))).toBe(canonical(view(match)));
            const keys = (of: typeof match) =>
              of.open
                .find((question) => question.seat === seat)
                ?.options.filter(({ refusal }) => refusal === undefined)
                .map(({ key }) => key);
            expect(keys(fork)).toEqual(keys(match));
            playAtRandom(fork, 'on', 25);
            expect(toy.invariants(fork.table.world, fork.table.board)).toEqual([]);
          }
          expect(everything(match)).toBe(before);
        },
      ),
      { seed: 3, numRuns: 150 },
    );
  });

  it('deals what its seat does not know, and rolls dice of its own', () => {
    const match = playAtRandom(startToy(trickGame, 'deals'), 'deals', 2);
    const { seat } = match.open[0] as { seat: number };
    const forks = Array.from({ length: 20 }, (_, i) => match.fork([seat], `${i}`));
    const other = (seat + 1) % 3;
    const hands = forks.map(({ table }) => (table.world.hands[other] as Pile).cards.join());
    expect(new Set(hands).size).toBeGreaterThan(15);
    expect(forks.every(({ table }) => (table.world.hands[seat] as Pile).cards.join() === ownHand())).toBe(true);
    const streams = forks.map(({ table }) => canonical(table.streams));
    expect(new Set([...streams, canonical(match.table.streams)]).size).toBe(21);

    function ownHand(): string {
      return (match.table.world.hands[seat] as Pile).cards.join();
    }
  });

  it('is the same for matches that look the same, from the same seed', () => {
    const match = playAtRandom(startToy(trickGame, 'alike'), 'alike', 4);
    const { seat } = match.open[0] as { seat: number };
    const other = match.branch({ redeal: { mask: knowers(seat), seed: 'otherwise' }, streams: 'otherwise' });
    expect(canonical(other.table.world)).not.toBe(canonical(match.table.world));
    for (let i = 0; i < 10; i++) {
      const one = match.fork([seat], `${i}`);
      const two = other.fork([seat], `${i}`);
      expect(canonical(two.table.world.hands)).toBe(canonical(one.table.world.hands));
      playAtRandom(one, `${i}`);
      playAtRandom(two, `${i}`);
      expect(canonical(two.table.world)).toBe(canonical(one.table.world));
    }
  });

  it('comes from the middle of a phase as it was: what was rolled in it stays', () => {
    const game = scratchGame(function* (table) {
      for (;;) {
        yield* choose(table, 0, 'roll');
        table.world.notes.push(`${table.roll(1000)}`);
      }
    });
    const match = startScratch(game);
    for (let i = 0; i < 5; i++) match.answer(0, 'do:roll');
    const fork = match.fork([0], 'middle');
    expect(fork.table.world.notes).toEqual(match.table.world.notes);
    fork.answer(0, 'do:roll');
    match.answer(0, 'do:roll');
    expect(fork.table.world.notes.at(-1)).not.toBe(match.table.world.notes.at(-1));
  });

  it('honours what the world says of hidden hands', () => {
    for (let seed = 0; seed < 10; seed++) {
      const match = playAtRandom(startToy(trickGame, `${seed}`, 4), `${seed}`, 11);
      for (let i = 0; i < 10; i++) {
        const { world, board } = match.fork([0], `${i}`).table;
        expect(trickGame.fits?.(world, board, knowers(0))).toBe(true);
      }
    }
  });

  it('knows none of the sealed answers of others', () => {
    const match = startToy(interceptionDuel, 'sealed');
    match.answer(0, 'run:1');
    match.answer(1, 'intercept');
    match.answer(1, 'bid:2');
    const fork = match.fork([0], 'guess');
    expect(fork.open.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(match.fork([1], 'own').open.map(({ seat }) => seat)).toEqual([0]);
    expect(match.fork([0, 1], 'both').open.map(({ seat }) => seat)).toEqual([0]);
    expect(match.open.map(({ seat }) => seat)).toEqual([0]);
    expect(questionsFor(match, [0]).map(({ key }) => key)).toEqual(['bid']);
  });

  it('drops a sealed answer that came before its own', () => {
    const game = scratchGame(function* (table) {
      const asked = [0, 1, 2].map((seat) => ({ seat, asking: choosing(table, ['a', 'b']) }));
      table.world.notes.push((yield* table.askAll(asked)).join(''));
      return 'one';
    });
    const match = startScratch(game, 3);
    match.answer(2, 'do:b');
    match.answer(0, 'do:b');
    const fork = match.fork([0], 'x');
    expect(fork.open.map(({ seat }) => seat)).toEqual([1, 2]);
    fork.answer(1, 'do:a');
    fork.answer(2, 'do:a');
    expect(fork.table.world.notes).toEqual(['baa']);
  });
});
