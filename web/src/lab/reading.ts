/** What a run says, ready to be shown. Pure: from the matches played so far. */
import {
  type ComponentFinding,
  joinedFindings,
  type Plan,
  type Played,
  type Rate,
  type Row,
  rowsOf,
  settingOf,
  usedFindings,
  winRate,
} from '@necropole/bots/lab';
import type { Game } from '@necropole/kernel';
import { rolesOf } from '@necropole/kernel/app';
import type { BotRate } from '../record/rates.ts';

/** The matches of a plan. */
export interface Series {
  readonly plan: Plan;
  readonly played: readonly Played[];
}

/** Whose win counts: the seats of a side, or anybody's. */
export interface Side {
  readonly id: string | null;
  readonly seats: readonly number[];
  /** The role that is this side's alone: it can be called by it. */
  readonly role: string | null;
}

/** The sides of a match: anybody first, then each side, if the game tells them apart. */
export function sidesOf(game: Game, plan: Plan): readonly Side[] {
  const roles = rolesOf(game, plan.config);
  const ids = [...new Set(roles.map(({ side }) => side))];
  const anybody: Side = { id: null, seats: [], role: null };
  if (ids.length < 2) return [anybody];
  const sides = ids.map((id): Side => {
    const seats = roles.flatMap(({ side }, seat) => (side === id ? [seat] : []));
    const own = [...new Set(seats.map((seat) => roles[seat]?.role ?? ''))];
    const alone = own.length === 1 && roles.every(({ role, side }) => side === id || role !== own[0]);
    return { id, seats, role: alone ? (own[0] ?? null) : null };
  });
  return [anybody, ...sides];
}

/** The side that one asks about first: the larger one of two that the game tells apart, else anybody. */
export function firstSide(game: Game, plan: Plan): string | null {
  if (game.bot?.roles === undefined) return null;
  const [, ...sides] = sidesOf(game, plan);
  return sides.length === 2 ? ([...sides].sort((a, b) => b.seats.length - a.seats.length)[0]?.id ?? null) : null;
}

/** Does a match count as won? */
export function wonBySide(game: Game, side: string | null): (row: Row) => boolean {
  return ({ plan, played }) => {
    if (side === null) return played.winners.length > 0;
    const roles = rolesOf(game, plan.config);
    return played.winners.some((seat) => roles[seat]?.side === side);
  };
}

/** One value of what is compared. */
export interface Group {
  readonly value: string;
  readonly rate: Rate;
}

/** Every match that ended, plan by plan. */
export function rowsIn(series: readonly Series[]): readonly Row[] {
  return series.flatMap(({ plan, played }) => rowsOf(plan, played));
}

/** The value of what is compared that a plan stands for; empty where nothing is. */
export function valueIn(plan: Plan, compare: string | null): string {
  if (compare === null) return '';
  return compare === 'players' ? (plan.players[0] ?? '') : settingOf(plan, compare);
}

/** The win rate of each plan, in the order of the run; those without a match yet are left out. */
export function groupsOf(
  series: readonly Series[],
  won: (row: Row) => boolean,
  compare: string | null,
): readonly Group[] {
  return series.flatMap(({ plan, played }) => {
    const rows = rowsOf(plan, played);
    return rows.length === 0 ? [] : [{ value: valueIn(plan, compare), rate: winRate(rows, won) }];
  });
}

/** How often the bots of a plan won with the seats of each role: of each seat of it, on average. */
export function botRates(game: Game, plan: Plan, played: readonly Played[]): readonly BotRate[] {
  const roles = rolesOf(game, plan.config).map(({ role }) => role);
  const ended = rowsOf(plan, played);
  return [...new Set(roles)].map((role) => {
    const seats = roles.flatMap((one, seat) => (one === role ? [seat] : []));
    const wins = ended.reduce((sum, row) => sum + row.played.winners.filter((seat) => seats.includes(seat)).length, 0);
    return { bot: plan.players[0] ?? '', role, won: wins / seats.length, matches: ended.length };
  });
}

/** Do the intervals of two rates leave room between them? */
export function isApart(a: Rate, b: Rate): boolean {
  return a.high < b.low || b.high < a.low;
}

/** A component, with how much more often one wins with it, and whether that can be told from chance. */
export interface Weight extends ComponentFinding {
  readonly difference: number;
  /** The interval of the difference (Newcombe's, from those of both rates). */
  readonly low: number;
  readonly high: number;
  readonly clear: boolean;
}

/** With fewer matches on either side, a component says nothing yet. */
const FEWEST = 8;

