/**
 * The course of a match: runs the rules until they need an answer, opens the questions, keeps a rest point between two
 * phases, and stands at any earlier question again by running a phase anew and feeding it the answers since. What
 * people do with it is beside this file: `answering`, `taking-back`, `standing`, `branching`, `saving`. What is
 * left is one piece: running, asking and resting write the same few fields, and nobody else does.
 */
import type { Game, MatchConfig } from './game.ts';
import {
  type AnswerLine,
  answersIn,
  answersWanted,
  type BranchRemark,
  buildsBoard,
  type Fed,
  inputOf,
  type Line,
  questionId,
  type RemarkLine,
  type Rest,
  type Start,
  startFrom,
} from './history.ts';
import { copyJson, deepFreeze, type Json } from './json.ts';
import { AskedOptions, allowedOptions, ReadQuestion, RuleError } from './open-question.ts';
import type { Asking, OpenQuestion, Option, Outcome, Request } from './question.ts';
import { below, copyStreams, fastStreamsOf, type Stream, streamsOf } from './random.ts';
import { type Dealt, dealerOf, dealtIn, layAsDealt, rememberHidden } from './redeal.ts';
import { RestPoints, type Standing } from './rest-points.ts';
import { EVERYBODY, type Knowers, knowers, type Seat } from './secrets.ts';
import type { Shape } from './shape.ts';
import { type Flow, Table, type TableReports } from './table.ts';

/** How a match is kept. */
export interface MatchKeeping {
  /** Tell no events, build no refused options and facts, keep no rest points: for bots and simulations. */
  readonly light?: boolean;
  /** Keep the latest rest point of a light match, and the answers since, so that it can be forked. */
  readonly forkable?: boolean;
  /** Keep every rest point, not only those that are needed to go back: for tools that look at all of them. */
  readonly allRests?: boolean;
  /** Collects the components whose hooks did something. */
  readonly used?: Set<string>;
  /** Counts what the rules tally, by `kind/ref`. */
  readonly tallies?: Map<string, number>;
  /** Hears every cite that comes up. */
  readonly cited?: (cite: string) => void;
}

/** What the kernel itself tells. */
export type KernelEvent = 'reseeded' | 'reseated' | 'resumed';

/** No answers are fed: the usual case, and the fast one. */
export const NONE: readonly never[] = [];
/** How many deals are tried for one that fits what was seen. */
const DEALS = 60;
/** So many phases in a row ask nothing only when they never will. */
const SILENT_PHASES = 1000;

/** Are questions that are opened new ones, or do they stand open already, under the ids that they have? */
export type Opening = 'new' | 'same';

/** All that a match holds. */
export class Course<S extends Shape> {
  readonly game: Game<S>;
  readonly config: MatchConfig;
  readonly light: boolean;
  /** Can it be forked? A full match always can. */
  readonly forkable: boolean;

  // Where it stands.
  table: Table<S>;
  phase: S['phase'];
  open: readonly OpenQuestion<S>[] = NONE;
  outcome: Outcome<S> | null = null;
  answers = 0;
  phasesEnded = 0;
  /** What the rules wait for; `null` when the match is over. */
  request: Request | null = null;
  /** The answers to an `askAll` that are in, by the order of its seats. */
  sealed: (AnswerLine | null)[] = [];

  // How it came here.
  readonly lines: Line[] = [];
  readonly rests: RestPoints<S>;
  /** The rest point in which it began, where that was not by its set-up. */
  base: Rest<S> | null = null;
  /** Counts what was asked, also what was taken back since: it only ever grows. */
  revision = 0;
  /** How often each seat has taken its sealed answer to what stands open back. */
  retries: number[] = [];
  /** Answers that were freely taken back, and may be given again. */
  undone: readonly AnswerLine[] = NONE;
  /** `seat/question id` of those who were asked together, when one of them answered. */
  lastTeam: readonly string[] = NONE;
  /** Where this match left those it is a branch of, where something is new in it. */
  branched: readonly { readonly line: number; readonly remark: BranchRemark }[] = NONE;
  readonly reports: TableReports;

  /** How forks from where it stands were dealt. */
  readonly deals = new RecentDeals();

  private flow: Flow<S['phase']>;
  private asked: readonly AskedOptions<S>[] = NONE;
  private opening: Opening = 'new';
  /** All answers after so many lines may be taken back freely, the last first. */
  private free = 0;

  constructor(game: Game<S>, config: MatchConfig, start: Start<S>, keeping: MatchKeeping) {
    this.game = game;
    this.config = config;
    this.light = keeping.light === true;
    this.forkable = !this.light || keeping.forkable === true;
    this.rests = new RestPoints(keeping.allRests === true);
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
    this.table = new Table(game, config.seats, this.light, start, this.reports);
    this.phase = start.phase;
    this.flow = game.phases[start.phase](this.table);
  }

  // ── Running the rules ───────────────────────────────────────────────────────────────────────────────────────────

