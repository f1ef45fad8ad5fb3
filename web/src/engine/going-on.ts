/** Matches that go on otherwise: with others in their seats, without somebody, or from an earlier point. */
import { EngineProblem } from './problems.ts';
import type { MatchMeta } from './records.ts';
import { checkSeats, holdersOf, type PersonId, personNamed, personsOf, type SeatPlan } from './seats.ts';
import type { Live, Shelf } from './shelf.ts';
import { pointOf } from './sight.ts';

/** The bit of the spectators, counted as a seat: they know what everybody knows. */
const SPECTATORS_SEAT = 15;

/** Who sits where from here on stands in the history: whoever takes a seat sees what it knows. */
export async function reseated(shelf: Shelf, live: Live, seats: readonly SeatPlan[]): Promise<MatchMeta> {
  checkSeats(seats, live.match.config);
  const reply = live.match.reseat(holdersOf(seats));
  if (!reply.ok) throw notAllowed(`nobody can change seats: ${reply.refusal.key}`);
  live.meta = { ...live.meta, seats };
  await shelf.keep(live);
  return live.meta;
}

/** A bot takes the seats of one person; when no person is left, the match is closed for good. */
export async function resigned(shelf: Shelf, live: Live, person: PersonId): Promise<MatchMeta> {
  const persons = personsOf(live.meta.seats);
  const left = personNamed(persons, person).seats;
  if (persons.length > 1) {
    const bot: SeatPlan = { by: 'bot', bot: 'normal' };
    const seats = live.meta.seats.map((plan, seat) => (left.includes(seat) ? bot : plan));
    return reseated(shelf, live, seats);
  }
  live.meta = { ...live.meta, resigned: true };
  await shelf.keep(live);
  return live.meta;
}

/** From a point of a match, with this seed and, for what `person` does not know there, a new deal. */
export async function continued(
  shelf: Shelf,
  { match, meta }: Live,
  {
    line,
    person,
    plan,
    seed,
  }: { line: number; person: PersonId; plan?: readonly SeatPlan[] | undefined; seed: string },
): Promise<string> {
  const seats = plan ?? meta.seats;
  checkSeats(seats, match.config);
  const persons = personsOf(seats);
  const known = (persons.find((one) => one.id === person) ?? persons[0])?.seats ?? [SPECTATORS_SEAT];
  const point = pointOf(match, line);
  const reply = point.reseed({ seed, unknownTo: known, by: null });
  if (!reply.ok) throw notAllowed(`nothing can follow: ${reply.refusal.key}`);
  return (await shelf.add(point, { seats, from: { match: meta.id, line: point.lines.length - 1 } })).meta.id;
}

function notAllowed(message: string): EngineProblem {
  return new EngineProblem({ kind: 'not-allowed', message });
}
