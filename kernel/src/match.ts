/**
 * A match: a game under way. It asks questions, takes answers, keeps the rest points between phases, and can stand
 * at any earlier question again by running a phase anew from its rest point and feeding it the answers since.
 *
 * `answer` is atomic: a rule that throws leaves everything as it was. The next question's options are built before the
 * answer is acknowledged.
 */
import { completed, type Game, type MatchConfig, misfit, type SetUp, type Start } from './game.ts';
import { canonical, copyJson, deepFreeze, hash, type Json } from './json.ts';
import type { Asking, KernelRefusal, OpenQuestion, Option, Outcome, Reply, Request } from './question.ts';
import { below, copyStreams, type Streams, scriptedStreams, shuffleInPlace, streamsOf } from './random.ts';
import { redealInPlace } from './redeal.ts';
import { blurKnowledge, EVERYBODY, type Knowers, knowers, type Pile, type Seat } from './secrets.ts';
import type { Shape } from './shape.ts';
import { type Flow, Table, type TableReports, type Told } from './table.ts';

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

/** A rest point: between two phases the world is plain JSON, with nothing on the stack. */
export interface Rest<S extends Shape = Shape> {
  /** How many lines came before it. */
  readonly line: number;
  readonly phase: S['phase'];
  readonly world: S['world'];
  readonly board: S['board'];
  readonly streams: Streams;
  /** Chained over all rest points so far; empty on tables that keep no hashes. */
  readonly hash: string;
  /** How many events had been told. */
  readonly told: number;
  /** How many questions each seat had been asked. */
  readonly asked: readonly number[];
}

/** How a match is kept. */
export interface MatchKeeping {
  /** Tell no events, build no refused options and facts, keep no hashes and no rest points: for bots and simulations. */
  readonly light?: boolean;
  /** Collects the components whose hooks did something. */
  readonly used?: Set<string>;
  /** Hears every cite that comes up. */
  readonly cited?: (cite: string) => void;
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

/** All that a save needs. */
export interface SavedMatch<S extends Shape = Shape> {
  readonly game: string;
  readonly version: number;
  readonly config: MatchConfig;
  readonly lines: readonly Line[];
  readonly rests: readonly Rest<S>[];
  readonly told: readonly Told[];
  readonly epoch: number;
}

const OK: Reply = { ok: true };
const NONE: readonly never[] = [];

/** A rule error or dead end that has no table to fall back to. */
export class RuleError extends Error {}

/** A game under way. */
export class Match<S extends Shape = Shape> {
  readonly light: boolean;
  /** Open questions; empty when the match is over. */
  open: readonly OpenQuestion<S>[] = [];
  outcome: Outcome<S> | null = null;
  /** How many answers were given. */
  answers = 0;
  /** The table that the rules are given. Tools read its world; only rules write. */
  table: Table<S>;
  phase: S['phase'];
  /** The history, without the answers that were taken back. */
  readonly lines: Line[] = [];
  /** The rest points, oldest first. */
  readonly rests: Rest<S>[] = [];
  /** Raised by every undo, so that old question ids are recognised. */
  epoch = 0;
  private flow: Flow<S['phase']>;
  private request: Request | null = null;
  private sealedAnswers: (AnswerLine | null)[] = [];
  private asked: number[];
  private undone: AnswerLine[] = [];
  private lastTeam: string[] = [];
  private readonly reports: TableReports;

  readonly game: Game<S>;
  readonly config: MatchConfig;
  private readonly keeping: MatchKeeping;

  private constructor(
    game: Game<S>,
    config: MatchConfig,
    start: SetUp<S> & { readonly streams: Streams },
    keeping: MatchKeeping,
  ) {
    this.game = game;
    this.config = config;
    this.keeping = keeping;
    this.light = keeping.light === true;
    this.reports = {
      line: 0,
      activity: 0,
      informed: false,
      told: [],
      learned: [],
      used: keeping.used ?? null,
      cited: keeping.cited ?? null,
    };
    this.asked = new Array<number>(config.seats).fill(0);
    this.table = new Table(game, config.seats, this.light, start, this.reports);
    this.phase = start.phase;
    this.flow = game.phases[start.phase](this.table);
  }

