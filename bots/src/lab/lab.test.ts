import { anyGame, type Game } from '@necropole/kernel';
import { playReplay, readReplay } from '@necropole/kernel/app';
import { describe, expect, test } from 'vitest';
import { connectFour } from '../../../kernel/src/testing/toys/connect-four.ts';
import { partners } from '../../../kernel/src/testing/toys/partners.ts';
import { trickGame } from '../../../kernel/src/testing/toys/trick-game.ts';
import {
  batchesOf,
  combinationsOf,
  contestsOf,
  csvOf,
  endings,
  joinedFindings,
  lengths,
  meanOf,
  meanPoints,
  merged,
  type Plan,
  type Played,
  pairingOf,
  playBatch,
  playMatch,
  rateOf,
  readSweep,
  replayOf,
  rolesAmong,
  rowsOf,
  rowsWith,
  settingOf,
  tallied,
  winRate,
  winRatesBy,
  wonBy,
} from './index.ts';

const four = anyGame(connectFour);
const config = { mode: 'only', mission: null, seats: 2, options: {} };
const plan: Plan = { game: four.id, config, seed: 'lab', players: ['random', 'random'] };

function made(number: number, given: Partial<Played>): Played {
  const played = {
    number,
    outcome: 'four',
    winners: [0],
    answers: 10,
    crash: null,
    used: [],
    progress: [],
    tallies: {},
  };
  return { ...played, ...given };
}

describe('intervals', () => {
  // Newcombe 1998, Statistics in Medicine 17, table I: the score method without continuity correction.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%d of %d lies between %d and %d', (wins, matches, low, high) => {
    const rate = rateOf(wins, matches);
    expect(rate.low).toBeCloseTo(low, 4);
    expect(rate.high).toBeCloseTo(high, 4);
  });

  test('nothing played says nothing', () => {
    expect(rateOf(0, 0)).toMatchObject({ low: 0, high: 1 });
    expect(meanOf([])).toMatchObject({ count: 0 });
  });

  test('a mean has an interval of its own', () => {
    const { mean, low, high } = meanOf([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(high - mean).toBeCloseTo(1.95996 * Math.sqrt(2.5 / 5), 4);
    expect(mean - low).toBeCloseTo(high - mean, 10);
  });
});

describe('playing', () => {
  test('a match of a plan is the same wherever it is played', () => {
    const whole = playBatch(four, { plan, from: 0, to: 9 });
    const parts = [playBatch(four, { plan, from: 5, to: 9 }), playBatch(four, { plan, from: 0, to: 5 })];
    expect(merged(...parts)).toEqual(whole);
    expect(playMatch(four, plan, 7)).toEqual(whole[7]);
    expect(new Set(whole.map(({ answers }) => answers)).size).toBeGreaterThan(3);
  });

  test('batches leave out what is played already', () => {
    const spans = (played: readonly number[]) =>
      batchesOf(plan, 10, 4, new Set(played)).map(({ from, to }) => [from, to]);
    expect(spans([])).toEqual([
      [0, 4],
      [4, 8],
      [8, 10],
    ]);
    expect(spans([0, 5, 6])).toEqual([
      [1, 5],
      [7, 10],
    ]);
  });

  test.each([
    ['from its plan', ['greedy', 'random']],
    ['from its answers, where bots think by the clock', ['search:1ms', 'random']],
  ])('any match of a run opens as a replay: %s', (_, players) => {
    const run = { ...plan, players };
    const played = playMatch(four, run, 3);
    const { file, next } = replayOf(four, run, played);
    const { match, problem } = playReplay(four, readReplay(file));
    expect([problem, next]).toEqual([null, null]);
    expect(match.outcome?.id).toBe(played.outcome);
    expect(match.answers).toBe(played.answers);
    expect(played.given === undefined).toBe(players[0] === 'greedy');
  });

  test('a bot that is unknown is a crash, not a silence', () => {
    expect(playMatch(four, { ...plan, players: ['nobody', 'random'] }, 0).crash).toEqual({
      kind: 'error',
      message: 'no bot "nobody"',
    });
  });
});

