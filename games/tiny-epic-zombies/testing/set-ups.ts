/** Matches as their set-up leaves them, before anybody has chosen anything: over all modes, seats and some seeds. */
import { type Situation, situation } from '@necropole/kernel/testing';
import { tinyEpicZombies } from '../index.ts';
import type { Tez } from '../shape.ts';
import type { ModeId } from '../world.ts';
import { untilTurn } from './mall.ts';

/** At its very first question. */
export function setUpAs(mode: ModeId, seats: number, seed = 'first', options: Record<string, string> = {}) {
  return situation(tinyEpicZombies, { config: { mode, seats, seed, options } });
}

/** One set-up of the reference mode for each seed. */
export function seeded<T>(count: number, look: (match: Situation<Tez>, seed: string) => T, seats = 5): readonly T[] {
  return Array.from({ length: count }, (_, i) => look(setUpAs('cooperative-versus', seats, `seed-${i}`), `seed-${i}`));
}

/** Every mode with every number of players, and every difficulty, at its first question. */
export function allSetUps(): readonly Situation<Tez>[] {
  return tinyEpicZombies.modes.flatMap(({ id, seats: [fewest, most], options }) => {
    const difficulties = options['difficulty']?.values.map((difficulty) => ({ difficulty })) ?? [{}];
    const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
    return counts.flatMap((seats) =>
      difficulties.map((chosen) => setUpAs(id as ModeId, seats, `${id} ${seats}`, chosen)),
    );
  });
}

/** The same, with everything chosen and dealt: the first Human is to play. */
export function allStarts(): readonly Situation<Tez>[] {
  return allSetUps().map(untilTurn);
}
