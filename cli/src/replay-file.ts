/** Opening the file of a match: whatever is wrong with it, what agrees can still be seen and gone on with. */
import type { Game } from '@necropole/kernel';
import {
  LIMITS,
  type Match,
  type OldReplay,
  playOldReplay,
  playReplay,
  type Replay,
  type ReplayFault,
  type ReplayFinding,
  type ReplayReport,
  readReplay,
  UnreadableReplay,
} from '@necropole/kernel/app';
import { wrongWith } from './choices.ts';
import { kernelRefusal } from './phrases.ts';
import { readUpTo } from './reading.ts';
import { Failure, messageOf, UsageError } from './surroundings.ts';
import type { CommandWords } from './words/index.ts';

const MEGABYTE = 1024 * 1024;

/** A file that was read: a replay, or one of the first format, which is played as far as it can be. */
export interface ReplayFile {
  readonly file: string;
  readonly game: Game;
  readonly replay: Replay | OldReplay;
}

/** A replay that was played again. */
export interface OpenedReplay extends ReplayFile {
  /** The match, at the last point that agrees. */
  readonly match: Match;
  readonly hashes: number;
  /** How often it was corrected by hand: whoever sees the match is told. */
  readonly overrides: number;
  /** What is wrong with the file, in sentences; empty when everything agrees. */
  readonly problems: readonly string[];
  /** What is worth knowing, though nothing is wrong. */
  readonly remark: string | null;
}

/** How a file is opened. */
export interface Opening {
  /** Take corrections by hand, too. */
  readonly allowOverrides?: boolean;
  /** Play so many answers only. */
  readonly upToAnswers?: number;
}

/** Reads a file, once. */
export function readReplayFile(file: string, games: readonly Game[], words: CommandWords): ReplayFile {
  const replay = takenApart(file, readText(file, words), words);
  const header = 'format' in replay ? replay : replay.header;
  const game = games.find(({ id }) => id === header.game);
  if (game === undefined) {
    const known = games.map(({ id }) => id);
    throw new Failure(words.errors.replayOfUnknownGame(header.game, known));
  }
  const wrong = wrongWith(game, header.config, words);
  if (wrong !== null) throw new Failure(words.errors.replayConfig(wrong));
  return { file, game, replay };
}

/** The text of a file, up to the limit. */
export function readText(file: string, words: CommandWords): string {
  let text: string | null;
  try {
    text = readUpTo(file, LIMITS.bytes);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') throw new UsageError(words.errors.fileNotFound(file));
    throw new Failure(words.errors.unreadable(file, messageOf(error)));
  }
  if (text === null) throw new Failure(words.errors.tooLarge(file, LIMITS.bytes / MEGABYTE));
  return text;
}

function takenApart(file: string, text: string, words: CommandWords): Replay | OldReplay {
  try {
    return readReplay(text);
  } catch (error) {
    if (!(error instanceof UnreadableReplay)) throw error;
    if (error.fault.why === 'old-format') return error.fault.old;
    throw new Failure(sayFault(file, error.fault.why, words));
  }
}

type Unreadable = Exclude<ReplayFault['why'], 'old-format'>;

function sayFault(file: string, why: Unreadable, { errors }: CommandWords): string {
  switch (why) {
    case 'empty':
      return errors.emptyFile(file);
    case 'not-a-replay':
      return errors.notReplay(file);
    case 'too-large':
      return errors.tooLarge(file, LIMITS.bytes / MEGABYTE);
    case 'later-format':
      return errors.laterFormat(file);
  }
}

/** Reads a file and plays it again. */
export function openReplay(file: string, games: readonly Game[], words: CommandWords, how: Opening = {}): OpenedReplay {
  return playFile(readReplayFile(file, games, words), words, how);
}

/** Plays a file again: all of it, or its first answers. */
export function playFile(read: ReplayFile, words: CommandWords, how: Opening = {}): OpenedReplay {
  const { game, replay, file } = read;
  if ('format' in replay) return playOldFile(read, replay, words, how);
  const report = play(game, replay, how, words);
  const { finding, match, hashes, overrides } = report;
  if (finding?.key === 'overrides-refused') throw new Failure(words.errors.overrides(file, finding.overrides));
  const problems = problemsOf(replay, report, words);
  const versions = [replay.header.version, game.version] as const;
  if (versions[0] !== versions[1] && problems.length > 0) problems.push(words.replay.differsVersion(...versions));
  if (problems.length > 0) problems.push(words.replay.openedUpTo(match.lines.length, report.total));
  const remark = versions[0] !== versions[1] && problems.length === 0 ? words.replay.otherVersion(...versions) : null;
  return { ...read, match, hashes, overrides, problems, remark };
}

/** Plays a file of the first format with the generator of that time, as far as today's rules take its answers. */
function playOldFile(read: ReplayFile, old: OldReplay, words: CommandWords, how: Opening): OpenedReplay {
  const { upToAnswers = Infinity } = how;
  const { match, taken } = playOldReplay(read.game, { ...old, lines: old.lines.slice(0, upToAnswers) });
  const said = words.replay.oldFormat(old.version, taken, old.answers);
  return { ...read, match, hashes: 0, overrides: 0, problems: [said], remark: null };
}

/** How many answers the file holds. */
export function answersIn(replay: Replay | OldReplay): number {
  return 'format' in replay ? replay.answers : replay.lines.filter((line) => 'seat' in line).length;
}

function play(
  game: Game,
  replay: Replay,
  { allowOverrides = false, upToAnswers = Infinity }: Opening,
  words: CommandWords,
): ReplayReport {
  try {
    return playReplay(game, replay, { overrides: allowOverrides }, linesUpTo(replay, upToAnswers));
  } catch (error) {
    throw new Failure(words.errors.replayConfig(messageOf(error)));
  }
}

/** How many lines of the history hold the first so many answers. */
function linesUpTo(replay: Replay, answers: number): number {
  let lines = 0;
  let seen = 0;
  for (const line of replay.lines) {
    if ('hash' in line) continue;
    if ('seat' in line && ++seen > answers) return lines;
    lines += 1;
  }
  return Infinity;
}

function problemsOf(replay: Replay, report: ReplayReport, words: CommandWords): string[] {
  if (report.finding !== null) return [sayFinding(report.finding, words)];
  if (report.taken < report.total) return [];
  const has = replay.lines.filter((line) => 'hash' in line).length;
  const needs = report.match.fingerprints().length;
  return has < needs ? [words.replay.hashesMissing(has, needs)] : [];
}

/** The kernel's finding in the language of the command. */
function sayFinding(finding: ReplayFinding, words: CommandWords): string {
  switch (finding.key) {
    case 'damaged':
      return words.replay.damaged(finding.line);
    case 'too-long':
      return words.replay.tooLong(finding.line);
    case 'overrides-refused':
      return words.replay.overridden(finding.overrides);
    case 'state-differs':
      return words.replay.differs(finding.line);
    case 'answer-refused':
      return words.replay.refused(finding.line, kernelRefusal(finding.refusal, words));
    case 'ends-otherwise':
      return words.replay.endsOtherwise(finding.line, finding.file);
  }
}
