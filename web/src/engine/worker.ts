/** The worker's entry: the kernel, the games and the browser's database behind one door. */
import { version } from '../../package.json';
import type { Thinker } from './bots.ts';
import { fetchGame } from './fetching.ts';
import { Host } from './host.ts';
import { browserLocks } from './locks.ts';
import type { WorkerMessage } from './protocol.ts';
import { serve } from './serving.ts';
import { BrowserStore } from './store.ts';

/** Who thinks for bots: fetched with the first question for one. */
let thinking: Promise<Thinker> | null = null;
async function thinker(): Promise<Thinker> {
  const { workerThinker } = await import('./thinking.ts');
  return workerThinker(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));
}

const send = (message: WorkerMessage): void => globalThis.postMessage(message);

const host = new Host({
  game: fetchGame,
  store: new BrowserStore(),
  locks: browserLocks(navigator.locks),
  thinker: {
    async think(request) {
      thinking ??= thinker();
      return (await thinking).think(request);
    },
    leave: (table) => void thinking?.then((one) => one.leave(table)),
  },
  app: version,
  now: () => Date.now(),
  fresh: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  notice: (notice) => send({ notice }),
});

const receive = serve(host, send);
globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
