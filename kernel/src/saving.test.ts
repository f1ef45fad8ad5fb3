/** A match that is saved, and revived elsewhere. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remainsOf } from './door/saved.ts';
import type { SavedMatch } from './history.ts';
import { Match } from './match.ts';
import { below, type Stream, shuffleInPlace } from './random.ts';
import { writeReplay } from './replay.ts';
import type { Shape } from './shape.ts';
import { boardBuilding } from './testing/toys/board-building.ts';
import { connectFour } from './testing/toys/connect-four.ts';
import { toys } from './testing/toys/index.ts';
import { interceptionDuel } from './testing/toys/interception-duel.ts';
import { partners } from './testing/toys/partners.ts';
import { answerAtRandom, chance, everything, playAtRandom, startToy } from './testing/toys/play.ts';
import { choose, choosing, scratchGame, startScratch } from './testing/toys/scratch-game.ts';
import { ticTacToe } from './testing/toys/tic-tac-toe.ts';
import { trickGame } from './testing/toys/trick-game.ts';

/** The same value with the keys of every object in a random order. */
function keysShuffled(value: unknown, stream: Stream): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => keysShuffled(item, stream));
  const entries = Object.entries(value);
  shuffleInPlace(stream, entries);
  return Object.fromEntries(entries.map(([key, held]) => [key, keysShuffled(held, stream)]));
}

/** What a file of a save would hold: through JSON, with the keys in another order. */
function throughFile<S extends Shape>(match: Match<S>, stream = chance('file')): SavedMatch<S> {
  return keysShuffled(JSON.parse(JSON.stringify(match.save())), stream) as SavedMatch<S>;
}

function revived<S extends Shape>(match: Match<S>): Match<S> {
  return Match.revive(match.game, throughFile(match));
}

