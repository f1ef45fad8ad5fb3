/**
 * The rules under way: runs them until they need an answer, opens the questions, keeps the rest points between phases,
 * and stands at any earlier question again by running a phase anew and feeding it the answers since.
 */
import type { Game, MatchConfig, SetUp } from './game.ts';
import {
  type AnswerLine,
  answersWanted,
  type BranchMark,
  buildsBoard,
  type Fed,
  inputOf,
  type Line,
  type OverrideLine,
  type ReseedLine,
  type Rest,
  startFrom,
} from './history.ts';
import { canonical, copyJson, deepFreeze, hash, type Json } from './json.ts';
import type { Asking, OpenQuestion, Option, Outcome, Request } from './question.ts';
import { copyStreams, lazyStreamsOf, type Streams, streamsOf } from './random.ts';
import { redealInPlace, rememberHidden } from './redeal.ts';
import { EVERYBODY, type Knowers, knowers, type Seat } from './secrets.ts';
import type { Shape } from './shape.ts';
import { type Flow, Table, type TableReports } from './table.ts';

/** How a match is kept. */
export interface MatchKeeping {
  /** Tell no events, build no refused options and facts, keep no hashes and no rest points: for bots and simulations. */
  readonly light?: boolean;
  /** Keep the latest rest point of a light match, and the answers since, so that it can be forked. */
  readonly forkable?: boolean;
  /** Collects the components whose hooks did something. */
  readonly used?: Set<string>;
  /** Counts what the rules tally, by `kind/ref`. */
  readonly tallies?: Map<string, number>;
  /** Hears every cite that comes up. */
  readonly cited?: (cite: string) => void;
}

/** A rule error or dead end that has no table to fall back to. */
export class RuleError extends Error {}

/** No answers are fed: the usual case, and the fast one. */
export const NONE: readonly never[] = [];
/** How many deals are tried for one that fits what was seen. */
const DEALS = 60;
/** So many phases in a row ask nothing only when they never will. */
const SILENT_PHASES = 1000;

/** The rules of a match under way. `Match` adds what people do with it. */
export abstract class Running<S extends Shape> {
  readonly light: boolean;
  /** Can it be forked? A full match always can. */
  readonly forkable: boolean;
  /** Open questions; empty when the match is over. */
  open: readonly OpenQuestion<S>[] = [];
  outcome: Outcome<S> | null = null;
  /** How many answers were given. */
  answers = 0;
  /** How many phases have ended since this match was begun, forked or stood elsewhere. */
  phasesEnded = 0;
  /** The table that the rules are given. Tools read its world; only rules write. */
  table: Table<S>;
  phase: S['phase'];
  /** The history, without the answers that were taken back. */
  readonly lines: Line[] = [];
  /** The rest points, oldest first. A revived match holds the latest only; see `allRests`. */
  readonly rests: Rest<S>[] = [];
  /** Raised by every undo, so that old question ids are recognised. */
  epoch = 0;
  readonly game: Game<S>;
  readonly config: MatchConfig;
  protected readonly reports: TableReports;
  /** What the rules wait for; `null` when the match is over. */
  protected request: Request | null = null;
  /** The answers to an `askAll` that are in, by the order of its seats. */
  protected sealedAnswers: (AnswerLine | null)[] = [];
  protected asked: number[];
  /** Where this match left the one it is a branch of, if something is new in it. */
  protected branched: { readonly line: number; readonly mark: BranchMark } | null = null;
  private flow: Flow<S['phase']>;

  protected constructor(
    game: Game<S>,
    config: MatchConfig,
    start: SetUp<S> & { readonly streams: Streams },
    keeping: MatchKeeping,
  ) {
    this.game = game;
    this.config = config;
    this.light = keeping.light === true;
    this.forkable = !this.light || keeping.forkable === true;
    this.reports = {
      line: 0,
      activity: 0,
      informed: false,
      foresight: null,
      watched: null,
      told: [],
      learned: [],
      used: keeping.used ?? null,
      tallies: keeping.tallies ?? null,
      cited: keeping.cited ?? null,
    };
    this.asked = new Array<number>(config.seats).fill(0);
    this.table = new Table(game, config.seats, this.light, start, this.reports);
    this.phase = start.phase;
    this.flow = game.phases[start.phase](this.table);
  }

  // ── Running the rules ───────────────────────────────────────────────────────────────────────────────────────────

