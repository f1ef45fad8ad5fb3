/**
 * Advice for a person: what a good player would do, from what the seat sees. Rivals at one screen get none. And why a bot
 * answered as it did, in the same words.
 */
import { ADVISER, type Advice, mayBeAdvised } from '@necropole/bots';
import type { Seat } from '@necropole/kernel';
import { derivedSeed } from '@necropole/kernel/app';
import type { Thinker } from './bots.ts';
import { EngineProblem } from './problems.ts';
import { personsOf } from './seats.ts';
import type { Live } from './shelf.ts';
import { pointOf } from './sight.ts';
import type { SeenReason } from './thoughts.ts';

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

/** What told a bot's answer apart from its next best, looked at again from its seat; `null` where nothing may be said. */
export async function reasonAt(
  { match, meta }: Live,
  reason: SeenReason | undefined,
  thinker: Thinker,
): Promise<Advice | null> {
  if (reason === undefined || 'hidden' in reason || reason.account.iterations === 0) return null;
  const { seat, bot, line, answer, account } = reason;
  const request = { table: meta.id, game: match.game.id, saved: pointOf(match, line).save(), seat, bot };
  const seed = derivedSeed(match.config.seed, `why/${line}`);
  const chosen = { answer, account };
  const choice = await thinker.think({ ...request, seed, atMost: AT_MOST_MS, advice: true, chosen });
  return choice?.advice ?? null;
}
