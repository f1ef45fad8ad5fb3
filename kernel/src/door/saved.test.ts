/** What comes back from where it was saved: let in as it was, and in no other form. */
import { describe, expect, it } from 'vitest';
import { anyGame, type Game } from '../game.ts';
import type { SavedMatch } from '../history.ts';
import { Match } from '../match.ts';
import { boardBuilding } from '../testing/toys/board-building.ts';
import { toys } from '../testing/toys/index.ts';
import { playAtRandom, startToy } from '../testing/toys/play.ts';
import { triggeredCards } from '../testing/toys/triggered-cards.ts';
import { savedFault } from './saved.ts';

function fresh(value: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value));
}

/** What stands in the way of going on with a saved match: at the door, or when it is revived. */
function fault(game: Game, saved: unknown): string | null {
  const wrong = savedFault(game, saved);
  if (wrong !== null) return wrong;
  try {
    Match.revive(game, saved as SavedMatch);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`;
  }
}

describe('a saved match', () => {
  it('of any toy is let in after any number of answers', () => {
    for (const toy of toys) {
      for (let answers = 0; answers < 12; answers++) {
        const match = playAtRandom(startToy(toy, 'saved', toy.modes[0]?.seats[1]), 'saved', answers);
        expect(fault(toy, fresh(match.save()))).toBeNull();
      }
    }
  });

  it('that was corrected is let in, and only with what the correction makes', () => {
    const match = startToy(triggeredCards, 'corrected', 3);
    match.override(['gold', 0], 2);
    match.override(['gold', 1], 2);
    const saved = fresh(match.save());
    expect(fault(anyGame(triggeredCards), saved)).toBeNull();
    (saved['rest'] as { world: { gold: number[] } }).world.gold.splice(2, 1, 9);
    expect(fault(anyGame(triggeredCards), saved)).toContain('was changed since it was saved');
  });

  it('with a board that is still built is let in', () => {
    for (let answers = 0; answers < 10; answers++) {
      const match = playAtRandom(startToy(boardBuilding, 'built'), 'built', answers);
      expect(fault(anyGame(boardBuilding), fresh(match.save()))).toBeNull();
    }
  });

  type Saved = { [name: string]: unknown; config: Record<string, unknown>; rest: Record<string, unknown> };
  type Spoil = (saved: Saved) => void;
  const last = (saved: Saved): Record<string, unknown> => saved.rest;
  const spoils: readonly (readonly [string, Spoil, string])[] = [
    ['of another game', (saved) => Object.assign(saved, { game: 'chess' }), 'is of chess, not of triggered-cards'],
    ['of another version', (saved) => Object.assign(saved, { version: 7 }), 'is of version 7'],
    ['for too many seats', (saved) => Object.assign(saved.config, { seats: 1e9 }), 'config.seats'],
    ['for seats of another mode', (saved) => Object.assign(saved.config, { seats: 9 }), 'cannot be: only is for'],
    ['without a rest point', (saved) => Object.assign(saved, { rest: null }), 'rest'],
    ['without marks', (saved) => Object.assign(saved, { marks: [] }), 'marks'],
    ['in no phase', (saved) => Object.assign(last(saved), { phase: 'nowhere' }), 'has no phase "nowhere"'],
    ['in an inherited phase', (saved) => Object.assign(last(saved), { phase: 'toString' }), 'has no phase "toString"'],
    ['with another world', (saved) => Object.assign(last(saved), { world: { a: 1 } }), 'not of the shape'],
    [
      'with a world that breaks a rule',
      (saved) => Object.assign(last(saved)['world'] as object, { gold: [-1, 0, 0] }),
      'breaks a rule of the game',
    ],
    [
      'with a world that was changed',
      (saved) => Object.assign(last(saved)['world'] as object, { gold: [7, 7, 7] }),
      'was changed since it was saved',
    ],
    [
      'with another mark',
      (saved) => Object.assign((saved['marks'] as object[]).at(-1) ?? {}, { hash: '00' }),
      'was changed',
    ],
    [
      'with other streams',
      (saved) => Object.assign(last(saved)['streams'] as object, { dice: [1, 2, 3, 4] }),
      'was changed',
    ],
    ['with lines that are gone', (saved) => Object.assign(saved, { lines: [] }), 'does not belong to its history'],
    [
      'with a line of a seat that is not here',
      (saved) => Object.assign((saved['lines'] as object[])[0] ?? {}, { seat: 9 }),
      'names a seat that the match has not',
    ],
    [
      'with a prototype in it',
      (saved) => Object.assign(last(saved), { world: JSON.parse('{"__proto__":{"a":1}}') }),
      'it holds the name __proto__',
    ],
    ['without a form', (saved) => Object.assign(saved, { revision: -1 }), 'revision'],
  ];

  it.each(spoils)('%s is not let in', (_, spoil, sentence) => {
    const match = playAtRandom(startToy(triggeredCards, 'spoiled', 3), 'spoiled', 7);
    const saved = fresh(match.save()) as Saved;
    spoil(saved);
    expect(fault(anyGame(triggeredCards), saved)).toContain(sentence);
  });

  it('that is no match at all is not let in', () => {
    for (const value of [null, 1, 'x', [], {}, undefined]) expect(savedFault(triggeredCards, value)).toContain('saved');
  });
});
