/**
 * What the lab plays: many matches of the same kind. Everything follows from the plan and the number of the match, so
 * that it does not matter which thread plays it.
 */
import type { MatchConfig, Seat } from '@necropole/kernel';

/** Many matches of the same kind. */
export interface Plan {
  readonly game: string;
  readonly config: Omit<MatchConfig, 'seed'>;
  readonly seed: string;
  /** The name of a bot for each seat. */
  readonly players: readonly string[];
  /** Another chance for the bots in the same matches: two runs with one seed then differ in what bots draw only. */
  readonly chance?: string;
}

/** A few matches of a plan, for one thread: from `from` up to, and without, `to`. */
export interface Batch {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

/** Why a match did not end as it should. */
export type Crash =
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'bound'; readonly bound: number }
  | { readonly kind: 'refused'; readonly player: string; readonly answer: string; readonly refusal: string };

/** An answer of a bot, as a replay has it. */
export interface GivenAnswer {
  readonly seat: Seat;
  readonly answer: string;
}

/** What became of one match. Plain JSON. */
export interface Played {
  /** The number of the match in its plan. */
  readonly number: number;
  readonly outcome: string | null;
  readonly winners: readonly Seat[];
  /** What each seat scored; left out where the game does not count. */
  readonly points?: readonly number[];
  /** The role that each seat had in the end; left out where roles do not change. */
  readonly roles?: readonly string[];
  readonly answers: number;
  readonly crash: Crash | null;
  /** The components whose hooks did something: their places in the game's list. */
  readonly used: readonly number[];
  /** How far each seat came, from 0 to 1; empty where the game does not say. */
  readonly progress: readonly number[];
  /** What the rules tallied, by `kind/ref`. */
  readonly tallies: { readonly [kindAndRef: string]: number };
  /** The answers, where bots thought by the clock: such a match cannot be played again from its plan. */
  readonly given?: readonly GivenAnswer[];
}

/** The configuration of one match of a plan. */
export function configOf(plan: Plan, number: number): MatchConfig {
  return { ...plan.config, seed: `${plan.seed}/${number}` };
}

/** Cuts the matches of a plan into batches, without those that are played already. */
export function batchesOf(plan: Plan, matches: number, size: number, played: ReadonlySet<number> = new Set()): Batch[] {
  const batches: Batch[] = [];
  let from = 0;
  while (from < matches) {
    if (played.has(from)) {
      from += 1;
      continue;
    }
    let to = from + 1;
    while (to < matches && to - from < size && !played.has(to)) to += 1;
    batches.push({ plan, from, to });
    from = to;
  }
  return batches;
}
