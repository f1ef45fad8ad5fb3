/** Advice for a person: what a good player would do, from what the seat sees. Rivals at one screen get none. */
import { ADVISER, type Advice, mayBeAdvised } from '@necropole/bots';
import type { Seat } from '@necropole/kernel';
import { derivedSeed } from '@necropole/kernel/app';
import type { Thinker } from './bots.ts';
import { EngineProblem } from './problems.ts';
import { personsOf } from './seats.ts';
import type { Live } from './shelf.ts';

const AT_MOST_MS = 400;

/** The advice for a seat; `null` where it is not asked. */
export async function adviceAt({ match, meta }: Live, seat: Seat, thinker: Thinker): Promise<Advice | null> {
  const people = personsOf(meta.seats).map(({ seats }) => seats);
  if (!mayBeAdvised(match.game, match.config, people)) {
    throw new EngineProblem({ kind: 'not-allowed', message: 'people here play against each other' });
  }
  const seed = derivedSeed(match.config.seed, `advice/${match.takenBack}`);
  const request = { table: meta.id, game: match.game.id, saved: match.save(), seat, bot: ADVISER, seed };
  const choice = await thinker.think({ ...request, atMost: AT_MOST_MS, advice: true });
  return choice?.advice ?? null;
}
