/** Plays the matches of some plans on as many threads as are wanted. */
import { availableParallelism } from 'node:os';
import { botNamed } from '@necropole/bots';
import { type Batch, batchesOf, merged, type Plan, type Played, playBatch } from '@necropole/bots/lab';
import type { Game } from '@necropole/kernel';
import { wholeNumber } from './choices.ts';
import { progressBar } from './progress-bar.ts';
import { Failure, messageOf, type Surroundings } from './surroundings.ts';
import type { CommandWords } from './words/index.ts';

const MOST_THREADS = 256;
/** Bots that look ahead take so long for a match that few of them make a batch. */
const SLOW_BATCH = 2;
const QUICK_BATCH = 200;

/** How many threads an argument asks for: as many as there are cores, if it is left out. */
export function threadsOf(given: string | undefined, words: CommandWords): number {
  const cores = String(Math.min(availableParallelism(), MOST_THREADS));
  return wholeNumber('--threads', given ?? cores, 1, MOST_THREADS, words);
}

/** So many matches of a plan. */
export interface Work {
  readonly plan: Plan;
  readonly matches: number;
  /** Matches that were played before. */
  readonly played?: readonly Played[];
}

/** Plays all of it, and gives the results in the order of the work and of the matches, whatever was done first. */
export async function playAll(
  game: Game,
  work: readonly Work[],
  threads: number,
  around: Surroundings,
  words: CommandWords,
  hear: (plan: number, played: readonly Played[]) => void = () => {},
): Promise<readonly (readonly Played[])[]> {
  const found: Played[][] = work.map(({ played = [], matches }) => played.filter(({ number }) => number < matches));
  const batches = work.flatMap(({ plan, matches }, at) => {
    const done = new Set(found[at]?.map(({ number }) => number));
    return batchesOf(plan, matches, batchSize(plan, matches, threads), done).map((batch) => ({ at, batch }));
  });
  const bar = progressBar(
    batches.reduce((sum, { batch }) => sum + batch.to - batch.from, 0),
    around,
    words,
  );
  const take = (at: number, played: readonly Played[]): void => {
    found[at]?.push(...played);
    hear(at, played);
    bar.advance(played.length);
  };
  try {
    await playBatches(game, batches, threads, around, take, words);
  } finally {
    bar.end();
  }
  return found.map((played) => merged(played));
}

function batchSize({ players }: Plan, matches: number, threads: number): number {
  const slow = players.some((name) => botNamed(name)?.forks === true);
  return Math.max(1, Math.min(slow ? SLOW_BATCH : QUICK_BATCH, Math.ceil(matches / (threads * 20))));
}

async function playBatches(
  game: Game,
  batches: readonly { readonly at: number; readonly batch: Batch }[],
  threads: number,
  around: Surroundings,
  take: (at: number, played: readonly Played[]) => void,
  words: CommandWords,
): Promise<void> {
  const workers = Math.min(threads, batches.length);
  if (workers <= 1) {
    for (const { at, batch } of batches) take(at, playBatch(game, batch));
    return;
  }
  const { Piscina } = await import('piscina');
  const pool = new Piscina<Batch, readonly Played[]>({
    filename: around.worker,
    minThreads: workers,
    maxThreads: workers,
  });
  // A thread that dies without a batch in hand tells the pool only; the batches that are left tell us.
  pool.on('error', () => undefined);
  try {
    await Promise.all(batches.map(async ({ at, batch }) => take(at, await pool.run(batch, { name: 'simulate' }))));
  } catch (error) {
    throw new Failure(words.errors.thread(messageOf(error)));
  } finally {
    await pool.destroy();
  }
}
