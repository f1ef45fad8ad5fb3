import { describe, expect, test } from 'vitest';
import { diffOf, isGood, noticedOf, survivorsOf, tableOf } from './report.ts';
import { inToyFolder } from './testing/toy.ts';
import { testGame, testsFor } from './testing-a-game.ts';

const EVERYTHING = { mutants: 1000, strings: 2 };

describe('mutation testing of a made-up game', () => {
  test('finds what is covered, and tells what is not', async () => {
    const told: string[] = [];
    const tried = await inToyFolder((root) =>
      testGame({ root, game: 'toy', seed: 'toy-1', wanted: EVERYTHING, jobs: 1 }, ({ place }) => told.push(place.file)),
    );
    expect(told.length).toBe(tried.length);
    const survivors = survivorsOf(tried);
    // Nobody looks at a function that no test runs, at the cite, or at the strength beyond "less than 9".
    expect(survivors).toContain('games/toy/rules/steps.ts:18 arithmetic (rules and hooks, no unit test runs it)');
    expect(survivors).toContain('games/toy/content/cards.ts:8 number (rules and hooks)');
    expect(survivors).toContain("cite: 'mutated'");
    // Each of these is noticed: a sum, the end of a loop, a colour in the data.
    const noticed = (text: string) => tried.filter((one) => one.noticed !== null && diffOf(one).includes(`+ ${text}`));
    expect(noticed('  return steps + walked;')).toHaveLength(1);
    expect(noticed("export const troll: Card = { id: 'troll', colour: 'green'")).toHaveLength(1);
    // A loop that never ends does so by its steps.
    const endless = noticed('    ;').filter(({ noticed: why }) => why?.includes('takes too many steps'));
    expect(endless).toHaveLength(1);
    expect(tableOf(tried)).toMatch(/rules and hooks +\d+\/\d+ +\d+\.\d % +\d+\.\d % to \d+\.\d % +target 85\.0 %/);
    expect(noticedOf(tried)).toContain('  noticed by the troll is red: expected');
    expect(isGood(tried)).toBe(false);
  });

  test('stops before it begins where a test fails already', async () => {
    const red = {
      'games/toy/rules/red.test.ts': "import { test } from 'vitest';\ntest('red', () => { throw new Error('no') });",
    };
    const run = inToyFolder(
      (root) => testGame({ root, game: 'toy', seed: 'toy-1', wanted: EVERYTHING, jobs: 1 }, () => {}),
      red,
    );
    await expect(run).rejects.toThrow('the tests of toy fail already: mend them first (red: no)');
  });
});

test('the nearest test comes first, and only those that reach the place', () => {
  const ran = new Set(['games/toy/rules/a.ts:10']);
  const tests = new Map([
    ['games/toy/words/w.test.ts', { ran, took: 1 }],
    ['games/toy/rules/b.test.ts', { ran, took: 3 }],
    ['games/toy/rules/c.test.ts', { ran: new Set<string>(), took: 1 }],
    ['games/toy/rules/d.test.ts', { ran, took: 2 }],
    ['games/toy/rules/a.test.ts', { ran, took: 9 }],
  ]);
  const names = (within: number | null) => testsFor('games/toy/rules/a.ts', within, { tests }).map((one) => one.at(-9));
  expect(names(10)).toEqual(['a', 'd', 'b', 'w']);
  expect(names(null)).toEqual(['a', 'c', 'd', 'b', 'w']);
  expect(names(99)).toEqual([]);
});

test('a diff shows the lines that change', () => {
  const text = 'one\ntwo;\nthree\n';
  expect(diffOf({ text, change: { start: 4, end: 8, text: ';' } })).toBe('  - two;\n  + ;');
  expect(diffOf({ text, change: { start: 4, end: 8, text: '' } })).toBe('  - two;');
});
