import { describe, expect, it } from 'vitest';
import { Match } from './match.ts';
import { everything, playAtRandom, startToy } from './testing/toys/play.ts';
import { choose, choosing, endScratch, scratchGame, startScratch } from './testing/toys/scratch-game.ts';
import { ticTacToe } from './testing/toys/tic-tac-toe.ts';
import { triggeredCards } from './testing/toys/triggered-cards.ts';

/** Asks seat 0 and seat 1 by turns, and counts. */
const byTurns = scratchGame(function* (table) {
  const { world } = table;
  const seat = world.n % 2;
  const word = yield* choose(table, seat, 'go', 'throw', 'dead-end', '!fly');
  world.n += 1;
  table.tell('told', 'SCR-1.1', { word });
  world.notes.push(`${seat} ${word}`);
  if (word === 'throw') {
    table.roll(6);
    table.reveal(world.deck, 0, 1);
    world.notes.push('half done');
    throw new Error('the rule is broken');
  }
  if (word === 'dead-end') yield* choose(table, seat, '!nothing');
  return world.n % 3 === 0 ? 'two' : 'one';
});

describe('an answer', () => {
  it('is taken from the seat that is asked, and leads to the next question', () => {
    const match = startScratch(byTurns);
    expect(match.open.map(({ seat, id }) => [seat, id])).toEqual([[0, '1']]);
    expect(match.answer(0, 'do:go', '1')).toEqual({ ok: true });
    expect(match.table.world.notes).toEqual(['0 go']);
    expect(match.open.map(({ seat, id }) => [seat, id])).toEqual([[1, '2']]);
    expect(match.answers).toBe(1);
    expect(match.told).toEqual([{ type: 'told', cite: 'SCR-1.1', params: { word: 'go' }, line: 1 }]);
  });

  it('is refused with the reason of the judge, and its cite', () => {
    const match = startScratch(byTurns);
    const before = everything(match);
    const refusal = { key: 'no', params: {}, cite: 'SCR-1.1' };
    expect(match.answer(0, 'do:fly')).toEqual({ ok: false, refusal, option: 'do:fly' });
    expect(everything(match)).toBe(before);
  });

  it('that nobody offered is unknown', () => {
    const refusal = { key: 'unknown-answer', answer: 'do:swim' };
    expect(startScratch(byTurns).answer(0, 'do:swim')).toEqual({ ok: false, refusal });
  });

  it('is refused from a seat that is not asked, or that does not exist', () => {
    const match = startScratch(byTurns);
    for (const seat of [1, 7, -1, 0.5]) {
      expect(match.answer(seat, 'do:go')).toEqual({ ok: false, refusal: { key: 'not-your-question' } });
    }
  });

  it('that is given again is recognised, and another one to the same question comes too late', () => {
    const match = startScratch(byTurns);
    match.answer(0, 'do:go', '1');
    const before = everything(match);
    for (let turn = 0; turn < 2; turn++) {
      expect(match.answer(0, 'do:go', '1')).toEqual({ ok: true, repeated: true });
      expect(match.answer(0, 'do:throw', '1')).toEqual({ ok: false, refusal: { key: 'already-answered' } });
      if (turn === 0) expect(everything(match)).toBe(before);
      match.answer(1, 'do:go', '2');
    }
    expect(match.answer(1, 'do:go', '1')).toEqual({ ok: false, refusal: { key: 'not-your-question' } });
    expect(match.answer(0, 'do:go', '3')).toEqual({ ok: true });
  });

  it('to a question that was taken back is stale, whatever came since', () => {
    let match = startScratch(byTurns);
    const ids = new Set<string | undefined>();
    for (let i = 0; i < 4; i++) {
      const id = match.open[0]?.id;
      expect(ids.has(id)).toBe(false);
      ids.add(id);
      match.answer(0, 'do:go', id);
      ids.add(match.open[0]?.id);
      match.undo([0]);
      expect(match.answer(0, 'do:go', id)).toEqual({ ok: false, refusal: { key: 'stale-question' } });
      match = Match.revive(match.game, match.save());
      expect(match.answer(0, 'do:go', id)).toEqual({ ok: false, refusal: { key: 'stale-question' } });
    }
  });

  it('comes too late when the match is over', () => {
    const match = playAtRandom(startToy(ticTacToe, 'over'), 'over');
    expect(match.answer(0, 'mark:0')).toEqual({ ok: false, refusal: { key: 'match-over' } });
    expect(match.open).toEqual([]);
  });
});

