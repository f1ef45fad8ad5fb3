/**
 * Handing the screen over. It is covered only when the next person to answer may not see something that the last one's
 * view shows, or the other way round; a sealed question is always handed round; one person alone is never asked to.
 */
import type { Json, OpenQuestion, Seat, Secret } from '@necropole/kernel';
import { canonical, hiddenPlaces, type Match, maskOf, viewFor } from '@necropole/kernel/app';
import { holderOf, type Person, type PersonId } from './seats.ts';

/** Who is to answer next. */
export type NextToAnswer =
  | { readonly by: 'bot'; readonly seat: Seat }
  | {
      readonly by: 'person';
      readonly person: PersonId;
      readonly seat: Seat;
      /** The id of the question that they are asked. */
      readonly question: string;
      readonly sealed: boolean;
      /** Must the screen be covered before they look? */
      readonly cover: boolean;
      /** Have seats changed hands since they answered last? Somebody else may have seen what they know. */
      readonly reseated: boolean;
    };

/** The question that a bot is to answer now: one whose whole team holds no person, and then its lead's. */
export function questionForBots(match: Match, persons: readonly Person[]): OpenQuestion | null {
  const byBots = ({ team }: OpenQuestion): boolean => team.every((seat) => holderOf(persons, seat) === null);
  return match.open.find((question) => question.seat === question.lead && byBots(question)) ?? null;
}

/** Who is to answer next, while `looking` looks at the screen (`null`: nobody, or everybody). */
export function nextToAnswer(match: Match, persons: readonly Person[], looking: Person | null): NextToAnswer | null {
  const bots = questionForBots(match, persons);
  if (bots !== null) return { by: 'bot', seat: bots.seat };
  const asked = match.open.flatMap((question) => {
    const person = holderOf(persons, question.seat);
    return person === null ? [] : [{ question, person }];
  });
  const next = asked.find(({ person }) => person.id === looking?.id) ?? asked[0];
  if (next === undefined) return null;
  const { question, person } = next;
  return {
    by: 'person',
    person: person.id,
    seat: question.seat,
    question: question.id,
    sealed: question.sealed,
    cover: mustCover(match, looking, person, persons),
    reseated: isReseated(match, person),
  };
}

/** Stands a change of seats in the history since this person's last answer? */
function isReseated({ lines }: Match, { seats }: Person): boolean {
  const answered = lines.findLastIndex((line) => line.kind === 'answer' && seats.includes(line.seat));
  return lines.slice(answered + 1).some(({ kind }) => kind === 'reseat');
}

/** Must the screen be covered before `next` looks at it, when `last` has looked? */
export function mustCover(match: Match, last: Person | null, next: Person, persons: readonly Person[]): boolean {
  if (last?.id === next.id) return false;
  const others = last === null ? persons.filter(({ id }) => id !== next.id) : [last];
  if (others.length === 0) return false;
  return match.open.some(({ sealed }) => sealed) || others.some((other) => seeOtherwise(match, other, next));
}

/** Does one of these persons see something that the other may not? */
export function seeOtherwise(match: Match, one: Person, other: Person): boolean {
  const [a, b] = [viewFor(match, one.seats).world, viewFor(match, other.seats).world];
  return canonical(a) !== canonical(b) || logKeeps(match, one, other) || logKeeps(match, other, one);
}

/** Does the log of `reader` tell of a card that still lies hidden, and that `other` does not know? */
function logKeeps(match: Match, reader: Person, other: Person): boolean {
  const [mask, others] = [maskOf(reader.seats), maskOf(other.seats)];
  const told = match.told.flatMap(({ params }) => secretsIn(params));
  const kept = told.filter(({ known }) => (known & mask) !== 0 && (known & others) === 0);
  if (kept.length === 0) return false;
  const hidden = new Set(
    hiddenPlaces(match.table.world)
      .filter(({ known }) => (known & others) === 0)
      .map((place) => cardOf(place.pool, place.get())),
  );
  return kept.some(({ pool, value }) => hidden.has(cardOf(pool, value)));
}

function cardOf(pool: string, value: Json): string {
  return canonical([pool, value]);
}

/** The hidden values that an event carries. */
function secretsIn(value: unknown): Pick<Secret, 'pool' | 'value' | 'known'>[] {
  return hiddenPlaces(value).map((place) => ({ pool: place.pool, value: place.get(), known: place.known }));
}
