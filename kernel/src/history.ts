/**
 * The history of a match: its lines, its rest points, and what a save holds. Plain data.
 */
import type { Game, MatchConfig, SetUp } from './game.ts';
import { copyJson, type Json } from './json.ts';
import type { Request } from './question.ts';
import { copyStreams, type Streams } from './random.ts';
import type { Dealt } from './redeal.ts';
import type { Knowers, Seat } from './secrets.ts';
import type { Shape } from './shape.ts';
import type { Told } from './table.ts';

/** An answer that was given. Its value is fed when the phase is run anew; a file holds the keys only. */
export interface AnswerLine {
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly question: string;
  readonly answer: string;
  /** The revision at which it was asked. */
  readonly revision: number;
  /** How often this seat had taken its sealed answer to the same question back. */
  readonly retries: number;
  readonly value: Json;
  /** Who may take it back: the seat itself, or all partners of an `askAny`. */
  readonly team: readonly Seat[];
  readonly sealed: boolean;
  /** Did anything become known by it, to anybody? Then it is not free to take back. */
  informed: boolean;
}

/** From here on new random streams; what nobody of `unknownTo` knows is dealt again. */
export interface ReseedLine {
  readonly kind: 'reseed';
  readonly revision: number;
  readonly seed: string;
  readonly unknownTo: readonly Seat[];
  /** The seat for which it was done: an undo by consent names it in the log. */
  readonly by: Seat | null;
}

/** A correction by hand, at a rest point: one value of the world, by its path. */
export interface OverrideLine {
  readonly kind: 'override';
  readonly revision: number;
  readonly path: readonly (string | number)[];
  readonly value: Json;
}

/** From here on others hold some seats. The kernel knows no persons: it only keeps what they are called, seat by seat. */
export interface ReseatLine {
  readonly kind: 'reseat';
  readonly revision: number;
  readonly holders: readonly string[];
}

/** What stands in a history between the answers. */
export type RemarkLine = ReseedLine | OverrideLine | ReseatLine;

/**
 * One line of a match's history. Its revision counts how often anything was asked before, also what was taken back
 * since: it only ever grows, so that no question ever has the id of another.
 */
export type Line = AnswerLine | RemarkLine;

/** The id of a question: when it was asked, and how often its seat has taken a sealed answer to it back. */
export function questionId(revision: number, retries: number): string {
  return retries === 0 ? `${revision}` : `${revision}.${retries}`;
}

/** A rest point: between two phases the world is plain JSON, with nothing on the stack. Nothing in it ever changes. */
export interface Rest<S extends Shape = Shape> {
  /** How many rest points came before it. */
  readonly number: number;
  /** How many lines came before it. */
  readonly line: number;
  readonly phase: S['phase'];
  readonly world: S['world'];
  readonly board: S['board'];
  readonly streams: Streams;
  /** How many events had been told. */
  readonly told: number;
}

/** The fingerprint of a match after a line that ended a phase, chained over all of them so far. */
export interface Fingerprint {
  readonly line: number;
  readonly hash: string;
}

/** A rest point as a save holds it: the board is there once. */
export type SavedRest<S extends Shape = Shape> = Omit<Rest<S>, 'board'>;

/** All that a save needs: the last rest point, and the lines. It holds every secret of the match. */
export interface SavedMatch<S extends Shape = Shape> {
  readonly format: 2;
  readonly game: string;
  readonly version: number;
  readonly config: MatchConfig;
  readonly board: S['board'];
  readonly rest: SavedRest<S>;
  readonly lines: readonly Line[];
  /** What had been told at the rest point. */
  readonly told: readonly Told[];
  /** Saves have called its fingerprints so from the first. */
  readonly marks: readonly Fingerprint[];
  /** The revision of what stands open, and how often each seat has taken its sealed answer to it back. */
  readonly revision: number;
  readonly retries: readonly number[];
  /** The rest point in which it began, where that was not by its set-up: it cannot be played again from its seed. */
  readonly base: Rest<S> | null;
  /** Answers that were freely taken back, and may be given again. */
  readonly undone: readonly AnswerLine[];
  /** `seat/question id` of those who were asked together, when one of them answered. */
  readonly lastTeam: readonly string[];
}

/** Where a branch stands, and what is new in it. */
export interface Branch {
  /** After how many lines; now, if left out. */
  readonly line?: number;
  readonly light?: boolean;
  /** Deal again what those of the mask may not know. */
  readonly redeal?: {
    readonly mask: Knowers;
    readonly seed: string;
    readonly pinned?: ReadonlySet<Json>;
    /** What was dealt before, by seats and seed, where this world stands. */
    readonly memory?: { get(name: string): Dealt | undefined; set(name: string, dealt: Dealt): void };
  };
  /** Replace the random streams. */
  readonly streams?: string;
}

/** Where a branch leaves the history it came from. No line of it: it is in no file. */
export interface BranchRemark extends Pick<Branch, 'redeal' | 'streams'> {
  readonly kind: 'branch';
}

/** What is fed to a phase that is run anew. */
export type Fed = Line | BranchRemark;

/** How many answers a request waits for. */
export function answersWanted(request: Request): number {
  return request.type === 'all' ? request.asked.length : 1;
}

/** What a rule gets back for its request. */
export function inputOf(request: Request, given: readonly AnswerLine[]): unknown {
  if (request.type === 'all') return request.asked.map(({ seat }) => given.find((line) => line.seat === seat)?.value);
  const line = given[0] as AnswerLine;
  return request.type === 'any' ? { by: line.seat, value: line.value } : line.value;
}

/** How many of some lines are answers. */
export function answersIn(lines: readonly Line[]): number {
  let answers = 0;
  for (const line of lines) if (line.kind === 'answer') answers += 1;
  return answers;
}

/** What a phase is run from. */
export interface Start<S extends Shape> extends SetUp<S> {
  readonly streams: Streams;
}

/** The world of a rest point, copied. A board is copied only while it is being built. */
export function startFrom<S extends Shape>(game: Game<S>, rest: Rest<S>): Start<S> {
  const { phase, world, board, streams } = rest;
  return {
    phase,
    world: game.copy(world),
    board: buildsBoard(game, phase) ? copyJson(board) : board,
    streams: copyStreams(streams),
  };
}

/** Is the board still being built in this phase? */
export function buildsBoard<S extends Shape>(game: Game<S>, phase: S['phase']): boolean {
  return game.setupPhases?.includes(phase) === true;
}

/** How many corrections by hand a history holds. */
export function overridesIn(lines: readonly Line[]): number {
  return lines.filter(({ kind }) => kind === 'override').length;
}
