/** What the results of this browser add up to. Pure: from the results alone. */
import type { Mode } from '@necropole/kernel';
import type { Result } from '../engine/results.ts';

/** The seats that are mine: those of whoever owns the screen, else those of whoever played at it. */
export function mySeats({ meta: { seats } }: Result): readonly number[] {
  const held = (by: 'me' | 'anybody') =>
    seats.flatMap((plan, seat) => ((by === 'me' ? plan.by === 'me' : plan.by !== 'bot') ? [seat] : []));
  const own = held('me');
  return own.length > 0 ? own : held('anybody');
}

/** Did I win? Who gave a match up did not. */
export function isWon(result: Result): boolean {
  return mySeats(result).some((seat) => result.meta.outcome?.winners.includes(seat));
}

/** The role that I played; `null` where it is not known. */
export function myRole(result: Result): string | null {
  return result.roles[mySeats(result)[0] ?? -1] ?? null;
}

/** Can it be compared with what bots do? Whoever chose the seed, or went on from a point, may have known what was to come. */
export function isFair({ meta }: Result): boolean {
  return meta.chosen !== true && (meta.from === null || meta.from.line === 0);
}

/** Results of one kind: of one mode, mission, side, and choices that make it easier or harder. */
export interface Row {
  readonly key: string;
  readonly mode: string;
  readonly mission: string | null;
  readonly role: string | null;
  readonly options: { readonly [name: string]: string };
  readonly results: readonly Result[];
  readonly won: number;
  /** The shortest win, where rounds are known. */
  readonly best: Result | null;
  /** How many can be compared with bots, and how many of these I won. */
  readonly fair: { readonly matches: number; readonly won: number };
}

/** The choices of which one value holds: a team tells who played, not how hard it was. */
export function singleChoices(
  mode: Pick<Mode, 'options'> | undefined,
  options: Row['options'],
): { readonly [name: string]: string } {
  const single = Object.entries(options).filter(([name]) => mode?.options[name]?.several === undefined);
  return Object.fromEntries(single.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The results of one game in rows, in the order of its modes and missions. */
export function rowsOf(
  results: readonly Result[],
  modes: readonly Pick<Mode, 'id' | 'options' | 'missions'>[],
): readonly Row[] {
  const rows = new Map<string, Result[]>();
  for (const result of results) {
    const { mode, mission, options } = result.meta;
    const chosen = singleChoices(
      modes.find(({ id }) => id === mode),
      options,
    );
    const key = JSON.stringify([mode, mission, myRole(result), chosen]);
    rows.set(key, [...(rows.get(key) ?? []), result]);
  }
  const place = ({ mode, mission }: Row): number => {
    const at = modes.findIndex(({ id }) => id === mode);
    return at * 1000 + (modes[at]?.missions.indexOf(mission ?? '') ?? 0);
  };
  return [...rows].map(([key, all]) => rowOf(key, all)).sort((a, b) => place(a) - place(b) || (a.key < b.key ? -1 : 1));
}

function rowOf(key: string, results: readonly Result[]): Row {
  const [mode, mission, role, options] = JSON.parse(key) as [string, string | null, string | null, Row['options']];
  const wins = results.filter(isWon);
  const fair = results.filter(isFair);
  return {
    key,
    mode,
    mission,
    role,
    options,
    results,
    won: wins.length,
    best: shortest(wins),
    fair: { matches: fair.length, won: fair.filter(isWon).length },
  };
}

function shortest(wins: readonly Result[]): Result | null {
  const counted = wins.filter(({ chronicle }) => chronicle !== null);
  return counted.reduce<Result | null>((a, b) => (a === null || roundsOf(b) < roundsOf(a) ? b : a), null);
}

/** How many rounds a match had; without end where that is not known. */
function roundsOf({ chronicle }: Result): number {
  return chronicle?.rounds ?? Infinity;
}

/** The number of a mission: its own, where its name ends in one, else its place. */
export function numberOf(mission: string, missions: readonly string[]): string {
  return /\d+$/.exec(mission)?.[0] ?? `${missions.indexOf(mission) + 1}`;
}

/** How a mission, or a mode, stands for me. */
export interface Progress {
  readonly won: number;
  readonly lost: number;
  /** The fewest rounds of a win, where they are known. */
  readonly best: number | null;
  /** With which try it was first won; `null` while it is not. */
  readonly firstWonAt: number | null;
}

/** How each of these stands: missions of a game, or its modes. What was never played is left out. */
export function progressBy(results: readonly Result[], of: 'mission' | 'mode'): ReadonlyMap<string, Progress> {
  const found = new Map<string, Result[]>();
  for (const result of results) {
    const key = result.meta[of];
    if (key !== null) found.set(key, [...(found.get(key) ?? []), result]);
  }
  return new Map([...found].map(([key, all]) => [key, progressOf(all)]));
}

function progressOf(results: readonly Result[]): Progress {
  const tries = results.toSorted((a, b) => a.meta.updated - b.meta.updated).map(isWon);
  const rounds = shortest(results.filter(isWon))?.chronicle?.rounds;
  const first = tries.indexOf(true);
  const won = tries.filter(Boolean).length;
  return { won, lost: tries.length - won, best: rounds ?? null, firstWonAt: first < 0 ? null : first + 1 };
}
