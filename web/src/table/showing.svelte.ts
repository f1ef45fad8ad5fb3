/** How what happened is shown: beat by beat, or at a glance; paused, hurried, skipped. It knows no match. */
import type { Scene } from '@necropole/kernel';
import type { SeenEvent } from '@necropole/kernel/app';
import type { Beat } from '../engine/beats.ts';
import type { Step } from './pacing.ts';

/** What a showing needs of the table. */
export interface ShowingNeeds {
  /** All has been shown: the match goes on. */
  readonly goOn: () => void;
  /** Nothing is being shown, and somebody waits for what comes. */
  readonly hurry: () => void;
}

/** A key or a finger that is held makes everything so many times as fast. */
const HELD = 3;
/** Whoever sees something again sees first where it began. */
const SEEN_MS = 300;
/** Where everything is summed up, all that it was about is marked for so long. */
const TOGETHER_MS = 1000;

/** How many events two accounts of a match have in common, from the first on. */
function sharedBy(known: readonly SeenEvent[], now: readonly SeenEvent[]): number {
  const other = known.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(now[i]));
  return other < 0 ? known.length : other;
}

export class Showing {
  /** What is drawn: the match as it is, or a scene on the way to it. */
  scene = $state.raw<Scene | null>(null);
  /** What was drawn before what is told now. */
  before = $state.raw<Scene | null>(null);
  /** What is told beat by beat, and where that stands. */
  steps = $state.raw<readonly Step[]>([]);
  at = $state(0);
  paused = $state(false);
  /** Is everything up to the next question passed over? */
  skipping = $state(false);
  /** What was seen at a glance: it stays for a moment. */
  glance = $state.raw<readonly SeenEvent[]>([]);
  /** What is marked on the board: what is told now, or was seen at a glance. */
  marked = $state.raw<readonly SeenEvent[]>([]);
  /** What stands on the card: all that was told since somebody answered. */
  filed = $state.raw<readonly Beat[]>([]);
  /** Is that card there to be read? */
  hasCard = $state(false);
  /** The number of the first event that came of the last answer that a person gave: what stands on the card from there on is new. */
  newFrom = $state(0);
  /** What is said aloud: it stays until something else is to be said, so that nothing is said twice. */
  news = $state.raw<readonly SeenEvent[]>([]);
  /** What happened since somebody answered, beat by beat, and what was drawn before: it can be told again. */
  past = $state.raw<{ readonly steps: readonly Step[]; readonly before: Scene } | null>(null);
  /** Was the answer given by itself, as there was no other? */
  byItself = $state(false);
  /** What happened, and is taken back. */
  takenBack = $state.raw<readonly SeenEvent[]>([]);
  /** Was what is drawn jumped to? Then nothing of it is played. */
  jumped = $state(false);

  /** Whoever explains what is told now, and is to be read before it goes on. */
  explained = $state.raw<(() => void) | null>(null);
  /** Told what will be marked, while the board is still as it was. */
  looksOn: ((next: readonly SeenEvent[]) => void) | null = null;

  private readonly needs: ShowingNeeds;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private glanceTimer: ReturnType<typeof setTimeout> | undefined;
  private glanceStay = 0;
  /** What comes by itself, and when it would. */
  private coming: { readonly then: () => void; readonly at: number } | null = null;
  private held = false;
  /** Is something told again that stands on the card already? */
  private isAgain = false;

  constructor(needs: ShowingNeeds) {
    this.needs = needs;
  }

  get watching(): boolean {
    return this.steps.length > 0;
  }

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  // ── What is shown ───────────────────────────────────────────────────────────────────────────────────────────────

  /** Shows a scene at once: what was told of another one has not happened, or is past. */
  jumpTo(scene: Scene): void {
    this.forget();
    this.jumped = true;
    this.scene = scene;
  }

  /** Nothing that was shown stays. */
  clear(): void {
    this.forget();
    this.unfile();
    this.scene = null;
  }

  /** What stood on the card has been read. */
  unfile(): void {
    this.filed = [];
    this.past = null;
    this.byItself = false;
  }

  /** This stands on the card of whoever looks now. */
  file(beats: readonly Beat[]): void {
    this.filed = beats;
  }

  /** These steps can be told again. */
  keep(steps: readonly Step[], before: Scene): void {
    if (steps.length > 0)
      this.past = { steps: [...(this.past?.steps ?? []), ...steps], before: this.past?.before ?? before };
  }

  private forget(): void {
    this.steps = [];
    this.glance = [];
    this.marked = [];
    this.news = [];
    this.takenBack = [];
  }

  /** Shows these steps one after the other. */
  begin(steps: readonly Step[], before: Scene | null): void {
    this.jumped = false;
    clearTimeout(this.glanceTimer);
    this.steps = steps;
    this.at = 0;
    this.show(before);
  }

