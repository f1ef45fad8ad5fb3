/**
 * The file of a match: JSON lines. The first is the header; then a line for each answer or mark; after the answers of
 * each phase the hash of the rest point, chained; at last the outcome. `game + version + options + seed + answer keys`
 * is the whole match, and nothing else. A match that began in the position of a printed example names the example
 * among its options: the position itself is the game's, so that a file can hold no world that the game did not make.
 */
import type { MatchKeeping } from './course.ts';
import { completed, type Game, type MatchConfig } from './game.ts';
import type { Line } from './history.ts';
import type { Json } from './json.ts';
import { Match } from './match.ts';
import type { Shape } from './shape.ts';

/** The first line of a replay file. */
export interface ReplayHeader {
  readonly necropole: 1;
  readonly game: string;
  readonly version: number;
  readonly config: MatchConfig;
}

type FileLine =
  | { readonly seat: number; readonly question: string; readonly answer: string; readonly revision: number; readonly retries?: number }
  | { readonly reseed: string; readonly unknownTo: readonly number[]; readonly by: number | null; readonly revision: number }
  | { readonly override: readonly (string | number)[]; readonly value: Json; readonly revision: number }
  | { readonly reseat: readonly string[]; readonly revision: number }
  | { readonly hash: string }
  | { readonly outcome: string; readonly hash: string };

/** A replay file, taken apart and checked for form. */
export interface Replay {
  readonly header: ReplayHeader;
  readonly lines: readonly FileLine[];
}

/** What playing a replay again has shown. */
export interface ReplayReport<S extends Shape = Shape> {
  /** The match, up to the last point that agrees. */
  readonly match: Match<S>;
  /** How many lines of the history were taken. */
  readonly taken: number;
  /** How many lines of the history the file has. */
  readonly total: number;
  readonly hashes: number;
  /** What is wrong, in a sentence; `null` when everything agrees. */
  readonly problem: string | null;
  /** The same for programs: what is wrong, and in which line of the file. */
  readonly finding: ReplayFinding | null;
}

/** What a replay can be found to have: another state, an answer that is refused, or another ending. */
export type ReplayFinding =
  | { readonly key: 'state-differs'; readonly line: number }
  | { readonly key: 'answer-refused'; readonly line: number; readonly refusal: string }
  | { readonly key: 'ends-otherwise'; readonly line: number; readonly file: string; readonly here: string | null };

