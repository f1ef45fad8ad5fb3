/**
 * A match: a game under way. It asks questions, takes answers, takes them back, keeps a history, and branches. All that
 * it holds is its course; what can be done with that is beside this file, a file for each.
 *
 * `answer` is atomic: a rule that throws leaves everything as it was. What may be answered next is built before the
 * answer is acknowledged. (A light match has nothing to fall back to: there the error is thrown.)
 */
import { answer, remark, repeat } from './answering.ts';
import { begin, beginBySetUp } from './beginning.ts';
import { branch, fork } from './branching.ts';
import type { Course, MatchKeeping } from './course.ts';
import { type Foreseen, Unforeseeable } from './foresight.ts';
import { completed, type Game, type MatchConfig, type SetUp } from './game.ts';
import type { AnswerLine, Branch, Fingerprint, Line, ReseedLine, Rest, SavedMatch } from './history.ts';
import type { Json } from './json.ts';
import type { OpenQuestion, Outcome, Reply } from './question.ts';
import { type Streams, scriptedStreams, streamsOf } from './random.ts';
import { type Remains, resume, revive, save } from './saving.ts';
import type { Seat } from './secrets.ts';
import type { Shape } from './shape.ts';
import { allRests, fingerprintsOf } from './standing.ts';
import type { Table, TableReports, Told } from './table.ts';
import { pendingOf, redo, redoable, retract, rewind, undo, undoable } from './taking-back.ts';
import { maskOf } from './view.ts';

/** A game under way. */
export class Match<S extends Shape = Shape> {
  private readonly course: Course<S>;

  private constructor(course: Course<S>) {
    this.course = course;
  }

  // ── Beginning ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** Sets a match up, or lays the position of a printed example, and stands at its first question. */
  static start<S extends Shape>(game: Game<S>, wanted: MatchConfig, keeping: MatchKeeping = {}): Match<S> {
    return new Match(beginBySetUp(game, wanted, keeping));
  }

  /** The same with random streams that were made otherwise: for files of an older format. */
  static startWith<S extends Shape>(game: Game<S>, wanted: MatchConfig, streams: Streams): Match<S> {
    const course = beginBySetUp(game, wanted, {}, streams);
    course.base = course.rests.kept[0] ?? null;
    return new Match(course);
  }

  /** Begins in a world made by hand: for tests. A printed example is a `position` of the configuration instead. */
  static from<S extends Shape>(
    game: Game<S>,
    config: MatchConfig,
    start: SetUp<S>,
    dice: readonly number[] | null,
    keeping: MatchKeeping = {},
  ): Match<S> {
    const streams = dice === null ? streamsOf(config.seed) : scriptedStreams(config.seed, dice);
    const course = begin(game, completed(game as unknown as Game, config), { ...start, streams }, keeping);
    course.base = course.rests.kept[0] ?? null;
    return new Match(course);
  }

  // ── Where it stands ─────────────────────────────────────────────────────────────────────────────────────────────

  get game(): Game<S> {
    return this.course.game;
  }

  get config(): MatchConfig {
    return this.course.config;
  }

  get light(): boolean {
    return this.course.light;
  }

  /** The table that the rules are given. Tools read its world; only rules write. */
  get table(): Table<S> {
    return this.course.table;
  }

  get phase(): S['phase'] {
    return this.course.phase;
  }

  /** Open questions; empty when the match is over. */
  get open(): readonly OpenQuestion<S>[] {
    return this.course.open;
  }

  get outcome(): Outcome<S> | null {
    return this.course.outcome;
  }

  /** How many answers were given. */
  get answers(): number {
    return this.course.answers;
  }

  /** How many phases have ended since this match was begun, forked or stood elsewhere. */
  get phasesEnded(): number {
    return this.course.phasesEnded;
  }

  // ── How it came here ────────────────────────────────────────────────────────────────────────────────────────────

  /** The history, without the answers that were taken back. */
  get lines(): readonly Line[] {
    return this.course.lines;
  }

  /** The rest points that are kept, oldest first: those that a free undo or the last answer could lead back to. */
  get rests(): readonly Rest<S>[] {
    return this.course.rests.kept;
  }

  /** Every rest point; the earlier ones by playing the match again. */
  allRests(): readonly Rest<S>[] {
    return allRests(this.course);
  }

  /** The fingerprints of the match after each line that ended a phase. They never leave the authority while it runs. */
  fingerprints(): readonly Fingerprint[] {
    return fingerprintsOf(this.course);
  }

  /** Can it be played again from its seed? */
  get beganBySetUp(): boolean {
    return this.course.base === null;
  }

  /** How many questions were asked whose answers were taken back. */
  get takenBack(): number {
    const { lines, revision } = this.course;
    const asked = new Set(lines.map((line) => line.revision));
    return revision - asked.add(revision).size;
  }

  /** What was told so far, with secrets: redact it before it leaves. */
  get told(): readonly Told[] {
    return this.course.reports.told;
  }

  /** Who came to know which card, since the match began or last stood elsewhere. */
  get learned(): TableReports['learned'] {
    return this.course.reports.learned;
  }