  /** Runs the rules until they need an answer that is not in `fed`, or the match ends. */
  protected advance(first: unknown, fed: readonly Fed[]): void {
    let input = first;
    let next = 0;
    let silent = 0;
    this.request = null;
    this.open = NONE;
    for (;;) {
      const step = this.flow.next(input);
      input = undefined;
      if (step.done === true) {
        this.enter(step.value);
        if (++silent > SILENT_PHASES) {
          throw new RuleError(`${SILENT_PHASES} phases without a question, the last is ${this.phase}`);
        }
        continue;
      }
      const request = step.value;
      if (request.type === 'end') {
        this.end(request.outcome as Outcome<S>);
        return;
      }
      if (!this.light) this.count(request);
      if (next >= fed.length) {
        this.ask(request, NONE);
        return;
      }
      const answers = this.fetch(request, fed, next);
      next += answers.lines;
      if (answers.given.length < answersWanted(request)) {
        this.ask(request, answers.given);
        return;
      }
      input = inputOf(request, answers.given);
    }
  }

  /** Takes from a history what answers a request, carrying out the marks on the way. */
  private fetch(request: Request, fed: readonly Fed[], from: number): { given: AnswerLine[]; lines: number } {
    const given: AnswerLine[] = [];
    const wanted = answersWanted(request);
    let at = from;
    // A mark that follows the last answer belongs to the next question: the rule has not run on to it yet.
    for (; at < fed.length && given.length < wanted; at++) {
      const line = fed[at] as Fed;
      if (line.kind !== 'branch') this.reports.line += 1;
      if (line.kind === 'answer') given.push(line);
      else this.mark(line);
    }
    return { given, lines: at - from };
  }

  private count(request: Request): void {
    if (request.type === 'one') this.asked[request.seat] = (this.asked[request.seat] ?? 0) + 1;
    else if (request.type === 'any') for (const seat of request.team) this.asked[seat] = (this.asked[seat] ?? 0) + 1;
    else if (request.type === 'all') {
      for (const { seat } of request.asked) this.asked[seat] = (this.asked[seat] ?? 0) + 1;
    }
  }

  private end(outcome: Outcome<S>): void {
    if (this.reports.cited !== null) this.reports.cited(outcome.cite);
    this.rest();
    this.outcome = outcome;
  }

  // ── Asking ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Opens the questions of a request, without those whose sealed answers are in. */
  protected ask(request: Request, sealed: readonly AnswerLine[]): void {
    this.request = request;
    if (request.type === 'one') {
      this.open = [this.openOne(request.seat, aloneAt(request.seat), false, request.asking)];
    } else if (request.type === 'any') {
      const lead = this.openOne(request.lead, request.team, false, request.asking);
      this.open = request.team.map((seat) => (seat === lead.seat ? lead : { ...lead, seat, id: this.idFor(seat) }));
    } else if (request.type === 'all') {
      if (!this.light) this.checkSeats(request);
      this.sealedAnswers = request.asked.map(({ seat }) => sealed.find((line) => line.seat === seat) ?? null);
      this.open = request.asked
        .filter((_, i) => this.sealedAnswers[i] === null)
        .map(({ seat, asking }) => this.openOne(seat, aloneAt(seat), true, asking));
    }
  }

  private openOne(seat: Seat, team: readonly Seat[], sealed: boolean, asking: Asking<Option>): OpenQuestion<S> {
    const options = this.light ? allowedOf(asking.options()) : asking.options();
    if (this.light ? options.length === 0 : !options.some((option) => option.refusal === undefined)) {
      throw new RuleError(`Dead end: "${asking.key}" (${asking.cite}) allows seat ${seat} no answer`);
    }
    if (!this.light) {
      this.checkKeys(asking.key, options);
      const { cited } = this.reports;
      if (cited !== null) {
        cited(asking.cite);
        for (const option of options) if (option.refusal !== undefined) cited(option.refusal.cite);
      }
    }
    return {
      id: this.idFor(seat),
      seat,
      lead: seat,
      team,
      sealed,
      asking: asking as unknown as Asking<Option<Json, S>, S>,
      options: options as unknown as Option<Json, S>[],
    };
  }

  private checkKeys(question: string, options: readonly Option[]): void {
    const keys = new Set(options.map(({ key }) => key));
    if (keys.size !== options.length) throw new RuleError(`"${question}" has two options of the same key`);
  }

  private checkSeats({ asked }: Request & { type: 'all' }): void {
    const twice = asked.find(({ seat }, i) => asked.findIndex((other) => other.seat === seat) !== i);
    if (twice) throw new RuleError(`"${twice.asking.key}" asks seat ${twice.seat} twice at once`);
  }

  private idFor(seat: Seat): string {
    return this.light ? '' : `${this.asked[seat] ?? 0}.${this.epoch}`;
  }

  // ── Resting ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Goes from one phase to the next: a rest point. */
  private enter(phase: S['phase']): void {
    this.phase = phase;
    this.phasesEnded += 1;
    this.rest();
    this.flow = this.game.phases[phase](this.table);
  }

