/** One run of the suite: what was found, and what is counted over all of its matches. */
import { type AnswerLine, below, fastStreamsOf, type Match, type Rest, type Stream, writeReplay } from '../../app.ts';
import { type Game, statementsOf } from '../../index.ts';
import { Drawn } from './drawing.ts';
import { type Combination, type ConformanceOptions, combinationsOf, isCheckedInShort } from './plan.ts';

/** The points of the suite, as `quality.md` numbers them. */
export const POINTS = {
  1: 'no dead end, and an end within the bound',
  2: 'judges and rules agree',
  3: 'a replay is exact',
  4: 'a twin that is saved and revived after every answer never differs',
  5: 'nothing leaks',
  6: 'undo stops at new information',
  7: 'the world is plain, sound and copied whole',
  8: 'every word exists',
  9: 'every component and ending comes up',
  10: 'forks are sound',
  11: 'the scene is sound',
  12: 'promises hold, events cite their rules and mark what is there',
} as const;

/** The number of a point. */
export type Point = keyof typeof POINTS;

/** A match as it can be played again. */
export interface Trace {
  readonly seed: string;
  readonly answers: readonly string[];
  /** The text of a replay file. */
  readonly replay: string;
}

/** Something that is wrong with a game. */
export interface Finding {
  readonly point: Point;
  readonly message: string;
  /** The combination that was played; empty for what holds over all matches. */
  readonly where: string;
  readonly match: Trace | null;
}

/** A question at which the suite looks around, or the end of a match. */
export interface Stop {
  readonly match: Match;
  /** The answer that led here; `null` at the first question. */
  readonly last: AnswerLine | null;
  /** How things stood before that answer. */
  readonly before: Before | null;
  /** Are the costly checks made here? */
  readonly sampled: boolean;
  /** Chance for the checks, apart from the match's and the player's. */
  readonly stream: Stream;
  /** The canonical text of the world. */
  readonly world: string;
}

/** What a check must know of the question before the last answer. */
export interface Before {
  readonly world: string;
  readonly told: number;
  readonly learned: number;
  readonly dice: string;
}

/** One in so many questions is checked at full cost in the short run, besides the first after each kind of answer. */
export const SAMPLE = 10;
const FIRST_OF_A_KIND = 2;
/** More of the same tells nothing new. */
const FINDINGS_OF_A_POINT = 3;

/** What a hidden place of a pool held in how many deals; two values are enough. */
interface HeldPlace {
  readonly pool: string;
  deals: number;
  readonly values: Set<string>;
}

/** What a run of the suite gathers. */
export class Suite {
  readonly game: Game;
  readonly options: ConformanceOptions;
  readonly long: boolean;
  readonly combinations: readonly Combination[];
  /** Those with matches that are checked. */
  readonly checked: readonly Combination[];
  readonly findings: Finding[] = [];
  /** Every cite that exists. */
  readonly cites: ReadonlySet<string>;
  readonly used = new Set<string>();
  readonly endings = new Set<string>();
  /** Replays to play again when other matches have been played. */
  readonly replays: string[] = [];
  /** What each hidden place held, over all deals. */
  readonly places = new Map<string, HeldPlace>();
  /** The same of those that were the only hidden ones of their pool. */
  readonly lone = new Map<string, HeldPlace>();
  /** The pools that had two places hidden from somebody at once. */
  readonly mixed = new Set<string>();
  readonly tally = { matches: 0, answers: 0, sampled: 0, dealt: 0, kept: 0 };
  /** The grounds that were looked at already. */
  readonly drawn = new Drawn();
  /** What was said already, so that it need not be said again. */
  readonly said = new Set<string>();
  /** The symbols that were named. */
  readonly symbols = new Set<string>();
  private readonly met = new Map<string, number>();
  private readonly tried = new Map<string, number>();
  private where = '';

  constructor(game: Game, options: ConformanceOptions) {
    this.game = game;
    this.options = options;
    this.long = options.long ?? process.env['NECROPOLE_LONG'] === '1';
    this.combinations = combinationsOf(game);
    this.checked = this.combinations.filter((combination) => this.long || isCheckedInShort(game, combination));
    this.cites = new Set(statementsOf(game.rulebook).map(({ id }) => id));
  }

  /** Everything reported from here on belongs to this combination. */
  enter(combination: Combination | null): void {
    this.where = combination?.title ?? '';
  }

  report(point: Point, message: string, match: Match | null): void {
    const same = this.findings.filter((finding) => finding.point === point && finding.where === this.where);
    if (same.length >= FINDINGS_OF_A_POINT || same.some((finding) => finding.message === message)) return;
    this.findings.push({ point, message, where: this.where, match: match === null ? null : traceOf(match) });
  }

  /** Runs a check; a check that breaks has found something too. */
  guard(point: Point, match: Match | null, check: () => void): void {
    try {
      check();
    } catch (error) {
      this.report(point, messageOf(error), match);
    }
  }

  /** Is something of this kind tried once more? In the short run only so many times. */
  tries(kind: string, most: number): boolean {
    const times = this.tried.get(kind) ?? 0;
    this.tried.set(kind, times + 1);
    return times < most || this.long;
  }

  /** Are the costly checks made at this question? */
  samples(match: Match, last: AnswerLine | null, stream: Stream): boolean {
    let fresh = match.outcome !== null;
    const kinds = new Set(match.open.map(({ asking }) => asking.key));
    if (last !== null) kinds.add(`${last.question} ${last.answer.split(':')[0]}`);
    for (const kind of kinds) {
      const times = this.met.get(kind) ?? 0;
      this.met.set(kind, times + 1);
      if (times < FIRST_OF_A_KIND) fresh = true;
    }
    return below(stream, SAMPLE) === 0 || fresh || this.long;
  }
}

/** The sentence of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : `${error}`;
}

function traceOf(match: Match): Trace {
  const answers = match.lines.flatMap((line) => (line.kind === 'answer' ? [`${line.seat} ${line.answer}`] : []));
  return { seed: match.config.seed, answers, replay: writeReplay(match) };
}

/** A number drawn by a check, as a seed. */
export function seedFrom(stream: Stream): string {
  return `check-${below(stream, 0x40000000)}`;
}

/** The chance of the checks of a match. */
export function streamOfChecks(match: Match): Stream {
  return fastStreamsOf(`${match.config.seed}/checks`).deal;
}

/** The rest point of the phase in which the last answer was given. */
export function restBefore(match: Match): Rest | null {
  const answered = match.lines.length - 1;
  for (let at = match.rests.length - 1; at >= 0; at--) {
    const rest = match.rests[at];
    if (rest !== undefined && rest.line <= answered) return rest;
  }
  return null;
}
