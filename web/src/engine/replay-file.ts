/** Files of matches: written, read, and opened up to where they agree with this version of the game. */
import type { Game } from '@necropole/kernel';
import {
  fileLines,
  headerOf,
  isSaveText,
  type Match,
  matchText,
  misfit,
  type OldReplay,
  playOldReplay,
  playReplay,
  type Replay,
  type ReplayFinding,
  type ReplayKeeping,
  type ReplayReport,
  readReplay,
  type SavedMatch,
  UnreadableReplay,
} from '@necropole/kernel/app';
import { EngineProblem, type FileFault, messageOf, problemOf } from './problems.ts';
import { type KeptReason, readReasons } from './reasons.ts';
import type { Shelf } from './shelf.ts';

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

/** The text of a match's file. `beside` goes into the header of a replay: why bots answered so, what a report needs. */
export function replayText(match: Match, beside: object = {}): string {
  const text = matchText(match);
  if (isSaveText(text)) return text;
  const end = text.indexOf('\n');
  return `${JSON.stringify({ ...JSON.parse(text.slice(0, end)), ...beside })}${text.slice(end)}`;
}

/** Opens the text of a replay file. Throws when nothing of it can be shown. */
export async function openReplay(text: string, gameOf: Shelf['game']): Promise<OpenedReplay> {
  const replay = takenApart(text);
  const header = 'format' in replay ? replay : replay.header;
  const game = await gameOf(header.game, header.config).catch((error: unknown) => {
    throw problemOf(error).kind === 'unknown-game' ? wrongFile({ why: 'unknown-game', game: header.game }) : error;
  });
  const wrong = misfit(game, header.config);
  if (wrong !== null) throw wrongFile({ why: 'does-not-fit', message: wrong });
  if ('format' in replay) return openOld(game, replay);
  const { match, fault } = playAgain(game, replay);
  // With corrections by hand a file can tell of any match at all: none that comes from outside is let in.
  if (fault?.why === 'overrides') throw wrongFile(fault);
  return { match, fault, reasons: readReasons('reasons' in header ? header.reasons : [], match.lines) };
}

function takenApart(text: string): Replay | OldReplay {
  try {
    return readReplay(text);
  } catch (error) {
    if (!(error instanceof UnreadableReplay)) throw error;
    if (error.fault.why === 'old-format') return error.fault.old;
    throw wrongFile(error.fault);
  }
}

/** A file of the first format: shown as far as today's rules take its answers. */
function openOld(game: Game, old: OldReplay): OpenedReplay {
  const { match, taken } = playOldReplay(game, old);
  const { version, answers } = old;
  return { match, reasons: [], fault: { why: 'old-format', version, taken, answers } };
}

function wrongFile(fault: FileFault): EngineProblem {
  return new EngineProblem({ kind: 'wrong-file', fault });
}

/** Plays a history again, and stands at the last point that agrees with it. */
export function playAgain(game: Game, replay: Replay, keeping: Pick<ReplayKeeping, 'overrides'> = {}): PlayedAgain {
  let report: ReplayReport;
  try {
    report = playReplay(game, replay, keeping);
  } catch (error) {
    throw wrongFile({ why: 'does-not-fit', message: messageOf(error) });
  }
  return { match: report.match, fault: report.finding && faultIn(report.finding) };
}

/** The kernel's finding as one of our kinds. */
function faultIn(finding: ReplayFinding): FileFault {
  const { line } = finding;
  switch (finding.key) {
    case 'state-differs':
      return { why: 'differs', line };
    case 'answer-refused':
      return { why: 'refused', line };
    case 'overrides-refused':
      return { why: 'overrides', overrides: finding.overrides };
    case 'ends-otherwise':
    case 'damaged':
    case 'too-long':
      return { why: finding.key, line };
  }
}

/** The history of a saved match in the form of a file: its keys, and the hashes that it should lead to. */
export function replayOf({ game, version, config, lines, marks }: SavedMatch): Replay {
  return { header: headerOf(game, version, config), lines: fileLines(lines, marks, null), damaged: null };
}
