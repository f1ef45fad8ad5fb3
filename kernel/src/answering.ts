/**
 * Answers to the open questions: taken, refused, taken back, given again; and the marks that stand between them in the
 * history. Each is whole or not at all: a rule that throws leaves everything as it was.
 */
import { Unforeseeable } from './foresight.ts';
import type { AnswerLine, Line, ReseedLine } from './history.ts';
import { canonical, copyJson, hash, type Json } from './json.ts';
import { setAt } from './override.ts';
import type { KernelRefusal, OpenQuestion, Option, Reply, Request } from './question.ts';
import { NONE, Running } from './running.ts';
import type { Seat } from './secrets.ts';
import type { Shape } from './shape.ts';

const OK: Reply = { ok: true };

/** A match as those see it who answer. */
export abstract class Answering<S extends Shape> extends Running<S> {
  /** Answers that were freely taken back, and may be given again. */
  protected undone: readonly AnswerLine[] = [];
  /** `seat/question id` of those who were asked together, when one of them answered. */
  protected lastTeam: readonly string[] = [];

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
    const { seat, team, sealed } = question;
    const { key: answer, value } = option;
    if (this.light && !this.forkable) {
      this.answers += 1;
      this.take(seat, value, null);
      return OK as Reply<S>;
    }
    const asked = question.asking.key;
    const line: AnswerLine = { kind: 'answer', seat, question: asked, answer, value, team, sealed, informed: false };
    if (!this.light) return this.attempt(() => this.commit(line));
    this.commit(line);
    return OK as Reply<S>;
  }

  private commit(line: AnswerLine): void {
    if (line.team.length > 1) this.lastTeam = this.open.map(({ seat, id }) => `${seat}/${id}`);
    this.undone = NONE;
    this.addLine(line);
    this.answers += 1;
    this.reports.informed = false;
    this.take(line.seat, line.value, line);
    line.informed = this.reports.informed;
  }

  private addLine(line: Line): void {
    this.lines.push(line);
    this.reports.line = this.lines.length;
  }

  /** Does something whole, or not at all. */
  private attempt(change: () => void): Reply<S> {
    const { undone, lastTeam } = this;
    const before = this.lines.length;
    try {
      change();
    } catch (error) {
      if (error instanceof Unforeseeable) throw error;
      this.standAt(before);
      this.undone = undone;
      this.lastTeam = lastTeam;
      const message = error instanceof Error ? error.message : `${error}`;
      return { ok: false, refusal: { key: 'rule-error', message } };
    }
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
    if (this.reports.foresight !== null) throw new Unforeseeable('sealed');
    this.reports.informed = true;
    const values = this.sealedAnswers.map((sealed) => sealed?.value ?? null);
    this.advance(values, NONE);
  }

  // ── Taking back ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** May these seats take their last answer back: freely, by consent, or not at all? */
  undoable(seats: readonly Seat[]): 'free' | 'consent' | null {
    const at = this.lastAnswerOf(seats);
    if (at < 0 || this.light) return null;
    const line = this.lines[at] as AnswerLine;
    return this.isPending(line) || (at === this.lines.length - 1 && !line.informed) ? 'free' : 'consent';
  }

  private lastAnswerOf(seats: readonly Seat[]): number {
    for (let at = this.lines.length - 1; at >= 0; at--) {
      const line = this.lines[at] as Line;
      if (line.kind === 'answer' && line.team.some((seat) => seats.includes(seat))) return at;
    }
    return -1;
  }

  /** Is this a sealed answer that waits for the others? */
  protected isPending(line: Line): boolean {
    return this.request?.type === 'all' && this.sealedAnswers.some((sealed) => sealed === line);
  }

  /**
   * Takes the last answer of these seats back. Free while it let nobody learn anything and nobody else answered since;
   * past that by consent, with new dice, and what nobody knows dealt again. A sealed answer is free while others are
   * out, and they are not told.
   */
  undo(seats: readonly Seat[], consent?: { readonly seed: string }): Reply<S> {
    const kind = this.undoable(seats);
    if (kind === null) return refuse('nothing-to-undo');
    if (kind === 'consent' && consent === undefined) return refuse('needs-consent');
    const at = this.lastAnswerOf(seats);
    const line = this.lines[at] as AnswerLine;
    const pending = this.isPending(line);
    if (pending && at < this.lines.length - 1) return this.retract(line.seat);
    if (!pending) this.epoch += 1;
    const undone = [...this.undone, line];
    this.standAt(at);
    this.lastTeam = NONE;
    if (kind === 'free') this.undone = undone;
    else if (consent !== undefined) return this.reseed({ seed: consent.seed, unknownTo: [], by: line.seat });
    return OK as Reply<S>;
  }

  /** The sealed answers that wait for the others: whose they are, and what they are, is nobody else's business. */
  get pending(): readonly AnswerLine[] {
    return this.request?.type === 'all' ? this.sealedAnswers.filter((line) => line !== null) : NONE;
  }

  /** May these seats give an answer again that was freely taken back? */
  redoable(seats: readonly Seat[]): boolean {
    return this.undone[this.undone.length - 1]?.team.some((seat) => seats.includes(seat)) === true;
  }

  /** Gives an answer again that was freely taken back. */
  redo(seats: readonly Seat[]): Reply<S> {
    const line = this.undone[this.undone.length - 1];
    if (line === undefined || !this.redoable(seats)) return refuse('nothing-to-redo');
    const others = this.undone.slice(0, -1);
    const reply = this.answer(line.seat, line.answer);
    if (reply.ok) this.undone = others;
    return reply;
  }

  /** Takes a sealed answer back while the others are still out. */
  retract(seat: Seat): Reply<S> {
    const at = this.lastAnswerOf([seat]);
    const line = this.lines[at];
    if (this.light || line === undefined || !this.isPending(line)) return refuse('nothing-to-undo');
    const later = this.lines.slice(at + 1);
    this.standAt(at);
    this.undone = NONE;
    for (const other of later) this.repeat(other);
    return OK as Reply<S>;
  }

  // ── Marks in the history ────────────────────────────────────────────────────────────────────────────────────────

  /** New random streams from here on; what nobody of these seats knows is dealt again. */
  reseed(line: Omit<ReseedLine, 'kind'>): Reply<S> {
    if (this.request === null) return refuse('match-over');
    const { request } = this;
    return this.attempt(() => {
      const marked: ReseedLine = { kind: 'reseed', seed: line.seed, unknownTo: line.unknownTo, by: line.by };
      this.undone = NONE;
      this.addLine(marked);
      this.mark(marked);
      const sealed = this.sealedAnswers.filter((answer) => answer !== null);
      this.ask(request, sealed);
    });
  }

  /** Corrects one value of the world by hand. Only at a rest point: before the first answer of a phase. */
  override(path: readonly (string | number)[], value: Json): Reply<S> {
    if (this.outcome !== null) return refuse('match-over');
    const rest = this.rests[this.rests.length - 1];
    if (rest === undefined || rest.line !== this.lines.length) return refuse('not-at-rest');
    return this.attempt(() => {
      const world = this.game.copy(rest.world);
      setAt(world, path, copyJson(value));
      this.undone = NONE;
      this.addLine({ kind: 'override', path: [...path], value: copyJson(value) });
      const chained = hash(`${rest.hash}${canonical({ path, value })}`);
      this.rests.push({ ...rest, number: rest.number + 1, line: this.lines.length, world, hash: chained });
      this.standAt(this.lines.length);
    });
  }

  /** Does again what a line of a history says, by its keys. */
  repeat(line: Line): Reply<S> {
    if (line.kind === 'reseed') return this.reseed(line);
    if (line.kind === 'override') return this.override(line.path, line.value);
    const asked = this.questionOf(line.seat);
    if (asked !== null && asked.asking.key !== line.question) return refuse('stale-question');
    return this.answer(line.seat, line.answer);
  }
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