  /** Runs the rules until they need an answer that is not in `fed`, or the match ends. */
  advance(first: unknown, fed: readonly Fed[]): void {
    let input = first;
    let next = 0;
    let silent = 0;
    this.request = null;
    this.close();
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

  /** Takes from a history what answers a request, carrying out the remarks on the way. */
  private fetch(request: Request, fed: readonly Fed[], from: number): { given: AnswerLine[]; lines: number } {
    const given: AnswerLine[] = [];
    const wanted = answersWanted(request);
    let at = from;
    // A remark that follows the last answer belongs to the next question: the rule has not run on to it yet.
    for (; at < fed.length && given.length < wanted; at++) {
      const line = fed[at] as Fed;
      if (line.kind !== 'branch') this.reports.line += 1;
      if (line.kind === 'answer') given.push(line);
      else this.remark(line);
    }
    return { given, lines: at - from };
  }

  private end(outcome: Outcome<S>): void {
    if (this.reports.cited !== null) this.reports.cited(outcome.cite);
    this.outcome = outcome;
  }

  /** The answer of a seat goes into the rule that waits for it. */
  take(seat: Seat, value: Json): void {
    const { request } = this;
    if (request?.type === 'one') this.advance(value, NONE);
    else if (request?.type === 'any') this.advance({ by: seat, value }, NONE);
  }

  // ── Asking ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Opens the questions of a request, without those whose sealed answers are in. */
  ask(request: Request, sealed: readonly AnswerLine[]): void {
    this.close();
    this.request = request;
    if (!this.light && this.opening === 'new') {
      this.revision += 1;
      this.retries = [];
    }
    if (request.type === 'one') {
      this.open = this.opened([request.seat], request.seat, aloneAt(request.seat), false, request.asking);
    } else if (request.type === 'any') {
      this.open = this.opened(request.team, request.lead, request.team, false, request.asking);
    } else if (request.type === 'all') {
      if (!this.light) checkSeats(request);
      this.sealed = request.asked.map(({ seat }) => sealed.find((line) => line.seat === seat) ?? null);
      this.open = request.asked
        .filter((_, i) => this.sealed[i] === null)
        .flatMap(({ seat, asking }) => this.opened([seat], seat, aloneAt(seat), true, asking));
    }
  }

  /** One question, as it stands open to each of some seats. */
  private opened(
    seats: readonly Seat[],
    lead: Seat,
    team: readonly Seat[],
    sealed: boolean,
    asking: Asking<Option>,
  ): OpenQuestion<S>[] {
    if (this.light) {
      const allowed = allowedOptions(asking, this.table, lead);
      const typed = asking as unknown as Asking<Option<Json, S>, S>;
      return seats.map((seat) => ({ id: '', seat, lead, team, sealed, asking: typed, allowed, options: allowed }));
    }
    const asked = new AskedOptions(asking, this.table, lead);
    this.asked = [...this.asked, asked];
    const { revision, retries } = this;
    return seats.map((seat) => {
      const id = questionId(revision, retries[seat] ?? 0);
      return new ReadQuestion({ id, seat, team, lead, sealed }, asking, asked);
    });
  }

  /** What was open can no longer be read: the world goes on. */
  private close(): void {
    this.open = NONE;
    if (this.light) return;
    for (const asked of this.asked) asked.close();
    this.asked = NONE;
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
  rest(): void {
    if (this.light) {
      if (this.forkable) this.restLightly();
      return;
    }
    const { board } = this.table;
    if (!buildsBoard(this.game, this.phase) && !Object.isFrozen(board)) deepFreeze(board);
    this.rests.add(this.restNow((this.rests.last?.number ?? -1) + 1));
  }

  /** A light match keeps the latest only, and of the history what came since. */
  private restLightly(): void {
    this.lines.length = 0;
    this.reports.line = 0;
    this.rests.kept[0] = this.restNow(0);
  }

  private restNow(number: number): Rest<S> {
    const { world, board, streams } = this.table;
    return {
      number,
      line: this.reports.line,
      phase: this.phase,
      world: this.game.copy(world),
      board: buildsBoard(this.game, this.phase) ? copyJson(board) : board,
      streams: copyStreams(streams),
      told: this.reports.told.length,
    };
  }

  /** Notes what the last line was, and lets those rest points go that neither a free undo nor that line leads back to. */
  lineTaken(line: Line): void {
    if (line.kind !== 'answer' || line.informed) this.free = this.lines.length;
    this.rests.keepFrom(Math.min(this.free, this.lines.length - 1));
  }

  /** How the match stands now that it is over; `null` before. */
  get ended(): Standing<S> | null {
    if (this.outcome === null) return null;
    const { world, board, streams } = this.table;
    return { line: this.lines.length, phase: this.phase, world, board, streams };
  }

  // ── Standing elsewhere ──────────────────────────────────────────────────────────────────────────────────────────

  /** Runs the phase of a rest point anew, and feeds it the lines since. */
  runFrom(rest: Rest<S>, opening: Opening): void {
    const { lines } = this;
    this.outcome = null;
    this.answers = answersIn(lines);
    this.free = lines.length;
    while (this.free > 0 && isFree(lines[this.free - 1] as Line)) this.free -= 1;
    this.phase = rest.phase;
    this.reports.told.length = rest.told;
    this.reports.learned.length = 0;
    this.reports.line = rest.line;
    this.table = new Table(this.game, this.config.seats, this.light, startFrom(this.game, rest), this.reports);
    this.flow = this.game.phases[rest.phase](this.table);
    this.opening = opening;
    this.advance(undefined, this.linesSince(rest.line));
    this.opening = 'new';
  }

  /** What came after a rest point, with what is new in a branch at its place. */
  linesSince(first: number): readonly Fed[] {
    const since: Fed[] = this.lines.slice(first);
    if (this.branched.length === 0) return since;
    this.branched = this.branched.filter(({ line }) => line <= this.lines.length);
    for (const { line, remark } of this.branched.toReversed()) if (line >= first) since.splice(line - first, 0, remark);
    return since;
  }

  // ── Remarks ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Carries out what a remark says, at the question where it stands. */
  remark(line: RemarkLine | BranchRemark): void {
    if (line.kind === 'reseed') this.reseed(line.seed, line.unknownTo, line.by);
    else if (line.kind === 'reseat') this.tell('reseated', { holders: line.holders });
    else if (line.kind === 'branch') {
      const { redeal } = line;
      if (redeal !== undefined) this.dealAgain(redeal);
      if (line.streams !== undefined) this.table.streams = fastStreamsOf(line.streams);
    }
  }

  /** What was dealt once for these seats and this seed, at this question, is laid out alike. */
  private dealAgain({ mask, seed, pinned, memory }: NonNullable<BranchRemark['redeal']>): void {
    const name = `${mask}/${seed}`;
    const known = memory?.get(name);
    if (known !== undefined) {
      layAsDealt(this.table.world, known);
      return;
    }
    this.deal(mask, fastStreamsOf(`${seed}/redeal`).deal, pinned);
    memory?.set(name, dealtIn(this.table.world));
  }

  private reseed(seed: string, unknownTo: readonly Seat[], by: Seat | null): void {
    const mask = unknownTo.length === 0 ? EVERYBODY : knowers(...unknownTo);
    const restore = rememberHidden(this.table.world);
    if (!this.deal(mask, streamsOf(`${seed}/redeal`).deal)) restore();
    this.table.streams = streamsOf(seed);
    this.tell('reseeded', { by });
  }

  /** Says what the kernel itself did: no rule of a game speaks of it. */
  tell(type: KernelEvent, params: object): void {
    if (!this.light) this.reports.told.push({ type, cite: '', params, line: this.reports.line });
  }

  /** Deals again what nobody of `mask` knows. Gives `false` when no deal was found that fits what was seen. */
  private deal(mask: Knowers, stream: Stream, pinned?: ReadonlySet<Json>): boolean {
    const { game, table } = this;
    const accepts = game.accepts?.bind(game);
    const narrowed = game.narrows?.(table.world, table.board, {
      mask,
      draw: (of) => of[of.length === 0 ? 0 : below(stream, of.length)],
      ...(pinned ? { pinned } : {}),
    });
    const deal = dealerOf(table.world, {
      mask,
      stream,
      ...(accepts ? { accepts } : {}),
      ...(narrowed ? { narrowed } : {}),
      ...(pinned ? { pinned } : {}),
    });
    for (let attempt = 0; attempt < DEALS; attempt++) {
      deal();
      if (game.fits?.(table.world, table.board, mask) !== false) return true;
    }
    return false;
  }
}

/** So many deals of one question are kept: whoever tries every answer in a few deals asks for each of them often. */
const RECENT = 8;

/** The deals of the forks from one question, by seats and seed. */
class RecentDeals {
  private readonly dealt = new Map<string, Dealt>();
  private request: Request | null = null;

  /** Those of the question that stands open; those of an earlier one are forgotten. */
  at({ request }: { readonly request: Request | null }): this {
    if (request !== this.request) this.dealt.clear();
    this.request = request;
    return this;
  }

  get(name: string): Dealt | undefined {
    return this.dealt.get(name);
  }

  set(name: string, dealt: Dealt): void {
    if (this.dealt.size >= RECENT) this.dealt.clear();
    this.dealt.set(name, dealt);
  }
}

function isFree(line: Line): boolean {
  return line.kind === 'answer' && !line.informed;
}

function checkSeats({ asked }: Request & { type: 'all' }): void {
  const twice = asked.find(({ seat }, i) => asked.findIndex((other) => other.seat === seat) !== i);
  if (twice) throw new RuleError(`"${twice.asking.key}" asks seat ${twice.seat} twice at once`);
}

const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);

function aloneAt(seat: Seat): readonly Seat[] {
  return ALONE[seat] ?? [seat];
}