  /**
   * Shows at once what came of an answer, beside the board for so long; not at all for nothing. Of all that is skipped, one
   * message tells.
   */
  glanceAt(
    events: readonly SeenEvent[],
    stay: number,
    beats: readonly Beat[],
    skipped: readonly SeenEvent[] = [],
  ): void {
    this.looksOn?.(events);
    this.jumped = false;
    this.news = [...skipped, ...events];
    this.filed = [...this.filed, ...beats];
    clearTimeout(this.glanceTimer);
    this.glanceStay = stay;
    this.glance = stay === 0 ? [] : events;
    this.marked = this.news;
    this.glanceTimer = setTimeout(() => (this.glance = this.marked = []), stay || TOGETHER_MS);
  }

  /** Says what is taken back of what was known, and what has happened instead. */
  retell(known: readonly SeenEvent[], now: readonly SeenEvent[]): void {
    const same = sharedBy(known, now);
    this.takenBack = known.slice(same);
    this.news = now.slice(same);
  }

  /** How long one looks at what is seen at a glance: whoever answered sees it before the screen is covered. */
  glanceLeft(): number {
    return this.glance.length === 0 ? 0 : this.glanceStay;
  }

  private show(before: Scene | null): void {
    const { step } = this;
    if (step === null) return;
    this.looksOn?.(step.events);
    this.before = before;
    this.scene = step.scene;
    this.news = this.marked = step.events;
    if (!this.isAgain) this.filed = [...this.filed, ...step.parts];
    if (!this.paused && Number.isFinite(step.stay)) this.after(step.stay, () => this.next());
  }

  // ── What people do about it ─────────────────────────────────────────────────────────────────────────────────────

  /** The next step, now; where it is explained, that was read. */
  next(): void {
    if (this.explained !== null) this.explained();
    else if (!this.watching) this.needs.hurry();
    else if (this.at + 1 < this.steps.length) {
      this.at += 1;
      this.show(this.scene);
    } else this.finish();
  }

  /** Stops what goes on by itself, or lets it go on. */
  pause(): void {
    this.paused = !this.paused;
    if (this.paused) this.hold();
    else this.next();
  }

  /** To the next question, at once. */
  skip(): void {
    const before = this.skipping ? this.news : [];
    const left = this.steps.slice(this.at + 1).flatMap(({ events }) => events);
    this.fileRest();
    this.skipping = true;
    this.paused = false;
    this.jumped = left.length > 0;
    this.finish([...before, ...left]);
  }

  private fileRest(): void {
    if (this.isAgain) return;
    this.filed = [...this.filed, ...this.steps.slice(this.at + 1).flatMap(({ parts }) => parts)];
  }

  /** Tells again what happened, from where everything stood before it. */
  again(): void {
    const { past } = this;
    if (this.watching || past === null) return;
    this.isAgain = true;
    this.jumped = true;
    this.scene = past.before;
    this.steps = past.steps;
    this.at = 0;
    this.after(SEEN_MS, () => this.begin(past.steps, past.before));
  }

  /** Whoever would answer already is asked: what is left to tell stands on the card. */
  cutShort(): void {
    this.fileRest();
    this.finish(this.steps.slice(this.at + 1).flatMap(({ events }) => events));
  }

  /** A key or a finger is held, or not any more: what is told goes faster meanwhile. */
  hasten(held: boolean): void {
    if (held === this.held) return;
    this.held = held;
    const { coming } = this;
    if (coming === null || !this.watching || this.paused) return;
    const left = Math.max(0, coming.at - performance.now());
    this.after(held ? left : left * HELD, coming.then);
  }

  /** Somebody is asked: nothing is passed over any more, nothing waits. */
  arrive(): void {
    this.skipping = false;
    this.paused = false;
  }

  /** Shows how it ended, and goes on; `left` is what nobody was told of. */
  finish(left: readonly SeenEvent[] = []): void {
    this.hold();
    this.news = left;
    this.stand();
    this.needs.goOn();
  }

  /** Shows how it ended, and stays there. */
  stand(): void {
    this.scene = this.steps.at(-1)?.scene ?? this.scene;
    if (this.watching) this.marked = [];
    this.isAgain = false;
    this.steps = [];
  }

  // ── What comes by itself ────────────────────────────────────────────────────────────────────────────────────────

  /** Does this after a while, and not before `ready` has come; not at all if something else is done first. */
  after(milliseconds: number, then: () => void, ready?: Promise<unknown>): void {
    this.hold();
    const wait = this.held ? milliseconds / HELD : milliseconds;
    const timer = setTimeout(() => {
      if (ready === undefined) then();
      else void ready.then(() => this.timer === timer && then());
    }, wait);
    this.timer = timer;
    this.coming = { then, at: performance.now() + wait };
  }

  /** What was to come by itself does not. */
  hold(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.coming = null;
  }

  /** Nobody looks any more. */
  end(): void {
    this.hold();
    clearTimeout(this.glanceTimer);
  }
}
