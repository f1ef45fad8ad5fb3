/** Who sits at this screen, and whether one may see what another saw. */
import type { OpenQuestion, Seat } from '@necropole/kernel';
import { canonical, type Match, viewFor } from '@necropole/kernel/app';

/** Who plays each seat: a person at this screen, or a bot by its name. */
export interface Seats {
  readonly players: readonly string[];
  /** Does one person hold every seat that is not a bot's? Otherwise each has a person of its own. */
  readonly together: boolean;
}

/** The name by which `--players` means a person at this screen. */
export const ME = 'me';

/** A person, with the seats that are theirs. */
export interface Person {
  readonly seats: readonly Seat[];
}

/** The persons at this screen. */
export function personsOf({ players, together }: Seats): readonly Person[] {
  const seats = players.flatMap((player, seat) => (player === ME ? [seat] : []));
  if (seats.length === 0) return [];
  return together ? [{ seats }] : seats.map((seat) => ({ seats: [seat] }));
}

/** Must the screen be cleared before `next` looks at what `last` has seen? */
export function mustHandOver(match: Match, last: Person | null, next: Person, persons: readonly Person[]): boolean {
  if (last === next) return false;
  const others = last === null ? persons.filter((person) => person !== next) : [last];
  if (others.length === 0) return false;
  return match.open.some(({ sealed }) => sealed) || others.some((other) => seesOtherwise(match, other, next));
}

function seesOtherwise(match: Match, a: Person, b: Person): boolean {
  return canonical(viewFor(match, a.seats).world) !== canonical(viewFor(match, b.seats).world);
}

/**
 * Whose turn it is to answer. Bots come first, for partners the lead and only if no person is among them; then the
 * person who sits there already.
 */
export function nextToAnswer(
  match: Match,
  persons: readonly Person[],
  last: Person | null,
): { readonly question: OpenQuestion; readonly person: Person | null } {
  const holder = (seat: Seat): Person | null => persons.find(({ seats }) => seats.includes(seat)) ?? null;
  const asked = match.open.map((question) => ({ question, person: holder(question.seat) }));
  const byBot = asked.find(
    ({ question }) => question.seat === question.lead && question.team.every((seat) => holder(seat) === null),
  );
  const byLast = asked.find(({ person }) => person !== null && person === last);
  const chosen = byBot ?? byLast ?? asked.find(({ person }) => person !== null);
  if (chosen === undefined) throw new Error('nobody is asked, and the match is not over');
  return chosen;
}
