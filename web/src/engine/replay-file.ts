/** Files of matches: written, read, and opened up to where they agree with this version of the game. */
import {
  type Game,
  type Line,
  type Match,
  misfit,
  playReplay,
  type Replay,
  type ReplayFinding,
  type ReplayReport,
  readReplay,
  writeReplay,
} from '@necropole/kernel';
import { EngineProblem, type FileFault, messageOf, problemOf } from './problems.ts';
import { type KeptReason, readReasons } from './reasons.ts';
import type { StoredMatch } from './records.ts';

/** The most characters that a file may have. */
export const MOST_CHARACTERS = 64 * 1024 * 1024;

/** A file for the person to keep. */
export interface Download {
  readonly name: string;
  readonly text: string;
  /** Does it hold what somebody at the table may not know yet? Say so first. */
  readonly secrets: boolean;
}

/** A history that was played again. */
export interface PlayedAgain {
  /** Stands at the last point that agrees. */
  readonly match: Match;
  readonly fault: FileFault | null;
}

/** A file that was played again. */
export interface OpenedReplay extends PlayedAgain {
  /** Why the bots of the match answered as they did, as far as the file says so. */
  readonly reasons: readonly KeptReason[];
}

/** The text of a replay file. `beside` goes into its header: why bots answered so, and what a report needs. */
export function replayText(match: Match, beside: object = {}): string {
  const text = writeReplay(match);
  const end = text.indexOf('\n');
  return `${JSON.stringify({ ...JSON.parse(text.slice(0, end)), ...beside })}${text.slice(end)}`;
}

/** Opens the text of a replay file. Throws when nothing of it can be shown. */
export async function openReplay(text: string, gameOf: (id: string) => Promise<Game>): Promise<OpenedReplay> {
  const { replay, fault } = soundPart(text);
  const { header } = replay;
  const game = await gameOf(header.game).catch((error: unknown) => {
    throw problemOf(error).kind === 'unknown-game' ? wrongFile({ why: 'unknown-game', game: header.game }) : error;
  });
  const wrong = misfit(game, header.config);
  if (wrong !== null) throw wrongFile({ why: 'does-not-fit', message: wrong });
  const played = playAgain(game, replay);
  const reasons = readReasons('reasons' in header ? header.reasons : [], played.match.lines);
  return { match: played.match, reasons, fault: played.fault ?? fault };
}

/** The file up to its first line that is not sound. */
function soundPart(text: string): { replay: Replay; fault: FileFault | null } {
  if (text.length > MOST_CHARACTERS) throw wrongFile({ why: 'too-large' });
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  const header = rows[0];
  if (header === undefined) throw wrongFile({ why: 'empty' });
  if (!isReadable(header)) throw wrongFile({ why: 'not-a-replay' });
  const damaged = isReadable(text) ? -1 : rows.findIndex((row, i) => i > 0 && !isReadable(`${header}\n${row}`));
  if (damaged < 0) return { replay: readReplay(text), fault: null };
  const replay = readReplay(rows.slice(0, damaged).join('\n'));
  return { replay, fault: { why: 'damaged', line: damaged + 1 } };
}

function isReadable(text: string): boolean {
  try {
    readReplay(text);
    return true;
  } catch {
    return false;
  }
}

function wrongFile(fault: FileFault): EngineProblem {
  return new EngineProblem({ kind: 'wrong-file', fault });
}

/** Plays a history again, and stands at the last point that agrees with it. */
export function playAgain(game: Game, replay: Replay): PlayedAgain {
  let report: ReplayReport;
  try {
    report = playReplay(game, replay);
  } catch (error) {
    throw wrongFile({ why: 'does-not-fit', message: messageOf(error) });
  }
  return { match: report.match, fault: report.finding && faultIn(report.finding) };
}

/** The kernel's finding as one of our kinds. */
function faultIn({ key, line }: ReplayFinding): FileFault {
  const kinds = {
    'state-differs': 'differs',
    'answer-refused': 'refused',
    'ends-otherwise': 'ends-otherwise',
  } as const;
  return { why: kinds[key], line };
}

/** The history of a record in the form of a file: its keys, and the hashes that it should lead to. */
export function replayOf({ saved, marks }: StoredMatch): Replay {
  const { game, version, config } = saved;
  const lines: Replay['lines'][number][] = [];
  let next = 1;
  const marksUpTo = (count: number): void => {
    for (let mark = marks[next]; mark !== undefined && mark.line <= count; mark = marks[++next]) {
      lines.push({ hash: mark.hash });
    }
  };
  marksUpTo(0);
  saved.lines.forEach((line, i) => {
    lines.push(inFile(line));
    marksUpTo(i + 1);
  });
  return { header: { necropole: 1, game, version, config }, lines };
}

function inFile(line: Line): Replay['lines'][number] {
  if (line.kind === 'answer') return { seat: line.seat, question: line.question, answer: line.answer };
  if (line.kind === 'reseed') return { reseed: line.seed, unknownTo: line.unknownTo, by: line.by };
  return { override: line.path, value: line.value };
}
