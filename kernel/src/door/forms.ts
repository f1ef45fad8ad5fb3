/** The forms of what comes from outside. Whatever has passed them is trusted behind the door. */
import * as v from 'valibot';
import type { Json } from '../json.ts';
import { LIMITS } from './limits.ts';
import { seatForm } from './seat.ts';
import { isSafeKey, isTame, unwelcome } from './welcome.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const name = v.pipe(v.string(), v.maxLength(LIMITS.name), v.check(isTame), v.check(isSafeKey));
const id = v.pipe(name, v.minLength(1));
/** Somebody may have typed it: any characters. */
const seed = v.pipe(v.string(), v.maxLength(LIMITS.seed));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,64}$/));

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
  seats: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LIMITS.seats)),
  options: v.record(id, name),
  seed,
  chosen: v.exactOptional(v.literal(true)),
  position: v.exactOptional(id),
});

/** The first line of a file. What stands beside these is for others to read. */
export const headerForm = v.looseObject({ necropole: v.literal(2), game: id, version: count, config: configForm });

/** The header of a file of the first format. */
export const oldHeaderForm = v.looseObject({ necropole: v.literal(1), game: id, version: count, config: configForm });

/** An answer in a file of the first format. */
export const oldAnswerForm = v.object({ seat: seatForm, question: id, answer: id });

/** The header of a format that is not written yet. */
export const laterHeaderForm = v.object({ necropole: v.pipe(v.number(), v.safeInteger(), v.minValue(3)) });

const answerForm = v.strictObject({
  seat: seatForm,
  question: id,
  answer: id,
  revision: count,
  retries: v.exactOptional(count),
});
const reseedForm = v.strictObject({ reseed: seed, unknownTo, by: v.nullable(seatForm), revision: count });
const overrideForm = v.strictObject({ override: path, value: json, revision: count });
const person = v.pipe(v.string(), v.maxLength(LIMITS.person), v.check(isTame));
const persons = v.pipe(v.array(person), v.minLength(1), v.maxLength(LIMITS.seats));
const reseatForm = v.strictObject({ reseat: persons, revision: count });
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
  revision: count,
  retries: count,
  value: v.unknown(),
  team: v.pipe(seats, v.minLength(1)),
  sealed: v.boolean(),
  informed: v.boolean(),
});

const savedLine = v.variant('kind', [
  savedAnswer,
  v.looseObject({ kind: v.literal('reseed'), revision: count, seed, unknownTo, by: v.nullable(seatForm) }),
  v.looseObject({ kind: v.literal('override'), revision: count, path, value: v.unknown() }),
  v.looseObject({ kind: v.literal('reseat'), revision: count, holders: persons }),
]);

const word = v.pipe(v.number(), v.safeInteger());
const stream = v.union([
  v.strictObject({ key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), at: count }),
  v.strictTuple([word, word, word, word]),
  v.strictObject({ script: v.array(count), at: count }),
]);

const rest = {
  number: count,
  line: count,
  phase: id,
  world: v.looseObject({}),
  streams: v.object({ dice: stream, deal: stream }),
  told: count,
};
const toldForm = v.array(v.looseObject({ type: id, cite: name, params: v.looseObject({}), line: count }));

/** A match as it was saved. */
export const savedForm = v.looseObject({
  format: v.literal(2),
  game: id,
  version: count,
  config: configForm,
  board: v.looseObject({}),
  rest: v.object(rest),
  lines: v.pipe(v.array(savedLine), v.maxLength(LIMITS.lines)),
  told: toldForm,
  marks: v.pipe(v.array(v.strictObject({ line: count, hash })), v.minLength(1), v.maxLength(LIMITS.lines)),
  revision: count,
  retries: v.pipe(v.array(count), v.maxLength(LIMITS.seats)),
  base: v.nullable(v.object({ ...rest, board: v.looseObject({}) })),
  undone: v.array(savedAnswer),
  lastTeam: v.pipe(v.array(name), v.maxLength(LIMITS.seats)),
});

/** What is read of a match that was saved in the first format: its last rest point, and what led there. */
export const oldSavedForm = v.looseObject({
  game: id,
  version: count,
  config: configForm,
  lines: v.pipe(v.array(v.looseObject({ kind: id })), v.maxLength(LIMITS.lines)),
  rests: v.pipe(
    v.array(
      v.looseObject({
        number: count,
        line: count,
        phase: id,
        world: v.looseObject({}),
        board: v.looseObject({}),
        told: count,
      }),
    ),
    v.minLength(1),
    v.maxLength(LIMITS.lines),
  ),
  told: toldForm,
});

/** What is wrong with the form of a value, in words for developers; `null` when nothing is. */
export function formFault(form: v.GenericSchema, value: unknown, what: string): string | null {
  const found = v.safeParse(form, value, { abortEarly: true });
  if (found.success) return null;
  const [issue] = found.issues;
  const where = (v.getDotPath(issue) ?? what).slice(0, LIMITS.name);
  return `${isTame(where) ? where : what} has another form than it should`;
}
