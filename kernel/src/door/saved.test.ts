/** What comes back from where it was saved: let in as it was, and in no other form. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { boardBuilding } from '../testing/toys/board-building.ts';
import { toys } from '../testing/toys/index.ts';
import { playAtRandom, startToy } from '../testing/toys/play.ts';
import { triggeredCards } from '../testing/toys/triggered-cards.ts';
import { savedFault } from './saved.ts';

function fresh(value: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value));
}

function hashesOf(match: Match): readonly string[] {
  return match.allRests().map(({ hash }) => hash);
}

describe('a saved match', () => {
  it('of any toy is let in after any number of answers, with its hashes and without', () => {
    for (const toy of toys) {
      for (let answers = 0; answers < 12; answers++) {
        const match = playAtRandom(startToy(toy, 'saved', toy.modes[0]?.seats[1]), 'saved', answers);
        const saved = fresh(match.save());
        expect(savedFault(toy, saved)).toBeNull();
        expect(savedFault(toy, saved, hashesOf(match))).toBeNull();
      }
    }
  });

  it('that was corrected is let in, and only with what the correction makes', () => {
    const match = startToy(triggeredCards, 'corrected', 3);
    match.override(['gold', 0], 2);
    match.override(['gold', 1], 2);
    const saved = fresh(match.save());
    const hashes = match.rests.map(({ hash }) => hash);
    expect(savedFault(triggeredCards, saved, hashes)).toBeNull();
    const handmade = fresh({ ...match.save(), rests: match.rests });
    expect(savedFault(triggeredCards, handmade)).toBeNull();
    (handmade['rests'] as { world: { gold: number[] } }[])[2]?.world.gold.splice(2, 1, 9);
    expect(savedFault(triggeredCards, handmade)).toContain('is not the one that was hashed');
  });

  it('with a board that is still built is let in', () => {
    for (let answers = 0; answers < 10; answers++) {
      const match = playAtRandom(startToy(boardBuilding, 'built'), 'built', answers);
      const hashes = match.rests.map(({ hash }) => hash);
      expect(savedFault(boardBuilding, fresh(match.save()), hashes)).toBeNull();
    }
  });

  type Saved = { [name: string]: unknown; config: Record<string, unknown>; rests: Record<string, unknown>[] };
  type Spoil = (saved: Saved) => void;
  const last = (saved: Saved): Record<string, unknown> => saved.rests.at(-1) ?? {};
  const spoils: readonly (readonly [string, Spoil, string])[] = [
    ['of another game', (saved) => Object.assign(saved, { game: 'chess' }), 'is of chess, not of triggered-cards'],
    ['of another version', (saved) => Object.assign(saved, { version: 7 }), 'is of version 7'],
    ['for too many seats', (saved) => Object.assign(saved.config, { seats: 1e9 }), 'config.seats'],
    ['for seats of another mode', (saved) => Object.assign(saved.config, { seats: 9 }), 'cannot be: only is for'],
    ['without rest points', (saved) => Object.assign(saved, { rests: [] }), 'rests'],
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
      'is not the one that was hashed',
    ],
    ['with another hash', (saved) => Object.assign(last(saved), { hash: '00' }), 'is not the one that was hashed'],
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
    ['without a form', (saved) => Object.assign(saved, { epoch: -1 }), 'epoch'],
  ];

  it.each(spoils)('%s is not let in', (_, spoil, sentence) => {
    const match = playAtRandom(startToy(triggeredCards, 'spoiled', 3), 'spoiled', 7);
    const saved = fresh(match.save()) as Saved;
    spoil(saved);
    expect(savedFault(triggeredCards as unknown as Game, saved, hashesOf(match as unknown as Match))).toContain(
      sentence,
    );
  });

  it('that is no match at all is not let in', () => {
    for (const value of [null, 1, 'x', [], {}, undefined]) expect(savedFault(triggeredCards, value)).toContain('saved');
  });
});