describe('findings', () => {
  const team = { ...plan, config: { ...config, options: { level: 'hard' } } };
  const rows = [
    ...rowsOf(plan, [
      made(0, { tallies: { 'joined/scout': 1, 'fell/hall': 2 } }),
      made(1, { winners: [], outcome: 'draw', answers: 42, tallies: { 'joined/scout': 1, 'fell/roof': 1 } }),
      made(2, { tallies: { 'joined/medic': 1, 'fell/hall': 1 } }),
      made(3, { outcome: null, crash: { kind: 'bound', bound: 9 } }),
    ]),
    ...rowsOf(team, [made(0, { winners: [1], answers: 11 })]),
  ];

  test('win rates, whole and by what the matches are told apart by', () => {
    expect(winRate(rows, wonBy(four, null))).toMatchObject({ matches: 4, wins: 3, rate: 0.75 });
    const by = winRatesBy(rows, wonBy(four, null), ({ plan: of }) => settingOf(of, 'level'));
    expect(by.map(({ value, rate }) => [value, rate.wins, rate.matches])).toEqual([
      ['', 2, 3],
      ['hard', 1, 1],
    ]);
  });

  test('a win of a role counts for that role only', () => {
    const roles: Game = { ...four, bot: { roles: () => [one('hunter'), one('prey')] } };
    expect(winRate(rows, wonBy(roles, 'hunter')).wins).toBe(2);
    expect(winRate(rows, wonBy(roles, 'prey')).wins).toBe(1);
  });

  test('where roles change, a win counts for the role in the end, of the matches that had one', () => {
    const changing: Game = {
      ...four,
      bot: { roles: () => [one('player'), one('player')], roleNow: (_, seat) => (seat === 0 ? 'hunter' : 'prey') },
    };
    const played = playBatch(changing, { plan, from: 0, to: 6 });
    expect(played.map(({ roles }) => roles)).toEqual(played.map(() => ['hunter', 'prey']));
    const ended = rowsOf(plan, [...played, made(9, { winners: [1], roles: ['prey', 'prey'] })]);
    expect(rolesAmong(changing, config, ended)).toEqual(['player', 'hunter', 'prey']);
    expect(rowsWith(changing, ended, 'hunter')).toHaveLength(6);
    expect(rowsWith(changing, ended, 'player')).toHaveLength(0);
    const wins = played.filter(({ winners }) => winners.includes(1)).length;
    expect(winRate(rowsWith(changing, ended, 'prey'), wonBy(changing, 'prey'))).toMatchObject({
      matches: 7,
      wins: wins + 1,
    });
    expect(playMatch(four, plan, 0).roles).toBeUndefined();
  });

  test('what is scored is kept by seat, and its mean by role', () => {
    const tricks = anyGame(trickGame);
    const table = { ...config, mode: tricks.modes[0]?.id ?? '', seats: 3 };
    const of = { ...plan, game: tricks.id, config: table, players: ['random', 'random', 'random'] };
    const played = playMatch(tricks, of, 0);
    expect(played.points).toHaveLength(3);
    const mean = (played.points ?? []).reduce((sum, one) => sum + one, 0) / 3;
    expect(meanPoints(tricks, rowsOf(of, [played]), 'player')).toMatchObject({ count: 3, mean });
    expect(meanPoints(four, rows, 'player').count).toBe(0);
    expect(csvOf(tricks, [{ plan: of, played: [played] }])).toContain(`,${(played.points ?? []).join(' ')},`);
  });

  test('what took part, with and without', () => {
    const [medic, scout] = joinedFindings(rows, wonBy(four, null));
    expect(medic).toMatchObject({ id: 'medic', with: { wins: 1, matches: 1 }, without: { wins: 2, matches: 3 } });
    expect(scout).toMatchObject({ id: 'scout', with: { wins: 1, matches: 2 }, without: { wins: 2, matches: 2 } });
  });

  test('where figures fell, how matches ended, how long they were', () => {
    expect(tallied(rows, 'fell')).toEqual([
      { ref: 'hall', count: 3 },
      { ref: 'roof', count: 1 },
    ]);
    expect(endings(four, rows)).toEqual([
      { outcome: 'four', matches: 3 },
      { outcome: 'draw', matches: 1 },
    ]);
    const bars = lengths(rows, 4);
    expect(bars.map(({ matches }) => matches)).toEqual([3, 0, 0, 1]);
    expect(bars[0]).toEqual({ from: 10, to: 20, matches: 3 });
  });
});

describe('files', () => {
  test('a cell with a comma, a quote or the look of a formula is safe', () => {
    const odd = { ...plan, config: { ...config, options: { title: 'a,"b"', sum: '=1+1' } } };
    const [heading, line] = csvOf(four, [{ plan: odd, played: [made(0, {})] }]).split('\r\n');
    expect(heading).toContain('seats,sum,title,players');
    expect(line).toContain(`,'=1+1,"a,""b""",random random,0,`);
  });

  test('sweeps', () => {
    expect(readSweep('level=easy,hard')).toEqual({ name: 'level', values: ['easy', 'hard'] });
    expect(readSweep('heroes=a+b,c')).toEqual({ name: 'heroes', values: ['a,b', 'c'] });
    for (const wrong of ['level', '=a', 'level=', 'level=a,,b']) expect(readSweep(wrong)).toBeNull();
    const sweeps = [readSweep('a=1,2'), readSweep('b=3,4')].filter((sweep) => sweep !== null);
    expect(combinationsOf(sweeps).map(({ a, b }) => `${a}${b}`)).toEqual(['13', '14', '23', '24']);
  });
});

function one(role: string): { role: string; side: string } {
  return { role, side: role };
}

