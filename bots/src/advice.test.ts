import { anyGame, type Game, type Term } from '@necropole/kernel';
import type { Match } from '@necropole/kernel/app';
import { describe, expect, test } from 'vitest';
import { connectFour } from '../../kernel/src/testing/toys/connect-four.ts';
import { startToy } from '../../kernel/src/testing/toys/play.ts';
import { adviceFor } from './advice.ts';
import type { Choice, Sight } from './bot.ts';
import { askedSeats, sightOf } from './sight.ts';

/** The columns into which the first seat has dropped, counted as the terms of a test say. */
type Judge = (columns: readonly number[]) => readonly Term[];

const four = anyGame(connectFour);

/** Connect Four with a judgement that looks at the first seat's columns. */
function judgedBy(judge: Judge): Game {
  const terms = ({ world }: { readonly world: unknown }): readonly Term[] => judge(columnsOf(world));
  return { ...four, bot: { ...four.bot, horizon: () => ({ phases: 6 }), terms } };
}

function columnsOf(world: unknown): readonly number[] {
  const { cells } = world as { readonly cells: readonly (number | null)[] };
  return cells.flatMap((seat, at) => (seat === 0 ? [at % 7] : []));
}

function sightAt(game: Game): Sight {
  const match: Match = startToy(game, 'four');
  const sight = sightOf(match, askedSeats(match)[0] ?? -1);
  if (sight === null) throw new Error('nobody is asked');
  return sight;
}

/** A bot that tried these columns, the first of them being its choice. */
function chose(...tried: readonly (readonly [column: number, visits: number, expected: number | null])[]): Choice {
  const options = tried.map(([column, visits, expected]) => ({ key: `drop:${column}`, visits, expected }));
  return { answer: options[0]?.key ?? '', account: { bot: 'test', options, iterations: 10, error: null } };
}

const has =
  (column: number) =>
  (columns: readonly number[]): number =>
    columns.includes(column) ? 1 : 0;

describe('advice', () => {
  test('names the answer, the next best that was tried most, and whether it leads clearly', () => {
    const sight = sightAt(four);
    expect(adviceFor(sight, chose([3, 9, 0.6], [2, 4, 0.5], [0, 2, 0.58]), 'seed')).toMatchObject({
      answer: 'drop:3',
      expected: 0.6,
      next: { answer: 'drop:2', expected: 0.5 },
      sure: 'clear',
    });
    expect(adviceFor(sight, chose([3, 9, 0.6], [2, 4, 0.57], [1, 1, 0.4]), 'seed').sure).toBe('close');
    expect(adviceFor(sight, chose([3, 9, 0.6], [2, 4, 0.59], [1, 1, 0.595]), 'seed').sure).toBe('alike');
    expect(adviceFor(sight, chose([3, 9, null], [2, 4, 0.57]), 'seed').sure).toBe('close');
    expect(adviceFor(sight, chose([3, 9, 0.6], [2, 0, null]), 'seed').next).toBeNull();
  });

  test('gives two reasons for it and one against, the weightiest first, each once', () => {
    const judge: Judge = (columns) => [
      { id: 'centre', value: 2 * has(3)(columns), refs: ['space-3'] },
      { id: 'edge', value: 3 * has(2)(columns), refs: ['space-2'] },
      { id: 'small', value: has(3)(columns), refs: ['small'] },
      { id: 'smaller', value: 0.9 * has(3)(columns), refs: [] },
      { id: 'centre', of: 'again', value: 1.5 * has(3)(columns), refs: ['again'] },
      { id: 'faint', value: 0.01 * has(2)(columns), refs: [] },
    ];
    const { reasons } = adviceFor(sightAt(judgedBy(judge)), chose([3, 9, 0.6], [2, 4, 0.5]), 'seed');
    expect(reasons).toEqual([
      { term: 'centre', change: 2, refs: ['space-3'] },
      { term: 'small', change: 1, refs: ['small'] },
      { term: 'edge', change: -3, refs: ['space-2'] },
    ]);
  });

  test('looks further where nothing speaks for it at once, and says nothing where nothing ever does, nor where two are about as good', () => {
    const later: Judge = (columns) => [{ id: 'many', value: columns.length > 1 ? has(3)(columns) : 0, refs: [] }];
    const advice = adviceFor(sightAt(judgedBy(later)), chose([3, 9, 0.6], [2, 4, 0.5]), 'seed');
    expect(advice.reasons.map(({ term }) => term)).toEqual(['many']);
    const even = adviceFor(sightAt(judgedBy(later)), chose([3, 9, 0.52], [2, 4, 0.5]), 'seed');
    expect(even).toMatchObject({ reasons: [], sure: 'close' });
    const never: Judge = (columns) => [{ id: 'bad', value: -has(3)(columns), refs: [] }];
    expect(adviceFor(sightAt(judgedBy(never)), chose([3, 9, 0.6], [2, 4, 0.5]), 'seed').reasons).toEqual([]);
  });

  test('is the same for the same seed, and leaves the match as it was', () => {
    const judge: Judge = (columns) => [{ id: 'centre', value: columns.filter((at) => at === 3).length, refs: [] }];
    const sight = sightAt(judgedBy(judge));
    const before = JSON.stringify(sight.view());
    const choice = chose([1, 9, 0.6], [2, 4, 0.5]);
    expect(adviceFor(sight, choice, 'seed')).toEqual(adviceFor(sight, choice, 'seed'));
    expect(JSON.stringify(sight.view())).toBe(before);
  });
});