/** The components that mattered, the most helpful first. */
export function weightsOf(
  game: Game,
  rows: readonly Row[],
  won: (row: Row) => boolean,
  what: 'joined' | 'used',
): readonly Weight[] {
  const findings = what === 'joined' ? joinedFindings(rows, won) : usedFindings(game, rows, won);
  return findings
    .filter((one) => one.with.matches >= FEWEST && one.without.matches >= FEWEST)
    .map(weighed)
    .sort((a, b) => b.difference - a.difference || (a.id < b.id ? -1 : 1));
}

function weighed(one: ComponentFinding): Weight {
  const { with: a, without: b } = one;
  const difference = a.rate - b.rate;
  const low = difference - Math.hypot(a.rate - a.low, b.high - b.rate);
  const high = difference + Math.hypot(a.high - a.rate, b.rate - b.low);
  return { ...one, difference, low, high, clear: low > 0 || high < 0 };
}

/** The strongest of both ends, the most helpful first. */
export function extremes(weights: readonly Weight[], most: number): readonly Weight[] {
  if (weights.length <= most) return weights;
  const half = Math.floor(most / 2);
  return [...weights.slice(0, most - half), ...weights.slice(-half)];
}

/** How many matches of some length ended in some way. */
export interface LengthCell {
  readonly from: number;
  readonly to: number;
  readonly outcome: string;
  readonly matches: number;
}

const BARS = 16;

/** How long the matches were, in answers, with how they ended. */
export function lengthsByEnding(rows: readonly Row[]): readonly LengthCell[] {
  const answers = rows.map(({ played }) => played.answers);
  if (answers.length === 0) return [];
  const [least, most] = [answers.reduce((a, b) => Math.min(a, b)), answers.reduce((a, b) => Math.max(a, b))];
  const step = roundStep((most - least + 1) / BARS);
  const counts = new Map<string, LengthCell>();
  for (const { played } of rows) {
    const from = Math.floor(played.answers / step) * step;
    const outcome = played.outcome ?? '';
    const before = counts.get(`${from} ${outcome}`)?.matches ?? 0;
    counts.set(`${from} ${outcome}`, { from, to: from + step, outcome, matches: before + 1 });
  }
  return [...counts.values()].sort((a, b) => a.from - b.from || (a.outcome < b.outcome ? -1 : 1));
}

function roundStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, width)));
  return ([1, 2, 5, 10].find((one) => one * power >= width) ?? 10) * power;
}

/** A match that is worth a look, and why. */
export interface Pick {
  readonly why: 'closest' | 'longest' | 'shortest' | 'won' | 'lost';
  readonly row: Row;
}

/** A few matches that are worth a look, each once. */
export function picksOf(rows: readonly Row[], won: (row: Row) => boolean): readonly Pick[] {
  const [wins, losses] = [rows.filter(won), rows.filter((row) => !won(row))];
  const progress = ({ played }: Row): number =>
    played.progress.reduce((sum, one) => sum + one, 0) / (played.progress.length || 1);
  const best = (list: readonly Row[], value: (row: Row) => number): Row | undefined =>
    list.reduce<Row | undefined>(
      (found, row) => (found === undefined || value(row) > value(found) ? row : found),
      undefined,
    );
  const near = losses.filter((row) => progress(row) > 0);
  const found: readonly { why: Pick['why']; row: Row | undefined }[] = [
    { why: 'closest', row: best(near, progress) },
    { why: 'longest', row: best(rows, ({ played }) => played.answers) },
    { why: 'shortest', row: best(rows, ({ played }) => -played.answers) },
    { why: 'won', row: wins[wins.length - 1] },
    { why: 'lost', row: losses[losses.length - 1] },
  ];
  const picks: Pick[] = [];
  for (const { why, row } of found) {
    if (row !== undefined && !picks.some((one) => one.row === row)) picks.push({ why, row });
  }
  return picks;
}

/** A share in words of every day: the nearest simple fraction, and on which side of it. */
export interface Saying {
  readonly near: 'never' | 'always' | readonly [number, number];
  readonly side: 'less' | 'about' | 'more';
}

const FRACTIONS: readonly (readonly [number, number])[] = [
  [1, 100],
  [1, 50],
  [1, 20],
  [1, 10],
  [1, 5],
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
];
/** Shares this near to a fraction are about it. */
const NEAR = 0.012;

export function sayingOf(rate: number): Saying {
  if (rate < 0.005) return { near: 'never', side: 'about' };
  if (rate > 0.985) return { near: 'always', side: 'about' };
  const nearest = FRACTIONS.reduce((a, b) => (Math.abs(b[0] / b[1] - rate) < Math.abs(a[0] / a[1] - rate) ? b : a));
  const gap = rate - nearest[0] / nearest[1];
  const near = Math.min(NEAR, nearest[0] / nearest[1] / 8);
  return { near: nearest, side: Math.abs(gap) <= near ? 'about' : gap < 0 ? 'less' : 'more' };
}
