/** Matches of every mission, played at random, to be looked at on the way. */
import { below, Match, type Seat, streamsOf } from '@necropole/kernel';
import { heroIds, type MissionId } from '../../content/ids.ts';
import { marvelZombies } from '../../index.ts';
import type { Mz } from '../../shape.ts';

/** Two seats share out the usual four heroes, or all six. */
export function startMatch(mission: MissionId, seed: string, everybody = false): Match<Mz> {
  const options = everybody ? { heroes: heroIds.join(',') } : {};
  return Match.start(marvelZombies, { mode: 'heroic', mission, seats: 2, options, seed });
}

/** Plays at random for so many answers, or to the end; `look` is called before each answer, and at the end. */
export function play(match: Match<Mz>, seed: string, answers: number, look: (match: Match<Mz>) => void): void {
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
export const audiences: readonly (readonly Seat[])[] = [[0], [1], []];
