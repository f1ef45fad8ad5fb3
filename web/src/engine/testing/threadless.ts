/** The engine behind messages, without a thread of its own: what is sent is copied on its way, as a browser does. */
import type { WorkerLike } from '../client.ts';
import type { WorkerMessage } from '../protocol.ts';
import { serve } from '../serving.ts';
import type { Browser } from './browser.ts';

/** A worker as a test holds it. */
interface Held {
  ended: boolean;
  /** All that it sent. */
  readonly sent: WorkerMessage[];
  tell(type: string, event: object): void;
}

/** Workers in this thread; `spoil` does something to what the page sends. */
export function threadless(browser: Browser, spoil: (message: unknown) => unknown = (message) => message) {
  const workers: Held[] = [];
  const start = (): WorkerLike => {
    const listeners = new Map<string, (event: never) => void>();
    const tell = (type: string, event: object): void => listeners.get(type)?.(event as never);
    const { host } = browser.tab();
    const worker: Held = { ended: false, sent: [], tell };
    const receive = serve(host, (message) => {
      const copy = structuredClone(message);
      worker.sent.push(copy);
      tell('message', { data: copy });
    });
    workers.push(worker);
    return {
      postMessage(message: unknown) {
        const copy = spoil(structuredClone(message));
        if (!worker.ended) void receive(copy);
      },
      terminate() {
        worker.ended = true;
      },
      addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
    } as unknown as WorkerLike;
  };
  return { start, workers };
}