  // ── Beginning ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** Sets a match up and stands at its first question. */
  static start<S extends Shape>(game: Game<S>, wanted: MatchConfig, keeping: MatchKeeping = {}): Match<S> {
    const wrong = misfit(game as unknown as Game, wanted);
    if (wrong !== null) throw new Error(wrong);
    const config = completed(game as unknown as Game, wanted);
    const streams = streamsOf(config.seed);
    const { world, board, phase } = game.setup(new StartOfMatch(config, streams));
    return Match.begin(game, config, { world, board, phase, streams }, keeping);
  }

  /** Begins in a world made by hand: for tests and printed examples. */
  static from<S extends Shape>(
    game: Game<S>,
    config: MatchConfig,
    start: SetUp<S>,
    dice: readonly number[] | null,
    keeping: MatchKeeping = {},
  ): Match<S> {
    const streams = dice === null ? streamsOf(config.seed) : scriptedStreams(config.seed, dice);
    return Match.begin(game, completed(game as unknown as Game, config), { ...start, streams }, keeping);
  }

  private static begin<S extends Shape>(
    game: Game<S>,
    config: MatchConfig,
    start: SetUp<S> & { readonly streams: Streams },
    keeping: MatchKeeping,
  ): Match<S> {
    const match = new Match(game, config, start, keeping);
    match.rest();
    match.advance(undefined, NONE);
    return match;
  }

  /** Brings a saved match back to its question. */
  static revive<S extends Shape>(game: Game<S>, saved: SavedMatch<S>, keeping: MatchKeeping = {}): Match<S> {
    const last = saved.rests[saved.rests.length - 1];
    if (last === undefined) throw new Error('A saved match has at least one rest point');
    const match = new Match(game, saved.config, freshStart(game, last), keeping);
    match.epoch = saved.epoch;
    match.rests.push(...saved.rests);
    match.lines.push(...saved.lines.map((line) => ({ ...line })));
    match.reports.told.push(...saved.told);
    match.standAt(match.lines.length);
    return match;
  }

  // ── Answering ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** Takes the answer of a seat. Only `{ ok: true }` has changed anything. */
  answer(seat: Seat, key: string, id?: string): Reply<S> {
    if (this.outcome !== null) return refuse('match-over');
    const question = this.questionOf(seat);
    if (question === null) return this.notAsked(seat, id);
    if (id !== undefined && id !== question.id) {
      return refuse(this.lastTeam.includes(`${seat}/${id}`) ? 'already-answered' : 'stale-question');
    }
    const option = optionNamed(question.options, key);
    if (option === null) return { ok: false, refusal: { key: 'unknown-answer', answer: key } };
    if (option.refusal !== undefined) return { ok: false, refusal: option.refusal, option: key };
    return this.accept(question, option);
  }

  private questionOf(seat: Seat): OpenQuestion<S> | null {
    for (const question of this.open) if (question.seat === seat) return question;
    return null;
  }

  private notAsked(seat: Seat, id: string | undefined): Reply<S> {
    const sealed = this.request?.type === 'all' && this.request.asked.some((asked) => asked.seat === seat);
    const late = sealed || (id !== undefined && this.lastTeam.includes(`${seat}/${id}`));
    return refuse(late ? 'already-answered' : 'not-your-question');
  }

  private accept(question: OpenQuestion<S>, option: Option<Json, S>): Reply<S> {
    if (this.light) {
      this.answers += 1;
      this.take(question.seat, option.value, null);
      return OK as Reply<S>;
    }
    const line: AnswerLine = {
      kind: 'answer',
      seat: question.seat,
      question: question.asking.key,
      answer: option.key,
      value: option.value,
      team: question.team,
      sealed: question.sealed,
      informed: false,
    };
    return this.commit(line);
  }

  private commit(line: AnswerLine): Reply<S> {
    const before = this.lines.length;
    const undone = this.undone;
    const lastTeam = this.lastTeam;
    this.lastTeam = line.team.length > 1 ? this.open.map((question) => `${question.seat}/${question.id}`) : lastTeam;
    this.reports.informed = false;
    this.lines.push(line);
    this.reports.line = this.lines.length;
    this.answers += 1;
    this.undone = [];
    try {
      this.take(line.seat, line.value, line);
    } catch (error) {
      this.lastTeam = lastTeam;
      this.standAt(before);
      this.undone = undone;
      return {
        ok: false,
        refusal: { key: 'rule-error', message: error instanceof Error ? error.message : `${error}` },
      };
    }
    line.informed = this.reports.informed;
    return OK as Reply<S>;
  }

