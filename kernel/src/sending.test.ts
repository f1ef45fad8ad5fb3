import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from './json.ts';
import { differences, grouped, overlayFor, patched, publicView } from './sending.ts';
import { toys } from './testing/toys/index.ts';
import { answerAtRandom, chance, playAtRandom, startToy } from './testing/toys/play.ts';
import { trickGame } from './testing/toys/trick-game.ts';
import { questionsFor, viewFor } from './view.ts';

const plain = fc.jsonValue() as fc.Arbitrary<Json>;

/** JSON knows no minus zero. */
function written(value: Json): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

describe('differences', () => {
  it('make any value of any other, and change neither', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const [a, b] = [written(before), written(after)];
        const texts = JSON.stringify([a, b]);
        expect(patched(a, differences(a, b))).toEqual(b);
        expect(JSON.stringify([a, b])).toBe(texts);
      }),
      { seed: 6, numRuns: 300 },
    );
  });

  it('say nothing of what stayed', () => {
    const before = { a: [1, { b: 2, c: 3 }], d: 'x', gone: 1 };
    expect(differences(before, before)).toEqual([]);
    expect(differences(before, { a: [1, { b: 2, c: 4 }], d: 'x', fresh: null })).toEqual([
      { at: ['gone'], gone: true },
      { at: ['a', 1, 'c'], is: 4 },
      { at: ['fresh'], is: null },
    ]);
  });
});

describe('a public view and an overlay', () => {
  it.each(toys.map((toy) => [toy.id, toy] as const))('are what a seat sees, after every answer of %s', (_, toy) => {
    const match = startToy(toy, 'sent', toy.modes[0]?.seats[1]);
    const stream = chance('sent');
    let before = publicView(match).world as Json;
    for (;;) {
      const everybody = publicView(match);
      const now = everybody.world as Json;
      expect(patched(before, differences(before, now))).toEqual(now);
      before = now;
      for (let seat = 0; seat < match.config.seats; seat++) {
        const own = overlayFor(match, [seat], everybody);
        expect(patched(now, own)).toEqual(viewFor(match, [seat]).world);
      }
      if (match.outcome !== null) return;
      answerAtRandom(match, stream);
    }
  });

  it('tell nobody what is not theirs', () => {
    const match = playAtRandom(startToy(trickGame, 'own'), 'own', 3);
    expect(overlayFor(match, [])).toEqual([]);
    const hands = [0, 1, 2].map((seat) => JSON.stringify(overlayFor(match, [seat])));
    expect(new Set(hands).size).toBe(3);
  });
});

describe('a grouped question', () => {
  it('holds every option once, the refused under their reason', () => {
    for (const toy of toys) {
      const match = playAtRandom(startToy(toy, 'grouped'), 'grouped', 4);
      for (const { seat } of match.open) {
        for (const question of questionsFor(match, [seat])) {
          const { options, refused } = grouped(question);
          const keys = [...options.map(({ key }) => key), ...refused.flatMap((group) => group.keys)];
          expect(keys.sort()).toEqual(question.options.map(({ key }) => key).sort());
          expect(options.every(({ refusal }) => refusal === null)).toBe(true);
          for (const { refusal, keys: all } of refused) {
            for (const key of all) expect(question.options.find((one) => one.key === key)?.refusal).toEqual(refusal);
          }
          expect(new Set(refused.map(({ refusal }) => JSON.stringify(refusal))).size).toBe(refused.length);
        }
      }
    }
  });
});
