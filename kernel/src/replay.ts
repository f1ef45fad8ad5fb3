/**
 * The file of a match: JSON lines. The first is the header; then a line for each answer or remark; after the answers of
 * each phase the hash of the rest point, chained; at last the outcome. `game + version + options + seed + answer keys`
 * is the whole match, and nothing else. A match that began in the position of a printed example names the example
 * among its options: the position itself is the game's, so that a file can hold no world that the game did not make.
 * `door/read-replay.ts` reads it, and lets in only what has its form.
 */
import type { MatchKeeping } from './course.ts';
import type { FileLine } from './door/forms.ts';
import { completed, type Game, type MatchConfig } from './game.ts';
import { type Fingerprint, type Line, overridesIn } from './history.ts';
import { Match } from './match.ts';
import type { Shape } from './shape.ts';

/** The first line of a replay file. */
export interface ReplayHeader {
  readonly necropole: 2;
  readonly game: string;
  readonly version: number;
  readonly config: MatchConfig;
}

/** A replay file, taken apart and checked for form. */
export interface Replay {
  readonly header: ReplayHeader;
  readonly lines: readonly FileLine[];
  /** The first line of the file that is not sound: from there on nothing was read. */
  readonly damaged: { readonly line: number } | null;
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
  /** How many corrections by hand were taken: whoever sees the match is to know. */
  readonly overrides: number;
  /** What is wrong, in a sentence; `null` when everything agrees. */
  readonly problem: string | null;
  /** The same for programs: what is wrong, and in which line of the file. */
  readonly finding: ReplayFinding | null;
}

/** How a replay is played again. */
export interface ReplayKeeping extends MatchKeeping {
  /** Take corrections by hand: with them a file can tell of any match at all, so that they must be asked for. */
  readonly overrides?: boolean;
}

/** What a replay can be found to have: another state, an answer that is refused, another ending, a damaged line. */
export type ReplayFinding =
  /** From this line on the file is not sound. */
  | { readonly key: 'damaged'; readonly line: number }
  /** More answers than any match of the game has. */
  | { readonly key: 'too-long'; readonly line: number }
  /** The file corrects the match by hand, and nobody asked for that: so many times in all. */
  | { readonly key: 'overrides-refused'; readonly line: number; readonly overrides: number }
  | { readonly key: 'state-differs'; readonly line: number }
  | { readonly key: 'answer-refused'; readonly line: number; readonly refusal: string }
  | { readonly key: 'ends-otherwise'; readonly line: number; readonly file: string; readonly here: string | null };

/** Writes a match down that began by its set-up. The file of an unfinished match holds its secrets. */
export function writeReplay<S extends Shape>(match: Match<S>): string {
  if (!match.beganBySetUp) throw new Error('This match began in a rest point: it can be saved, but not played again');
  const config = completed(match.game as unknown as Game, match.config);
  const header = headerOf(match.game.id, match.game.version, config);
  const lines = fileLines(match.lines, match.fingerprints(), match.outcome?.id ?? null);
  return `${[header, ...lines].map((row) => JSON.stringify(row)).join('\n')}\n`;
}

/** The first line of the file of such a match. */
export function headerOf(game: string, version: number, config: MatchConfig): ReplayHeader {
  const { mode, mission, seats, options, seed, chosen, position } = config;
  const known = { ...(chosen === undefined ? {} : { chosen }), ...(position === undefined ? {} : { position }) };
  return { necropole: 2, game, version, config: { mode, mission, seats, options, seed, ...known } };
}

/** A history as the lines of a file, with a hash after each line that ended a phase. */
export function fileLines(
  lines: readonly Line[],
  fingerprints: readonly Fingerprint[],
  outcome: string | null,
): readonly FileLine[] {
  const rows: FileLine[] = [];
  const hashes = new Map(fingerprints.map(({ line, hash }) => [line, hash]));
  const fingerprintAfter = (line: number): void => {
    const hash = hashes.get(line);
    if (hash !== undefined) rows.push(outcome !== null && line === lines.length ? { outcome, hash } : { hash });
  };
  fingerprintAfter(0);
  lines.forEach((line, at) => {
    rows.push(fileLine(line));
    fingerprintAfter(at + 1);
  });
  return rows;
}

