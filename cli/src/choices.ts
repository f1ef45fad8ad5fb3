/** From arguments to a match that can be set up. Whatever is wrong is said in one line. */
import type { Game, MatchConfig, Mode } from '@necropole/kernel';
import { misfit, optionAllows, positionsOf } from '@necropole/kernel/app';
import { UsageError } from './surroundings.ts';
import type { CommandWords } from './words/index.ts';

/** What the arguments say of a match; what they leave out gets a default. */
export interface Wishes {
  readonly mode?: string;
  readonly mission?: string;
  readonly seats?: string;
  readonly players?: string;
  readonly option?: readonly string[];
  readonly seed?: string;
}

/** A match that can be set up, and who plays its seats. */
export interface Choice extends Seated {
  readonly config: MatchConfig;
}

/** Who plays the seats. */
export interface Seated {
  readonly players: readonly string[];
  /** Was one player named for all seats? */
  readonly together: boolean;
}

/** How `--players` may be filled in. */
export interface Seating {
  /** What may stand in `--players`, for messages. */
  readonly names: readonly string[];
  knows(name: string): boolean;
  /** Who plays when nobody is named. */
  byDefault(seats: number): readonly string[];
}

/** Finds a game by its id. */
export function chooseGame(games: readonly Game[], id: string, words: CommandWords): Game {
  const game = games.find((one) => one.id === id);
  if (game !== undefined) return game;
  if (games.length === 0) throw new UsageError(words.errors.noGames);
  throw new UsageError(
    words.errors.unknownGame(
      id,
      games.map((one) => one.id),
    ),
  );
}

/** Fills the wishes in and checks them. */
export function chooseMatch(
  game: Game,
  wishes: Wishes,
  seating: Seating,
  freshSeed: () => string,
  words: CommandWords,
): Choice {
  const named = wishes.players?.split(',');
  const wanted = wishes.seats ?? (named !== undefined && named.length > 1 ? String(named.length) : undefined);
  const mode = chooseMode(game, wishes.mode, wanted, words);
  const seats = wanted === undefined ? mode.seats[0] : chooseSeats(mode, wanted, words);
  const mission = wishes.mission ?? mode.missions[0] ?? null;
  const seed = wishes.seed ?? freshSeed();
  if (seed.length === 0 || seed.length > 200) throw new UsageError(words.errors.emptySeed);
  const options = readOptions(wishes.option ?? [], words);
  const config = { mode: mode.id, mission, seats, options, seed };
  const wrong = wrongWith(game, config, words);
  if (wrong !== null) throw new UsageError(wrong);
  return { config, ...seatPlayers(named, seats, seating, words) };
}

function chooseMode(game: Game, wanted: string | undefined, seats: string | undefined, words: CommandWords): Mode {
  const found =
    wanted === undefined
      ? game.modes.find((mode) => seats === undefined || fits(mode, seats))
      : game.modes.find(({ id }) => id === wanted);
  if (found !== undefined) return found;
  if (wanted === undefined) {
    const ranges = game.modes.map((mode) => `${mode.id} (${mode.seats.join('-')})`);
    throw new UsageError(words.errors.noModeForSeats(game.id, seats ?? '', ranges));
  }
  const known = game.modes.map(({ id }) => id);
  throw new UsageError(words.errors.unknownMode(game.id, wanted, known));
}

function fits(mode: Mode, seats: string): boolean {
  return /^\d+$/.test(seats) && Number(seats) >= mode.seats[0] && Number(seats) <= mode.seats[1];
}

function chooseSeats(mode: Mode, wanted: string, words: CommandWords): number {
  if (!fits(mode, wanted)) throw new UsageError(words.errors.seats(mode.id, ...mode.seats, wanted));
  return Number(wanted);
}

function readOptions(given: readonly string[], words: CommandWords): Record<string, string> {
  const options = new Map<string, string>();
  for (const text of given) {
    const at = text.indexOf('=');
    if (at < 1) throw new UsageError(words.errors.optionForm(text));
    const name = text.slice(0, at);
    if (options.has(name)) throw new UsageError(words.errors.optionTwice(name));
    options.set(name, text.slice(at + 1));
  }
  // Whatever the name: it is a property of its own, and the mode says whether it knows it.
  return Object.fromEntries(options);
}

/** Gives every seat a player: one name for each, or one for all. */
export function seatPlayers(
  named: readonly string[] | undefined,
  seats: number,
  seating: Seating,
  words: CommandWords,
): Seated {
  if (named === undefined) return { players: seating.byDefault(seats), together: false };
  const names = named.map((name) => name.trim());
  const unknown = names.find((name) => !seating.knows(name));
  if (unknown !== undefined) throw new UsageError(words.errors.unknownPlayer(unknown, seating.names));
  if (names.length === 1) return { players: new Array<string>(seats).fill(names[0] ?? ''), together: true };
  if (names.length !== seats) throw new UsageError(words.errors.playerCount(names.length, seats));
  return { players: names, together: false };
}

/** What is wrong with a configuration, in one sentence, or `null`: the kernel's own check, in both languages. */
export function wrongWith(game: Game, config: MatchConfig, words: CommandWords): string | null {
  const { errors } = words;
  const mode = game.modes.find(({ id }) => id === config.mode);
  if (mode === undefined) {
    const known = game.modes.map(({ id }) => id);
    return errors.unknownMode(game.id, config.mode, known);
  }
  if (!fits(mode, String(config.seats))) return errors.seats(mode.id, ...mode.seats, String(config.seats));
  if (mode.missions.length === 0 && config.mission !== null) return errors.noMissions(mode.id);
  if (mode.missions.length > 0 && !mode.missions.includes(config.mission ?? '')) {
    return errors.unknownMission(mode.id, config.mission ?? '', mode.missions);
  }
  for (const [name, value] of Object.entries(config.options)) {
    const option = Object.hasOwn(mode.options, name) ? mode.options[name] : undefined;
    if (option === undefined) return errors.unknownOption(mode.id, name, Object.keys(mode.options));
    if (optionAllows(option, value)) continue;
    if (option.several === undefined) return errors.optionValue(name, value, option.values);
    return errors.optionSeveral(name, value, option.several, option.values);
  }
  return wrongPosition(game, config, words) ?? misfit(game, config);
}

function wrongPosition(game: Game, config: MatchConfig, { errors }: CommandWords): string | null {
  const { position } = config;
  if (position === undefined || misfit(game, config) === null) return null;
  const known = positionsOf(game);
  return known.includes(position) ? errors.exampleOfOther(position) : errors.unknownExample(game.id, position, known);
}

/** A whole number of an argument. */
export function wholeNumber(name: string, text: string, least: number, most: number, words: CommandWords): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least) throw new UsageError(words.errors.notWhole(name, text, least));
  if (value > most) throw new UsageError(words.errors.tooMany(name, text, most));
  return value;
}