/** Plays every table of a contest. */
function fought(game: Game, contest: Parameters<typeof pairingOf>[0]) {
  return pairingOf(
    contest,
    contest.tables.map(({ plan: of, matches }) => playBatch(game, { plan: of, from: 0, to: matches })),
  );
}

describe('the arena', () => {
  test('rivals sit at one table, exchange seats in the same matches, and rotate', () => {
    const wish = { config: { ...config, seats: 3 }, seed: 's', bots: ['greedy', 'random'], matches: 60 };
    const { pairings } = contestsOf(anyGame(trickGame), wish);
    const tables = pairings[0]?.tables ?? [];
    expect(tables.map(({ plan: of }) => of.players.map((name) => name[0]).join(''))).toEqual([
      'grr',
      'rgg',
      'rgr',
      'grg',
      'rrg',
      'ggr',
    ]);
    expect(tables.map(({ plan: of }) => of.seed)).toEqual(['s/0', 's/0', 's/1', 's/1', 's/2', 's/2']);
    expect(tables.map(({ matches }) => matches)).toEqual([10, 10, 10, 10, 10, 10]);
  });

  test('partners have a table for each bot, with the same matches; the others stay', () => {
    const game: Game = {
      ...anyGame(partners),
      bot: { roles: () => [{ role: 'crew', side: 'crew' }, { role: 'crew', side: 'crew' }, one('fire')] },
    };
    const wish = { config: { ...config, seats: 3 }, seed: 's', bots: ['greedy', 'random'], matches: 5 };
    const { pairings } = contestsOf(game, wish);
    expect(pairings.map(({ role }) => role)).toEqual(['crew', 'fire']);
    expect(pairings[0]?.tables.map(({ plan: of }) => of.players)).toEqual([
      ['greedy', 'greedy', 'random'],
      ['random', 'random', 'random'],
    ]);
    expect(pairings[1]?.tables.map(({ plan: of }) => of.players)).toEqual([
      ['random', 'random', 'greedy'],
      ['random', 'random', 'random'],
    ]);
    expect(new Set(pairings[0]?.tables.map(({ plan: of }) => of.seed)).size).toBe(1);
    const met = contestsOf(game, { ...wish, others: 'search:9' }).pairings[0]?.tables;
    expect(met?.map(({ plan: of }) => of.players[2])).toEqual(['search:9', 'search:9']);
  });

  test('the stronger bot is above the weaker, with intervals apart; the mirror is near a half', () => {
    const wish = { config, seed: 's', bots: ['greedy', 'random'], matches: 200 };
    const { pairings, mirror } = contestsOf(four, wish);
    const pairing = fought(four, pairings[0] as (typeof pairings)[0]);
    expect(pairing.matches).toBe(200);
    expect(pairing.low).toBeGreaterThan(pairing.against.high);
    const control = fought(four, mirror).decided;
    expect(control.matches).toBeGreaterThan(150);
    expect(control.low).toBeLessThan(0.5);
    expect(control.high).toBeGreaterThan(0.5);
  });

  test('a mirror of partners draws other chance in the same matches', () => {
    const game: Game = { ...anyGame(partners), bot: { roles: () => [one('crew'), one('crew')] } };
    const { mirror } = contestsOf(game, { config, seed: 's', bots: ['random'], matches: 200 });
    const control = fought(game, mirror);
    expect(control.matches).toBe(200);
    expect(control.decided.matches).toBeGreaterThan(10);
    expect(control.decided.low).toBeLessThan(0.5);
    expect(control.decided.high).toBeGreaterThan(0.5);
  });

  test('where roles change, each bot is also counted by what its seats were in the end', () => {
    const game: Game = { ...four, bot: { roleNow: (_, seat) => (seat === 0 ? 'hunter' : 'prey') } };
    const { pairings } = contestsOf(game, { config, seed: 's', bots: ['greedy', 'random'], matches: 20 });
    const pairing = fought(game, pairings[0] as (typeof pairings)[0]);
    const seats = (side: typeof pairing.became) => side?.map(({ role, seats: count }) => [role, count]);
    expect(seats(pairing.became)).toEqual([
      ['hunter', 10],
      ['prey', 10],
    ]);
    const won = (side: typeof pairing.became) => side?.reduce((sum, { wins }) => sum + wins, 0);
    expect(won(pairing.became)).toBe(pairing.wins);
    expect(won(pairing.against.became)).toBe(pairing.against.wins);
  });

  test('progress is measured where the game says how far a seat came', () => {
    const game: Game = { ...four, bot: { progress: (_, seat) => (seat === 0 ? 1 : 0.5) } };
    const { pairings } = contestsOf(game, { config, seed: 's', bots: ['greedy', 'random'], matches: 4 });
    const pairing = fought(game, pairings[0] as (typeof pairings)[0]);
    expect([pairing.progress, pairing.against.progress]).toEqual([0.75, 0.75]);
  });
});
