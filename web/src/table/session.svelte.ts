/** A match at this screen: whose eyes look, what is being shown, what is asked, and what goes on by itself. */
import type { Game, KernelRefusal, Reply, Scene, Seat, SeenEvent, SeenQuestion } from '@necropole/kernel';
import type { Speed } from '../app/settings.ts';
import type { Engine } from '../engine/client.ts';
import type { NextToAnswer } from '../engine/handover.ts';
import { type Problem, problemOf } from '../engine/problems.ts';
import { type Eyes, type Person, type PersonId, personsOf, type SeatPlan } from '../engine/seats.ts';
import type { MatchState, Preview } from '../engine/sight.ts';
import type { SeenReason } from '../engine/thoughts.ts';
import { hold } from './holding.ts';
import { shownBy } from './log.ts';
import {
  endsOf,
  isWatched,
  isWeighty,
  type Step,
  stayOf,
  stepsOf,
  type Telling,
  tellingsOf,
  thoughtOf,
} from './pacing.ts';

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
  readonly reseated: boolean;
  /** Who has just answered in secret, and may still take that back. */
  readonly answered: { readonly person: PersonId; readonly seat: Seat } | null;
}

/** Who looks first: the only person here, or everybody. */
function firstEyes(persons: readonly Person[]): Eyes {
  const [only, ...others] = persons;
  return only !== undefined && others.length === 0 ? only.id : 'everybody';
}

/** What the match said no to, where the table has no better place to say it: a rule that threw has a screen of its own. */
function noticeOf(reply: Reply | null): KernelRefusal['key'] | null {
  if (reply === null || reply.ok || 'option' in reply || reply.refusal.key === 'rule-error') return null;
  return reply.refusal.key;
}

