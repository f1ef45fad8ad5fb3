/** The page's side: one worker for the app, asked by promises. Whatever fails, fails with an `EngineProblem`. */
import { GroundsKept, type Packed } from './grounds.ts';
import { EngineProblem, type Problem } from './problems.ts';
import { isWorkerMessage, type OperationName, type Operations, operationNames } from './protocol.ts';
import type { Notice } from './shelf.ts';

/** The engine as the page holds it. */
export interface Engine extends Operations {
  /** Hears what the page did not ask for; gives the function that stops listening. */
  onNotice(listener: (notice: Notice) => void): () => void;
  /** Ends the worker. What was acknowledged is saved. */
  stop(): void;
}

/** What the client needs of a worker. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Waiting {
  readonly operation: OperationName;
  readonly resolve: (result: unknown) => void;
  readonly reject: (problem: EngineProblem) => void;
  readonly watch: ReturnType<typeof setTimeout>;
}

/** A rule that never ends must not hold the page for ever. */
const PATIENCE_MS = 60_000;

/** The engine in its worker. A worker that stops is started again by the next request. */
export function startEngine(
  start: () => WorkerLike = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  patience = PATIENCE_MS,
): Engine {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(notice: Notice) => void>();
  let worker: WorkerLike | null = null;
  let grounds = new GroundsKept();
  let requests = 0;

  function settle(request: number, how: (one: Waiting) => void): void {
    const one = waiting.get(request);
    if (one === undefined) return;
    waiting.delete(request);
    clearTimeout(one.watch);
    how(one);
  }

  function stop(message: string): void {
    worker?.terminate();
    worker = null;
    for (const request of [...waiting.keys()]) fail(request, { kind: 'worker-stopped', message });
  }

  function fail(request: number, problem: Problem): void {
    settle(request, ({ reject }) => reject(new EngineProblem(problem)));
  }

  function receive(message: unknown): void {
    if (!isWorkerMessage(message)) return;
    if ('notice' in message) for (const listener of listeners) listener(message.notice);
    else if (message.request === null) return;
    else if ('problem' in message) fail(message.request, message.problem);
    else arrive(message);
  }

  /** Grounds are kept also where nobody waits for the rest any more: the worker will not send them again. */
  function arrive(message: { readonly request: number } & Packed): void {
    try {
      const result = grounds.unpack(waiting.get(message.request)?.operation, message);
      settle(message.request, ({ resolve }) => resolve(result));
    } catch (error) {
      fail(message.request, { kind: 'unexpected', message: `${error}` });
    }
  }

  function running(): WorkerLike {
    if (worker !== null) return worker;
    const one = start();
    worker = one;
    grounds = new GroundsKept();
    // A worker that was ended may still have messages on the way: they are of no one's.
    one.addEventListener('message', ({ data }) => one === worker && receive(data));
    one.addEventListener('messageerror', () => one === worker && stop('a message could not be read'));
    one.addEventListener('error', (event) => one === worker && stop(event.message ?? 'the worker could not start'));
    return one;
  }

  function ask(operation: OperationName, given: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      requests += 1;
      const request = requests;
      const watch = setTimeout(() => stop(`no answer to "${operation}"`), patience);
      waiting.set(request, { operation, resolve, reject, watch });
      try {
        running().postMessage({ request, operation, given });
      } catch (error) {
        fail(request, { kind: 'wrong-message', message: `${error}` });
      }
    });
  }

  const asking = operationNames.map((name) => [name, (...given: readonly unknown[]) => ask(name, given)]);
  return {
    ...(Object.fromEntries(asking) as Operations),
    onNotice(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => stop('the engine was stopped'),
  };
}
