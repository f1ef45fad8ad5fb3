/** Positions to look at: matches of any game, played at random for some answers, and what their question lights up. */
import { type Game, type OpenQuestion, type Option, targetOf } from '@necropole/kernel';
import { below, fastStreamsOf, Match } from '@necropole/kernel/app';
import type { Marks } from '../src/scene/marks.ts';

export interface Wanted {
  readonly mode?: string | undefined;
  readonly seats?: number | undefined;
  readonly seed: string;
  readonly answers: number;
}

/** Plays at random for so many answers, or to the end. */
export function positionOf(game: Game, { mode: wanted, seats, seed, answers }: Wanted): Match {
  const mode = game.modes.find(({ id }) => wanted === undefined || id === wanted);
  if (mode === undefined)
    throw new Error(`${game.id} has no mode "${wanted}": ${game.modes.map(({ id }) => id).join(', ')}`);
  const mission = mode.missions[0] ?? null;
  const match = Match.start(game, { mode: mode.id, mission, seats: seats ?? mode.seats[1], options: {}, seed });
  const { dice } = fastStreamsOf(seed);
  for (let given = 0; given < answers && match.outcome === null; given++) {
    const question = match.open[below(dice, match.open.length)];
    const allowed = question?.options.filter(({ refusal }) => refusal === undefined) ?? [];
    const option = allowed[below(dice, Math.max(1, allowed.length))];
    if (question === undefined || option === undefined) throw new Error(`Dead end in the phase ${match.phase}`);
    match.answer(question.seat, option.key);
  }
  return match;
}

/** What a question lights: the last thing that each option is about. `pointedAt` is the key of an option. */
export function marksOf(question: OpenQuestion | undefined, pointedAt?: string): Marks {
  const options = question?.options ?? [];
  const allowed = options.filter(({ refusal }) => refusal === undefined);
  const lit = new Set(allowed.flatMap(lightOf));
  const refused = new Set(options.filter(({ refusal }) => refusal !== undefined).flatMap(lightOf));
  for (const id of lit) refused.delete(id);
  const pointed = options.find(({ key }) => key === pointedAt);
  const path = pointed?.refusal === undefined ? (pointed?.path ?? []) : [];
  return {
    lit,
    refused,
    hovered: pointed === undefined ? null : targetOf(pointed),
    active: new Set(question?.asking.refs ?? []),
    blocking: new Set(pointed?.refusal?.refs ?? []),
    path: path.length > 1 ? { through: path, cost: path.length - 1 } : null,
    area: new Set(pointed?.area ?? []),
  };
}

function lightOf(option: Option): readonly string[] {
  const target = targetOf(option);
  return target === null ? [] : [target];
}
