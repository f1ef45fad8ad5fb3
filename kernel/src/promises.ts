/**
 * Promises: a fact is told before the choice, and must be true. One row a fact says how that is seen; or that the fact
 * only tells something (a name, odds, an effect) and promises nothing that can be counted.
 */
import type { Option, Said } from './question.ts';
import type { Seat } from './secrets.ts';
import type { Shape } from './shape.ts';

/** Where a fact stands: beside an option of this question or, where there is none, in its context. */
export interface Stand<S extends Shape = Shape> {
  readonly seat: Seat;
  readonly world: S['world'];
  readonly board: S['board'];
  readonly question: Said<S['questions']>;
  readonly option: Option | null;
}

/** What came of answering the option, up to the next question. */
export interface Answered<S extends Shape = Shape> extends Stand<S> {
  readonly option: Option;
  readonly after: S['world'];
  /** What is asked next; empty when the match is over. */
  readonly next: readonly Said<S['questions']>[];
  /** What was told of this kind, in order. */
  heard<K extends keyof S['events'] & string>(type: K): readonly S['events'][K][];
}

/** A row: how it is seen that such a fact is true, at its question or after it. */
export interface Promised<P, S extends Shape = Shape> {
  /** It is so when the question is asked. */
  isSo?(params: P, at: Stand<S>): boolean;
  /** It has come true when the option that it stands beside is answered; `null`: another answer decides that. */
  comesTrue?(params: P, answered: Answered<S>): boolean | null;
}

/** A row for every fact: what it promises, or that it only tells. */
export type Promises<S extends Shape = Shape> = {
  readonly [K in keyof S['facts']]: 'tells' | Promised<S['facts'][K], S>;
};