  /** Keeps a rest point. From the first one after set-up on, the board is frozen. */
  protected rest(): void {
    if (this.light) {
      if (this.forkable) this.restLightly();
      return;
    }
    const { world, board } = this.table;
    const streams = copyStreams(this.table.streams);
    const building = buildsBoard(this.game, this.phase);
    if (!building && !Object.isFrozen(board)) deepFreeze(board);
    const previous = this.rests[this.rests.length - 1];
    const changed = previous === undefined || buildsBoard(this.game, previous.phase);
    const text = canonical({ phase: this.phase, world, streams, board: changed ? board : null });
    this.rests.push({
      number: previous === undefined ? 0 : previous.number + 1,
      line: this.reports.line,
      phase: this.phase,
      world: this.game.copy(world),
      board: building ? copyJson(board) : board,
      streams,
      hash: hash(`${previous?.hash ?? ''}${text}`),
      told: this.reports.told.length,
      asked: this.asked.slice(),
    });
  }

  /** Keeps the latest rest point only: no hash, and of the history what came since. */
  private restLightly(): void {
    const { world, board } = this.table;
    const building = buildsBoard(this.game, this.phase);
    this.lines.length = 0;
    this.reports.line = 0;
    this.rests[0] = {
      number: 0,
      line: 0,
      phase: this.phase,
      world: this.game.copy(world),
      board: building ? copyJson(board) : board,
      streams: copyStreams(this.table.streams),
      hash: '',
      told: 0,
      asked: NONE,
    };
  }

  /** The rest points of the first lines, all of them, by playing the match again. */
  protected abstract playAgain(lines: readonly Line[]): readonly Rest<S>[];

  // ── Standing elsewhere ──────────────────────────────────────────────────────────────────────────────────────────

  /** Stands after `count` lines again: runs the phase anew from its rest point, feeding the answers since. */
  protected standAt(count: number): void {
    if ((this.rests[0]?.line ?? 0) > count) {
      this.rests.splice(0, Infinity, ...this.playAgain(this.lines.slice(0, count)));
    }
    while ((this.rests[this.rests.length - 1]?.line ?? 0) > count) this.rests.pop();
    this.outcome = null;
    this.lines.length = count;
    const rest = this.rests[this.rests.length - 1] as Rest<S>;
    this.load(rest);
    this.advance(undefined, this.linesSince(rest.line));
  }

  private load(rest: Rest<S>): void {
    this.answers = this.lines.filter((line) => line.kind === 'answer').length;
    this.phase = rest.phase;
    this.asked = rest.asked.slice();
    this.reports.told.length = rest.told;
    this.reports.learned.length = 0;
    this.reports.line = rest.line;
    this.table = new Table(this.game, this.config.seats, this.light, startFrom(this.game, rest), this.reports);
    this.flow = this.game.phases[rest.phase](this.table);
  }

  /** What came after a rest point, with what is new in a branch at its place. */
  protected linesSince(first: number): readonly Fed[] {
    const since: Fed[] = this.lines.slice(first);
    const { branched } = this;
    if (branched === null) return since;
    if (branched.line > this.lines.length) this.branched = null;
    else if (branched.line >= first) since.splice(branched.line - first, 0, branched.mark);
    return since;
  }

  /** Carries out what a mark says, at the question where it stands. */
  protected mark(line: ReseedLine | OverrideLine | BranchMark): void {
    if (line.kind === 'override') return;
    if (line.kind === 'branch') {
      if (line.redeal !== undefined) this.deal(line.redeal.mask, line.redeal.seed, line.redeal.pinned);
      if (line.streams !== undefined) this.table.streams = lazyStreamsOf(line.streams);
      return;
    }
    const mask = line.unknownTo.length === 0 ? EVERYBODY : knowers(...line.unknownTo);
    const restore = rememberHidden(this.table.world);
    if (!this.deal(mask, line.seed)) restore();
    this.table.streams = streamsOf(line.seed);
    if (!this.light) {
      this.reports.told.push({ type: 'reseeded', cite: '', params: { by: line.by }, line: this.reports.line });
    }
  }

  /** Deals again what nobody of `mask` knows. Gives `false` when no deal was found that fits what was seen. */
  private deal(mask: Knowers, seed: string, pinned?: ReadonlySet<Json>): boolean {
    const { game, table } = this;
    const stream = lazyStreamsOf(`${seed}/redeal`).deal;
    const accepts = game.accepts?.bind(game);
    const how = { mask, stream, ...(accepts ? { accepts } : {}), ...(pinned ? { pinned } : {}) };
    for (let attempt = 0; attempt < DEALS; attempt++) {
      redealInPlace(table.world, how);
      if (game.fits?.(table.world, table.board, mask) !== false) return true;
    }
    return false;
  }
}

function allowedOf(options: readonly Option[]): readonly Option[] {
  for (const option of options) {
    if (option.refusal !== undefined) return options.filter(({ refusal }) => refusal === undefined);
  }
  return options;
}

const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);

function aloneAt(seat: Seat): readonly Seat[] {
  return ALONE[seat] ?? [seat];
}
