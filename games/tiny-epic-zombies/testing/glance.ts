/** What a recording player looks at when it is asked, and ways to choose among its answers. */
import type { Stream } from '@necropole/kernel/app';
import type { TezTable } from '../shape.ts';
import type { Board, Human, World } from '../world.ts';

export interface Glance {
  readonly table: TezTable;
  readonly world: World;
  readonly board: Board;
  /** Whose turn it is, or just was. */
  readonly human: Human;
  /** The keys of the allowed answers. */
  readonly answers: readonly string[];
  /** The player's own chance. */
  readonly chance: Stream;
}

/** The first of these answers that is allowed. */
export function firstOf(answers: readonly string[], ...wanted: readonly string[]): string | undefined {
  return wanted.find((key) => answers.includes(key));
}

/** The answers with this verb. */
export function withVerb(answers: readonly string[], verb: string): readonly string[] {
  return answers.filter((key) => key.startsWith(`${verb}:`));
}

/** The answer with the lowest cost; the earliest among equals. */
export function lowestBy(answers: readonly string[], cost: (key: string) => number): string | undefined {
  let best: { readonly key: string; readonly cost: number } | undefined;
  for (const key of answers) {
    const own = cost(key);
    if (best === undefined || own < best.cost) best = { key, cost: own };
  }
  return best?.key;
}
