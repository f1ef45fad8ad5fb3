/** A steady map of what a test says, and how often whoever reads it was told of a change. */
import { flushSync } from 'svelte';
import { Steady } from '../steady.svelte.ts';

export interface Steadied {
  /** What it holds for a key now. */
  readonly get: (key: string) => number | undefined;
  /** How often a reader of `key` has run. */
  readonly reads: () => number;
  /** Makes it of something else. */
  readonly make: (of: Readonly<Record<string, number>>) => void;
  readonly stop: () => void;
}

export function steadied(first: Readonly<Record<string, number>>, key: string): Steadied {
  let source = $state.raw(first);
  let reads = 0;
  let steady: Steady<number> | undefined;
  const stop = $effect.root(() => {
    steady = new Steady(() => new Map(Object.entries(source)));
    $effect(() => {
      steady?.get(key);
      reads += 1;
    });
  });
  flushSync();
  return {
    get: (one) => steady?.get(one),
    reads: () => reads,
    make(of) {
      source = of;
      flushSync();
    },
    stop,
  };
}
