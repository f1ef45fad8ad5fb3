/** Matches of every mode, played at random, to be looked at on the way. */
import { below, Match, type Seat, streamsOf } from '@necropole/kernel';
import { tinyEpicZombies } from '../../index.ts';
import type { Tez } from '../../shape.ts';
import type { ModeId } from '../../world.ts';

/** Every mode, with a number of seats it is often played with. */
export const modes: readonly (readonly [mode: ModeId, seats: number])[] = [
  ['cooperative-versus', 3],
  ['cooperative', 2],
  ['competitive-versus', 4],
  ['competitive', 3],
  ['solo', 1],
];

export function startMatch(mode: ModeId, seats: number, seed: string): Match<Tez> {
  return Match.start(tinyEpicZombies, { mode, mission: null, seats, options: {}, seed });
}

/** Plays at random for so many answers, or to the end; `look` is called before each answer, and at the end. */
export function play(match: Match<Tez>, seed: string, answers: number, look: (match: Match<Tez>) => void): void {
  const { dice } = streamsOf(seed);
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
export function audiences(match: Match<Tez>): readonly (readonly Seat[])[] {
  return [...Array.from({ length: match.config.seats }, (_, seat) => [seat]), []];
}
