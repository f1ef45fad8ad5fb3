/** What the lab is to play: always something that can be played, and short enough for an address. */
import { combinationsOf, type Plan, type Sweep } from '@necropole/bots/lab';
import type { CatalogueEntry } from '../app/catalogue.ts';

/** The bots of the lab, weakest first. `easy` looks one answer ahead, and is quick. */
export const labBots = ['random', 'easy', 'normal', 'hard'] as const;

/** The name of a bot of the lab. */
export type LabBot = (typeof labBots)[number];

/** What is played. */
export interface LabSettings {
  readonly game: string;
  readonly mode: string;
  readonly mission: string | null;
  readonly options: { readonly [name: string]: string };
  /** A bot for each seat. */
  readonly players: readonly LabBot[];
  /** For each value of what is compared. */
  readonly matches: number;
  readonly seed: string;
  /** What is compared: `mission`, `seats`, `players`, or the name of an option; `null` where nothing is. */
  readonly compare: string | null;
  /** The teams that are compared, where an option holds several. */
  readonly teams: readonly string[];
}

/** How many matches somebody can ask for. */
export const MATCH_COUNTS: readonly number[] = [100, 300, 1000, 3000, 10000];
const MOST_TEAMS = 8;
const LONGEST_SEED = 40;
const FIRST_SEED = '1945';

type ModeEntry = CatalogueEntry['modes'][number];

/** The mode that is played. */
export function modeIn(entry: CatalogueEntry, id: string): ModeEntry {
  const mode = entry.modes.find((one) => one.id === id) ?? entry.modes[0];
  if (mode === undefined) throw new Error(`${entry.id} has no modes`);
  return mode;
}

/** What can be compared in a mode: whatever has two values or more. */
export function comparable(mode: ModeEntry): readonly string[] {
  return [
    ...Object.keys(mode.options).filter((name) => (mode.options[name]?.values.length ?? 0) > 1),
    ...(mode.missions.length > 1 ? ['mission'] : []),
    ...(mode.seats[0] < mode.seats[1] ? ['seats'] : []),
    'players',
  ];
}

/** What is proposed first: a mode in which something can be compared, and that compared with quick bots. */
export function firstSettings(entry: CatalogueEntry): LabSettings {
  const mode = entry.modes.find((one) => Object.keys(one.options).length > 0 && one.seats[1] > 1) ?? entry.modes[0];
  return withMode(entry, mode?.id ?? '', { matches: 300, seed: FIRST_SEED });
}

/** Another mode: what it does not have goes, what it has stays. */
export function withMode(
  entry: CatalogueEntry,
  id: string,
  before: Partial<Omit<LabSettings, 'game' | 'mode'>>,
): LabSettings {
  const mode = modeIn(entry, id);
  const options = Object.fromEntries(
    Object.entries(mode.options).map(([name, { values, default: usual, several }]) => {
      const chosen = before.options?.[name];
      const parts = several === undefined ? [chosen ?? ''] : (chosen ?? '').split(',');
      return [name, parts.every((one) => values.includes(one)) ? (chosen ?? usual) : usual];
    }),
  );
  const choices = comparable(mode);
  const mission = before.mission ?? null;
  return {
    game: entry.id,
    mode: mode.id,
    mission: mission !== null && mode.missions.includes(mission) ? mission : (mode.missions[0] ?? null),
    options,
    players: seated(mode, before.players ?? [], before.players?.length ?? mode.seats[0]),
    matches: before.matches ?? 300,
    seed: (before.seed ?? '').trim().slice(0, LONGEST_SEED) || FIRST_SEED,
    compare: before.compare === null ? null : (choices.find((one) => one === before.compare) ?? choices[0] ?? null),
    teams: (before.teams ?? []).slice(0, MOST_TEAMS),
  };
}

/** Another number of seats, within what the mode allows; new ones get the bot of the first. */
export function withSeats(entry: CatalogueEntry, settings: LabSettings, count: number): LabSettings {
  return { ...settings, players: seated(modeIn(entry, settings.mode), settings.players, count) };
}

function seated({ seats: [fewest, most] }: ModeEntry, players: readonly LabBot[], wanted: number): readonly LabBot[] {
  const count = Math.min(most, Math.max(fewest, wanted));
  return Array.from({ length: count }, (_, seat) => players[seat] ?? players[0] ?? 'easy');
}

/** The values that are compared. */
export function comparedValues(entry: CatalogueEntry, { mode: id, compare, teams }: LabSettings): readonly string[] {
  const mode = modeIn(entry, id);
  if (compare === null) return [];
  if (compare === 'mission') return mode.missions;
  if (compare === 'players') return labBots.filter((bot) => bot === 'random' || bot === 'easy' || bot === 'normal');
  if (compare === 'seats') return rangeOf(...mode.seats).map(String);
  const option = mode.options[compare];
  return option?.several === undefined ? (option?.values ?? []) : teams;
}

function rangeOf(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** What is played, value by value: the plans of a run, in the order in which they are shown. */
export function plansOf(entry: CatalogueEntry, settings: LabSettings): readonly Plan[] {
  const { compare, seed } = settings;
  const values = comparedValues(entry, settings);
  const sweeps: readonly Sweep[] = compare === null || values.length === 0 ? [] : [{ name: compare, values }];
  return combinationsOf(sweeps).map((chosen): Plan => {
    const seats = chosen['seats'] === undefined ? settings.players.length : Number(chosen['seats']);
    const all = chosen['players'];
    return {
      game: settings.game,
      config: {
        mode: settings.mode,
        mission: chosen['mission'] ?? settings.mission,
        seats,
        options:
          compare !== null && Object.hasOwn(settings.options, compare)
            ? { ...settings.options, ...chosen }
            : settings.options,
      },
      seed,
      players: Array.from(
        { length: seats },
        (_, seat) => all ?? settings.players[seat] ?? settings.players[0] ?? 'easy',
      ),
    };
  });
}

/** The settings as a part of an address. */
export function writeSettings(settings: LabSettings): string {
  const { game, mode, mission, options, players, matches, seed, compare, teams } = settings;
  const written = new URLSearchParams({ game, mode, matches: `${matches}`, seed, bots: players.join(',') });
  if (mission !== null) written.set('mission', mission);
  written.set('compare', compare ?? '');
  for (const [name, value] of Object.entries(options)) written.set(`o.${name}`, value);
  for (const team of teams) written.append('team', team);
  return written.toString();
}

/** The settings that an address names, as far as they can be played; `null` where it names no game that is here. */
export function readSettings(text: string, catalogue: readonly CatalogueEntry[]): LabSettings | null {
  const read = new URLSearchParams(text);
  const entry = catalogue.find(({ id }) => id === read.get('game'));
  if (entry === undefined) return null;
  const options = [...read].flatMap(([name, value]) =>
    name.startsWith('o.') ? [[name.slice(2), value] as const] : [],
  );
  const matches = Number(read.get('matches'));
  const compare = read.get('compare');
  const players = (read.get('bots') ?? '').split(',').flatMap((name) => labBots.find((one) => one === name) ?? []);
  return withMode(entry, read.get('mode') ?? '', {
    mission: read.get('mission'),
    options: Object.fromEntries(options),
    ...(players.length > 0 ? { players } : {}),
    matches: MATCH_COUNTS.find((one) => one === matches) ?? 300,
    seed: read.get('seed') ?? '',
    ...(compare === null ? {} : { compare: compare === '' ? null : compare }),
    teams: read.getAll('team'),
  });
}
