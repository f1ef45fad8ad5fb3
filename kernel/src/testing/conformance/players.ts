/** The random player that every part of the suite shares. */

import { below, fastStreamsOf, type Match, type Stream } from '../../app.ts';
import type { Seat } from '../../index.ts';

/** An answer that somebody may give. */
export interface Pick {
  readonly seat: Seat;
  readonly key: string;
}

/** The chance of the player of a match. The same on light and full tables. */
export function playerOf(seed: string): Stream {
  return fastStreamsOf(`${seed}/player`).dice;
}

/** One of the allowed answers to one of the open questions. */
export function pickAnswer(match: Match, stream: Stream): Pick {
  const question = match.open[below(stream, match.open.length)];
  if (question === undefined) throw new Error('Nobody is asked, and the match is not over');
  // By name: a light table may list the same answers in another order.
  const allowed = question.options.flatMap(({ key, refusal }) => (refusal === undefined ? [key] : [])).sort();
  const key = allowed[below(stream, Math.max(1, allowed.length))];
  if (key === undefined) throw new Error(`Dead end: "${question.asking.key}" allows nothing`);
  return { seat: question.seat, key };
}
