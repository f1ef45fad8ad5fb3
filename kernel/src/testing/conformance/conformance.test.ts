/** The toys conform: the suite as a game calls it. */
import { describe, expect, test } from 'vitest';
import { market } from '../faults/market.ts';
import { toys } from '../toys/index.ts';
import { difference, shared } from './differences.ts';
import { conformance } from './index.ts';
import { combinationsOf, configFor, isCheckedInShort } from './plan.ts';
import { checkFreshProcess } from './replays.ts';
import { Suite } from './suite.ts';

const module = new URL('../toys/index.ts', import.meta.url).href;
/** A full board without four in a row: too rare for random play. */
const endings = { 'only/draw': 'connect four: a full board is a draw' };

for (const toy of toys) {
  conformance(toy, toy.id === 'connect-four' ? { module, sweep: 60, endings } : { module, sweep: 60 });
}

describe('the plan', () => {
  const game = {
    ...market(),
    modes: [
      {
        id: 'alone',
        seats: [1, 1] as const,
        missions: [],
        outcomes: [],
        options: { pace: { values: ['slow', 'fast'], default: 'slow' } },
      },
      { id: 'together', seats: [2, 4] as const, missions: ['feast', 'flood'], outcomes: [], options: {} },
    ],
  };

  test('has every mode, mission and seat count', () => {
    expect(combinationsOf(game as never).map(({ title }) => title)).toEqual([
      'alone, 1 seat',
      'together, feast, 2 seats',
      'together, feast, 3 seats',
      'together, feast, 4 seats',
      'together, flood, 2 seats',
      'together, flood, 3 seats',
      'together, flood, 4 seats',
    ]);
  });

  test('checks every second number of seats in the short run, in turn from one mission to the next', () => {
    const checked = combinationsOf(game as never).filter((one) => isCheckedInShort(game as never, one));
    expect(checked.map(({ title }) => title)).toEqual([
      'alone, 1 seat',
      'together, feast, 2 seats',
      'together, feast, 4 seats',
      'together, flood, 3 seats',
    ]);
  });

  test('rotates the values of options over the seeds', () => {
    const [alone] = combinationsOf(game as never);
    const configs = [0, 1, 2].map((number) => alone && configFor(game as never, alone, number));
    expect(configs.map((config) => config?.options['pace'])).toEqual(['slow', 'fast', 'slow']);
    expect(new Set(configs.map((config) => config?.seed)).size).toBe(3);
  });

  test('rotates teams, their size and who comes first, and skips what the game refuses', () => {
    const team = { values: ['ann', 'bob', 'cem'], default: '', several: [1, 3] as const };
    const many = {
      ...game,
      modes: [{ id: 'team', seats: [2, 2] as const, missions: [], outcomes: [], options: { team } }],
      refuses: ({ options }: { options: Record<string, string> }) =>
        (options['team'] ?? '').includes(',') ? null : { fr: 'il en faut deux', en: 'two seats need two' },
    };
    const [pair] = combinationsOf(many as never);
    const teams = [0, 1, 2, 3].map((number) => pair && configFor(many as never, pair, number).options['team']);
    expect(teams).toEqual(['ann,bob', 'bob,cem', 'cem,ann,bob', 'ann,bob']);
  });
});

describe('a fresh process', () => {
  test('finds a file that this version would not have written', () => {
    const toy = toys[0];
    if (toy === undefined) throw new Error('there are no toys');
    const suite = new Suite(toy, { module });
    suite.replays.push(
      '{"necropole":2,"game":"tic-tac-toe","version":1,"config":{"mode":"only","mission":null,"seats":2,"options":{},"seed":"x"}}\n{"seat":0,"question":"mark","answer":"mark:0","revision":0}\n{"hash":"0"}\n',
    );
    checkFreshProcess(suite);
    expect(suite.findings.map(({ message }) => message)).toEqual([expect.stringMatching(/In a fresh process.*line 3/)]);
  });
});

describe('differences', () => {
  test('are named by their path, whatever the order of keys', () => {
    expect(difference({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBeNull();
    expect(difference({ a: { b: [1, 2] } }, { a: { b: [1, 3] } })).toBe('a.b.1 is 2 and 3');
    expect(difference({ a: 1 }, {})).toBe('a is 1 and nothing');
  });

  test('shared objects are named too', () => {
    const piece = { at: 'here' };
    expect(shared({ x: piece }, { y: [piece] }, ['left', 'right'])).toBe('right.y.0 is the same object as left.x');
    expect(shared({ x: piece }, { y: [{ ...piece }] }, ['left', 'right'])).toBeNull();
  });
});
