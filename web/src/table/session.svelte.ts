/** A match at this screen: whose eyes look, what is being shown, what is asked, and what goes on by itself. */
import type { Game, KernelRefusal, Reply, Scene, SeenEvent, SeenQuestion } from '@necropole/kernel';
import type { Speed } from '../app/settings.ts';
import type { Engine } from '../engine/client.ts';
import type { NextToAnswer } from '../engine/handover.ts';
import { type Problem, problemOf } from '../engine/problems.ts';
import { type Eyes, type Person, type PersonId, personsOf } from '../engine/seats.ts';
import type { MatchState, Preview } from '../engine/sight.ts';
import { hold } from './holding.ts';
import { isWatched, type Step, stayOf, stepsBetween, thoughtOf } from './pacing.ts';

/** What a session needs of the app. */
export interface Around {
  readonly engine: Engine;
  readonly loadGame: (id: string) => Promise<Game>;
  readonly speed: () => Speed;
  readonly answerForced: () => boolean;
  readonly speak: (event: SeenEvent) => string;
}

/** Whom the covered screen waits for. */
export interface CoverFor {
  readonly person: PersonId;
  readonly sealed: boolean;
}

/** Who looks first: the only person here, or everybody. */
function firstEyes(persons: readonly Person[]): Eyes {
  const [only, ...others] = persons;
  return only !== undefined && others.length === 0 ? only.id : 'everybody';
}

export class TableSession {
  readonly id: string;
  game = $state.raw<Game | null>(null);
  /** The match as whoever looks sees it; `null` while the screen is covered. */
  state = $state.raw<MatchState | null>(null);
  events = $state.raw<readonly SeenEvent[]>([]);
  /** What is drawn: `state.scene`, or one on the way to it. */
  scene = $state.raw<Scene | null>(null);
  /** What is told step by step, and where that stands. */
  steps = $state.raw<readonly Step[]>([]);
  at = $state(0);
  paused = $state(false);
  /** What was seen at a glance: it stays for a moment. */
  glance = $state.raw<readonly SeenEvent[]>([]);
  cover = $state.raw<CoverFor | null>(null);
  /** The first event that this person has not seen yet. */
  unseenFrom = $state<number | null>(null);
  /** A moment of the past that is looked at. */
  moment = $state.raw<MatchState | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What the match said no to. */
  refused = $state.raw<KernelRefusal['key'] | null>(null);
  busy = $state(false);

  private readonly around: Around;
  private readonly seen = new Map<Eyes, number>();
  private readonly previews = new Map<string, Promise<Preview | null>>();
  private skipping = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private glanceTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly stopListening: () => void;
  private readonly letGo: () => void;
  private ended = false;

  constructor(id: string, around: Around) {
    this.id = id;
    this.around = around;
    this.letGo = hold(around.engine, id);
    this.stopListening = around.engine.onNotice((notice) => {
      if (notice.match === id) this.problem = notice;
    });
  }

  // ── What is shown ───────────────────────────────────────────────────────────────────────────────────────────────

  get persons(): readonly Person[] {
    return this.state === null ? [] : personsOf(this.state.meta.seats);
  }

  /** The person who looks; `null` for everybody. */
  get person(): Person | null {
    return this.persons.find(({ id }) => id === this.state?.eyes) ?? null;
  }

  get watching(): boolean {
    return this.steps.length > 0;
  }

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  /** Does the game or a bot act, without anybody being asked? */
  get acting(): boolean {
    return this.watching || this.state?.next?.by === 'bot';
  }

  /** How many events have been told so far. */
  get told(): number {
    const { step } = this;
    return step === null ? this.events.length : step.first + step.events.length;
  }

  /** What this person is asked, when nothing else is being shown. */
  get question(): SeenQuestion | null {
    const { state } = this;
    if (state === null || this.watching || this.moment !== null || state.readOnly !== null) return null;
    const { next } = state;
    if (next?.by !== 'person' || next.person !== state.eyes) return null;
    return state.questions.find(({ id, seat }) => id === next.question && seat === next.seat) ?? null;
  }

