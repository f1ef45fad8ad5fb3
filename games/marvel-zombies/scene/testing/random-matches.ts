/** Matches of every mission, played at random, to be looked at on the way. */

import { Match } from '@necropole/kernel/app';
import { heroIds } from '../../content/heroes/index.ts';
import type { MissionId } from '../../content/ids.ts';
import { marvelZombies } from '../../index.ts';
import type { Mz } from '../../shape.ts';

/** Two seats share out the usual four heroes, or all six. */
export function startMatch(mission: MissionId, seed: string, everybody = false): Match<Mz> {
  const options = everybody ? { heroes: heroIds.join(',') } : {};
  return Match.start(marvelZombies, { mode: 'heroic', mission, seats: 2, options, seed });
}
