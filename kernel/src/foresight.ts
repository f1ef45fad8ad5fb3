/** Looking ahead at one's own answer: as far as everything about it is already known, and no further. */
import type { Match } from './match.ts';
import type { Reply } from './question.ts';
import type { Shape } from './shape.ts';

/**
 * Where looking ahead stops: before a die, an order drawn by chance, a hidden card or the opening of sealed answers;
 * at the next question; or at the end of the match.
 */
export type ForesightEnd = 'die' | 'order' | 'card' | 'sealed' | 'question' | 'end';

/** What a table throws that only looks ahead, before the first thing that is not known yet. */
export class Unforeseeable extends Error {
  readonly by: ForesightEnd;

  constructor(by: ForesightEnd) {
    super(`What comes next is not known yet: ${by}`);
    this.by = by;
  }
}

/** What somebody may know of an answer before giving it. */
export type Foreseen<S extends Shape = Shape> =
  | {
      readonly ok: true;
      /** Stands just before what is not known yet, maybe in the middle of a rule: to be looked at, never played on. */
      readonly match: Match<S>;
      readonly by: ForesightEnd;
    }
  | Exclude<Reply<S>, { readonly ok: true }>;
