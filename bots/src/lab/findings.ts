/** What a run shows: rates, lengths, endings, components, places. Pure functions of the matches played so far. */
import type { Game } from '@necropole/kernel';
import { rolesOf, type TallyKind } from '@necropole/kernel/app';
import { type Mean, meanOf, type Rate, rateOf } from './intervals.ts';
import type { Plan, Played } from './plan.ts';

/** One match of a run, with the plan it belongs to. */
export interface Row {
  readonly plan: Plan;
  readonly played: Played;
}

/** The rows of the matches of a plan, without those that crashed. */
export function rowsOf(plan: Plan, played: readonly Played[]): readonly Row[] {
  return played.filter(({ outcome }) => outcome !== null).map((one) => ({ plan, played: one }));
}

/** Puts partial results together, in the order of the matches, each once. */
export function merged(...parts: readonly (readonly Played[])[]): readonly Played[] {
  const byNumber = new Map<number, Played>();
  for (const part of parts) for (const played of part) byNumber.set(played.number, played);
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/** The role of each seat of a match: where roles change, the one that it had in the end. */
export function rolesIn(game: Game, { plan, played }: Row): readonly string[] {
  return played.roles ?? rolesOf(game, plan.config).map(({ role }) => role);
}

/** Every role of these matches: those that seats begin with, then those that they came to. */
export function rolesAmong(game: Game, config: Plan['config'], rows: readonly Row[]): readonly string[] {
  const first = rolesOf(game, config).map(({ role }) => role);
  return [...new Set([...first, ...rows.flatMap(({ played }) => played.roles ?? [])])];
}

/** The matches in which some seat had this role. */
export function rowsWith(game: Game, rows: readonly Row[], role: string): readonly Row[] {
  return rows.filter((row) => rolesIn(game, row).includes(role));
}

/** Does a match count as won? By anybody, or by seats of one role. */
export function wonBy(game: Game, role: string | null): (row: Row) => boolean {
  return (row) => {
    const { winners } = row.played;
    if (role === null) return winners.length > 0;
    const roles = rolesIn(game, row);
    return winners.some((seat) => roles[seat] === role);
  };
}

/** What the seats of a role scored in a match, in the mean; a count of 0 where nobody counts. */
export function meanPoints(game: Game, rows: readonly Row[], role: string): Mean {
  return meanOf(
    rows.flatMap((row) => {
      const roles = rolesIn(game, row);
      return (row.played.points ?? []).filter((_, seat) => roles[seat] === role);
    }),
  );
}

/** How often these matches were won. */
export function winRate(rows: readonly Row[], won: (row: Row) => boolean): Rate {
  return rateOf(rows.filter(won).length, rows.length);
}

/** How often they were won, for each value of something: a mission, a mode, an option, a team of bots. */
export function winRatesBy(
  rows: readonly Row[],
  won: (row: Row) => boolean,
  by: (row: Row) => string,
): readonly { readonly value: string; readonly rate: Rate }[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const value = by(row);
    const group = groups.get(value);
    if (group === undefined) groups.set(value, [row]);
    else group.push(row);
  }
  return [...groups].map(([value, group]) => ({ value, rate: winRate(group, won) }));
}

/** What the matches of a plan are told apart by: `mode`, `mission`, `seats`, `players`, or the name of an option. */
export function settingOf({ config, players }: Plan, name: string): string {
  if (name === 'mode') return config.mode;
  if (name === 'mission') return config.mission ?? '';
  if (name === 'seats') return String(config.seats);
  if (name === 'players') return players.join(',');
  return config.options[name] ?? '';
}

/** A component: how often matches were won with it, and without it. */
export interface ComponentFinding {
  readonly id: string;
  readonly with: Rate;
  readonly without: Rate;
}

/** What took part in some of the matches, and not in all: characters, heroes, whatever the rules tally as joined. */
export function joinedFindings(rows: readonly Row[], won: (row: Row) => boolean): readonly ComponentFinding[] {
  const ids = new Set(rows.flatMap(({ played }) => refsOf(played, 'joined').map(([ref]) => ref)));
  const joined = (row: Row, id: string): boolean => Object.hasOwn(row.played.tallies, `joined/${id}`);
  return splitBy([...ids].sort(), rows, won, joined);
}

