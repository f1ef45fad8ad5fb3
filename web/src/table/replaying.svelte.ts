/** A match that is looked at again: through whose eyes, at which line, and what of it plays by itself. */
import type { Game, MatchConfig, Scene } from '@necropole/kernel';
import type { SeenEvent } from '@necropole/kernel/app';
import type { Pace } from '../app/settings.ts';
import { type Beat, beatsOf, endsOf, lengthOf } from '../engine/beats.ts';
import type { Engine } from '../engine/client.ts';
import { type Problem, problemOf } from '../engine/problems.ts';
import { configIn, isOver } from '../engine/records.ts';
import { type Eyes, personsOf } from '../engine/seats.ts';
import type { MatchState } from '../engine/sight.ts';
import type { SeenReason } from '../engine/thoughts.ts';
import { frameAt, framesOfMatch } from './film.ts';
import type { LogLine } from './log.ts';
import { firstEyes } from './looking.svelte.ts';
import type { Step } from './pacing.ts';
import { type Paced, stepsOf } from './telling.ts';

/** What a replay needs of the app. */
export interface ReplayNeeds {
  readonly engine: Pick<Engine, 'open' | 'state' | 'reasons' | 'at' | 'frames'>;
  readonly loadGame: (id: string, config: Omit<MatchConfig, 'seed'>) => Promise<Game>;
  readonly pace: () => Pace;
  readonly linesOf: (events: readonly SeenEvent[]) => readonly LogLine[];
  /** What the film calls what comes before the first turn. */
  readonly beginning: () => string;
}

/** How much longer or shorter a beat stays than in a match: one can stop a replay and step back. */
const factors: { readonly [P in Pace]: number } = { steps: 2, normal: 1, fast: 0.5, summary: 0 };
const SHORTEST_MS = 40;
/** So many frames of the film come at once. */
const AT_ONCE = 6;

export class Replaying {
  readonly id: string;
  game = $state.raw<Game | null>(null);
  eyes = $state<Eyes>('everybody');
  /** The whole match, as these eyes see it. */
  whole = $state.raw<MatchState | null>(null);
  line = $state(0);
  scene = $state.raw<Scene | null>(null);
  playing = $state(false);
  /** The event that is shown, within the line that is being played. */
  within = $state<number | null>(null);
  /** Why the bots answered as they did, as far as these eyes may know it. */
  reasons = $state.raw<readonly SeenReason[]>([]);
  /** The scene of each frame of the film, as far as they have come. */
  filmed = $state.raw<readonly Scene[]>([]);
  problem = $state.raw<Problem | null>(null);

  readonly lines = $derived(this.whole?.lines ?? 0);
  readonly log = $derived.by(() => this.needs.linesOf(this.whole?.events ?? []));
  /** The turns of the match. */
  readonly frames = $derived.by(() => framesOfMatch(this.log, this.lines, this.needs.beginning()));

