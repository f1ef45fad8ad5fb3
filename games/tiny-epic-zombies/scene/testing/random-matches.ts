/** Matches of every mode, played at random, to be looked at on the way. */
import { Match } from '@necropole/kernel/app';
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
