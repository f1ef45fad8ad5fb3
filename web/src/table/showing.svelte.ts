/** How what happened is shown: step by step, or at a glance; paused, hurried, skipped. It knows no match. */
import type { Scene } from '@necropole/kernel';
import type { SeenEvent } from '@necropole/kernel/app';
import type { Speed } from '../app/settings.ts';
import { isWeighty, type Step, stayOf } from './pacing.ts';

/** What a showing needs of the table. */
export interface ShowingNeeds {
  readonly speed: () => Speed;
  readonly speak: (event: SeenEvent) => string;
  /** Does such an event show a die that falls? */
  readonly throwsDice: (event: SeenEvent) => boolean;
  /** All has been shown: the match goes on. */
  readonly goOn: () => void;
  /** Nothing is being shown, and somebody waits for what comes. */
  readonly hurry: () => void;
}

/** A glance outlasts what it takes to read it: nobody knows when it will come. */
const LINGERS = 1.6;

/** How many events two accounts of a match have in common, from the first on. */
function sharedBy(known: readonly SeenEvent[], now: readonly SeenEvent[]): number {
  const other = known.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(now[i]));
  return other < 0 ? known.length : other;
}

export class Showing {
  /** What is drawn: the match as it is, or a scene on the way to it. */
  scene = $state.raw<Scene | null>(null);
  /** What is told step by step, and where that stands. */
  steps = $state.raw<readonly Step[]>([]);
  at = $state(0);
  paused = $state(false);
  /** Is everything up to the next question passed over? */
  skipping = $state(false);
  /** What was seen at a glance: it stays for a moment. */
  glance = $state.raw<readonly SeenEvent[]>([]);
  /** What is said aloud: it stays until something else is to be said, so that nothing is said twice. */
  news = $state.raw<readonly SeenEvent[]>([]);
  /** What happened, and is taken back. */
  takenBack = $state.raw<readonly SeenEvent[]>([]);
  /** Was what is drawn jumped to? Then nothing of it is played. */
  jumped = $state(false);

  private readonly needs: ShowingNeeds;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private glanceTimer: ReturnType<typeof setTimeout> | undefined;

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
    this.scene = null;
  }

  private forget(): void {
    this.steps = [];
    this.glance = [];
    this.news = [];
    this.takenBack = [];
  }

  /** Shows these steps one after the other. */
  begin(steps: readonly Step[], before: Scene): void {
    this.jumped = false;
    this.steps = steps;
    this.at = 0;
    this.show(before);
  }

  /** Shows at once what came of an answer, beside the board for a moment. Of all that is skipped, one message tells. */
  glanceAt(events: readonly SeenEvent[], weighs: boolean, skipped: readonly SeenEvent[] = []): void {
    this.jumped = false;
    this.news = [...skipped, ...events];
    clearTimeout(this.glanceTimer);
    this.glance = this.needs.speed() === 'instant' ? [] : events;
    const stay = this.glanceLeft(weighs) * LINGERS;
    if (this.glance.length > 0) this.glanceTimer = setTimeout(() => (this.glance = []), stay);
  }

  /** Says what is taken back of what was known, and what has happened instead. */
  retell(known: readonly SeenEvent[], now: readonly SeenEvent[]): void {
    const same = sharedBy(known, now);
    this.takenBack = known.slice(same);
    this.news = now.slice(same);
  }

  /** How long it takes to read what is seen at a glance: whoever answered sees it before the screen is covered. */
  glanceLeft(weighs = false): number {
    return this.glance.length === 0 ? 0 : this.timeFor(this.glance, weighs);
  }

  private show(before: Scene | null): void {
    const { step } = this;
    if (step === null) return;
    this.scene = step.scene;
    this.news = step.events;
    const weighs = before !== null && isWeighty(before, step.scene);
    if (!this.paused) this.after(this.timeFor(step.events, weighs), () => this.next());
  }

  /** How long events stay for those who read them. */
  private timeFor(events: readonly SeenEvent[], weighs: boolean): number {
    const text = events.map(this.needs.speak).join(' ');
    const thrown = events.some(this.needs.throwsDice);
    return stayOf(text, this.needs.speed(), { weighs, thrown });
  }

  // ── What people do about it ─────────────────────────────────────────────────────────────────────────────────────

  /** The next step, now. */
  next(): void {
    if (!this.watching) this.needs.hurry();
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
    this.skipping = true;
    this.paused = false;
    this.jumped = left.length > 0;
    this.finish([...before, ...left]);
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
    this.steps = [];
  }

  // ── What comes by itself ────────────────────────────────────────────────────────────────────────────────────────

  /** Does this after a while, and not before `ready` has come; not at all if something else is done first. */
  after(milliseconds: number, then: () => void, ready?: Promise<unknown>): void {
    this.hold();
    const timer = setTimeout(() => {
      if (ready === undefined) then();
      else void ready.then(() => this.timer === timer && then());
    }, milliseconds);
    this.timer = timer;
  }

  /** What was to come by itself does not. */
  hold(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Nobody looks any more. */
  end(): void {
    this.hold();
    clearTimeout(this.glanceTimer);
  }
}