  private readonly needs: ReplayNeeds;
  private known = new Map<number, Promise<Scene>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, needs: ReplayNeeds) {
    this.id = id;
    this.needs = needs;
  }

  async attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  // ── Looking ─────────────────────────────────────────────────────────────────────────────────────────────────────

  async open(takeOver = false): Promise<void> {
    await this.attempt(async () => {
      this.problem = null;
      const meta = await this.needs.engine.open(this.id, takeOver);
      this.game = await this.needs.loadGame(meta.game, configIn(meta));
      await this.lookAs(isOver(meta) ? 'all' : firstEyes(personsOf(meta.seats)));
    });
  }

  /** Looks through other eyes, at the same line. */
  lookThrough(eyes: Eyes): Promise<void> {
    return this.attempt(() => this.lookAs(eyes));
  }

  private async lookAs(eyes: Eyes): Promise<void> {
    const { engine } = this.needs;
    this.stop();
    const [found, reasons] = await Promise.all([engine.state(this.id, eyes, 0), engine.reasons(this.id, eyes)]);
    this.eyes = eyes;
    this.reasons = reasons;
    this.known = new Map();
    this.whole = found;
    await this.show(Math.min(this.line, found.lines));
    void this.fetchFilm(eyes);
  }

  /** The scenes of the film, one after the other, while nobody waits for them. */
  private async fetchFilm(of: Eyes): Promise<void> {
    const found: Scene[] = [];
    for (const { from } of this.frames) {
      if (of !== this.eyes) return;
      try {
        found.push(await this.sceneAt(from));
      } catch {
        return;
      }
      if (found.length % AT_ONCE === 0) this.filmed = [...found];
    }
    if (of === this.eyes) this.filmed = found;
  }

  private sceneAt(line: number): Promise<Scene> {
    const there = this.known.get(line);
    if (there !== undefined) return there;
    const { engine } = this.needs;
    const coming = engine.at(this.id, line, this.eyes, this.whole?.heard ?? 0).then(({ scene }) => scene);
    this.known.set(line, coming);
    return coming;
  }

  private async show(line: number): Promise<void> {
    this.within = null;
    const wanted = Math.max(0, Math.min(line, this.lines));
    this.line = wanted;
    const found = await this.sceneAt(wanted);
    if (wanted === this.line) this.scene = found;
  }

  /** Shows a line, and stays there. */
  jump(line: number): void {
    this.stop();
    void this.attempt(() => this.show(line));
  }

  /** To the beginning of this turn or the one before it, or to the next. */
  turn(by: -1 | 1): void {
    const { frames, line } = this;
    const at = frameAt(frames, line);
    const to = by < 0 && line > (frames[at]?.from ?? 0) ? frames[at] : frames[at + by];
    this.jump(to?.from ?? (by < 0 ? 0 : this.lines));
  }

  // ── Playing ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Plays from here, or from the beginning at the end; or stops. */
  play(): void {
    if (this.playing) {
      // What is said to have happened is seen, too.
      this.jump(this.line);
      return;
    }
    this.playing = true;
    if (this.line >= this.lines) this.line = 0;
    void this.attempt(() => this.advance());
  }

  stop(): void {
    this.playing = false;
    this.within = null;
    clearTimeout(this.timer);
  }

  /** Plays the next line, event by event. */
  private async advance(): Promise<void> {
    if (!this.playing) return;
    if (this.line >= this.lines) {
      this.stop();
      return;
    }
    const next = this.line + 1;
    const first = this.log.findIndex(({ line }) => line === next);
    const events = this.whole?.events.filter(({ line }) => line === next) ?? [];
    const beats = this.game === null ? [] : beatsOf(events, Math.max(0, first), this.game.signs);
    const [before, after, scenes] = await Promise.all([
      this.sceneAt(this.line),
      this.sceneAt(next),
      this.scenesAfter(endsOf(beats.slice(0, -1))),
    ]);
    if (!this.playing) return;
    this.line = next;
    this.tell(
      stepsOf(
        beats.map((beat) => this.shown(beat)),
        before,
        scenes,
        after,
      ),
      after,
    );
  }

  /** The board after some events within a line; at once there is nothing between two lines. */
  private async scenesAfter(events: readonly number[]): Promise<ReadonlyMap<number, Scene | null>> {
    if (events.length === 0 || this.needs.pace() === 'summary') return new Map();
    const scenes = await this.needs.engine.frames(this.id, this.eyes, events);
    return new Map(events.map((end, i) => [end, scenes[i] ?? null]));
  }

  private shown(beat: Beat): Paced {
    return { beat, stay: lengthOf(beat) * factors[this.needs.pace()], parts: [beat] };
  }

  private tell([step, ...others]: readonly Step[], after: Scene): void {
    if (!this.playing) return;
    if (step === undefined) {
      this.scene = after;
      this.within = null;
      void this.attempt(() => this.advance());
      return;
    }
    this.scene = step.scene;
    this.within = step.first + step.events.length - 1;
    this.timer = setTimeout(() => this.tell(others, after), Math.max(SHORTEST_MS, step.stay));
  }
}
