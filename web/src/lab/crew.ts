/** The workers that play the matches of a run. The page stays free; one that crashes is replaced. */
import type { Batch, Plan, Played } from '@necropole/bots/lab';
import type { WorkerLike } from '../engine/client.ts';
import { Schedule } from './schedule.ts';

/** What a worker of the lab is sent. */
export type LabMessage =
  | { readonly batch: Batch }
  | { readonly replay: { readonly plan: Plan; readonly played: Played } };

/** What it sends back. */
export type LabReply =
  | { readonly played: readonly Played[]; readonly milliseconds: number }
  | { readonly file: string }
  | { readonly error: string };

/** What a run tells while it goes on. */
export interface Listener {
  played(plan: Plan, played: readonly Played[]): void;
  /** Everything has been played, or nobody can go on. */
  ended(error: string | null): void;
}

/** A part that fails so often is left out: its matches are at fault. */
const MOST_FAILURES = 3;

export function startLabWorker(): WorkerLike {
  return new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
}

/** As many workers as the device has cores to spare, and two at least. */
export function crewSize(cores: number | undefined): number {
  return Math.max(2, Math.min(8, (cores ?? 2) - 1));
}

/** The workers of one run. */
export class Crew {
  private readonly schedule: Schedule;
  private readonly size: number;
  private readonly start: () => WorkerLike;
  private readonly listener: Listener;
  private readonly working = new Map<WorkerLike, Batch>();
  private failures = 0;
  private running = false;

  constructor(
    plans: readonly Plan[],
    matches: number,
    listener: Listener,
    size: number,
    start: () => WorkerLike = startLabWorker,
  ) {
    this.schedule = new Schedule(plans, matches);
    this.listener = listener;
    this.size = size;
    this.start = start;
  }

  /** Begins, or goes on. */
  run(): void {
    if (this.running) return;
    this.running = true;
    for (let i = 0; i < this.size; i++) this.hire();
  }

  /** Ends every worker at once; what they were playing is played later. */
  stop(): void {
    this.running = false;
    for (const [worker, batch] of this.working) {
      worker.terminate();
      this.schedule.giveBack(batch);
    }
    this.working.clear();
  }

  /** Milliseconds until the end, as far as is known. */
  get left(): number | null {
    return this.schedule.left(this.size);
  }

  private hire(): void {
    const batch = this.schedule.take();
    if (batch === null) return;
    const worker = this.start();
    worker.addEventListener('message', ({ data }) => this.receive(worker, data));
    worker.addEventListener('error', (event) => this.fail(worker, event.message ?? 'the worker could not start'));
    worker.addEventListener('messageerror', () => this.fail(worker, 'a message could not be read'));
    this.give(worker, batch);
  }

  private give(worker: WorkerLike, batch: Batch): void {
    this.working.set(worker, batch);
    worker.postMessage({ batch } satisfies LabMessage);
  }

  private receive(worker: WorkerLike, reply: LabReply): void {
    const batch = this.working.get(worker);
    if (batch === undefined || 'file' in reply) return;
    if ('error' in reply) {
      this.fail(worker, reply.error);
      return;
    }
    this.schedule.note(batch, reply.milliseconds);
    this.listener.played(batch.plan, reply.played);
    const next = this.running ? this.schedule.take() : null;
    if (next !== null) this.give(worker, next);
    else this.dismiss(worker, null);
  }

  private fail(worker: WorkerLike, error: string): void {
    const batch = this.working.get(worker);
    if (batch === undefined) return;
    this.failures += 1;
    this.schedule.giveBack(batch);
    const hopeless = this.failures >= MOST_FAILURES;
    this.dismiss(worker, hopeless ? error : null);
    if (this.running && !hopeless) this.hire();
  }

  private dismiss(worker: WorkerLike, error: string | null): void {
    worker.terminate();
    this.working.delete(worker);
    if (error !== null) this.stop();
    if (error !== null || (this.running && this.working.size === 0)) {
      this.running = false;
      this.listener.ended(error);
    }
  }
}

/** A match of a run as a replay file, made in a worker of its own. */
export function replayIn(worker: WorkerLike, plan: Plan, played: Played): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: { data: LabReply }) => {
      worker.terminate();
      if ('file' in data) resolve(data.file);
      else reject(new Error('error' in data ? data.error : 'no file'));
    });
    worker.addEventListener('error', (event) => reject(new Error(event.message ?? 'the worker could not start')));
    worker.postMessage({ replay: { plan, played } } satisfies LabMessage);
  });
}
