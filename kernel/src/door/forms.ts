/** The forms of what comes from outside. Whatever has passed them is trusted behind the door. */
import * as v from 'valibot';
import type { Json } from '../json.ts';
import { LIMITS } from './limits.ts';
import { isSafeKey, isTame, unwelcome } from './welcome.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const name = v.pipe(v.string(), v.maxLength(LIMITS.name), v.check(isTame), v.check(isSafeKey));
const id = v.pipe(name, v.minLength(1));
/** Somebody may have typed it: any characters. */
const seed = v.pipe(v.string(), v.maxLength(LIMITS.seed));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,64}$/));

/** A seat of any match. */
export const seatForm = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats - 1));

const seats = v.pipe(v.array(seatForm), v.maxLength(LIMITS.seats));
/** For whom something is dealt again: seats, or those who only look on, who count as one more than any match has. */
const unknownTo = v.pipe(v.array(v.union([seatForm, v.literal(LIMITS.seats)])), v.maxLength(LIMITS.seats + 1));
const json = v.custom<Json>((value) => unwelcome(value, { depth: LIMITS.depth, values: LIMITS.lineValues }) === null);
const step = v.union([v.pipe(v.string(), v.maxLength(LIMITS.name), v.check(isSafeKey)), count]);
const path = v.pipe(v.array(step), v.minLength(1), v.maxLength(LIMITS.path));

/** What a match is made from. */
export const configForm = v.strictObject({
  mode: id,
  mission: v.nullable(id),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.seats)),
  options: v.record(id, name),
  seed,
  chosen: v.exactOptional(v.literal(true)),
  position: v.exactOptional(id),
});

/** The first line of a file. What stands beside these is for others to read. */
export const headerForm = v.looseObject({ necropole: v.literal(2), game: id, version: count, config: configForm });

/** What is read of a header of the first format: what the match was. */
export const oldHeaderForm = v.object({
  necropole: v.literal(1),
  game: id,
  version: count,
  config: v.object({ mode: id, mission: v.nullable(id), seats: count }),
});

/** The header of a format that is not written yet. */
export const laterHeaderForm = v.object({ necropole: v.pipe(v.number(), v.integer(), v.minValue(3)) });

const answerForm = v.strictObject({ seat: seatForm, question: id, answer: id, revision: count });
const reseedForm = v.strictObject({ reseed: seed, unknownTo, by: v.nullable(seatForm), revision: count });
const overrideForm = v.strictObject({ override: path, value: json, revision: count });
const person = v.pipe(v.string(), v.maxLength(LIMITS.person), v.check(isTame));
const reseatForm = v.strictObject({
  reseat: v.pipe(v.array(person), v.minLength(1), v.maxLength(LIMITS.seats)),
  revision: count,
});
const outcomeForm = v.strictObject({ outcome: id, hash });
const hashForm = v.strictObject({ hash });

/** A line of a file, as its form says. */
export type FileLine =
  | v.InferOutput<typeof answerForm>
  | v.InferOutput<typeof reseedForm>
  | v.InferOutput<typeof overrideForm>
  | v.InferOutput<typeof reseatForm>
  | v.InferOutput<typeof outcomeForm>
  | v.InferOutput<typeof hashForm>;

const lineForms = {
  seat: answerForm,
  reseed: reseedForm,
  override: overrideForm,
  reseat: reseatForm,
  outcome: outcomeForm,
  hash: hashForm,
} as const;

/** What a line of a file says; `null` when it has no form that we know. */
export function lineOf(value: object): FileLine | null {
  for (const [key, form] of Object.entries(lineForms))
    if (Object.hasOwn(value, key)) return v.is(form, value) ? value : null;
  return null;
}

// ── Saved matches ───────────────────────────────────────────────────────────────────────────────────────────────────

const savedAnswer = v.looseObject({
  kind: v.literal('answer'),
  seat: seatForm,
  question: id,
  answer: id,
  value: v.unknown(),
  team: v.pipe(seats, v.minLength(1)),
  sealed: v.boolean(),
  informed: v.boolean(),
});

const savedLine = v.variant('kind', [
  savedAnswer,
  v.looseObject({ kind: v.literal('reseed'), seed, unknownTo, by: v.nullable(seatForm) }),
  v.looseObject({ kind: v.literal('override'), path, value: v.unknown() }),
  v.looseObject({ kind: v.literal('reseat') }),
]);

const savedRest = v.looseObject({
  number: count,
  line: count,
  phase: id,
  world: v.looseObject({}),
  board: v.looseObject({}),
  streams: v.looseObject({}),
  hash,
  told: count,
  asked: v.pipe(v.array(count), v.maxLength(LIMITS.seats)),
});

/** A match as it was saved. What each list holds more than this is for later versions to say. */
export const savedForm = v.looseObject({
  game: id,
  version: count,
  config: configForm,
  lines: v.pipe(v.array(savedLine), v.maxLength(LIMITS.lines)),
  rests: v.pipe(v.array(savedRest), v.minLength(1), v.maxLength(LIMITS.lines)),
  told: v.array(v.looseObject({ type: id, cite: name, params: v.looseObject({}), line: count })),
  epoch: count,
  handmade: v.optional(v.boolean()),
  undone: v.optional(v.array(savedAnswer)),
  lastTeam: v.optional(v.pipe(v.array(name), v.maxLength(LIMITS.seats))),
});

/** What is wrong with the form of a value, in words for developers; `null` when nothing is. */
export function formFault(form: v.GenericSchema, value: unknown, what: string): string | null {
  const found = v.safeParse(form, value, { abortEarly: true });
  if (found.success) return null;
  const [issue] = found.issues;
  const where = (v.getDotPath(issue) ?? what).slice(0, LIMITS.name);
  return `${isTame(where) ? where : what} has another form than it should`;
}