/** How many events two tellings of a match have in common, from the first on. */
function sharedBy(known: readonly SeenEvent[], now: readonly SeenEvent[]): number {
  const other = known.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(now[i]));
  return other < 0 ? known.length : other;
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
  /** What is said aloud: it stays until something else is to be said, so that nothing is said twice. */
  news = $state.raw<readonly SeenEvent[]>([]);
  /** What happened, and is taken back. */
  takenBack = $state.raw<readonly SeenEvent[]>([]);
  /** Was what is drawn jumped to? Then nothing of it is played. */
  jumped = $state(false);
  cover = $state.raw<CoverFor | null>(null);
  /** The first event that this person has not seen yet. */
  unseenFrom = $state<number | null>(null);
  /** A moment of the past that is looked at. */
  moment = $state.raw<MatchState | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What the match said no to. */
  refused = $state.raw<KernelRefusal['key'] | null>(null);
  busy = $state(false);
  /** Is everything up to the next question passed over? */
  skipping = $state(false);

  private readonly around: Around;
  private readonly seen = new Map<Eyes, number>();
  private readonly previews = new Map<string, Promise<Preview | null>>();
  /** Whoever saw that a rule threw wants to answer otherwise. */
  private overlooked = $state(false);
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

  /** The rule that threw, until somebody goes on from there. */
  get failure(): MatchState['failure'] {
    return this.overlooked ? null : (this.state?.failure ?? null);
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
    this.takenBack = [];
    this.news = [];
    this.jumped = true;
    this.problem = null;
    this.state = state;
    this.events = state.events;
    this.scene = state.scene;
    this.steps = [];
    // What was told of an answer that is taken back has not happened.
    this.glance = [];
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

  /** After a rule that threw: nothing has changed, another answer may be given. */
  answerOtherwise(): void {
    this.overlooked = true;
    this.goOn();
  }

  /** Out of a rule that throws. */
  async stepBack(): Promise<void> {
    await this.change(() => this.around.engine.back(this.id), 'back');
  }

  /** Somebody else sits down, or a bot does; what was shown stays as whoever looks now may see it. */
  async reseat(seats: readonly SeatPlan[]): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.attempt(async () => {
      const meta = await this.around.engine.reseat(this.id, seats);
      this.finishShowing();
      await this.lookAs(firstEyes(personsOf(meta.seats)));
      this.goOn();
    });
  }

  /** Why the bots answered as they did. */
  reasons(): Promise<readonly SeenReason[]> {
    return this.around.engine.reasons(this.id, this.state?.eyes ?? 'everybody');
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
    this.overlooked = false;
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.attempt(async () => {
      const reply = await what();
      this.refused = noticeOf(reply);
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
      const known = this.events;
      this.accept(by === 'back' ? state : await this.around.engine.state(this.id, eyes, 0));
      const same = sharedBy(known, this.events);
      this.takenBack = known.slice(same);
      this.news = this.events.slice(same);
      this.goOn();
      return;
    }
    const tellings = tellingsOf(state.events, heard);
    const ends = state.outcome !== null;
    const isShown = (): boolean => isWatched(tellings, by, this.skipping ? 'instant' : this.around.speed(), ends);
    const scenes = isShown() ? await this.scenesAfter(tellings, eyes) : [];
    if (this.ended) return;
    const skipped = this.skipping ? this.news : [];
    this.accept({ ...state, events: [...this.events, ...state.events] });
    this.unseenFrom = null;
    this.jumped = false;
    if (isShown()) {
      this.steps = stepsOf(tellings, before, scenes, state.scene);
      this.at = 0;
      this.showStep(before);
      return;
    }
    // Of all that is skipped, one message tells.
    this.news = [...skipped, ...state.events];
    this.glanceAt(state.events, isWeighty(before, state.scene));
    this.goOn();
  }

  /** The board after each telling but the last, which is there already. Without it, the board stays until the end. */
  private scenesAfter(tellings: readonly Telling[], eyes: Eyes): Promise<readonly (Scene | null)[]> {
    return this.around.engine.frames(this.id, eyes, endsOf(tellings.slice(0, -1))).catch(() => []);
  }

  private glanceAt(events: readonly SeenEvent[], weighs: boolean): void {
    clearTimeout(this.glanceTimer);
    this.glance = this.around.speed() === 'instant' ? [] : events;
    if (this.glance.length > 0) this.glanceTimer = setTimeout(() => (this.glance = []), this.glanceLeft(weighs) * 1.6);
  }

  /** How long it takes to read what is seen at a glance: whoever answered sees it before the screen is covered. */
  private glanceLeft(weighs = false): number {
    return this.glance.length === 0 ? 0 : this.timeFor(this.glance, weighs);
  }

  /** How long events stay for those who read them. */
  private timeFor(events: readonly SeenEvent[], weighs: boolean): number {
    const text = events.map(this.around.speak).join(' ');
    const thrown = events.some((event) => shownBy(event).faces.length > 0);
    return stayOf(text, this.around.speed(), { weighs, thrown });
  }

  // ── What goes on by itself ──────────────────────────────────────────────────────────────────────────────────────

  private after(milliseconds: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, milliseconds);
  }

  private goOn(): void {
    const { state } = this;
    if (state === null || this.ended || state.readOnly !== null || this.failure !== null || state.next === null) return;
    const { next } = state;
    if (next.by === 'bot') {
      if (!this.paused) this.awaitBot(this.skipping ? 0 : thoughtOf(this.around.speed()));
      return;
    }
    this.skipping = false;
    this.paused = false;
    if (next.person !== state.eyes) this.after(next.cover ? this.glanceLeft() : 0, () => this.handOver(next));
    else if (state.forced !== null && this.around.answerForced()) {
      const { key } = state.forced;
      this.after(thoughtOf(this.around.speed()), () => void this.answer(key));
    }
  }

  /** The bot thinks while people look; it answers when it is done, and not before they could follow. */
  private awaitBot(wait: number): void {
    const thought = this.around.engine.think(this.id).catch(() => {});
    this.after(wait, () => {
      const { timer } = this;
      // Whatever somebody did in the meantime comes first.
      void thought.then(() => this.timer === timer && !this.paused && !this.ended && this.botStep());
    });
  }

  private botStep(): void {
    void this.change(async () => (await this.around.engine.botStep(this.id))?.reply ?? null, 'bot');
  }

  private showStep(before = this.scene): void {
    const { step } = this;
    if (step === null) return;
    this.scene = step.scene;
    this.news = step.events;
    const weighs = before !== null && isWeighty(before, step.scene);
    if (!this.paused) this.after(this.timeFor(step.events, weighs), () => this.next());
  }

  /** The next step, now. */
  next(): void {
    if (!this.watching) {
      if (this.state?.next?.by === 'bot' && !this.busy) this.awaitBot(0);
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
    const before = this.skipping ? this.news : [];
    const left = this.steps.slice(this.at + 1).flatMap(({ events }) => events);
    this.skipping = true;
    this.paused = false;
    this.jumped = left.length > 0;
    this.finish([...before, ...left]);
  }

  private finish(left: readonly SeenEvent[] = []): void {
    clearTimeout(this.timer);
    this.news = left;
    this.finishShowing();
    if (!this.busy) this.goOn();
  }

  private finishShowing(): void {
    this.steps = [];
    this.scene = this.state?.scene ?? null;
  }

  // ── Handing over ────────────────────────────────────────────────────────────────────────────────────────────────

  private handOver(next: Extract<NextToAnswer, { by: 'person' }>): void {
    const [seat] = this.state?.retractable ?? [];
    const answered = seat === undefined || this.person === null ? null : { person: this.person.id, seat };
    if (this.state !== null) this.seen.set(this.state.eyes, this.events.length);
    if (next.cover) {
      this.hideAll();
      this.cover = { person: next.person, sealed: next.sealed, reseated: next.reseated, answered };
    } else void this.show(next.person);
  }

  /** Nothing that anybody saw stays, neither on the page nor here. */
  private hideAll(): void {
    this.state = null;
    this.scene = null;
    this.events = [];
    this.steps = [];
    this.glance = [];
    this.news = [];
    this.takenBack = [];
    this.moment = null;
    this.unseenFrom = null;
    this.previews.clear();
  }

  /** The person who was waited for is there. */
  async uncover(): Promise<void> {
    const { cover } = this;
    if (cover !== null) await this.show(cover.person);
  }

  /** Whoever answered in secret before the screen was handed on answers anew. */
  async takeBack(): Promise<void> {
    const answered = this.cover?.answered;
    if (answered == null) return;
    await this.attempt(async () => void (await this.around.engine.retract(this.id, answered.seat)));
    await this.show(answered.person);
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
    this.jumped = true;
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
