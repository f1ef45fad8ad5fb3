/** Opening the file of a match: whatever is wrong with it, what agrees can still be seen and gone on with. */
import { readFileSync, statSync } from 'node:fs';
import {
  type Game,
  type Match,
  playReplay,
  type Replay,
  type ReplayFinding,
  type ReplayReport,
  readReplay,
} from '@necropole/kernel';
import { wrongWith } from './choices.ts';
import { kernelRefusal } from './phrases.ts';
import { Failure, messageOf, UsageError } from './surroundings.ts';
import type { CommandWords } from './words/index.ts';

const MOST_MEGABYTES = 64;

/** A replay that was played again. */
export interface OpenedReplay {
  readonly game: Game;
  readonly replay: Replay;
  /** The match, at the last point that agrees. */
  readonly match: Match;
  readonly hashes: number;
  /** What is wrong with the file, in sentences; empty when everything agrees. */
  readonly problems: readonly string[];
  /** What is worth knowing, though nothing is wrong. */
  readonly remark: string | null;
}

/** Reads a file as text. */
function readText(file: string, words: CommandWords): string {
  try {
    const { size } = statSync(file);
    if (size > MOST_MEGABYTES * 1024 * 1024) throw new Failure(words.errors.tooLarge(file, MOST_MEGABYTES));
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Failure) throw error;
    if ((error as { code?: unknown }).code === 'ENOENT') throw new UsageError(words.errors.fileNotFound(file));
    throw new Failure(words.errors.unreadable(file, messageOf(error)));
  }
}

/** Opens a replay and plays it again: all of it, or its first `upToAnswers` answers. */
export function openReplay(
  file: string,
  games: readonly Game[],
  words: CommandWords,
  upToAnswers = Infinity,
): OpenedReplay {
  const { replay, damagedAt } = soundPart(file, readText(file, words), words);
  const { header } = replay;
  const game = games.find(({ id }) => id === header.game);
  if (game === undefined) {
    const known = games.map(({ id }) => id);
    throw new Failure(words.errors.replayOfUnknownGame(header.game, known));
  }
  const wrong = wrongWith(game, header.config, words);
  if (wrong !== null) throw new Failure(words.errors.replayConfig(wrong));
  const report = play(game, replay, linesUpTo(replay, upToAnswers), words);
  const problems = problemsOf(replay, report, damagedAt, words);
  const versions = [header.version, game.version] as const;
  if (versions[0] !== versions[1] && problems.length > 0) problems.push(words.replay.differsVersion(...versions));
  const { match } = report;
  if (problems.length > 0) problems.push(words.replay.openedUpTo(match.lines.length, report.total));
  const remark = versions[0] !== versions[1] && problems.length === 0 ? words.replay.otherVersion(...versions) : null;
  return { game, replay, match, hashes: report.hashes, problems, remark };
}

/** How many answers the file holds. */
export function answersIn(replay: Replay): number {
  return replay.lines.filter((line) => 'seat' in line).length;
}

/** The file up to its first line that is not sound. */
function soundPart(file: string, text: string, words: CommandWords): { replay: Replay; damagedAt: number | null } {
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  const header = rows[0];
  if (header === undefined) throw new Failure(words.errors.emptyFile(file));
  if (!readable(header)) throw new Failure(words.errors.notReplay(file));
  const bad = readable(text) ? -1 : rows.findIndex((row, i) => i > 0 && !readable(`${header}\n${row}`));
  if (bad < 0) return { replay: readReplay(text), damagedAt: null };
  return { replay: readReplay(rows.slice(0, bad).join('\n')), damagedAt: bad + 1 };
}

function readable(text: string): boolean {
  try {
    readReplay(text);
    return true;
  } catch {
    return false;
  }
}

function play(game: Game, replay: Replay, lines: number, words: CommandWords): ReplayReport {
  try {
    return playReplay(game, replay, {}, lines);
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

function problemsOf(replay: Replay, report: ReplayReport, damagedAt: number | null, words: CommandWords): string[] {
  const problems: string[] = [];
  if (report.finding !== null) problems.push(sayFinding(report.finding, words));
  else if (damagedAt === null && report.taken === report.total) {
    const has = replay.lines.filter((line) => 'hash' in line).length;
    const needs = report.match.rests.length - 1;
    if (has < needs) problems.push(words.replay.hashesMissing(has, needs));
  }
  if (damagedAt !== null) problems.push(words.replay.damaged(damagedAt));
  return problems;
}

/** The kernel's finding in the language of the command. */
function sayFinding(finding: ReplayFinding, words: CommandWords): string {
  switch (finding.key) {
    case 'state-differs':
      return words.replay.differs(finding.line);
    case 'answer-refused':
      return words.replay.refused(finding.line, kernelRefusal(finding.refusal, words));
    case 'ends-otherwise':
      return words.replay.endsOtherwise(finding.line, finding.file);
  }
}
