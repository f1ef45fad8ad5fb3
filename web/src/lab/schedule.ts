/** Which matches are played next: all plans grow together, in parts that take about as long as people like to wait. */
import type { Batch, Plan } from '@necropole/bots/lab';

/** How long a part should take. */
const PART_MS = 350;
const MOST_AT_ONCE = 60;

/** What is still to be played of a run. */
export class Schedule {
  private readonly next: number[];
  private readonly returned: Batch[] = [];
  private readonly plans: readonly Plan[];
  private readonly matches: number;
  /** How long a match of each plan took, as far as is known. */
  private readonly paces: (number | null)[];

  constructor(plans: readonly Plan[], matches: number) {
    this.plans = plans;
    this.matches = matches;
    this.next = plans.map(() => 0);
    this.paces = plans.map(() => null);
  }

  /** A part for whoever has nothing to do; `null` when everything is given out. */
  take(): Batch | null {
    const again = this.returned.pop();
    if (again !== undefined) return again;
    const least = Math.min(...this.next);
    if (least >= this.matches) return null;
    const at = this.next.indexOf(least);
    const plan = this.plans[at] as Plan;
    const pace = this.paces[at];
    const size = pace == null ? 1 : Math.max(1, Math.min(MOST_AT_ONCE, Math.round(PART_MS / Math.max(pace, 1))));
    const to = Math.min(this.matches, least + size);
    this.next[at] = to;
    return { plan, from: least, to };
  }

  /** Learns how long a part took. */
  note({ plan, from, to }: Batch, milliseconds: number): void {
    const at = this.plans.indexOf(plan);
    const pace = milliseconds / Math.max(1, to - from);
    const before = this.paces[at];
    if (at >= 0) this.paces[at] = before == null ? pace : before * 0.7 + pace * 0.3;
  }

  /** A part that nobody finished is played by somebody else. */
  giveBack(batch: Batch): void {
    this.returned.push(batch);
  }

  /** How long the rest takes for so many workers; `null` while nothing is known. */
  left(workers: number): number | null {
    const paces = this.paces.filter((pace) => pace !== null);
    if (paces.length === 0) return null;
    const usual = paces.reduce((sum, pace) => sum + pace, 0) / paces.length;
    const work = this.next.reduce((sum, next, at) => sum + (this.matches - next) * (this.paces[at] ?? usual), 0);
    return work / Math.max(1, workers);
  }
}