describe('a rule that throws', () => {
  it('leaves everything as it was, byte for byte', () => {
    const match = startScratch(byTurns);
    for (let given = 0; given < 5; given++) match.answer(given % 2, 'do:go');
    const before = everything(match);
    const ids = match.open.map(({ id }) => id);
    expect(match.answer(1, 'do:throw')).toEqual({
      ok: false,
      refusal: { key: 'rule-error', message: 'the rule is broken' },
    });
    expect(everything(match)).toBe(before);
    expect(match.open.map(({ id }) => id)).toEqual(ids);
    expect(match.answer(1, 'do:go', ids[0])).toEqual({ ok: true });
  });

  it('leaves what may be done again', () => {
    const match = startScratch(byTurns);
    match.answer(0, 'do:go');
    match.undo([0]);
    match.answer(0, 'do:throw');
    expect(match.redo([0])).toEqual({ ok: true });
    expect(match.table.world.notes).toEqual(['0 go']);
  });

  it('may throw where the match would have ended', () => {
    const game = scratchGame(function* (table) {
      table.world.n += 1;
      yield* choose(table, 0, 'end');
      if (table.world.n > 1) fail();
      return yield* endScratch(table);
    });
    const match = startScratch(game);
    match.table.world.n = 2;
    expect(match.answer(0, 'do:end')).toMatchObject({ ok: false, refusal: { key: 'rule-error' } });
    expect(match.outcome).toBeNull();
    expect(match.rests.length).toBe(1);
    expect(match.answer(0, 'do:end')).toEqual({ ok: true });
  });
});

function fail(): never {
  throw new Error('cannot end');
}

describe('a dead end', () => {
  it('is an error of the rules, found before the answer is acknowledged', () => {
    const match = startScratch(byTurns);
    const before = everything(match);
    const message = 'Dead end: "choose" (SCR-1.1) allows seat 0 no answer';
    expect(match.answer(0, 'do:dead-end')).toEqual({ ok: false, refusal: { key: 'rule-error', message } });
    expect(everything(match)).toBe(before);
  });

  it('is thrown on a light table, which has nothing to fall back to', () => {
    const match = startScratch(byTurns, 2, { light: true });
    expect(() => match.answer(0, 'do:dead-end')).toThrow('Dead end');
  });
});

describe('a question', () => {
  it('never asks a seat twice at once', () => {
    const game = scratchGame(function* (table) {
      const asking = choosing(table, ['yes']);
      yield* table.askAll([
        { seat: 0, asking },
        { seat: 0, asking },
      ]);
      return 'one';
    });
    expect(() => startScratch(game)).toThrow('"choose" asks seat 0 twice at once');
  });

  it('comes at last: phases that never ask are an error', () => {
    const game = scratchGame(function* () {
      return 'two';
    });
    expect(() => startScratch(game)).toThrow('1000 phases without a question, the last is two');
  });
});

describe('a light table', () => {
  it('plays the same match, without log, history and rest points', () => {
    const full = playAtRandom(startToy(triggeredCards, 'light', 3), 'p');
    const light = startToy(triggeredCards, 'light', 3, { light: true });
    for (const line of full.lines) if (line.kind === 'answer') light.answer(line.seat, line.answer);
    expect(light.table.world).toEqual(full.table.world);
    expect(light.outcome).toEqual(full.outcome);
    expect(light.answers).toBe(full.answers);
    expect([light.told, light.lines, light.rests]).toEqual([[], [], []]);
  });

  it('offers what is allowed, and nothing else', () => {
    const match = startScratch(byTurns, 2, { light: true });
    expect(match.open[0]?.options.map(({ key }) => key)).toEqual(['do:go', 'do:throw', 'do:dead-end']);
    expect(match.answer(0, 'do:fly')).toMatchObject({ refusal: { key: 'unknown-answer' } });
  });

  it('takes nothing back', () => {
    const match = startScratch(byTurns, 2, { light: true });
    match.answer(0, 'do:go');
    expect(match.undoable([0])).toBeNull();
    expect(match.undo([0])).toEqual({ ok: false, refusal: { key: 'nothing-to-undo' } });
    expect(match.retract(0)).toEqual({ ok: false, refusal: { key: 'nothing-to-undo' } });
  });
});

describe('a match that begins in a world made by hand', () => {
  it('stands in it, with scripted dice', () => {
    const game = scratchGame(function* (table) {
      yield* choose(table, 0, 'roll');
      table.world.notes.push(`${table.roll(6)}`);
      return 'one';
    });
    const { world, board } = startScratch(game).table;
    const config = { mode: 'only', mission: null, seats: 2, options: {}, seed: 'hand' };
    const match = Match.from(game, config, { world: { ...world, n: 42 }, board, phase: 'two' }, [6, 2]);
    match.answer(0, 'do:roll');
    match.answer(0, 'do:roll');
    expect(match.table.world).toMatchObject({ n: 42, notes: ['6', '2'] });
    expect(match.answer(0, 'do:roll')).toMatchObject({ refusal: { key: 'rule-error' } });
    expect(match.table.world.notes).toEqual(['6', '2']);
  });
});