describe('a revived match', () => {
  it('stands at the same question, whatever the order of keys, after every answer of every toy', () => {
    fc.assert(
      fc.property(fc.constantFrom(...toys), fc.integer({ min: 0, max: 10_000 }), (toy, seed) => {
        const stream = chance(`${seed}`);
        const match = startToy(toy, `${seed}`, toy.modes[0]?.seats[1]);
        let twin = match;
        while (match.outcome === null) {
          answerAtRandom(match, chance(`${seed} ${match.answers}`));
          if (twin !== match) answerAtRandom(twin, chance(`${seed} ${twin.answers}`));
          twin = Match.revive(toy, throughFile(twin, stream));
          expect(everything(twin)).toBe(everything(match));
          expect(twin.open.map(({ id }) => id)).toEqual(match.open.map(({ id }) => id));
        }
        expect(twin.outcome).toEqual(match.outcome);
      }),
      { seed: 2, numRuns: 40 },
    );
  });

  it('holds the sealed answers that were in', () => {
    const match = startToy(interceptionDuel, 'sealed');
    match.answer(0, 'run:1');
    match.answer(1, 'intercept');
    match.answer(1, 'bid:0');
    const twin = revived(match);
    expect(twin.open.map(({ seat }) => seat)).toEqual([0]);
    expect(twin.answer(1, 'bid:0')).toEqual({ ok: false, refusal: { key: 'already-answered' } });
    expect(twin.retract(1)).toEqual({ ok: true });
    match.retract(1);
    expect(everything(twin)).toBe(everything(match));
  });

  it('may be over, and is taken back from there', () => {
    const match = playAtRandom(startToy(connectFour, 'over'), 'over');
    const twin = revived(match);
    expect(twin.outcome).toEqual(match.outcome);
    expect(twin.fingerprints()).toEqual(match.fingerprints());
    twin.undo([0, 1]);
    match.undo([0, 1]);
    expect(everything(twin)).toBe(everything(match));
  });

  it('gives back answers of phases that the save no longer holds', () => {
    const match = playAtRandom(startToy(trickGame, 'early'), 'early', 20);
    const twin = revived(match);
    expect(twin.rests.length).toBe(1);
    for (const at of [15, 8, 2]) {
      while (twin.answers > at) twin.undo([0, 1, 2], { seed: 's' });
      while (match.answers > at) match.undo([0, 1, 2], { seed: 's' });
      expect(everything(twin)).toBe(everything(match));
    }
  });

  it('writes the same replay as the original', () => {
    for (const toy of toys) {
      const match = playAtRandom(startToy(toy, 'replay'), 'replay', 12);
      expect(writeReplay(revived(match))).toBe(writeReplay(match));
    }
  });

  it('writes the same replay when silent phases came before the first question', () => {
    const game = scratchGame(function* (table) {
      const silent = table.world.n === 0;
      table.world.n += 1;
      if (!silent) yield* choose(table, 0, 'go');
      return 'two';
    });
    const match = startScratch(game);
    expect(writeReplay(revived(match))).toBe(writeReplay(match));
  });

  it('knows what was taken back, and which team question was answered', () => {
    const match = startToy(partners, 'redo');
    const id = match.open[1]?.id;
    match.answer(0, 'take:spade');
    expect(revived(match).answer(1, 'take:bucket', id)).toEqual({ ok: false, refusal: { key: 'already-answered' } });
    match.undo([0]);
    expect(revived(match).redo([1])).toEqual({ ok: true });
  });

  it('that was not saved goes back freely without being played again from its beginning', () => {
    let setUp = 0;
    const counting = {
      ...connectFour,
      setup(start: Parameters<typeof connectFour.setup>[0]) {
        setUp += 1;
        return connectFour.setup(start);
      },
    };
    const match = playAtRandom(startToy(counting, 'free'), 'free', 9);
    while (match.answers > 0) expect(match.undo([0, 1])).toEqual({ ok: true });
    expect(setUp).toBe(1);
  });

  it('says so when it cannot be played again', () => {
    const match = playAtRandom(startToy(trickGame, 'changed'), 'changed', 20);
    const another = { ...trickGame, phases: { ...trickGame.phases, deal: trickGame.phases.score } };
    const twin = Match.revive(another, throughFile(match));
    expect(() => twin.allRests()).toThrow('This match cannot be played again by version 1 of trick-game');
  });

  it('has the question ids of the original after an undo', () => {
    const match = playAtRandom(startToy(connectFour, 'ids'), 'ids', 5);
    match.undo([0, 1]);
    expect(revived(match).open.map(({ id }) => id)).toEqual(match.open.map(({ id }) => id));
  });

  it('goes on building its board', () => {
    const match = playAtRandom(startToy(boardBuilding, 'board'), 'board', 5);
    const twin = revived(match);
    playAtRandom(twin, 'on');
    playAtRandom(match, 'on');
    expect(everything(twin)).toBe(everything(match));
    expect(match.table.board.course.length).toBe(8);
  });

  it('changes nothing in the save, nor in the match that was saved', () => {
    const match = playAtRandom(startToy(trickGame, 'apart'), 'apart', 7);
    const before = everything(match);
    const saved = match.save();
    const text = JSON.stringify(saved);
    const twin = Match.revive(trickGame, saved);
    playAtRandom(twin, 'other', 4);
    twin.undo([0, 1, 2], { seed: 'x' });
    expect(JSON.stringify(saved)).toBe(text);
    expect(everything(match)).toBe(before);
  });

  it('is not changed by what happens to the match that was saved', () => {
    const match = startToy(ticTacToe, 'apart');
    const saved = match.save();
    const text = JSON.stringify(saved);
    match.override(['turn'], 1);
    match.answer(1, 'mark:0');
    expect(JSON.stringify(saved)).toBe(text);
  });

  it('began in a world made by hand, and goes back to its very beginning', () => {
    const { world, board } = startToy(partners, 'x').table;
    const config = { mode: 'only', mission: null, seats: 2, options: {}, seed: 'hand' };
    const match = Match.from(partners, config, { world: { ...world, buckets: 9 }, board, phase: 'choose' }, null);
    playAtRandom(match, 'hand', 8);
    const twin = revived(revived(match));
    while (twin.answers > 0) expect(twin.undo([0, 1], { seed: 's' }).ok).toBe(true);
    expect(twin.table.world.buckets).toBe(9);
  });

  it('is of the game it was saved from', () => {
    const saved = startToy(ticTacToe, 'x').save();
    expect(() => Match.revive(connectFour, saved as never)).toThrow(
      'This match is of tic-tac-toe, not of connect-four',
    );
    expect(() => Match.revive({ ...ticTacToe, version: 9 }, saved)).toThrow('version 1 of tic-tac-toe');
  });
});