  /** Feeds one answer into the rule that waits for it. */
  private take(seat: Seat, value: Json, line: AnswerLine | null): void {
    const request = this.request;
    if (request?.type === 'one') this.advance(value, NONE);
    else if (request?.type === 'any') this.advance({ by: seat, value }, NONE);
    else if (request?.type === 'all') this.seal(request, seat, value, line);
  }

  private seal(request: Request & { type: 'all' }, seat: Seat, value: Json, line: AnswerLine | null): void {
    const at = request.asked.findIndex((asked) => asked.seat === seat);
    this.sealedAnswers[at] = line ?? sealedLine(seat, value);
    this.open = this.open.filter((question) => question.seat !== seat);
    if (this.open.length > 0) return;
    this.reports.informed = true;
    const values = this.sealedAnswers.map((sealed) => sealed?.value ?? null);
    this.advance(values, NONE);
  }

  // ── Running the rules ───────────────────────────────────────────────────────────────────────────────────────────

  /** Runs the rules until they need an answer that is not in `fed`, or the match ends. */
  private advance(first: unknown, fed: readonly Fed[]): void {
    let input = first;
    let next = 0;
    let silent = 0;
    this.request = null;
    this.open = [];
    for (;;) {
      const step = this.flow.next(input);
      input = undefined;
      if (step.done === true) {
        this.enter(step.value);
        if (++silent > 1000) throw new RuleError(`1000 phases without a question, the last is ${this.phase}`);
        continue;
      }
      const request = step.value;
      if (request.type === 'end') {
        this.outcome = request.outcome as Outcome<S>;
        if (this.reports.cited !== null) this.reports.cited(request.outcome.cite);
        this.rest();
        return;
      }
      this.count(request);
      if (next >= fed.length) {
        this.ask(request, NONE);
        return;
      }
      const answers = this.fetch(request, fed, next);
      next += answers.lines;
      this.reports.line += answers.lines;
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
    for (; at < fed.length; at++) {
      const line = fed[at] as Fed;
      if (line.kind !== 'answer') this.mark(line);
      else if (given.length < wanted) given.push(line);
      else break;
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

  /** Opens the questions of a request, without those whose sealed answers are in. */
  private ask(request: Request, sealed: readonly AnswerLine[]): void {
    this.request = request;
    if (request.type === 'one') {
      this.open = [this.openOne(request.seat, [request.seat], false, request.asking)];
    } else if (request.type === 'any') {
      const lead = this.openOne(request.lead, request.team, false, request.asking);
      this.open = request.team.map((seat) => (seat === lead.seat ? lead : { ...lead, seat, id: this.idFor(seat) }));
    } else if (request.type === 'all') {
      this.sealedAnswers = request.asked.map(({ seat }) => sealed.find((line) => line.seat === seat) ?? null);
      this.open = request.asked
        .filter((_, i) => this.sealedAnswers[i] === null)
        .map(({ seat, asking }) => this.openOne(seat, [seat], true, asking));
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

  private idFor(seat: Seat): string {
    return this.light ? '' : `${this.asked[seat] ?? 0}.${this.epoch}`;
  }

  /** Goes from one phase to the next: a rest point. */
  private enter(phase: S['phase']): void {
    this.phase = phase;
    this.freezeBoardAfterSetup();
    this.rest();
    this.flow = this.game.phases[phase](this.table);
  }

  private freezeBoardAfterSetup(): void {
    if (!this.light && !this.buildsBoard() && !Object.isFrozen(this.table.board)) deepFreeze(this.table.board);
  }

  private buildsBoard(): boolean {
    return this.game.setupPhases?.includes(this.phase) === true;
  }

  private rest(): void {
    if (this.light) return;
    this.freezeBoardAfterSetup();
    const { world, board, streams } = this.table;
    const previous = this.rests[this.rests.length - 1];
    const text = canonical({
      phase: this.phase,
      world,
      streams,
      board: this.buildsBoard() || !previous ? board : null,
    });
    this.rests.push({
      line: this.reports.line,
      phase: this.phase,
      world: this.game.copy(world),
      board: this.buildsBoard() ? copyJson(board) : board,
      streams: copyStreams(streams),
      hash: hash(`${previous?.hash ?? ''}${text}`),
      told: this.reports.told.length,
      asked: this.asked.slice(),
    });
  }

  // ── Standing elsewhere ──────────────────────────────────────────────────────────────────────────────────────────

  /** Stands after `count` lines again: runs the phase anew from its rest point, feeding the answers since. */
  private standAt(count: number): void {
    if ((this.rests[0]?.line ?? 0) > count) this.rebuildRests();
    while ((this.rests[this.rests.length - 1]?.line ?? 0) > count) this.rests.pop();
    if (this.outcome !== null) this.rests.pop();
    const rest = this.rests[this.rests.length - 1] as Rest<S>;
    this.lines.length = count;
    this.outcome = null;
    this.load(rest);
    this.advance(undefined, this.lines.slice(rest.line));
  }

  private load(rest: Rest<S>): void {
    this.answers = this.lines.filter((line) => line.kind === 'answer').length;
    this.phase = rest.phase;
    this.asked = rest.asked.slice();
    this.reports.told.length = rest.told;
    this.reports.learned.length = 0;
    this.reports.line = rest.line;
    this.table = new Table(this.game, this.config.seats, this.light, freshStart(this.game, rest), this.reports);
    this.flow = this.game.phases[rest.phase](this.table);
  }

  /** A match that was revived holds only its latest rest points; the earlier ones come back by playing it again. */
  private rebuildRests(): void {
    const whole = Match.start(this.game, this.config, { light: false });
    for (const line of this.lines) whole.repeat(line);
    this.rests.length = 0;
    this.rests.push(...whole.rests);
  }

  /** Does again what a line of a history says, by its keys. */
  repeat(line: Line): Reply<S> {
    if (line.kind === 'answer') {
      const asked = this.questionOf(line.seat);
      if (asked !== null && asked.asking.key !== line.question) {
        return refuse('stale-question');
      }
      return this.answer(line.seat, line.answer);
    }
    if (line.kind === 'reseed') this.reseed(line);
    else return this.override(line.path, line.value);
    return OK as Reply<S>;
  }

  private mark(line: ReseedLine | OverrideLine | BranchMark): void {
    if (line.kind === 'override') return;
    if (line.kind === 'branch') {
      if (line.redeal !== undefined) this.deal(line.redeal.mask, line.redeal.seed, line.redeal.pinned);
      if (line.streams !== undefined) this.table.streams = streamsOf(line.streams);
      return;
    }
    const mask = line.unknownTo.length === 0 ? EVERYBODY : knowers(...line.unknownTo);
    this.deal(mask, line.seed);
    this.table.streams = streamsOf(line.seed);
    if (!this.light) {
      this.reports.told.push({ type: 'reseeded', cite: '', params: { by: line.by }, line: this.reports.line });
    }
  }

  /** Deals again what nobody of `mask` knows. */
  private deal(mask: Knowers, seed: string, pinned?: ReadonlySet<Json>): void {
    const { game, table } = this;
    const stream = streamsOf(`${seed}/redeal`).deal;
    const accepts = game.accepts?.bind(game);
    for (let attempt = 0; attempt < 60; attempt++) {
      redealInPlace(table.world, { mask, stream, ...(accepts ? { accepts } : {}), ...(pinned ? { pinned } : {}) });
      if (game.fits?.(table.world, table.board, mask) !== false) return;
    }
  }

  /** New random streams from here on; what nobody of these seats knows is dealt again. */
  reseed(line: Omit<ReseedLine, 'kind'>): void {
    const marked: ReseedLine = { kind: 'reseed', ...line };
    this.lines.push(marked);
    this.reports.line = this.lines.length;
    this.undone = [];
    this.mark(marked);
    if (this.request !== null)
      this.ask(
        this.request,
        this.sealedAnswers.filter((sealed) => sealed !== null),
      );
  }

  /** Corrects one value of the world by hand. Only at a rest point: before the first answer of a phase. */
  override(path: readonly (string | number)[], value: Json): Reply<S> {
    const rest = this.rests[this.rests.length - 1];
    if (rest === undefined || rest.line !== this.lines.length) return refuse('not-at-rest');
    setAt(rest.world, path, value);
    this.lines.push({ kind: 'override', path, value });
    this.rests.pop();
    this.rests.push({ ...rest, line: this.lines.length, hash: hash(`${rest.hash}${canonical({ path, value })}`) });
    this.standAt(this.lines.length);
    return OK as Reply<S>;
  }

  /** Another match that stands where this one stood, and shares nothing with it that can change. */
  branch(how: Branch = {}): Match<S> {
    const count = how.line ?? this.lines.length;
    let at = this.rests.length - 1;
    while (at > 0 && ((this.rests[at]?.line ?? 0) > count || (this.outcome !== null && at === this.rests.length - 1)))
      at--;
    const rest = this.rests[at];
    if (rest === undefined) throw new Error('A light match keeps no rest points, so it cannot branch');
    const keeping: MatchKeeping = { ...this.keeping, light: how.light ?? this.light };
    const match = new Match(this.game, this.config, freshStart(this.game, rest), keeping);
    match.asked = rest.asked.slice();
    match.epoch = this.epoch;
    match.lines.push(...this.lines.slice(0, count));
    match.answers = match.lines.filter((line) => line.kind === 'answer').length;
    if (!match.light) {
      match.rests.push(...this.rests.slice(0, at + 1));
      match.reports.told.push(...this.reports.told.slice(0, rest.told));
    }
    match.reports.line = rest.line;
    const { redeal, streams } = how;
    const mark: BranchMark = { kind: 'branch', ...(redeal ? { redeal } : {}), ...(streams ? { streams } : {}) };
    const fed = this.lines.slice(rest.line, count);
    match.advance(undefined, redeal || streams ? [...fed, mark] : fed);
    return match;
  }

  /**
   * A light match that stands at the same question, with what these seats may not know dealt again, and random streams
   * of its own: what a bot looks ahead with.
   */
  fork(seats: readonly Seat[], seed: string): Match<S> {
    return this.branch({ light: true, redeal: { mask: knowers(...seats), seed }, streams: `${seed}/streams` });
  }

  // ── Taking back ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** May these seats take their last answer back: freely, by consent, or not at all? */
  undoable(seats: readonly Seat[]): 'free' | 'consent' | null {
    const at = this.lastAnswerOf(seats);
    if (at < 0) return null;
    const line = this.lines[at] as AnswerLine;
    return at === this.lines.length - 1 && !line.informed ? 'free' : 'consent';
  }

  private lastAnswerOf(seats: readonly Seat[]): number {
    for (let at = this.lines.length - 1; at >= 0; at--) {
      const line = this.lines[at] as Line;
      if (line.kind === 'answer' && line.team.some((seat) => seats.includes(seat))) return at;
    }
    return -1;
  }

  /**
   * Takes the last answer of these seats back. Free while it let nobody learn anything and nobody else answered since;
   * past that by consent, with new dice, and what nobody knows dealt again.
   */
  undo(seats: readonly Seat[], consent?: { readonly seed: string }): Reply<S> {
    const kind = this.undoable(seats);
    if (kind === null) return refuse('nothing-to-undo');
    if (kind === 'consent' && consent === undefined) return refuse('needs-consent');
    const at = this.lastAnswerOf(seats);
    const line = this.lines[at] as AnswerLine;
    const undone = [...this.undone, line];
    this.epoch += 1;
    this.standAt(at);
    if (kind === 'free') this.undone = undone;
    else if (consent !== undefined) this.reseed({ seed: consent.seed, unknownTo: [], by: line.seat });
    return OK as Reply<S>;
  }

  /** Gives an answer again that was freely taken back. */
  redo(seats: readonly Seat[]): Reply<S> {
    const line = this.undone[this.undone.length - 1];
    if (line === undefined || !line.team.some((seat) => seats.includes(seat))) {
      return refuse('nothing-to-redo');
    }
    const rest = this.undone.slice(0, -1);
    const reply = this.answer(line.seat, line.answer);
    if (reply.ok) this.undone = rest;
    return reply;
  }

  /** Takes a sealed answer back while the others are still out. */
  retract(seat: Seat): Reply<S> {
    const given = this.sealedAnswers.some((line) => line?.seat === seat);
    if (this.request?.type !== 'all' || !given) return refuse('nothing-to-undo');
    const at = this.lastAnswerOf([seat]);
    const later = this.lines.slice(at + 1);
    this.standAt(at);
    for (const line of later) this.repeat(line);
    return OK as Reply<S>;
  }

  // ── Keeping ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** What was told so far, with secrets: redact it before it leaves. */
  get told(): readonly Told[] {
    return this.reports.told;
  }

  /** Who came to know which card in this phase. */
  get learned(): TableReports['learned'] {
    return this.reports.learned;
  }

  /** All that is needed to go on elsewhere, as plain JSON. It holds every secret of the match. */
  save(): SavedMatch<S> {
    return {
      game: this.game.id,
      version: this.game.version,
      config: this.config,
      lines: this.lines.map((line) => ({ ...line })),
      rests: this.restsToSave(),
      told: [...this.reports.told],
      epoch: this.epoch,
    };
  }

  /** The rest points that a free undo could lead back to; the earlier ones can be played again. */
  private restsToSave(): readonly Rest<S>[] {
    let free = this.lines.length;
    while (free > 0) {
      const line = this.lines[free - 1] as Line;
      if (line.kind !== 'answer' || line.informed) break;
      free -= 1;
    }
    let from = this.rests.length - 1;
    while (from > 0 && (this.rests[from]?.line ?? 0) > free) from -= 1;
    const end = this.outcome === null ? this.rests.length : this.rests.length - 1;
    return this.rests.slice(Math.min(from, end - 1), end);
  }
}

/** Where a branch leaves the history it came from. */
interface BranchMark extends Pick<Branch, 'redeal' | 'streams'> {
  readonly kind: 'branch';
}

type Fed = Line | BranchMark;

function answersWanted(request: Request): number {
  return request.type === 'all' ? request.asked.length : 1;
}

/** What a rule gets back for its request. */
function inputOf(request: Request, given: readonly AnswerLine[]): unknown {
  if (request.type === 'all') return request.asked.map(({ seat }) => given.find((line) => line.seat === seat)?.value);
  const line = given[0] as AnswerLine;
  return request.type === 'any' ? { by: line.seat, value: line.value } : line.value;
}

type PlainRefusal = Exclude<KernelRefusal, { readonly answer: string } | { readonly message: string }>['key'];

function refuse(key: PlainRefusal): { readonly ok: false; readonly refusal: KernelRefusal } {
  return { ok: false, refusal: { key } };
}

function sealedLine(seat: Seat, value: Json): AnswerLine {
  return { kind: 'answer', seat, question: '', answer: '', value, team: [seat], sealed: true, informed: false };
}

function optionNamed<S extends Shape>(options: readonly Option<Json, S>[], key: string): Option<Json, S> | null {
  for (const option of options) if (option.key === key) return option;
  return null;
}

function allowedOf(options: readonly Option[]): readonly Option[] {
  for (const option of options) {
    if (option.refusal !== undefined) return options.filter(({ refusal }) => refusal === undefined);
  }
  return options;
}

function freshStart<S extends Shape>(game: Game<S>, rest: Rest<S>): SetUp<S> & { readonly streams: Streams } {
  const building = game.setupPhases?.includes(rest.phase) === true;
  return {
    world: game.copy(rest.world),
    board: building ? copyJson(rest.board) : rest.board,
    phase: rest.phase,
    streams: copyStreams(rest.streams),
  };
}

/** What `setup` draws from. */
class StartOfMatch implements Start {
  readonly mode: string;
  readonly mission: string | null;
  readonly seats: number;
  readonly options: { readonly [name: string]: string };
  private readonly stream: Stream;

  constructor(config: MatchConfig, streams: Streams) {
    this.mode = config.mode;
    this.mission = config.mission;
    this.seats = config.seats;
    this.options = config.options;
    this.stream = streams.deal;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const order = items.slice();
    shuffleInPlace(this.stream, order);
    return order;
  }

  below(count: number): number {
    return below(this.stream, count);
  }

  shuffle(of: Pile): void {
    blurKnowledge(of);
    shuffleInPlace(this.stream, of.cards);
  }
}

function setAt(target: object, path: readonly (string | number)[], value: Json): void {
  let holder = target as Record<string, unknown>;
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
  const last = path[path.length - 1];
  if (last === undefined || holder === undefined || !(last in holder)) {
    throw new Error(`The world has nothing at ${path.join('.')}`);
  }
  holder[last] = value;
}
