/** What a bot is: somebody who is shown one seat's side of a match, and answers its questions. */
import type { Game, Json, MatchConfig, Seat, View } from '@necropole/kernel';
import type { Match } from '@necropole/kernel/app';
import type { Advice } from './advice.ts';

/** A question as a bot gets it: the allowed options only. */
export interface BotQuestion {
  readonly key: string;
  readonly params: object;
  readonly sealed: boolean;
  readonly options: readonly { readonly key: string; readonly value: Json }[];
}

/** One seat's side of a match. There is nothing in it that the seat may not know. */
export interface Sight {
  readonly game: Game;
  readonly config: Omit<MatchConfig, 'seed'>;
  readonly seat: Seat;
  /** How many answers have been given, as far as the seat may know. */
  readonly answers: number;
  readonly question: BotQuestion;
  /** The answer just before, if this seat gave it in the same phase, and it let nobody learn anything. */
  readonly before: string | null;
  /** What the seat sees. */
  view(): View;
  /** A light match at the same question: hidden things dealt again, chance of its own. The same for the same seed. */
  fork(seed: string): Match;
}

/** How long a bot may think: so many iterations, or so many milliseconds. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** An option that a bot weighed. */
export interface Weighed {
  readonly key: string;
  /** How often it was tried. */
  readonly visits: number;
  /** The result that the bot expects of it, from 0, lost, to 1, won; `null` where it was never tried. */
  readonly expected: number | null;
}

/** Why a bot answered as it did. It holds nothing but what its seat may know. */
export interface Account {
  readonly bot: string;
  /** Every option of the question, the chosen one first, then by visits. */
  readonly options: readonly Weighed[];
  readonly iterations: number;
  /** What broke while it looked ahead, if anything did: it then played its best answer so far. */
  readonly error: string | null;
}

/** What a bot says to a question. */
export interface Choice {
  readonly answer: string;
  readonly account: Account;
  /** What it would tell a person to do, and why; only where that was asked for. */
  readonly advice?: Advice;
}

/** A bot at the table. It may remember what it thought from question to question. */
export interface Player {
  choose(sight: Sight): Choice;
}

/** A kind of bot. */
export interface Bot {
  /** As people write it: `random`, `greedy`, `search:500`. */
  readonly name: string;
  /** Does it look ahead? Then a light match must be kept so that it can be forked. */
  readonly forks: boolean;
  /**
   * Sits down at one seat, with chance of its own: the match's streams are not its business. After `atMost` milliseconds
   * it gives its best answer so far, whatever its budget.
   */
  sit(seed: string, atMost?: number): Player;
}
