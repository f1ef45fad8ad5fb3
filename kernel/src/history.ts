/**
 * The history of a match: its lines, its rest points, and what a save holds. Plain data; `match.ts` makes it.
 */
import type { Game, MatchConfig, SetUp } from './game.ts';
import { copyJson, type Json } from './json.ts';
import type { Request } from './question.ts';
import { copyStreams, type Streams } from './random.ts';
import type { Knowers, Seat } from './secrets.ts';
import type { Shape } from './shape.ts';
import type { Told } from './table.ts';

/** An answer that was given. Its value is fed when the phase is run anew; a file holds the keys only. */
export interface AnswerLine {
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly question: string;
  readonly answer: string;
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
  readonly seed: string;
  readonly unknownTo: readonly Seat[];
  /** The seat for which it was done: an undo by consent names it in the log. */
  readonly by: Seat | null;
}

/** A correction by hand, at a rest point: one value of the world, by its path. */
export interface OverrideLine {
  readonly kind: 'override';
  readonly path: readonly (string | number)[];
  readonly value: Json;
}

/** One line of a match's history. */
export type Line = AnswerLine | ReseedLine | OverrideLine;

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
  /** Chained over all rest points so far. */
  readonly hash: string;
  /** How many events had been told. */
  readonly told: number;
  /** How many questions each seat had been asked. */
  readonly asked: readonly number[];
}

/** All that a save needs. */
export interface SavedMatch<S extends Shape = Shape> {
  readonly game: string;
  readonly version: number;
  readonly config: MatchConfig;
  readonly lines: readonly Line[];
  /** The latest rest points; earlier ones come back by playing the match again. */
  readonly rests: readonly Rest<S>[];
  readonly told: readonly Told[];
  readonly epoch: number;
  /** Began in a world made by hand: it cannot be played again from its seed, so that all rest points are kept. */
  readonly handmade?: boolean;
  /** Answers that were freely taken back, and may be given again. */
  readonly undone?: readonly AnswerLine[];
  /** `seat/question id` of those who were asked together, when one of them answered. */
  readonly lastTeam?: readonly string[];
}

/** Where a branch stands, and what is new in it. */
export interface Branch {
  /** After how many lines; now, if left out. */
  readonly line?: number;
  readonly light?: boolean;
  /** Deal again what those of the mask may not know. */
  readonly redeal?: { readonly mask: Knowers; readonly seed: string; readonly pinned?: ReadonlySet<Json> };
  /** Replace the random streams. */
  readonly streams?: string;
}

/** Where a branch leaves the history it came from. No line of it: it is in no file. */
export interface BranchMark extends Pick<Branch, 'redeal' | 'streams'> {
  readonly kind: 'branch';
}

/** What is fed to a phase that is run anew. */
export type Fed = Line | BranchMark;

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

/** What a phase is run from: the world of a rest point, copied. A board is copied only while it is being built. */
export function startFrom<S extends Shape>(game: Game<S>, rest: Rest<S>): SetUp<S> & { readonly streams: Streams } {
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
