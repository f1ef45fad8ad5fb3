/**
 * The file of a match: JSON lines. The first is the header; then a line for each answer or mark; after the answers of
 * each phase the hash of the rest point, chained; at last the outcome. `game + version + options + seed + answer keys`
 * is the whole match, and nothing else.
 */
import { completed, type Game, type MatchConfig } from './game.ts';
import type { Line } from './history.ts';
import type { Json } from './json.ts';
import { Match } from './match.ts';
import type { MatchKeeping } from './running.ts';
import type { Shape } from './shape.ts';

/** The first line of a replay file. */
export interface ReplayHeader {
  readonly necropole: 1;
  readonly game: string;
  readonly version: number;
  readonly config: MatchConfig;
}

type FileLine =
  | { readonly seat: number; readonly question: string; readonly answer: string }
  | { readonly reseed: string; readonly unknownTo: readonly number[]; readonly by: number | null }
  | { readonly override: readonly (string | number)[]; readonly value: Json }
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
}

/** Writes a match down. The file of an unfinished match holds its secrets. */
export function writeReplay<S extends Shape>(match: Match<S>): string {
  const { mode, mission, seats, options, seed } = completed(match.game as unknown as Game, match.config);
  const header: ReplayHeader = {
    necropole: 1,
    game: match.game.id,
    version: match.game.version,
    config: { mode, mission, seats, options, seed },
  };
  const rows: object[] = [header];
  const rests = match.allRests();
  let rest = 1;
  const restsUpTo = (line: number): void => {
    for (; (rests[rest]?.line ?? Infinity) <= line; rest++) {
      const last = rest === rests.length - 1 && match.outcome !== null;
      const hash = rests[rest]?.hash ?? '';
      rows.push(last ? { outcome: match.outcome?.id, hash } : { hash });
    }
  };
  restsUpTo(0);
  match.lines.forEach((line, i) => {
    rows.push(fileLine(line));
    restsUpTo(i + 1);
  });
  return `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
}

function fileLine(line: Line): FileLine {
  if (line.kind === 'answer') return { seat: line.seat, question: line.question, answer: line.answer };
  if (line.kind === 'reseed') return { reseed: line.seed, unknownTo: line.unknownTo, by: line.by };
  return { override: line.path, value: line.value };
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
  let rest = 0;
  let hashes = 0;
  let taken = 0;
  const report = (problem: string | null): ReplayReport<S> => ({ match, taken, total, hashes, problem });
  for (const [i, line] of replay.lines.entries()) {
    if ('hash' in line) {
      rest += 1;
      const found = match.rests[rest]?.hash;
      if (found !== line.hash) {
        return report(otherwise(game, header, `line ${i + 2}: the state differs from the file's`));
      }
      hashes += 1;
      const ending = otherEnding(match, line);
      if (ending !== null) return report(otherwise(game, header, `line ${i + 2}: ${ending}`));
      continue;
    }
    if (taken >= upTo) break;
    const reply = match.repeat(historyLine(line));
    if (!reply.ok) {
      return report(otherwise(game, header, `line ${i + 2}: the answer is refused (${reply.refusal.key})`));
    }
    taken += 1;
  }
  return report(null);
}

function otherEnding<S extends Shape>(match: Match<S>, line: FileLine): string | null {
  if (!('outcome' in line) || line.outcome === match.outcome?.id) return null;
  const here = match.outcome === null ? 'not over' : `"${match.outcome.id}"`;
  return `the file says that it ended by "${line.outcome}", here it is ${here}`;
}

function historyLine(line: Exclude<FileLine, { readonly hash: string }>): Line {
  if ('reseed' in line) return { kind: 'reseed', seed: line.reseed, unknownTo: line.unknownTo, by: line.by };
  if ('override' in line) return { kind: 'override', path: line.override, value: line.value };
  const { seat, question, answer } = line;
  return { kind: 'answer', seat, question, answer, value: null, team: [seat], sealed: false, informed: false };
}

function otherwise(
  game: { readonly id: string; readonly version: number },
  header: ReplayHeader,
  problem: string,
): string {
  return header.version === game.version
    ? problem
    : `${problem}; the file is of version ${header.version} of ${game.id}, this is version ${game.version}`;
}
