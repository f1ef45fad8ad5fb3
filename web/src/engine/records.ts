/** What the browser keeps of a match. */
import type { MatchConfig, Outcome } from '@necropole/kernel';
import { isTame, LIMITS, type SavedMatch, seatForm } from '@necropole/kernel/app';
import * as v from 'valibot';
import { botIds } from './bots.ts';
import type { SeatPlan } from './seats.ts';

/** What the list of matches shows of one. Nothing in it is secret. */
export interface MatchMeta {
  readonly id: string;
  readonly game: string;
  readonly mode: string;
  readonly mission: string | null;
  readonly options: { readonly [name: string]: string };
  /** The printed example or the lesson in whose position it began. Missing in older records too. */
  readonly position?: string;
  /** What somebody called it; empty until then. */
  readonly title: string;
  readonly seats: readonly SeatPlan[];
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  /** Milliseconds at the table, without the long pauses. */
  readonly played: number;
  readonly answers: number;
  /** How often it was corrected by hand: whoever sees it is told. Missing in older records. */
  readonly overrides?: number;
  /** Somebody chose its seed: whoever knows it can foretell the dice. */
  readonly chosen?: true;
  readonly outcome: Outcome | null;
  /** Every person has left: nobody plays it on. */
  readonly resigned: boolean;
  /** The version of the game. */
  readonly version: number;
  /** Opened from a file, to be looked at. */
  readonly replay: boolean;
  /** The match that it continues or plays again, and from which line. */
  readonly from: { readonly match: string; readonly line: number } | null;
  /** The lesson that is given in it, where one is. */
  readonly lesson?: LessonMark;
}

/** The choices with which a match was begun. */
export function configIn({ mode, mission, seats, options, position }: MatchMeta): Omit<MatchConfig, 'seed'> {
  return { mode, mission, seats: seats.length, options, ...(position === undefined ? {} : { position }) };
}

/** How far a lesson is: for the list, and for what the history of the match does not tell. */
export interface LessonMark {
  readonly id: string;
  /** How many steps are behind, and how many there are. */
  readonly done: number;
  readonly of: number;
  /** The notes that were read, by their steps. */
  readonly read: readonly string[];
  /** Does the pupil go on alone? */
  readonly left: boolean;
}

/** The record of a match. */
export interface StoredMatch {
  readonly meta: MatchMeta;
  /** It holds every secret of the match, and never leaves the worker. */
  readonly saved: SavedMatch;
  /** Why its bots answered as they did: read with `readReasons`, and missing in older records. */
  readonly reasons?: unknown;
}

const name = v.pipe(v.string(), v.maxLength(200));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** What somebody called a match. */
export const titleForm = v.pipe(name, v.check(isTame));
const time = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(8.64e15));
const names = v.record(name, v.pipe(v.string(), v.maxLength(LIMITS.name)));

/** The form of a plan of seats. */
export const seatsForm = v.pipe(
  v.array(
    v.variant('by', [
      v.object({ by: v.literal('me') }),
      v.object({ by: v.literal('somebody'), name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) }),
      v.object({ by: v.literal('bot'), bot: v.picklist(botIds) }),
    ]),
  ),
  v.minLength(1),
  v.maxLength(LIMITS.seats),
);

const outcomeForm = v.object({
  id: name,
  cite: name,
  winners: v.pipe(v.array(seatForm), v.maxLength(LIMITS.seats)),
  points: v.exactOptional(v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(LIMITS.seats))),
});

/** Steps and notes of a lesson are fewer. */
const MOST_NOTES = 60;

/** The form of how far a lesson is. */
export const lessonForm = v.object({
  id: name,
  done: count,
  of: count,
  read: v.pipe(v.array(name), v.maxLength(MOST_NOTES)),
  left: v.boolean(),
});

/** The form of what the list shows. */
export const metaForm = v.object({
  id: name,
  game: name,
  mode: name,
  mission: v.nullable(name),
  options: names,
  position: v.optional(name),
  title: name,
  seats: seatsForm,
  created: time,
  updated: time,
  played: time,
  answers: count,
  overrides: v.optional(count),
  chosen: v.optional(v.literal(true)),
  outcome: v.nullable(outcomeForm),
  resigned: v.boolean(),
  version: count,
  replay: v.boolean(),
  from: v.nullable(v.object({ match: name, line: count })),
  lesson: v.optional(lessonForm),
});

/** Is this what the list of matches can show? */
export function isMeta(value: unknown): value is MatchMeta {
  return v.is(metaForm, value);
}

/** In the place of a result: that those of earlier matches are still to be taken over. No match has this id. */
export const TAKE_OVER = 'take over';

/** Is nobody to answer any more? */
export function isOver(meta: Pick<MatchMeta, 'outcome' | 'resigned'>): boolean {
  return meta.outcome !== null || meta.resigned;
}

/** Does how it ended belong to the record of this browser? Not where nobody here played it, nor where it was corrected by hand. */
export function isRecorded(meta: MatchMeta): boolean {
  return isOver(meta) && !meta.replay && (meta.overrides ?? 0) === 0 && meta.seats.some(({ by }) => by !== 'bot');
}

/** What a new match is listed with. */
export function newMeta(
  how: Pick<MatchMeta, 'id' | 'game' | 'version' | 'seats'> &
    Partial<Pick<MatchMeta, 'title' | 'replay' | 'from' | 'lesson'>>,
  config: MatchConfig,
  now: number,
): MatchMeta {
  const { mode, mission, options, chosen, position } = config;
  const started = { created: now, updated: now, played: 0, answers: 0, outcome: null, resigned: false };
  return {
    title: '',
    replay: false,
    from: null,
    mode,
    mission,
    options,
    ...(chosen ? { chosen } : {}),
    ...(position === undefined ? {} : { position }),
    ...started,
    ...how,
  };
}
