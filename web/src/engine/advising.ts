/** Advice for a person: what a good player would do, from what the seat sees. Rivals at one screen get none. */
import type { Advice } from '@necropole/bots';
import type { Game, MatchConfig, Seat } from '@necropole/kernel';
import { derivedSeed, rolesOf } from '@necropole/kernel/app';
import type { Thinker } from './bots.ts';
import { EngineProblem } from './problems.ts';
import { personsOf, type SeatPlan } from './seats.ts';
import type { Live } from './shelf.ts';

/** How far it looks, and how long it may take. */
const ADVISER = 'search:200';
const AT_MOST_MS = 400;

/** May people here be advised? Where they play against each other, one would be helped against another. */
export function mayBeAdvised(game: Game, config: Omit<MatchConfig, 'seed'>, seats: readonly SeatPlan[]): boolean {
  const roles = rolesOf(game, config);
  const sides = personsOf(seats).map((person) => new Set(person.seats.map((seat) => roles[seat]?.side)));
  const [first, ...others] = sides;
  return first !== undefined && others.every((side) => [...side].every((one) => first.has(one)));
}

/** The advice for a seat; `null` where it is not asked, or nobody can think. */
export async function adviceAt({ match, meta }: Live, seat: Seat, thinker: Thinker): Promise<Advice | null> {
  if (!mayBeAdvised(match.game, match.config, meta.seats)) {
    throw new EngineProblem({ kind: 'not-allowed', message: 'people here play against each other' });
  }
  const seed = derivedSeed(match.config.seed, `advice/${match.takenBack}`);
  const request = { table: meta.id, game: match.game.id, saved: match.save(), seat, bot: ADVISER, seed };
  const choice = await thinker.think({ ...request, atMost: AT_MOST_MS, advice: true });
  return choice?.advice ?? null;
}
