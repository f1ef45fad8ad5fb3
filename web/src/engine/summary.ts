/** The summary of a match, from its history alone: what can be said of every game. */
import { type Match, viewFor } from '@necropole/kernel/app';
import { type Moment, momentsOf } from './moments.ts';
import type { MatchMeta } from './records.ts';

/** What there is to tell of a match at its end. */
export interface Summary {
  readonly answers: number;
  /** How many answers each seat gave. */
  readonly bySeat: readonly number[];
  /** How many rounds were begun, as players count them; `null` where the game does not tell. */
  readonly rounds: number | null;
  /** Milliseconds at the table. */
  readonly played: number;
  /** How many answers were taken back by consent. */
  readonly takenBack: number;
  /** Where to look again, in the order of the match. */
  readonly moments: readonly Moment[];
}

/** The summary of a match. */
export function summaryOf(match: Match, meta: MatchMeta): Summary {
  const bySeat = Array.from({ length: match.config.seats }, () => 0);
  for (const line of match.lines) {
    if (line.kind === 'answer') bySeat[line.seat] = (bySeat[line.seat] ?? 0) + 1;
  }
  return {
    answers: match.answers,
    bySeat,
    rounds: match.game.chronicle?.(viewFor(match, []))?.rounds ?? null,
    played: meta.played,
    takenBack: match.lines.filter((line) => line.kind === 'reseed' && line.by !== null).length,
    moments: momentsOf(match),
  };
}