describe('a match of another version', () => {
  /** The trick game with other rules, and a world that has one thing more. */
  const later = { ...trickGame, version: 2 };

  function resumed(answers: number, seed = 'fresh') {
    const match = playAtRandom(startToy(trickGame, 'resumed'), 'resumed', answers);
    const saved = throughFile(match);
    return { match, saved, twin: Match.resume(later, remainsOf(later, saved), seed) };
  }

  it('goes on from its last rest point, with new dice, and the log says so', () => {
    const { saved, twin } = resumed(20);
    expect(twin.lines.map(({ kind }) => kind)).toEqual([
      ...saved.lines.slice(0, saved.rest.line).map(({ kind }) => kind),
      'reseed',
    ]);
    expect(twin.told.slice(saved.rest.told).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['resumed', 'reseeded']),
    );
    expect(twin.told[saved.rest.told]?.params).toEqual({ version: 1 });
    expect(JSON.stringify(twin.table.streams)).not.toBe(JSON.stringify(saved.rest.streams));
    expect(playAtRandom(twin, 'on').outcome).not.toBeNull();
  });

  it('gives no question the id of one that was asked before', () => {
    const { saved, match, twin } = resumed(20);
    const asked = new Set([...saved.lines.map(({ revision }) => `${revision}`), ...match.open.map(({ id }) => id)]);
    expect(twin.open.filter(({ id }) => asked.has(id))).toEqual([]);
  });

  it('cannot be taken back beyond that point, and comes back from its own save', () => {
    const { saved, twin } = resumed(20);
    playAtRandom(twin, 'on', 5);
    const again = Match.revive(later, throughFile(twin));
    expect(everything(again)).toBe(everything(twin));
    while (again.undoable([0, 1, 2]) !== null) expect(again.undo([0, 1, 2], { seed: 'x' }).ok).toBe(true);
    expect(again.lines.filter(({ kind }) => kind === 'answer').length).toBe(saved.rest.line);
    expect(again.beganBySetUp).toBe(false);
    expect(() => writeReplay(again)).toThrow('can be saved, but not played again');
  });

  it('is brought up to the shape of today, or says what is wrong', () => {
    const { saved } = resumed(20);
    const broken = { ...later, invariants: () => ['the moon is missing'] };
    expect(() => Match.resume(broken, remainsOf(broken, saved), 's')).toThrow(
      'cannot go on from here: the moon is missing',
    );
    const adopting = { ...broken, adopt: () => saved.rest.world, invariants: () => [] };
    expect(Match.resume(adopting, remainsOf(adopting, saved), 's').outcome).toBeNull();
    expect(() => remainsOf(ticTacToe as never, saved)).toThrow('is of trick-game, not of tic-tac-toe');
  });
});

describe('a save', () => {
  it('is plain JSON', () => {
    for (const toy of toys) {
      const saved = playAtRandom(startToy(toy, 'plain'), 'plain', 9).save();
      expect(JSON.parse(JSON.stringify(saved))).toEqual(saved);
    }
  });

  it('keeps no more rest points than a free undo needs', () => {
    const rolls = scratchGame(function* (table) {
      yield* choose(table, 0, 'go');
      table.roll(6);
      return 'one';
    });
    const match = startScratch(rolls);
    for (let i = 0; i < 6; i++) match.answer(0, 'do:go');
    expect(match.rests.map(({ line }) => line)).toEqual([5, 6]);
    expect(match.allRests().length).toBe(7);
  });
});

describe('a match in the middle of a sealed question', () => {
  it('takes any number of saves and retractions', () => {
    const game = scratchGame(function* (table) {
      const asked = [0, 1, 2].map((seat) => ({ seat, asking: choosing(table, ['a', 'b']) }));
      table.world.notes.push((yield* table.askAll(asked)).join(''));
      return 'one';
    });
    const stream = chance('sealed');
    let match = startScratch(game, 3);
    const bids: (string | null)[] = [null, null, null];
    for (let i = 0; i < 200; i++) {
      const seat = below(stream, 3);
      const word = below(stream, 2) === 0 ? 'a' : 'b';
      if (bids[seat] === null) {
        bids[seat] = word;
        expect(match.answer(seat, `do:${word}`)).toEqual({ ok: true });
      } else {
        bids[seat] = null;
        expect(match.retract(seat)).toEqual({ ok: true });
      }
      match = revived(match);
      if (!bids.includes(null)) {
        expect(match.table.world.notes.at(-1)).toBe(bids.join(''));
        bids.fill(null);
      }
      expect(match.open.map(({ seat }) => seat)).toEqual([0, 1, 2].filter((n) => bids[n] === null));
    }
  });
});
