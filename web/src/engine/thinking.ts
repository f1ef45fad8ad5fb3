/** The worker in which bots think. One that crashes or takes too long is ended; the next question starts another. */
import type { Choice, ThinkRequest } from '@necropole/bots';
import type { Thinker } from './bots.ts';
import type { WorkerLike } from './client.ts';

/** What the bots' worker is sent. */
export type ThinkMessage = { readonly id: number; readonly request: ThinkRequest } | { readonly leave: string };

/** What comes back. */
export type ThoughtMessage =
  | { readonly id: number; readonly choice: Choice | null }
  | { readonly id: number; readonly error: string };

/** A bot gives its best answer so far after this long; slow devices think less far, and nobody waits for ever. */
export const AT_MOST_MS = 4_000;
/** And this much later it is taken to be stuck. */
const GRACE_MS = 4_000;

interface Waiting {
  readonly resolve: (choice: Choice | null) => void;
  readonly reject: (error: Error) => void;
  readonly watch: ReturnType<typeof setTimeout>;
}

/** Thinks in a worker that is started with the first question. */
export function workerThinker(start: () => WorkerLike, patience = AT_MOST_MS + GRACE_MS): Thinker {
  const waiting = new Map<number, Waiting>();
  let worker: WorkerLike | null = null;
  let asked = 0;

  function stop(why: string): void {
    worker?.terminate();
    worker = null;
    for (const { reject, watch } of waiting.values()) {
      clearTimeout(watch);
      reject(new Error(why));
    }
    waiting.clear();
  }

  function receive(message: ThoughtMessage): void {
    const one = waiting.get(message.id);
    if (one === undefined) return;
    waiting.delete(message.id);
    clearTimeout(one.watch);
    if ('error' in message) one.reject(new Error(message.error));
    else one.resolve(message.choice);
  }

  function running(): WorkerLike {
    if (worker !== null) return worker;
    const one = start();
    worker = one;
    one.addEventListener('message', ({ data }) => one === worker && receive(data));
    one.addEventListener('messageerror', () => one === worker && stop('a message could not be read'));
    one.addEventListener('error', (event) => one === worker && stop(event.message ?? 'the worker could not start'));
    return one;
  }

  return {
    think: (request) =>
      new Promise((resolve, reject) => {
        asked += 1;
        const watch = setTimeout(() => stop('the bot took too long'), patience);
        waiting.set(asked, { resolve, reject, watch });
        running().postMessage({ id: asked, request } satisfies ThinkMessage);
      }),
    leave(table) {
      worker?.postMessage({ leave: table } satisfies ThinkMessage);
    },
  };
}