function fileLine(line: Line): FileLine {
  const { revision } = line;
  if (line.kind === 'reseed') return { reseed: line.seed, unknownTo: [...line.unknownTo], by: line.by, revision };
  if (line.kind === 'override') return { override: [...line.path], value: line.value, revision };
  if (line.kind === 'reseat') return { reseat: [...line.holders], revision };
  const { seat, question, answer, retries } = line;
  return { seat, question, answer, revision, ...(retries === 0 ? {} : { retries }) };
}

/**
 * Plays a replay again, checking every key and every hash. A file of another version is tried: if its hashes agree it
 * is this version's; if not, the match stands at the last point that agrees.
 */
export function playReplay<S extends Shape>(
  game: Game<S>,
  replay: Replay,
  keeping: ReplayKeeping = {},
  upTo = Infinity,
): ReplayReport<S> {
  const { header, lines, damaged } = replay;
  if (header.game !== game.id) throw new Error(`This replay is of ${header.game}, not of ${game.id}`);
  const match = Match.start(game, header.config, { ...keeping, light: false });
  let hashes = 0;
  let taken = 0;
  const report = (finding: ReplayFinding | null): ReplayReport<S> => ({
    match: finding?.key === 'state-differs' ? lastAgreeing(match, hashes) : match,
    taken,
    total: lines.filter((line) => !('hash' in line)).length,
    hashes,
    overrides: overridesIn(match.lines),
    problem: finding === null ? null : sentence(game, header, finding),
    finding,
  });
  for (const [i, line] of lines.entries()) {
    const number = i + 2;
    if ('hash' in line) {
      const known = match.fingerprints()[hashes];
      if (known?.line !== match.lines.length || known.hash !== line.hash) {
        return report({ key: 'state-differs', line: number });
      }
      hashes += 1;
      const here = match.outcome?.id ?? null;
      if ('outcome' in line && line.outcome !== here) {
        return report({ key: 'ends-otherwise', line: number, file: line.outcome, here });
      }
      continue;
    }
    if (taken >= upTo) return report(null);
    const finding = take(match, line, number, replay, keeping.overrides === true);
    if (finding !== null) return report(finding);
    taken += 1;
  }
  return report(damaged === null ? null : { key: 'damaged', line: damaged.line });
}

/** Gives one line of a file to the match; says what is wrong with it. */
function take<S extends Shape>(
  match: Match<S>,
  line: HistoryLine,
  number: number,
  { lines }: Replay,
  overrides: boolean,
): ReplayFinding | null {
  if ('seat' in line && match.answers >= match.game.bound) return { key: 'too-long', line: number };
  if ('override' in line && !overrides) {
    const all = lines.filter((one) => 'override' in one).length;
    return { key: 'overrides-refused', line: number, overrides: all };
  }
  const reply = match.repeat(historyLine(line));
  // Taken line by line: what is let go before comes back only by playing the match again.
  match.fingerprints();
  return reply.ok ? null : { key: 'answer-refused', line: number, refusal: reply.refusal.key };
}

/** The match at the last hash that agrees with the file's. */
function lastAgreeing<S extends Shape>(match: Match<S>, agreed: number): Match<S> {
  return match.branch({ line: match.fingerprints()[agreed - 1]?.line ?? 0 });
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
    case 'damaged':
      return 'the file is damaged or cut off';
    case 'too-long':
      return 'the file has more answers than any match';
    case 'overrides-refused':
      return `the file corrects the match by hand (${finding.overrides} times in all), which was not asked for`;
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

type HistoryLine = Exclude<FileLine, { readonly hash: string }>;

/** What a line of a file is in a history. */
function historyLine(line: HistoryLine): Line {
  const { revision } = line;
  if ('reseed' in line) return { kind: 'reseed', revision, seed: line.reseed, unknownTo: line.unknownTo, by: line.by };
  if ('override' in line) return { kind: 'override', revision, path: line.override, value: line.value };
  if ('reseat' in line) return { kind: 'reseat', revision, holders: line.reseat };
  const { seat, question, answer, retries = 0 } = line;
  const given = { seat, question, answer, revision, retries };
  return { kind: 'answer', ...given, value: null, team: [seat], sealed: false, informed: false };
}
