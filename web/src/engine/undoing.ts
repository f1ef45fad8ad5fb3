/** Taking back at one screen: whose answer it is, and who has to agree. */
import { type Seat, signOf } from '@necropole/kernel';
import type { Match } from '@necropole/kernel/app';
import type { Person, PersonId } from './seats.ts';

/** What may be taken back. */
export interface UndoOffer {
  readonly kind: 'free' | 'consent';
  /** Whose answer it is: whoever sits at the screen may take a free one back for them. */
  readonly person: PersonId;
  /** Who has to agree first; empty when it is free, or when one is alone with bots. */
  readonly asks: readonly PersonId[];
  /** What stands against it, where it is not free: others have answered, dice fell, or a card became known. */
  readonly since: 'answers' | 'dice' | 'cards' | null;
}

/** What `person` may take back: the last answer if that is free, else their own last one by consent. */
export function undoOffer(match: Match, person: Person, persons: readonly Person[]): UndoOffer | null {
  const whose = isSealed(match) ? person : (persons.find(({ seats }) => match.undoable(seats) === 'free') ?? person);
  const kind = match.undoable(whose.seats);
  if (kind === null) return null;
  const others = persons.filter(({ id }) => id !== person.id).map(({ id }) => id);
  if (kind === 'free') return { kind, person: whose.id, asks: [], since: null };
  return { kind, person: whose.id, asks: others, since: learnedSince(match, whose.seats) };
}

function learnedSince({ lines, told, game: { signs } }: Match, seats: readonly Seat[]): UndoOffer['since'] {
  const at = lines.findLastIndex((line) => line.kind === 'answer' && line.team.some((seat) => seats.includes(seat)));
  if (lines.slice(at + 1).some(({ kind }) => kind === 'answer')) return 'answers';
  const isThrow = told.some(
    ({ type, params, line }) => line > at && (signOf(signs, type)?.shows(params).dice ?? []).length > 0,
  );
  return isThrow ? 'dice' : 'cards';
}

/** The seats whose answers `person` may give again. */
export function redoSeats(match: Match, person: Person, persons: readonly Person[]): readonly number[] {
  return isSealed(match) ? person.seats : persons.flatMap(({ seats }) => seats);
}

/** While others answer in secret, each may take back their own answer only. */
function isSealed(match: Match): boolean {
  return match.open.some(({ sealed }) => sealed);
}

/** More small questions in a row are not seen at once. */
const MOST_IN_TRAIL = 3;

/** An answer that led to what is asked now; may it be taken back freely, with all that came after it? */
export interface TrailLink {
  readonly key: string;
  readonly free: boolean;
}

/** The last answers of a seat that led to what it is asked now, the first one first. */
export function trailOf({ lines }: Pick<Match, 'lines'>, seat: Seat): readonly TrailLink[] {
  const trail: TrailLink[] = [];
  for (const line of [...lines].reverse()) {
    if (line.kind !== 'answer' || line.seat !== seat || trail.length === MOST_IN_TRAIL) break;
    trail.unshift({ key: line.answer, free: !line.informed && trail[0]?.free !== false });
  }
  return trail;
}