  // ── Opening ─────────────────────────────────────────────────────────────────────────────────────────────────────

  async open(takeOver = false): Promise<void> {
    await this.attempt(async () => {
      const { engine, loadGame } = this.around;
      const meta = await engine.open(this.id, takeOver);
      this.game = await loadGame(meta.game);
      await this.lookAs(firstEyes(personsOf(meta.seats)));
      this.goOn();
    });
  }

  /** Lets the match go. */
  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.glanceTimer);
    this.stopListening();
    this.letGo();
  }

  private async lookAs(eyes: Eyes): Promise<void> {
    this.accept(await this.around.engine.state(this.id, eyes, 0));
  }

  /** Shows the match as it is, at once. */
  private accept(state: MatchState): void {
    this.problem = null;
    this.state = state;
    this.events = state.events;
    this.scene = state.scene;
    this.steps = [];
    this.moment = null;
    this.previews.clear();
  }

  // ── Answering ───────────────────────────────────────────────────────────────────────────────────────────────────

  async answer(key: string): Promise<void> {
    const { question } = this;
    if (question === null || this.busy) return;
    await this.change(() => this.around.engine.answer(this.id, question.seat, key, question.id), 'person');
  }

  async undo(agreed = false): Promise<void> {
    const { person } = this;
    if (person !== null) await this.change(() => this.around.engine.undo(this.id, person.id, agreed), 'back');
  }

  async redo(): Promise<void> {
    const { person } = this;
    if (person !== null) await this.change(() => this.around.engine.redo(this.id, person.id), 'back');
  }

  async retract(): Promise<void> {
    const [seat] = this.state?.retractable ?? [];
    if (seat !== undefined) await this.change(() => this.around.engine.retract(this.id, seat), 'back');
  }

  /** Out of a rule that throws. */
  async stepBack(): Promise<void> {
    await this.change(() => this.around.engine.back(this.id), 'back');
  }

  async resign(): Promise<void> {
    const person = this.person ?? this.persons[0];
    if (person === undefined) return;
    await this.attempt(async () => {
      const meta = await this.around.engine.resign(this.id, person.id);
      await this.lookAs(firstEyes(personsOf(meta.seats)));
      this.goOn();
    });
  }

  private async change(what: () => Promise<Reply | null>, by: 'person' | 'bot' | 'back'): Promise<void> {
    this.busy = true;
    clearTimeout(this.timer);
    await this.attempt(async () => {
      const reply = await what();
      this.refused = reply === null || reply.ok || 'option' in reply ? null : reply.refusal.key;
      await this.follow(by);
    });
    this.busy = false;
  }

  /** Shows what has come of an answer. */
  private async follow(by: 'person' | 'bot' | 'back'): Promise<void> {
    const [before, heard, eyes] = [this.scene, this.events.length, this.state?.eyes];
    if (eyes === undefined || this.ended) return;
    const state = await this.around.engine.state(this.id, eyes, by === 'back' ? 0 : heard);
    if (by === 'back' || before === null || state.heard < heard) {
      this.accept(by === 'back' ? state : await this.around.engine.state(this.id, eyes, 0));
      this.goOn();
      return;
    }
    const steps = stepsBetween(before, state.scene, state.events, heard);
    const { scene } = this;
    this.accept({ ...state, events: [...this.events, ...state.events] });
    this.unseenFrom = null;
    if (isWatched(steps, by, this.skipping ? 'instant' : this.around.speed())) {
      this.scene = scene;
      this.steps = steps;
      this.at = 0;
      this.showStep();
      return;
    }
    this.glanceAt(state.events);
    this.goOn();
  }

  private glanceAt(events: readonly SeenEvent[]): void {
    clearTimeout(this.glanceTimer);
    this.glance = this.around.speed() === 'instant' ? [] : events;
    if (this.glance.length === 0) return;
    const text = this.glance.map(this.around.speak).join(' ');
    this.glanceTimer = setTimeout(() => (this.glance = []), stayOf(text, this.around.speed()) * 1.6);
  }

  // ── What goes on by itself ──────────────────────────────────────────────────────────────────────────────────────

  private after(milliseconds: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, milliseconds);
  }

  private goOn(): void {
    const { state } = this;
    if (state === null || this.ended || state.readOnly !== null || state.failure !== null || state.next === null)
      return;
    const { next } = state;
    if (next.by === 'bot') {
      if (!this.paused) this.after(this.skipping ? 0 : thoughtOf(this.around.speed()), () => this.botStep());
      return;
    }
    this.skipping = false;
    this.paused = false;
    if (next.person !== state.eyes) this.handOver(next);
    else if (state.forced !== null && this.around.answerForced()) {
      const { key } = state.forced;
      this.after(thoughtOf(this.around.speed()), () => void this.answer(key));
    }
  }

  private botStep(): void {
    void this.change(async () => (await this.around.engine.botStep(this.id))?.reply ?? null, 'bot');
  }

  private showStep(): void {
    const { step } = this;
    if (step === null) return;
    this.scene = step.scene;
    const text = step.events.map(this.around.speak).join(' ');
    if (!this.paused) this.after(stayOf(text, this.around.speed()), () => this.next());
  }

  /** The next step, now. */
  next(): void {
    if (!this.watching) {
      if (this.state?.next?.by === 'bot' && !this.busy) this.botStep();
    } else if (this.at + 1 < this.steps.length) {
      this.at += 1;
      this.showStep();
    } else this.finish();
  }

  pause(): void {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.timer);
    else this.next();
  }

  /** To the next question, at once. */
  skip(): void {
    this.skipping = true;
    this.paused = false;
    this.finish();
  }

  private finish(): void {
    clearTimeout(this.timer);
    this.steps = [];
    this.scene = this.state?.scene ?? null;
    if (!this.busy) this.goOn();
  }

  // ── Handing over ────────────────────────────────────────────────────────────────────────────────────────────────

  private handOver(next: Extract<NextToAnswer, { by: 'person' }>): void {
    if (this.state !== null) this.seen.set(this.state.eyes, this.events.length);
    if (next.cover) {
      this.hideAll();
      this.cover = { person: next.person, sealed: next.sealed };
    } else void this.show(next.person);
  }

  /** Nothing that anybody saw stays, neither on the page nor here. */
  private hideAll(): void {
    this.state = null;
    this.scene = null;
    this.events = [];
    this.steps = [];
    this.glance = [];
    this.moment = null;
    this.unseenFrom = null;
    this.previews.clear();
  }

  /** The person who was waited for is there. */
  async uncover(): Promise<void> {
    const { cover } = this;
    if (cover !== null) await this.show(cover.person);
  }

  private async show(person: PersonId): Promise<void> {
    await this.attempt(async () => {
      await this.lookAs(person);
      this.cover = null;
      const seen = this.seen.get(person);
      this.unseenFrom = seen !== undefined && seen < this.events.length ? seen : null;
      this.goOn();
    });
  }

  // ── Looking elsewhere ───────────────────────────────────────────────────────────────────────────────────────────

  /** Shows the board as it was after a line of the history. */
  async lookBack(line: number): Promise<void> {
    const eyes = this.state?.eyes;
    if (eyes === undefined) return;
    this.finish();
    await this.attempt(async () => {
      this.moment = await this.around.engine.at(this.id, line, eyes, this.events.length);
    });
  }

  lookNow(): void {
    this.moment = null;
  }

  /** What an answer would do, as far as that is known; `null` where nothing can be said. */
  preview(key: string): Promise<Preview | null> {
    const { question } = this;
    if (question === null) return Promise.resolve(null);
    const name = `${question.id} ${key}`;
    const known = this.previews.get(name);
    if (known !== undefined) return known;
    const coming = this.around.engine.preview(this.id, question.seat, key).then(
      (preview) => (preview.ok ? preview : null),
      () => null,
    );
    this.previews.set(name, coming);
    return coming;
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      if (!this.ended) this.problem = problemOf(error);
    }
  }
}
