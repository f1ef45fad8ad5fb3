/** A run as a table with one line for each match, as CSV (RFC 4180). */
import type { Game } from '@necropole/kernel';
import { configOf, type Plan, type Played } from './plan.ts';

/** The matches of some plans, one line each; a column for every option that any of them has. */
export function csvOf(
  game: Game,
  runs: readonly { readonly plan: Plan; readonly played: readonly Played[] }[],
): string {
  const options = [...new Set(runs.flatMap(({ plan }) => Object.keys(plan.config.options)))].sort();
  const heading = [
    'game',
    'mode',
    'mission',
    'seats',
    ...options,
    'players',
    'number',
    'seed',
    'outcome',
    'winners',
    'points',
    'roles',
    'answers',
    'progress',
    'joined',
    'fell',
    'used',
    'crash',
  ];
  const lines = runs.flatMap(({ plan, played }) =>
    played.map((match) => [
      plan.game,
      plan.config.mode,
      plan.config.mission ?? '',
      String(plan.config.seats),
      ...options.map((name) => plan.config.options[name] ?? ''),
      plan.players.join(' '),
      String(match.number),
      configOf(plan, match.number).seed,
      match.outcome ?? '',
      match.winners.join(' '),
      (match.points ?? []).join(' '),
      (match.roles ?? []).join(' '),
      String(match.answers),
      match.progress.map((one) => Number(one.toFixed(4))).join(' '),
      talliesOf(match, 'joined/'),
      talliesOf(match, 'fell/'),
      match.used.map((place) => game.components[place]?.id ?? '').join(' '),
      match.crash?.kind ?? '',
    ]),
  );
  return [heading, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** A ref for each time it was tallied. */
function talliesOf({ tallies }: Played, start: string): string {
  return Object.entries(tallies)
    .flatMap(([name, count]) => (name.startsWith(start) ? new Array<string>(count).fill(name.slice(start.length)) : []))
    .join(' ');
}

/** A cell; one that a spreadsheet would take for a formula is quoted by an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+@]|^-\D/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
