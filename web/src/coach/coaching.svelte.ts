/** Whoever teaches at the table: how far the pupil is, what is said and pointed at, and what the pupil does about it. */
import {
  fits,
  type LaterNote,
  type Lesson,
  type LessonStep,
  laterHeard,
  type Met,
  type Offered,
  pointedAt,
  pupilAfter,
  type Says,
  targetsOf,
  wantedOf,
} from '@necropole/kernel';
import { engine } from '../app/engine.ts';
import { loadLearning } from '../app/games.ts';
import type { LessonMark } from '../engine/records.ts';
import type { Attention } from '../table/attention.svelte.ts';
import type { TableSession } from '../table/session.svelte.ts';
import Beam from './Beam.svelte';
import Note from './Note.svelte';
import { keepRead } from './read-notes.ts';

/** The coach of the match at this table; `null` where there is no such lesson any more. */
export async function coachFor(session: TableSession, attention: Attention): Promise<Coaching | null> {
  const mark = session.looking.state?.meta.lesson;
  if (session.game === null || mark === undefined) return null;
  const { learning } = await loadLearning(session.game.id);
  const lesson = learning?.lessons.find(({ id }) => id === mark.id);
  return lesson === undefined
    ? null
    : new Coaching(session, attention, lesson, mark, await engine.attended(session.id));
}

export class Coaching {
  readonly Note = Note;
  readonly Beam = Beam;
  readonly lesson: Lesson;
  readonly session: TableSession;
  readonly attention: Attention;
  /** Does the pupil want to be taught? */
  on = $state(true);
  /** Has the pupil just gone back past a die? */
  wentBack = $state(false);
  private met = $state.raw<readonly Met[]>([]);
  /** The moment of the match up to which the coach has heard. */
  private heard = $state.raw<unknown>(null);
  private read = $state.raw<ReadonlySet<string>>(new Set());
  private kept: string;

  constructor(session: TableSession, attention: Attention, lesson: Lesson, mark: LessonMark, met: readonly Met[]) {
    this.session = session;
    this.attention = attention;
    this.lesson = lesson;
    this.met = met;
    this.read = new Set(mark.read);
    this.kept = JSON.stringify(mark);
  }

  // ── How far it is ───────────────────────────────────────────────────────────────────────────────────────────────

  /** What the pupil has met so far: what is not told yet has not happened, and while something is told nothing is asked. */
  private readonly metSoFar = $derived.by(() => {
    const { told, showing } = this.session;
    const untold = this.met.findIndex((one) => one.kind === 'told' && one.at > told);
    if (untold >= 0) return this.met.slice(0, untold);
    return showing.watching && this.met.at(-1)?.kind === 'asked' ? this.met.slice(0, -1) : this.met;
  });
  /** Is there something that the coach has not heard of yet? */
  readonly isListening = $derived.by(() => this.heard !== this.session.looking.state);
  readonly pupil = $derived.by(() => pupilAfter(this.lesson, this.metSoFar, this.read));
  readonly step: LessonStep | null = $derived.by(() => this.lesson.steps[this.pupil.step] ?? null);
  /** What happens rarely, and has just happened for the first time. */
  private readonly rare = $derived.by(() =>
    this.pupil.mood === 'waits' ? laterHeard(this.lesson, this.metSoFar, this.read) : null,
  );
  readonly later: LaterNote | null = $derived(this.rare?.note ?? null);
  /** What happens rarely, and has not happened yet. */
  readonly toMeet: readonly LaterNote[] = $derived.by(() => this.lesson.later.filter(({ id }) => !this.read.has(id)));
  readonly isOver = $derived.by(() => this.pupil.mood === 'over');
  /** The steps that are behind. */
  readonly done = $derived.by(() => this.pupil.lamps.filter((lamp) => lamp !== 'to-come').length);

  /** Is something said that is only to be read? */
  readonly isNote = $derived.by(() => {
    if (this.later !== null) return true;
    return this.step !== null && typeof this.step.task !== 'object' && this.pupil.mood === 'points';
  });
  /** Is what is told held until it is read? */
  readonly holds = $derived.by(
    () =>
      this.session.showing.watching &&
      (this.later !== null || (this.step?.task === 'watch' && this.pupil.mood === 'points')),
  );
  readonly wanted: Offered | null = $derived.by(() =>
    this.session.question === null ? null : wantedOf(this.lesson, this.pupil),
  );

  /** What is said now; `null` where only the general words are left. */
  readonly says: Says | null = $derived.by(() => {
    const { mood, instead } = this.pupil;
    if (this.later !== null) return this.later.say;
    if (this.step === null || mood === 'waits' || mood === 'over') return null;
    if (mood !== 'other-way' || instead === null) return this.step.say;
    return this.step.otherwise?.find(({ when }) => fits(when, instead))?.say ?? null;
  });

  /** The names of the things that are pointed at, the first first. */
  readonly pointed: readonly string[] = $derived.by(() => {
    const { game, question, showing } = this.session;
    if (game === null || (question === null && !showing.watching)) return [];
    if (this.rare !== null) return targetsOf(this.rare.note.point, null, this.rare.heard, game.signs);
    return pointedAt(this.lesson, this.pupil, game.signs);
  });
  /** Is all else in the dark? Not while another answer is looked at, nor once another one was given. */
  readonly veiled = $derived.by(() => {
    const { mood, strayed } = this.pupil;
    const looks = this.attention.answer ?? this.attention.option?.key ?? null;
    return mood === 'points' && !strayed && this.wanted !== null && (looks === null || looks === this.wanted.key);
  });

  // ── What the pupil does ─────────────────────────────────────────────────────────────────────────────────────────

  /** It was read: on to what comes next. */
  next(): void {
    const id = this.later?.id ?? this.step?.id;
    if (id === undefined) return;
    const { showing } = this.session;
    const held = this.holds;
    if (this.later !== null && this.session.game !== null) keepRead(this.session.game.id, id);
    this.read = new Set([...this.read, id]);
    if (!held || this.holds) return;
    showing.explained = null;
    showing.next();
  }

  /** Shows what the wanted answer would do, without giving it. */
  showMe(): void {
    this.attention.answer = this.wanted?.key ?? null;
  }

  async goBack(): Promise<void> {
    await this.session.rewind();
    await this.listen();
    this.wentBack = true;
  }

  /** The pupil goes on alone. */
  leave(): void {
    this.on = false;
    this.attention.wanted = this.attention.wantedPlace = null;
    this.keep();
  }

  // ── What goes on by itself ──────────────────────────────────────────────────────────────────────────────────────

  /** Hears what has happened since. */
  async listen(): Promise<void> {
    const moment = this.session.looking.state;
    const met = await engine.attended(this.session.id).catch(() => null);
    if (met === null) return;
    const isGoingOn = this.isOver && met.slice(this.met.length).some(({ kind }) => kind === 'answered');
    this.met = met;
    this.heard = moment;
    // Whoever answers after the end has gone on alone.
    if (isGoingOn) this.leave();
  }

  /** Keeps how far it is, where that has changed. */
  keep(): void {
    const { id, steps } = this.lesson;
    const mark: LessonMark = { id, done: this.done, of: steps.length, read: [...this.read], left: !this.on };
    const kept = JSON.stringify(mark);
    if (kept === this.kept) return;
    this.kept = kept;
    void engine.markLesson(this.session.id, mark).catch(() => {});
  }
}