  // ── Answering ───────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Takes the answer of a seat. Only `{ ok: true }` has changed anything; an answer to the question of an `id` that was
   * taken already is recognised, and changes nothing. `look` is called after each event that is told: in the middle of
   * a rule, as those who look may see it then.
   */
  answer(seat: Seat, key: string, id?: string, look?: (match: Match<S>) => void): Reply<S> {
    if (look === undefined) return answer(this.course, seat, key, id);
    return this.watched(look, () => answer(this.course, seat, key, id));
  }

  /** Does again what a line of a history says, by its keys. */
  repeat(line: Line, look?: (match: Match<S>) => void): Reply<S> {
    return look === undefined ? repeat(this.course, line) : this.watched(look, () => repeat(this.course, line));
  }

  private watched(look: (match: Match<S>) => void, change: () => Reply<S>): Reply<S> {
    const { reports } = this.course;
    reports.watched = () => look(this);
    const reply = change();
    reports.watched = null;
    return reply;
  }

  /** The sealed answers that wait for the others: whose they are, and what they are, is nobody else's business. */
  get pending(): readonly AnswerLine[] {
    return pendingOf(this.course);
  }

  /** Takes a sealed answer back while the others are still out. */
  retract(seat: Seat): Reply<S> {
    return retract(this.course, seat);
  }

  // ── Taking back ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** May these seats take their last answer back: freely, by consent, or not at all? */
  undoable(seats: readonly Seat[]): 'free' | 'consent' | null {
    return undoable(this.course, seats);
  }

  /**
   * Takes the last answer of these seats back. Free while it let nobody learn anything and nobody else answered since;
   * past that by consent, with new dice, and what nobody knows dealt again. A sealed answer is free while others are
   * out, and they are not told.
   */
  undo(seats: readonly Seat[], consent?: { readonly seed: string }): Reply<S> {
    return undo(this.course, seats, consent);
  }

  /** Takes the last answer of these seats back, whatever came of it, with the same dice and cards to come: in a lesson. */
  rewind(seats: readonly Seat[]): Reply<S> {
    return rewind(this.course, seats);
  }

  /** May these seats give an answer again that was freely taken back? */
  redoable(seats: readonly Seat[]): boolean {
    return redoable(this.course, seats);
  }

  /** Gives an answer again that was freely taken back. */
  redo(seats: readonly Seat[]): Reply<S> {
    return redo(this.course, seats);
  }

  // ── Remarks in the history ────────────────────────────────────────────────────────────────────────────────────────

  /** New random streams from here on; what nobody of these seats knows is dealt again. */
  reseed({ seed, unknownTo, by }: Omit<ReseedLine, 'kind' | 'revision'>): Reply<S> {
    return remark(this.course, { kind: 'reseed', seed, unknownTo: [...unknownTo], by });
  }

  /** Corrects one value of the world by hand. Only at a rest point: before the first answer of a phase. */
  override(path: readonly (string | number)[], value: Json): Reply<S> {
    return remark(this.course, { kind: 'override', path: [...path], value });
  }

  /** From here on these hold the seats. It stays in the history whatever is taken back. */
  reseat(holders: readonly string[]): Reply<S> {
    return remark(this.course, { kind: 'reseat', holders: [...holders] });
  }

  // ── Branching ───────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Another match that stands where this one stood, and shares nothing with it that can change. One with a redeal or
   * new streams is for looking ahead: what is new in it is in no save and in no file.
   */
  branch(how: Branch = {}): Match<S> {
    return new Match(branch(this.course, how));
  }

  /**
   * A light match that stands at the same question, with what these seats may not know dealt again, sealed answers of
   * others still open, and random streams of its own: what a bot looks ahead with.
   */
  fork(seats: readonly Seat[], seed: string): Match<S> {
    return new Match(fork(this.course, seats, seed));
  }

  /**
   * What those who hold `seats` may know of an answer before it is given: a match of its own that went on until the
   * next question, or until just before something that they do not know. Nothing of it is in this match.
   */
  foresee(seat: Seat, key: string, seats: readonly Seat[] = [seat]): Foreseen<S> {
    const match = this.branch();
    match.course.reports.foresight = maskOf(seats);
    try {
      const reply = match.answer(seat, key);
      return reply.ok ? { ok: true, match, by: match.outcome === null ? 'question' : 'end' } : reply;
    } catch (error) {
      if (error instanceof Unforeseeable) return { ok: true, match, by: error.by };
      throw error;
    }
  }

  /**
   * Plays the line that follows the first `line` again, in a match of its own, and looks at that after each event it
   * tells. To be looked at, never played on.
   */
  watch(line: number, look: (match: Match<S>) => void): void {
    const again = this.lines[line];
    if (again === undefined) throw new Error(`There is no line after the first ${line}`);
    this.branch({ line }).repeat(again, look);
  }

  // ── Keeping ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** All that is needed to go on elsewhere, as plain JSON. It holds every secret of the match. */
  save(): SavedMatch<S> {
    return save(this.course);
  }

  /** Brings a saved match back to its question. Throws when it is of another game or version, or was changed. */
  static revive<S extends Shape>(game: Game<S>, saved: SavedMatch<S>, keeping: MatchKeeping = {}): Match<S> {
    return new Match(revive(game, saved, keeping));
  }

  /** Goes on from a rest point of another version, by the rules of this one, with new dice; the log says so. */
  static resume<S extends Shape>(game: Game<S>, remains: Remains<S>, seed: string): Match<S> {
    return new Match(resume(game, remains, seed));
  }
}
