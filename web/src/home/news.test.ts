import { expect, test } from 'vitest';
import type { MatchMeta } from '../engine/records.ts';
import type { Result } from '../engine/results.ts';
import { firstLessons, newsOf } from './news.ts';

const meta: MatchMeta = {
  id: 'one',
  game: 'lantern',
  mode: 'story',
  mission: 'first',
  options: {},
  title: '',
  seats: [{ by: 'me' }],
  created: 0,
  updated: 0,
  played: 0,
  answers: 3,
  outcome: null,
  resigned: false,
  version: 1,
  replay: false,
  from: null,
};
const lesson = { id: 'basics', done: 4, of: 8, read: [], left: true };
const outcome = { id: 'won', cite: 'X-1', winners: [0] };
const game = {
  id: 'lantern',
  lessons: ['basics', 'traps', 'doors'].map((id) => ({ id, minutes: 5 })),
  modes: [
    { id: 'story', seats: [1, 1] as const, options: {}, missions: ['first', 'second', 'third'] },
    { id: 'hard', seats: [1, 1] as const, options: {}, missions: ['first', 'second', 'third'] },
  ],
};
const resultOf = (changed: Partial<MatchMeta>): Result => ({
  meta: { ...meta, outcome, ...changed },
  roles: [],
  chronicle: null,
});

test('a lesson that was left says which step comes next; one that is finished, or watched, says nothing', () => {
  const said = (changed: Partial<MatchMeta>) => newsOf(game, [{ ...meta, ...changed }], []).lesson;
  expect(said({ lesson })).toEqual({ id: 'basics', now: 5, of: 8 });
  expect(said({ lesson: { ...lesson, done: 8 } })).toBeNull();
  expect(said({ lesson, replay: true })).toBeNull();
  expect(said({ lesson, resigned: true })).toBeNull();
  expect(said({ lesson, game: 'another' })).toBeNull();
  expect(said({})).toBeNull();
});

test('where a lesson is behind the next is offered, unless one is under way; the match of the first may be gone', () => {
  const next = (matches: readonly Partial<MatchMeta>[], results: readonly Result[] = []) =>
    newsOf(
      game,
      matches.map((changed) => ({ ...meta, ...changed })),
      results,
    ).next;
  const done = (id: string) => ({ lesson: { ...lesson, id, done: 8 } });
  expect(next([])).toBeNull();
  expect(next([done('basics')])).toBe('traps');
  expect(next([], [resultOf(done('basics'))])).toBe('traps');
  expect(next([done('traps')])).toBe('basics');
  expect(next([done('basics'), { lesson: { ...lesson, id: 'traps' } }])).toBeNull();
  expect(next([done('basics'), done('traps'), done('doors')])).toBeNull();
  expect(next([{ ...done('basics'), game: 'another' }])).toBeNull();
  expect(next([{ ...done('basics'), replay: true }])).toBeNull();
});

test('missions won are counted once, in whatever mode and however often they were won', () => {
  const results = [
    resultOf({}),
    resultOf({ mode: 'hard' }),
    resultOf({ mission: 'second' }),
    resultOf({ mission: 'third', outcome: { ...outcome, winners: [] } }),
    resultOf({ mission: 'third', game: 'another' }),
  ];
  expect(newsOf(game, [], results).won).toEqual({ missions: 2, of: 3 });
  expect(newsOf(game, [], results.slice(3)).won).toBeNull();
});

test('a newcomer is led to the lesson of each game that has one; whoever has played here is not', () => {
  const games = [{ lessons: [] }, { lessons: game.lessons }, { lessons: game.lessons.slice(1) }];
  expect(firstLessons(games, [], [])).toEqual(games.slice(1));
  expect(firstLessons(games, [meta], [])).toEqual([]);
  expect(firstLessons(games, [], [resultOf({})])).toEqual([]);
  expect(firstLessons(games.slice(0, 1), [], [])).toEqual([]);
});
