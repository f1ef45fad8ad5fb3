/** What the browser keeps of a match, and whether what it gave back is still that. */
import type { MatchConfig, Outcome, SavedMatch } from '@necropole/kernel';
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
  /** What somebody called it; empty until then. */
  readonly title: string;
  readonly seats: readonly SeatPlan[];
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  /** Milliseconds at the table, without the long pauses. */
  readonly played: number;
  readonly answers: number;
  readonly outcome: Outcome | null;
  /** Every person has left: nobody plays it on. */
  readonly resigned: boolean;
  /** The version of the game. */
  readonly version: number;
  /** Opened from a file, to be looked at. */
  readonly replay: boolean;
  /** The match that it continues or plays again, and from which line. */
  readonly from: { readonly match: string; readonly line: number } | null;
}

/** A rest point as the record remembers it: enough to tell whether another version plays the same. */
export interface RestMark {
  readonly line: number;
  readonly hash: string;
}

/** The record of a match. */
export interface StoredMatch {
  readonly meta: MatchMeta;
  /** It holds every secret of the match, and never leaves the worker. */
  readonly saved: SavedMatch;
  /** Every rest point, by its number. */
  readonly marks: readonly RestMark[];
  /** Why its bots answered as they did: read with `readReasons`, and missing in older records. */
  readonly reasons?: unknown;
}

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const name = v.pipe(v.string(), v.maxLength(200));
const names = v.record(name, name);

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
  v.maxLength(15),
);

const outcomeForm = v.object({ id: v.string(), cite: v.string(), winners: v.array(seat) });

const metaForm = v.object({
  id: name,
  game: name,
  mode: name,
  mission: v.nullable(name),
  options: names,
  title: name,
  seats: seatsForm,
  created: v.number(),
  updated: v.number(),
  played: v.number(),
  answers: v.number(),
  outcome: v.nullable(outcomeForm),
  resigned: v.boolean(),
  version: v.number(),
  replay: v.boolean(),
  from: v.nullable(v.object({ match: name, line: v.number() })),
});

const configForm = v.object({
  mode: name,
  mission: v.nullable(name),
  seats: v.number(),
  options: names,
  seed: name,
  position: v.optional(name),
});

const recordForm = v.object({
  meta: metaForm,
  saved: v.looseObject({
    game: name,
    version: v.number(),
    config: configForm,
    lines: v.array(v.looseObject({ kind: v.picklist(['answer', 'reseed', 'override']) })),
    rests: v.array(v.looseObject({ number: v.number(), line: v.number(), hash: v.string() })),
    told: v.array(v.looseObject({ type: v.string(), line: v.number() })),
    epoch: v.number(),
  }),
  marks: v.array(v.object({ line: v.number(), hash: v.string() })),
});

/** Is this what the list of matches can show? */
export function isMeta(value: unknown): value is MatchMeta {
  return v.is(metaForm, value);
}

/** What is wrong with the form of a record, in a sentence for developers; `null` when it can be tried. */
export function recordFault(value: unknown): string | null {
  const found = v.safeParse(recordForm, value, { abortEarly: true });
  if (found.success) return null;
  const [issue] = found.issues;
  return `${v.getDotPath(issue) ?? 'the record'}: ${issue.message}`;
}

/** Is nobody to answer any more? */
export function isOver(meta: Pick<MatchMeta, 'outcome' | 'resigned'>): boolean {
  return meta.outcome !== null || meta.resigned;
}

/** What a new match is listed with. */
export function newMeta(
  how: Pick<MatchMeta, 'id' | 'game' | 'version' | 'seats'> & Partial<Pick<MatchMeta, 'title' | 'replay' | 'from'>>,
  config: MatchConfig,
  now: number,
): MatchMeta {
  const { mode, mission, options } = config;
  const started = { created: now, updated: now, played: 0, answers: 0, outcome: null, resigned: false };
  return { title: '', replay: false, from: null, mode, mission, options, ...started, ...how };
}
