/** Corrections by hand. */
import { describe, expect, it } from 'vitest';
import { boardBuilding } from './testing/toys/board-building.ts';
import { everything, playAtRandom, startToy } from './testing/toys/play.ts';
import { choose, scratchGame, startScratch } from './testing/toys/scratch-game.ts';
import { ticTacToe } from './testing/toys/tic-tac-toe.ts';

const twice = scratchGame(function* (table) {
  if (table.world.n > 100) throw new Error('n is too large');
  const words = table.world.notes.length > 0 ? ['noted'] : ['plain'];
  yield* choose(table, 0, ...words);
  yield* choose(table, 0, 'again');
  return 'one';
});

describe('a correction', () => {
  it('changes one value at a rest point, and asks again', () => {
    const match = startScratch(twice);
    expect(match.override(['notes'], ['by hand'])).toEqual({ ok: true });
    expect(match.table.world.notes).toEqual(['by hand']);
    expect(match.open[0]?.options.map(({ key }) => key)).toEqual(['do:noted']);
    expect(match.lines).toMatchObject([{ kind: 'override', path: ['notes'], value: ['by hand'] }]);
  });

  it('is in the chain of hashes', () => {
    const one = startScratch(twice);
    const other = startScratch(twice);
    one.override(['n'], 1);
    one.override(['n'], 0);
    one.answer(0, 'do:plain');
    one.answer(0, 'do:again');
    other.answer(0, 'do:plain');
    other.answer(0, 'do:again');
    expect(one.table.world).toEqual(other.table.world);
    expect(one.fingerprints().at(-1)?.hash).not.toBe(other.fingerprints().at(-1)?.hash);
  });

  it('is made before the first answer of a phase only, and never after the end', () => {
    const match = startScratch(twice);
    match.answer(0, 'do:plain');
    expect(match.override(['n'], 1)).toEqual({ ok: false, refusal: { key: 'not-at-rest' } });
    const over = playAtRandom(startToy(ticTacToe, 'over'), 'over');
    const before = everything(over);
    expect(over.override(['turn'], 0)).toEqual({ ok: false, refusal: { key: 'match-over' } });
    expect(everything(over)).toBe(before);
  });

  it('that cannot be made leaves everything as it was', () => {
    const match = startScratch(twice);
    const before = everything(match);
    const wrong = (message: string) => ({ ok: false, refusal: { key: 'rule-error', message } });
    expect(match.override(['nowhere', 'n'], 1)).toEqual(wrong('The world has nothing at nowhere.n'));
    expect(match.override(['n', 'deep', 'er'], 1)).toEqual(wrong('The world has nothing at n.deep.er'));
    expect(match.override([], 1)).toEqual(wrong('The world has nothing at '));
    expect(match.override(['n'], 'one')).toEqual(wrong('The world has a value of the kind number at n, not string'));
    expect(match.override(['n'], 101)).toEqual(wrong('n is too large'));
    expect(everything(match)).toBe(before);
    expect(match.answer(0, 'do:plain')).toEqual({ ok: true });
  });

  it('reaches what the world itself holds, and no prototype', () => {
    const match = startScratch(twice);
    const before = everything(match);
    for (const path of [
      ['__proto__', 'n'],
      ['notes', '__proto__', 'n'],
      ['constructor', 'prototype', 'n'],
      ['notes', 'length'],
    ]) {
      expect(match.override(path, 1)).toMatchObject({ ok: false, refusal: { key: 'rule-error' } });
    }
    for (const value of ['{"__proto__":{"n":1}}', '[{"constructor":1}]', '{"a":{"prototype":{}}}', '1e999']) {
      expect(match.override(['notes'], JSON.parse(value))).toMatchObject({ ok: false, refusal: { key: 'rule-error' } });
    }
    expect(everything(match)).toBe(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('n' in {}).toBe(false);
  });

  it('survives what is taken back after it, and goes with what is taken back before it', () => {
    const match = startScratch(twice);
    match.answer(0, 'do:plain');
    match.answer(0, 'do:again');
    match.override(['n'], 5);
    match.answer(0, 'do:plain');
    match.undo([0]);
    expect(match.table.world.n).toBe(5);
    expect(match.undoable([0])).toBe('consent');
    match.undo([0], { seed: 's' });
    expect(match.table.world.n).toBe(0);
  });

  it('shares nothing with the value it was given', () => {
    const match = startScratch(twice);
    const notes = ['mine'];
    match.override(['notes'], notes);
    match.override(['notes', 0], 'yours');
    expect(notes).toEqual(['mine']);
    expect(match.lines[0]).toMatchObject({ value: ['mine'] });
  });
});

describe('a board', () => {
  it('grows in the phases of set-up, and is frozen when they end', () => {
    const match = playAtRandom(startToy(boardBuilding, 'frozen'), 'frozen', 7);
    expect(Object.isFrozen(match.table.board)).toBe(false);
    playAtRandom(match, 'on', 1);
    expect(match.phase).toBe('race');
    expect(() => match.table.board.course.push('road')).toThrow(TypeError);
  });

  it('is hashed as it was when it froze', () => {
    const last = (tile: string) => {
      const match = startToy(boardBuilding, 'hashed');
      for (const lay of ['road', 'road', 'road', 'road', 'mud', 'mud', 'bridge', tile]) {
        match.answer(match.open[0]?.seat ?? 0, `lay:${lay}`);
      }
      return match;
    };
    const match = last('bridge');
    const world = match.table.world;
    const course = ['road', 'road', 'road', 'road', 'mud', 'mud', 'bridge', 'mud'] as const;
    const changed = {
      ...boardBuilding,
      phases: {
        ...boardBuilding.phases,
        *build(table: Parameters<typeof boardBuilding.phases.build>[0]) {
          const next = yield* boardBuilding.phases.build(table);
          if (table.board.course.length === 8) table.board.course[7] = 'mud';
          return next;
        },
      },
    };
    const other = startToy(changed, 'hashed');
    for (const line of match.lines) other.repeat(line);
    expect(other.table.world).toEqual(world);
    expect(other.table.board.course).toEqual(course);
    expect(other.fingerprints().at(-1)?.hash).not.toBe(match.fingerprints().at(-1)?.hash);
  });
});
