/** The figures of a match, from its history alone: what can be said of every game. */
import type { Match } from '@necropole/kernel';
import type { MatchMeta } from './records.ts';

/** What there is to tell of a match at its end. */
export interface Figures {
  readonly answers: number;
  /** How many answers each seat gave. */
  readonly bySeat: readonly number[];
  /** How many phases were played: turns and activations. */
  readonly phases: number;
  /** Milliseconds at the table. */
  readonly played: number;
  /** How many answers were taken back by consent. */
  readonly takenBack: number;
  /** Where to look again, in the order of the match: the answers that set most in motion, and the last ones. */
  readonly moments: readonly Moment[];
}

/** A moment worth looking at. */
export interface Moment {
  /** The line that led to it: look at the match after so many lines. */
  readonly line: number;
  /** How many things happened then. */
  readonly events: number;
  readonly last: boolean;
}

const BUSIEST = 5;
const LAST = 2;

/** The figures of a match. */
export function figuresOf(match: Match, meta: MatchMeta): Figures {
  const bySeat = Array.from({ length: match.config.seats }, () => 0);
  for (const line of match.lines) {
    if (line.kind === 'answer') bySeat[line.seat] = (bySeat[line.seat] ?? 0) + 1;
  }
  const rests = match.allRests();
  return {
    answers: match.answers,
    bySeat,
    phases: Math.max(0, rests.length - 1),
    played: meta.played,
    takenBack: match.lines.filter((line) => line.kind === 'reseed' && line.by !== null).length,
    moments: momentsOf(match),
  };
}

function momentsOf(match: Match): readonly Moment[] {
  const events = new Map<number, number>();
  for (const { line } of match.told) events.set(line, (events.get(line) ?? 0) + 1);
  // What set-up told stands before the first answer.
  events.delete(0);
  const busiest = [...events].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, BUSIEST);
  const end = match.lines.length;
  const lines = new Set([...busiest.map(([line]) => line), ...[...events.keys()].sort((a, b) => b - a).slice(0, LAST)]);
  return [...lines].sort((a, b) => a - b).map((line) => ({ line, events: events.get(line) ?? 0, last: line === end }));
}
