/** A match played at random, to be looked at on the way. */

import { below, fastStreamsOf, type Match } from '../app.ts';
import type { Seat, Shape } from '../index.ts';

/** Plays for so many answers, or to the end; `look` is called before each answer, and at the end. */
export function playAtRandom<S extends Shape>(
  match: Match<S>,
  seed: string,
  answers: number,
  look: (match: Match<S>) => void,
): void {
  const { dice } = fastStreamsOf(seed);
  for (let given = 0; given < answers && match.outcome === null; given++) {
    look(match);
    const question = match.open[below(dice, match.open.length)];
    const allowed = question?.options.filter(({ refusal }) => refusal === undefined) ?? [];
    const option = allowed[below(dice, Math.max(1, allowed.length))];
    if (question === undefined || option === undefined) throw new Error(`Dead end in the phase ${match.phase}`);
    const reply = match.answer(question.seat, option.key);
    if (!reply.ok) throw new Error(`${option.key} was refused: ${reply.refusal.key}`);
  }
  look(match);
}

/** Each seat alone, then the spectators. */
export function audiencesOf({ config }: Pick<Match, 'config'>): readonly (readonly Seat[])[] {
  return [...Array.from({ length: config.seats }, (_, seat) => [seat]), []];
}
