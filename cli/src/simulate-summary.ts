/** What a simulation prints: a table for people, an object for tools. */
import {
  endings,
  lengths,
  type Mean,
  meanPoints,
  meanProgress,
  type Plan,
  type Played,
  type Rate,
  rolesAmong,
  rowsOf,
  rowsWith,
  type Sweep,
  settingOf,
  winRate,
  wonBy,
} from '@necropole/bots/lab';
import type { Game } from '@necropole/kernel';
import { roleName } from './phrases.ts';
import { textTable } from './text-table.ts';
import type { CommandWords } from './words/index.ts';

/** What `--json` prints. */
export interface Summary {
  readonly game: string;
  readonly mode: string;
  readonly mission: string | null;
  readonly seats: number;
  readonly options: { readonly [name: string]: string };
  readonly players: readonly string[];
  readonly seed: string;
  readonly matches: number;
  readonly finished: number;
  readonly crashed: number;
  readonly outcomes: { readonly [id: string]: number };
  /** How often a seat of each role won, of the matches that ended and had one: where roles change, the role in the end. */
  readonly wins: { readonly [role: string]: Rate };
  /** What the seats of each role scored, where the game counts. */
  readonly points: { readonly [role: string]: Mean };
  /** How far the seats of each role came, where the game says. */
  readonly progress: { readonly [role: string]: Mean };
  readonly answers: {
    readonly mean: number;
    readonly max: number;
    readonly histogram: readonly { readonly from: number; readonly to: number; readonly matches: number }[];
  };
  readonly seconds: number;
  readonly matchesPerSecond: number;
  readonly answersPerSecond: number;
  readonly unused: readonly string[];
}

/** Sums up the matches of a plan. */
export function summarise(game: Game, plan: Plan, played: readonly Played[], seconds: number): Summary {
  const { config } = plan;
  const rows = rowsOf(plan, played);
  const roles = rolesAmong(game, config, rows);
  const points = roles.map((role) => [role, meanPoints(game, rows, role)] as const);
  const progress = roles.map((role) => [role, meanProgress(game, rows, role)] as const);
  const used = new Set(played.flatMap((match) => match.used));
  const answers = played.reduce((sum, match) => sum + match.answers, 0);
  const mode = game.modes.find(({ id }) => id === config.mode);
  const none = Object.fromEntries((mode?.outcomes ?? []).map((outcome) => [outcome, 0]));
  return {
    game: game.id,
    mode: config.mode,
    mission: config.mission,
    seats: config.seats,
    options: config.options,
    players: plan.players,
    seed: plan.seed,
    matches: played.length,
    finished: rows.length,
    crashed: played.length - rows.length,
    outcomes: { ...none, ...Object.fromEntries(endings(game, rows).map(({ outcome, matches }) => [outcome, matches])) },
    wins: Object.fromEntries(
      roles.map((role) => [role, roundedRate(winRate(rowsWith(game, rows, role), wonBy(game, role)))]),
    ),
    points: Object.fromEntries(points.filter(([, { count }]) => count > 0).map(([role, mean]) => [role, mean])),
    progress: Object.fromEntries(progress.filter(([, { count }]) => count > 0).map(([role, mean]) => [role, mean])),
    answers: {
      mean: rounded(answers / Math.max(1, played.length), 2),
      max: played.reduce((most, match) => Math.max(most, match.answers), 0),
      histogram: lengths(rows),
    },
    seconds: rounded(seconds, 3),
    matchesPerSecond: rounded(played.length / seconds, 1),
    answersPerSecond: rounded(answers / seconds, 0),
    unused: game.components.map(({ id }) => id).filter((id, place) => game.appears(id, config) && !used.has(place)),
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function roundedRate({ matches, wins, rate, low, high }: Rate): Rate {
  return { matches, wins, rate: rounded(rate, 4), low: rounded(low, 4), high: rounded(high, 4) };
}

/** A share with its interval, in percent. */
export function percentOf({ rate, low, high }: Pick<Rate, 'rate' | 'low' | 'high'>): string {
  const percent = (share: number): string => (100 * share).toFixed(1);
  return `${percent(rate)} % [${percent(low)}, ${percent(high)}]`;
}

/** One run, for people. */
export function describe(game: Game, summary: Summary, words: CommandWords): string {
  const say = words.simulate;
  const called = (role: string): string => roleName(game, role, words);
  const rows = [
    [say.seed, summary.seed],
    [say.players, summary.players.join(', ')],
    [say.matches, String(summary.matches)],
    [say.finished, String(summary.finished)],
    [say.crashed, String(summary.crashed)],
    ...Object.entries(summary.wins).map(([role, rate]) => [say.wins(called(role)), percentOf(rate)]),
    ...Object.entries(summary.points).map(([role, { mean }]) => [say.pointsOf(called(role)), mean.toFixed(2)]),
    ...Object.entries(summary.progress).map(([role, { mean }]) => [say.progressOf(called(role)), mean.toFixed(3)]),
    [say.answersMean, String(summary.answers.mean)],
    [say.answersMax, String(summary.answers.max)],
    [say.seconds, String(summary.seconds)],
    [say.matchesPerSecond, String(summary.matchesPerSecond)],
    [say.answersPerSecond, String(summary.answersPerSecond)],
  ];
  const outcomes = Object.entries(summary.outcomes).map(([id, count]) => [
    id,
    String(count),
    `${rounded((100 * count) / summary.matches, 1)} %`,
  ]);
  const kind = [summary.mode, summary.mission, words.games.seats(summary.seats, summary.seats)];
  return [
    say.heading(summary.game, kind.filter((part) => part !== null).join(', ')),
    textTable(rows, ['left', 'right']),
    '',
    `${say.outcomes}${words.colon}`.trimEnd(),
    textTable(outcomes, ['left', 'right', 'right']),
    '',
    `${say.unused} (${summary.unused.length})${words.colon}${words.list(summary.unused)}`,
    '',
  ].join('\n');
}

/** A line for each combination of a sweep, for people. */
export function describeSweep(
  game: Game,
  sweeps: readonly Sweep[],
  plans: readonly Plan[],
  summaries: readonly Summary[],
  words: CommandWords,
): string {
  const say = words.simulate;
  const roles = [...new Set(summaries.flatMap(({ wins }) => Object.keys(wins)))];
  const heading = [
    ...sweeps.map(({ name }) => name),
    say.matches,
    ...roles.map((role) => say.wins(roleName(game, role, words))),
    say.answersMean,
  ];
  const lines = summaries.map((summary, at) => [
    ...sweeps.map(({ name }) => settingOf(plans[at] as Plan, name)),
    String(summary.finished),
    ...roles.map((role) => (summary.wins[role] === undefined ? '' : percentOf(summary.wins[role]))),
    String(summary.answers.mean),
  ]);
  const [first] = summaries;
  return [
    say.heading(first?.game ?? '', `${say.seed} ${first?.seed ?? ''}`),
    textTable(
      [heading, ...lines],
      heading.map((_, i) => (i < sweeps.length ? 'left' : 'right')),
    ),
    '',
  ].join('\n');
}
