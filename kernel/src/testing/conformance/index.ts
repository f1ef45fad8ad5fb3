/** The conformance suite: the tests that every game gets by one call. `quality.md` says what each point means. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { anyGame, type Game, type Shape } from '../../index.ts';
import { finish, playCombination } from './find-faults.ts';
import type { ConformanceOptions } from './plan.ts';
import { type Finding, POINTS, type Point, SAMPLE, Suite } from './suite.ts';

const NUMBERS: readonly Point[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** What can only be said over all matches, and what further matches for the components show. */
const OVER_ALL: readonly Point[] = [1, 2, 3, 5, 8, 9, 12];

/** What a game's own test says to the suite. */
export interface GameConformance extends ConformanceOptions {
  /** The address of a module that exports the game: `new URL('./index.ts', import.meta.url).href`. */
  readonly module: string;
}

/** Registers the tests of a game: a group for each mode, mission and seat count, and one over all matches. */
export function conformance<S extends Shape>(game: Game<S>, options: GameConformance): void {
  if (process.env['NECROPOLE_COVERAGE'] !== undefined) {
    test.skip(`${game.id}: rule coverage plays its own matches`, () => {});
    return;
  }
  const suite = new Suite(anyGame(game), options);
  describe(`${game.id} conforms`, () => {
    for (const combination of suite.checked) {
      describe(combination.title, () => {
        beforeAll(() => playCombination(suite, combination));
        for (const point of NUMBERS) {
          if (point !== 9) testPoint(suite, point, combination.title);
        }
      });
    }
    describe('over all matches', () => {
      beforeAll(() => finish(suite));
      for (const point of OVER_ALL) testPoint(suite, point, '');
    });
    afterAll(() => console.log(summaryOf(suite)));
  });
}

function testPoint(suite: Suite, point: Point, where: string): void {
  test(`${point}. ${POINTS[point]}`, () => {
    const found = suite.findings.filter((finding) => finding.point === point && finding.where === where);
    if (found.length > 0) throw new Error(found.map(told).join('\n\n'));
  });
}

function told({ message, match }: Finding): string {
  if (match === null) return message;
  const file = join(mkdtempSync(join(tmpdir(), 'necropole-')), 'match.jsonl');
  writeFileSync(file, match.replay);
  const answers = match.answers.length === 0 ? 'none' : match.answers.join(', ');
  return `${message}\n  seed: ${match.seed}\n  answers: ${answers}\n  replay: ${file}`;
}

function summaryOf({ game, long, tally }: Suite): string {
  const { matches, answers, sampled, dealt, kept } = tally;
  const how = long
    ? 'all points at every question'
    : `points 5 and 10 at one question in ${SAMPLE} and at the first of each kind (npm run test:long for all)`;
  const deals = dealt === 0 ? 'nothing was hidden' : `${kept} of ${dealt} deals fitted`;
  return `${game.id}: ${matches} matches, ${answers} answers; ${how}: ${sampled}; ${deals}`;
}
