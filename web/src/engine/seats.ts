/**
 * Who sits where: persons at this screen, and bots. A person holds one or more seats; the kernel knows seats only.
 * It may change at any moment; that it did is a line of the match's history.
 */
import type { MatchConfig, Seat } from '@necropole/kernel';
import { type BotId, botIds } from './bots.ts';
import { EngineProblem } from './problems.ts';

/** Who plays a seat. Seats with the same name are one person's. */
export type SeatPlan =
  | { readonly by: 'me' }
  | { readonly by: 'somebody'; readonly name: string }
  | { readonly by: 'bot'; readonly bot: BotId };

/** A person at this screen. */
export type PersonId = 'me' | `somebody:${string}`;

/** A person, with the seats that are theirs. */
export interface Person {
  readonly id: PersonId;
  /** `null` for whoever owns the screen: the page names them. */
  readonly name: string | null;
  readonly seats: readonly Seat[];
}

/** Through whose eyes one looks: a person's, everybody's; once a match is over also a seat's, or all-seeing. */
export type Eyes = PersonId | 'everybody' | 'all' | `seat:${number}`;

/** Whom the history of a match names for each seat, when they change. */
export function holdersOf(seats: readonly SeatPlan[]): readonly string[] {
  return seats.map((plan) => personIn(plan) ?? (plan.by === 'bot' ? `bot:${plan.bot}` : ''));
}

/** The plan of a seat that the history names so; `null` where it names nobody we know. */
export function seatPlanOf(holder: string): SeatPlan | null {
  if (holder === 'me') return { by: 'me' };
  const bot = botIds.find((id) => holder === `bot:${id}`);
  if (bot !== undefined) return { by: 'bot', bot };
  return holder.startsWith('somebody:') ? { by: 'somebody', name: holder.slice('somebody:'.length) } : null;
}

/** The person who plays a seat; `null` for a bot. */
function personIn(plan: SeatPlan): PersonId | null {
  if (plan.by === 'bot') return null;
  return plan.by === 'me' ? 'me' : `somebody:${plan.name}`;
}

/** The persons at this screen, in the order of their first seats. */
export function personsOf(seats: readonly SeatPlan[]): readonly Person[] {
  const ids = [...new Set(seats.map(personIn))].filter((id) => id !== null);
  return ids.map((id) => ({
    id,
    name: id === 'me' ? null : id.slice('somebody:'.length),
    seats: seats.flatMap((plan, seat) => (personIn(plan) === id ? [seat] : [])),
  }));
}

/** The person who holds a seat; `null` for a bot. */
export function holderOf(persons: readonly Person[], seat: Seat): Person | null {
  return persons.find(({ seats }) => seats.includes(seat)) ?? null;
}

/** A person who sits at this match. */
export function personNamed(persons: readonly Person[], id: string): Person {
  const person = persons.find((one) => one.id === id);
  if (person === undefined) throw new EngineProblem({ kind: 'not-allowed', message: `${id} does not sit here` });
  return person;
}

/** The seats through whose eyes one looks; every seat for those who see all. Says no to whoever may not. */
export function seatsSeenBy(
  eyes: Eyes,
  seats: readonly SeatPlan[],
  open: 'over' | 'file' | 'running',
): readonly Seat[] {
  if (eyes === 'everybody') return [];
  const seat = eyes.startsWith('seat:') ? Number(eyes.slice('seat:'.length)) : null;
  if (eyes !== 'all' && seat === null) return personNamed(personsOf(seats), eyes).seats;
  if (open === 'running' || (open === 'file' && seat === null)) {
    throw new EngineProblem({ kind: 'not-allowed', message: `${eyes} opens when the match is over` });
  }
  if (seat === null) return seats.map((_, all) => all);
  if (seats[seat] === undefined) throw new EngineProblem({ kind: 'not-allowed', message: `there is no seat ${seat}` });
  return [seat];
}

/** Says no to a plan that no match of this configuration can have. */
export function checkSeats(seats: readonly SeatPlan[], config: Pick<MatchConfig, 'seats'>): void {
  const message =
    seats.length !== config.seats
      ? `${seats.length} seats are planned, the match has ${config.seats}`
      : seats.some((plan) => plan.by === 'somebody' && plan.name.trim() === '')
        ? 'a person has no name'
        : seats.some((plan) => plan.by === 'bot' && !botIds.includes(plan.bot))
          ? 'there is no such bot'
          : null;
  if (message !== null) throw new EngineProblem({ kind: 'wrong-choices', message });
}