/** Writes a match down. The file of an unfinished match holds its secrets. */
export function writeReplay<S extends Shape>(match: Match<S>): string {
  const { mode, mission, seats, options, seed, position } = completed(match.game as unknown as Game, match.config);
  const header: ReplayHeader = {
    necropole: 1,
    game: match.game.id,
    version: match.game.version,
    config: { mode, mission, seats, options, seed, ...(position === undefined ? {} : { position }) },
  };
  const rows: object[] = [header];
  const marks = new Map(match.marks().map(({ line, hash }) => [line, hash]));
  const markAfter = (line: number): void => {
    const hash = marks.get(line);
    const over = line === match.lines.length && match.outcome !== null;
    if (hash !== undefined) rows.push(over ? { outcome: match.outcome?.id, hash } : { hash });
  };
  markAfter(0);
  match.lines.forEach((line, i) => {
    rows.push(fileLine(line));
    markAfter(i + 1);
  });
  return `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
}

function fileLine(line: Line): FileLine {
  const { revision } = line;
  if (line.kind === 'reseed') return { reseed: line.seed, unknownTo: line.unknownTo, by: line.by, revision };
  if (line.kind === 'reseat') return { reseat: line.holders, revision };
  if (line.kind === 'override') return { override: line.path, value: line.value, revision };
  const { seat, question, answer, retries } = line;
  return { seat, question, answer, revision, ...(retries === 0 ? {} : { retries }) };
}

/** Takes a file apart. Throws one clear sentence when it is not a replay, is cut off, or is damaged. */
export function readReplay(text: string): Replay {
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  if (rows.length === 0) throw new Error('This replay is empty');
  const parsed = rows.map((row, i) => parseRow(row, i + 1));
  const header = parsed[0];
  if (!isHeader(header)) throw new Error('This is not a replay: line 1 is not a header of Nécropole');
  parsed.slice(1).forEach((row, i) => {
    if (!isFileLine(row)) throw new Error(`This replay is damaged: line ${i + 2} is neither an answer nor a mark`);
  });
  return { header, lines: parsed.slice(1) as FileLine[] };
}

function parseRow(row: string, number: number): unknown {
  try {
    return JSON.parse(row);
  } catch {
    throw new Error(`This replay is damaged or cut off: line ${number} is not JSON`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isHeader(value: unknown): value is ReplayHeader {
  if (!isRecord(value) || value['necropole'] !== 1 || !isRecord(value['config'])) return false;
  const config = value['config'];
  const options = config['options'];
  return (
    typeof value['game'] === 'string' &&
    typeof value['version'] === 'number' &&
    typeof config['mode'] === 'string' &&
    (config['mission'] === null || typeof config['mission'] === 'string') &&
    Number.isInteger(config['seats']) &&
    typeof config['seed'] === 'string' &&
    (config['position'] === undefined || typeof config['position'] === 'string') &&
    isRecord(options) &&
    Object.values(options).every((option) => typeof option === 'string')
  );
}

function isFileLine(value: unknown): value is FileLine {
  if (!isRecord(value)) return false;
  if ('seat' in value) {
    return (
      Number.isInteger(value['seat']) && typeof value['question'] === 'string' && typeof value['answer'] === 'string'
    );
  }
  if ('reseed' in value) {
    const unknownTo = value['unknownTo'];
    const seats = Array.isArray(unknownTo) && unknownTo.every((seat) => Number.isInteger(seat));
    return typeof value['reseed'] === 'string' && seats && (value['by'] === null || Number.isInteger(value['by']));
  }
  if ('override' in value) return isPath(value['override']) && 'value' in value;
  return typeof value['hash'] === 'string' && (!('outcome' in value) || typeof value['outcome'] === 'string');
}

function isPath(value: unknown): boolean {
  return Array.isArray(value) && value.every((step) => typeof step === 'string' || Number.isInteger(step));
}

/**
 * Plays a replay again, checking every key and every hash. A file of another version is tried: if its hashes agree it
 * is this version's; if not, the match stands at the last point that agrees.
 */
export function playReplay<S extends Shape>(
  game: Game<S>,
  replay: Replay,
  keeping: MatchKeeping = {},
  upTo = Infinity,
): ReplayReport<S> {
  const { header } = replay;
  if (header.game !== game.id) throw new Error(`This replay is of ${header.game}, not of ${game.id}`);
  const match = Match.start(game, header.config, { ...keeping, light: false });
  const total = replay.lines.filter((line) => !('hash' in line)).length;
  let hashes = 0;
  let taken = 0;
  const report = (finding: ReplayFinding | null): ReplayReport<S> => ({
    match: finding?.key === 'state-differs' ? lastAgreeing(match, hashes) : match,
    taken,
    total,
    hashes,
    problem: finding === null ? null : sentence(game, header, finding),
    finding,
  });
  for (const [i, line] of replay.lines.entries()) {
    const number = i + 2;
    if ('hash' in line) {
      const mark = match.marks().at(-1);
      if (mark?.line !== match.lines.length || mark.hash !== line.hash) {
        return report({ key: 'state-differs', line: number });
      }
      hashes += 1;
      const here = match.outcome?.id ?? null;
      if ('outcome' in line && line.outcome !== here) {
        return report({ key: 'ends-otherwise', line: number, file: line.outcome, here });
      }
      continue;
    }
    if (taken >= upTo) break;
    const reply = match.repeat(historyLine(line));
    match.marks();
    if (!reply.ok) return report({ key: 'answer-refused', line: number, refusal: reply.refusal.key });
    taken += 1;
  }
  return report(null);
}

/** The match at the last mark that agrees with the file. */
function lastAgreeing<S extends Shape>(match: Match<S>, agreed: number): Match<S> {
  return match.branch({ line: match.marks()[agreed - 1]?.line ?? 0 });
}

function sentence(
  game: { readonly id: string; readonly version: number },
  header: ReplayHeader,
  finding: ReplayFinding,
): string {
  const problem = `line ${finding.line}: ${sayFinding(finding)}`;
  return header.version === game.version
    ? problem
    : `${problem}; the file is of version ${header.version} of ${game.id}, this is version ${game.version}`;
}

function sayFinding(finding: ReplayFinding): string {
  switch (finding.key) {
    case 'state-differs':
      return "the state differs from the file's";
    case 'answer-refused':
      return `the answer is refused (${finding.refusal})`;
    case 'ends-otherwise': {
      const here = finding.here === null ? 'not over' : `"${finding.here}"`;
      return `the file says that it ended by "${finding.file}", here it is ${here}`;
    }
  }
}

function historyLine(line: Exclude<FileLine, { readonly hash: string }>): Line {
  const { revision } = line;
  if ('reseed' in line) return { kind: 'reseed', revision, seed: line.reseed, unknownTo: line.unknownTo, by: line.by };
  if ('override' in line) return { kind: 'override', revision, path: line.override, value: line.value };
  if ('reseat' in line) return { kind: 'reseat', revision, holders: line.reseat };
  const { seat, question, answer, retries = 0 } = line;
  const given = { seat, question, answer, revision, retries };
  return { kind: 'answer', ...given, value: null, team: [seat], sealed: false, informed: false };
}