/** What did something in some of the matches, and not in all. */
export function usedFindings(
  game: Game,
  rows: readonly Row[],
  won: (row: Row) => boolean,
): readonly ComponentFinding[] {
  const places = new Map(game.components.map(({ id }, place) => [id, place]));
  const used = (row: Row, id: string): boolean => row.played.used.includes(places.get(id) ?? -1);
  return splitBy([...places.keys()], rows, won, used);
}

function splitBy(
  ids: readonly string[],
  rows: readonly Row[],
  won: (row: Row) => boolean,
  has: (row: Row, id: string) => boolean,
): readonly ComponentFinding[] {
  const all = rows.map((row) => ({ row, won: won(row) }));
  return ids.flatMap((id) => {
    const count = { with: 0, without: 0, withWins: 0, withoutWins: 0 };
    for (const one of all) {
      if (has(one.row, id)) {
        count.with += 1;
        if (one.won) count.withWins += 1;
      } else {
        count.without += 1;
        if (one.won) count.withoutWins += 1;
      }
    }
    if (count.with === 0 || count.without === 0) return [];
    return [{ id, with: rateOf(count.withWins, count.with), without: rateOf(count.withoutWins, count.without) }];
  });
}

/** How often the rules tallied something, the most often first: `fell` is the heat map of where figures fell. */
export function tallied(
  rows: readonly Row[],
  kind: TallyKind,
): readonly { readonly ref: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { played } of rows) {
    for (const [ref, count] of refsOf(played, kind)) counts.set(ref, (counts.get(ref) ?? 0) + count);
  }
  return [...counts]
    .map(([ref, count]) => ({ ref, count }))
    .sort((a, b) => b.count - a.count || (a.ref < b.ref ? -1 : 1));
}

function refsOf(played: Played, kind: TallyKind): readonly (readonly [string, number])[] {
  const start = `${kind}/`;
  return Object.entries(played.tallies).flatMap(([name, count]) =>
    name.startsWith(start) ? [[name.slice(start.length), count] as const] : [],
  );
}

/** How the matches ended, in the order of the mode's outcomes. */
export function endings(
  game: Game,
  rows: readonly Row[],
): readonly { readonly outcome: string; readonly matches: number }[] {
  const counts = new Map<string, number>();
  for (const { plan } of rows) {
    const mode = game.modes.find(({ id }) => id === plan.config.mode);
    for (const outcome of mode?.outcomes ?? []) if (!counts.has(outcome)) counts.set(outcome, 0);
  }
  for (const { played } of rows) {
    const outcome = played.outcome ?? '';
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return [...counts].map(([outcome, matches]) => ({ outcome, matches }));
}

/** One bar of a histogram: values from `from` up to, and without, `to`. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly matches: number;
}

/** How long the matches were, in answers, as a histogram of about so many bars with round borders. */
export function lengths(rows: readonly Row[], bars = 20): readonly Bar[] {
  const answers = rows.map(({ played }) => played.answers);
  if (answers.length === 0) return [];
  const least = answers.reduce((a, b) => Math.min(a, b));
  const most = answers.reduce((a, b) => Math.max(a, b));
  const step = roundStep((most - least + 1) / bars);
  const first = Math.floor(least / step);
  const counts = new Array<number>(Math.floor(most / step) - first + 1).fill(0);
  for (const length of answers) {
    const at = Math.floor(length / step) - first;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((matches, at) => ({ from: (first + at) * step, to: (first + at + 1) * step, matches }));
}

function roundStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, width)));
  const factor = [1, 2, 5, 10].find((one) => one * power >= width) ?? 10;
  return Math.max(1, factor * power);
}

/** How far the seats of a role came, or all seats: the mean over the matches. */
export function meanProgress(game: Game, rows: readonly Row[], role: string | null): Mean {
  return meanOf(
    rows.flatMap((row) => {
      const roles = role === null ? null : rolesIn(game, row);
      const seats = row.played.progress.filter((_, seat) => roles === null || roles[seat] === role);
      return seats.length === 0 ? [] : [seats.reduce((sum, one) => sum + one, 0) / seats.length];
    }),
  );
}
