/** A run of the lab as the page holds it: what was played so far, and whether it goes on. */
import type { Plan, Played, Row } from '@necropole/bots/lab';
import { Crew, crewSize } from './crew.ts';
import { rowsIn, type Series } from './reading.ts';
import type { LabSettings } from './settings.ts';

/** Plots are drawn anew this often at most: the page stays usable. */
const REFRESH_MS = 400;

export class Run {
  readonly settings: LabSettings;
  /** What was played so far, plan by plan; replaced now and then while the run goes on. */
  series = $state.raw<readonly Series[]>([]);
  state = $state<'running' | 'stopped' | 'done'>('running');
  error = $state<string | null>(null);
  played = $state(0);
  left = $state<number | null>(null);
  readonly all: number;
  readonly workers: number;
  private readonly collected: { plan: Plan; played: Played[] }[];
  private readonly crew: Crew;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: LabSettings, plans: readonly Plan[]) {
    this.settings = settings;
    this.collected = plans.map((plan) => ({ plan, played: [] }));
    this.all = plans.length * settings.matches;
    this.workers = crewSize(navigator.hardwareConcurrency);
    const listener = {
      played: (plan: Plan, played: readonly Played[]) => this.take(plan, played),
      ended: (error: string | null) => this.end(error),
    };
    this.crew = new Crew(plans, settings.matches, listener, this.workers);
    this.crew.run();
  }

  private take(plan: Plan, played: readonly Played[]): void {
    this.collected.find((one) => one.plan === plan)?.played.push(...played);
    // The first numbers at once, later ones together.
    if (this.series.length === 0) this.show();
    else this.timer ??= setTimeout(() => this.show(), REFRESH_MS);
  }

  private show(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.series = this.collected.map(({ plan, played }) => ({
      plan,
      played: [...played].sort((a, b) => a.number - b.number),
    }));
    this.played = this.collected.reduce((sum, { played }) => sum + played.length, 0);
    this.left = this.crew.left;
  }

  private end(error: string | null): void {
    this.error = error;
    this.state = error === null ? 'done' : 'stopped';
    this.show();
  }

  stop(): void {
    if (this.state !== 'running') return;
    this.crew.stop();
    this.state = 'stopped';
    this.show();
  }

  resume(): void {
    if (this.state !== 'stopped') return;
    this.error = null;
    this.state = 'running';
    this.crew.run();
  }

  /** The number of a match, counted through all plans: it stays the same however far the run is. */
  numberOf({ plan, played }: Row): number {
    return this.collected.findIndex((one) => one.plan === plan) * this.settings.matches + played.number + 1;
  }

  /** The match with this number, or the one before it that was played. */
  numbered(number: number): Row | null {
    const rows = rowsIn(this.series);
    return rows.findLast((row) => this.numberOf(row) <= number) ?? rows[0] ?? null;
  }

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.timer);
    this.crew.stop();
  }
}
