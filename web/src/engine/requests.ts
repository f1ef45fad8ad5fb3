/** The form of every request. What does not have it changes nothing, and gets a clear error. */
import { seatForm, tamed } from '@necropole/kernel/app';
import * as v from 'valibot';
import { EngineProblem, MOST_CHARACTERS } from './problems.ts';
import { type OperationName, operationNames, type RequestMessage } from './protocol.ts';
import { lessonForm, seatsForm } from './records.ts';

/** The most events that are looked at in one go. */
const MOST_FRAMES = 400;

/** What somebody or a file is called: as it looks, without what would turn it around or break its line. */
const title = v.pipe(v.string(), v.maxLength(200), v.transform(tamed));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(400));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000));
const since = v.optional(count);
const person = v.union([v.literal('me'), v.pipe(v.string(), v.regex(/^somebody:.{1,60}$/u))]);
const eyes = v.union([person, v.picklist(['everybody', 'all']), v.pipe(v.string(), v.regex(/^seat:\d{1,2}$/))]);
const yes = v.optional(v.boolean());
/** How somebody looks at what comes of what they ask for. */
const look = v.optional(v.object({ eyes, since: count, watched: v.nullable(v.picklist(['person', 'bot'])) }));
const file = v.pipe(v.string(), v.maxLength(MOST_CHARACTERS));

const newMatch = v.object({
  game: id,
  mode: id,
  mission: v.optional(v.nullable(id)),
  seats: seatsForm,
  // A choice of several may be none, and each of several is named in it.
  options: v.optional(v.record(id, v.pipe(v.string(), v.maxLength(400)))),
  seed: v.optional(id),
});

const forms: Readonly<Record<OperationName, v.GenericSchema<unknown, unknown[]>>> = {
  list: v.strictTuple([]),
  record: v.strictTuple([]),
  clearRecord: v.strictTuple([]),
  rename: v.strictTuple([id, title]),
  remove: v.strictTuple([id]),
  create: v.strictTuple([newMatch]),
  example: v.strictTuple([id, id, v.optional(title)]),
  lesson: v.strictTuple([id, id, v.optional(title)]),
  open: v.strictTuple([id, yes]),
  close: v.strictTuple([id]),
  state: v.strictTuple([id, eyes, since]),
  at: v.strictTuple([id, count, eyes, since]),
  frames: v.strictTuple([id, eyes, v.pipe(v.array(count), v.maxLength(MOST_FRAMES))]),
  history: v.strictTuple([id, eyes]),
  preview: v.strictTuple([id, seatForm, key]),
  overlay: v.strictTuple([id, seatForm, key]),
  attended: v.strictTuple([id]),
  markLesson: v.strictTuple([id, lessonForm]),
  summary: v.strictTuple([id]),
  hashes: v.strictTuple([id]),
  answer: v.strictTuple([id, seatForm, key, id, look]),
  think: v.strictTuple([id]),
  botStep: v.strictTuple([id, look]),
  reasons: v.strictTuple([id, eyes]),
  advise: v.strictTuple([id, seatForm]),
  explain: v.strictTuple([id, eyes, count]),
  retract: v.strictTuple([id, seatForm, look]),
  undo: v.strictTuple([id, person, yes, look]),
  redo: v.strictTuple([id, person, look]),
  rewind: v.strictTuple([id, person, look]),
  back: v.strictTuple([id, look]),
  reseat: v.strictTuple([id, seatsForm]),
  resign: v.strictTuple([id, person]),
  continueFrom: v.strictTuple([id, count, person, v.optional(seatsForm)]),
  rematch: v.strictTuple([id, yes]),
  toFile: v.strictTuple([id]),
  report: v.strictTuple([id]),
  fromFile: v.strictTuple([file, v.optional(title)]),
  exportAll: v.strictTuple([]),
  importAll: v.strictTuple([file]),
};

const envelope = v.object({
  request: v.pipe(v.number(), v.safeInteger()),
  operation: v.picklist(operationNames),
  given: v.pipe(v.array(v.unknown()), v.maxLength(6)),
});

/** A message as a request; throws what is wrong with it. */
export function readRequest(message: unknown): RequestMessage {
  const found = v.safeParse(envelope, message, { abortEarly: true });
  if (!found.success) throw wrong('the message', found.issues[0]);
  const { request, operation, given } = found.output;
  const checked = v.safeParse(forms[operation], given, { abortEarly: true });
  if (!checked.success) throw wrong(operation, checked.issues[0]);
  return { request, operation, given: checked.output };
}

function wrong(where: string, issue: v.BaseIssue<unknown>): EngineProblem {
  return new EngineProblem({
    kind: 'wrong-message',
    message: `${where} ${v.getDotPath(issue) ?? ''}: ${issue.message}`.slice(0, 300),
  });
}
