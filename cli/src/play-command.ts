/** `play`: a match in the terminal, new or resumed. */
import { resolve } from 'node:path';
import type { Game, Language, Lesson, MatchConfig } from '@necropole/kernel';
import { configOfPosition, Match } from '@necropole/kernel/app';
import { botNames, isBot } from './bots.ts';
import { type Choice, chooseGame, chooseMatch, type Seating, seatPlayers, type Wishes } from './choices.ts';
import { ME, type Seats } from './persons.ts';
import { PlaySession } from './play-session.ts';
import { resumeFile } from './resuming.ts';
import { lastSave, newSave, readPlayers, savesFolder } from './saves.ts';
import { Failure, messageOf, type Surroundings, UsageError } from './surroundings.ts';
import type { CommandWords } from './words/index.ts';

/** The arguments of `play`. */
export interface PlayArguments extends Wishes {
  readonly resume?: string;
  /** Go on with a match that was corrected by hand, too. */
  readonly allowOverrides?: boolean;
  /** The printed example in whose position the match begins. */
  readonly example?: string;
}

const SEATING: Seating = {
  names: [ME, ...botNames],
  knows: (name) => name === ME || isBot(name),
  byDefault: (seats) => Array.from({ length: seats }, (_, seat) => (seat === 0 ? ME : 'random')),
};

/** A match to be played at this screen. */
export interface Opened {
  readonly match: Match;
  readonly file: string;
  readonly seats: Seats;
}

/** Plays a match; gives the exit code. */
export async function playMatch(
  id: string | undefined,
  given: PlayArguments,
  around: Surroundings,
  language: Language,
  words: CommandWords,
): Promise<number> {
  const opened =
    given.resume === undefined ? begin(id, given, around, words) : goOn(id, given.resume, given, around, words);
  return playAt(opened, language, around, null);
}

/** Plays a match that is open, with somebody who teaches or without; gives the exit code. */
export async function playAt(
  { match, file, seats }: Opened,
  language: Language,
  around: Surroundings,
  lesson: Lesson | null,
): Promise<number> {
  const prompter = around.prompter();
  try {
    return await new PlaySession(match, file, seats, language, around, prompter, lesson).play();
  } finally {
    prompter.close();
  }
}

function begin(id: string | undefined, given: PlayArguments, around: Surroundings, words: CommandWords): Opened {
  if (id === undefined) throw new UsageError(words.errors.noGameNamed);
  const game = chooseGame(around.games, id, words);
  const { config, players, together } =
    given.example === undefined
      ? chooseMatch(game, given, SEATING, around.freshSeed, words)
      : chooseExample(game, given.example, given, around, words);
  const file = newSave(savesFolder(around.environment), game.id, around.now());
  try {
    const known: MatchConfig = given.seed === undefined ? config : { ...config, chosen: true };
    return { match: Match.start(game, known), file, seats: { players, together } };
  } catch (error) {
    throw new Failure(words.errors.internal(messageOf(error)));
  }
}

/** An example brings its choices along. Whoever opens it plays every seat, unless others are named. */
function chooseExample(
  game: Game,
  example: string,
  given: PlayArguments,
  around: Surroundings,
  words: CommandWords,
): Choice {
  const { seed = around.freshSeed(), players = ME, ...others } = given;
  refuseChoices(others, words.errors.exampleAlone);
  const config = configOfPosition(game, example, seed);
  if (config === null) {
    const known = game.rulebook.examples.map(({ id }) => id);
    throw new UsageError(words.errors.unknownExample(game.id, example, known));
  }
  return { config, ...seatPlayers(players.split(','), config.seats, SEATING, words) };
}

/** Goes on with a saved match. */
export function goOn(
  id: string | undefined,
  wanted: string,
  given: PlayArguments,
  around: Surroundings,
  words: CommandWords,
): Opened {
  refuseChoices(given, words.errors.resumeAlone);
  if (given.example !== undefined) throw new UsageError(words.errors.resumeAlone('--example'));
  const folder = savesFolder(around.environment);
  const file = wanted === 'last' ? lastSave(folder) : resolve(around.folder, wanted);
  if (file === null) throw new UsageError(words.errors.noSaves(folder));
  const { allowOverrides = false } = given;
  const { game, match, said, inItsFile } = resumeFile(file, { allowOverrides }, around, words);
  if (id !== undefined && id !== game.id) throw new UsageError(words.errors.replayOfOther(game.id, id));
  const seats = seatsOf(file, match, given.players, words);
  for (const sentence of said) around.err(`${file}: ${sentence}\n`);
  around.out(`${words.play.resumed(file)}\n`);
  return { match, file: keepOrLeave(file, game, !inItsFile, folder, around, words), seats };
}

/** Refuses what can be chosen for a new match by the set-up only. */
function refuseChoices(given: PlayArguments, sentence: (flag: string) => string): void {
  const { mode, mission, seats, seed, option } = given;
  const flags: readonly (readonly [string, unknown])[] = [
    ['--mode', mode],
    ['--mission', mission],
    ['--seats', seats],
    ['--seed', seed],
    ['--option', option],
  ];
  const wrong = flags.find(([, value]) => value !== undefined);
  if (wrong !== undefined) throw new UsageError(sentence(wrong[0]));
}

/** Who plays on: those named now, or those who played before. */
function seatsOf(file: string, match: Match, players: string | undefined, words: CommandWords): Seats {
  const { seats } = match.config;
  const before = readPlayers(file, seats, SEATING.knows);
  if (players === undefined) return before ?? { players: SEATING.byDefault(seats), together: false };
  const now = seatPlayers(players.split(','), seats, SEATING, words);
  // Whoever takes a seat sees what it knows: that stands in the history.
  if (match.outcome === null && before?.players.join() !== now.players.join()) match.reseat(now.players);
  return now;
}

/** A file that does not agree stays as it is, so that nothing of it is lost: the match goes on in another. */
function keepOrLeave(
  file: string,
  game: Game,
  leave: boolean,
  folder: string,
  around: Surroundings,
  words: CommandWords,
): string {
  if (!leave) return file;
  const other = newSave(folder, game.id, around.now());
  around.out(`${words.play.newFile(other)}\n`);
  return other;
}
