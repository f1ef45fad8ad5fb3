/**
 * Answers to the open questions, and the remarks that stand between them: taken or refused. Each is whole or not at all:
 * a rule that throws leaves everything as it was.
 */
import { type Course, NONE } from './course.ts';
import { countUpTo, follow, followRemark, optionNamed, questionOf, seal } from './following.ts';
import { Unforeseeable } from './foresight.ts';
import { type AnswerLine, type Line, questionId, type RemarkLine } from './history.ts';
import type { Json } from './json.ts';
import type { KernelRefusal, OpenQuestion, Option, Reply } from './question.ts';
import type { Seat } from './secrets.ts';
import type { Shape } from './shape.ts';
import { standAt } from './standing.ts';

export const OK: { readonly ok: true } = { ok: true };
const REPEATED: { readonly ok: true; readonly repeated: true } = { ok: true, repeated: true };

type PlainRefusal = Exclude<KernelRefusal, { readonly answer: string } | { readonly message: string }>['key'];

/** The kernel's own no. */
export function refuse(key: PlainRefusal): { readonly ok: false; readonly refusal: KernelRefusal } {
  return { ok: false, refusal: { key } };
}

/** Takes the answer of a seat. Only `{ ok: true }` has changed anything. */
export function answer<S extends Shape>(course: Course<S>, seat: Seat, key: string, id?: string): Reply<S> {
  const question = course.outcome === null ? questionOf(course, seat) : null;
  if (question === null || (id !== undefined && id !== question.id)) return notOpen(course, seat, key, id);
  const option = optionNamed(question.allowed, key);
  if (option === null) return notAllowed(question, key);
  return accept(course, question, option);
}

/** The question is not open, or not any more: an answer that was taken already is recognised. */
function notOpen<S extends Shape>(course: Course<S>, seat: Seat, key: string, id: string | undefined): Reply<S> {
  const taken = id === undefined ? null : takenAs(course, seat, id);
  if (taken !== null) return taken.answer === key ? REPEATED : refuse('already-answered');
  if (course.outcome !== null) return refuse('match-over');
  if (id !== undefined && course.lastTeam.includes(`${seat}/${id}`)) return refuse('already-answered');
  if (questionOf(course, seat) !== null) return refuse('stale-question');
  const sealed = course.request?.type === 'all' && course.request.asked.some((asked) => asked.seat === seat);
  return refuse(sealed ? 'already-answered' : 'not-your-question');
}

function takenAs<S extends Shape>({ lines }: Course<S>, seat: Seat, id: string): AnswerLine | null {
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as Line;
    if (line.kind === 'answer' && line.seat === seat && questionId(line.revision, line.retries) === id) return line;
  }
  return null;
}

function notAllowed<S extends Shape>(question: OpenQuestion<S>, key: string): Reply<S> {
  const refusal = optionNamed(question.options, key)?.refusal;
  if (refusal === undefined) return { ok: false, refusal: { key: 'unknown-answer', answer: key } };
  return { ok: false, refusal, option: key };
}

function accept<S extends Shape>(course: Course<S>, question: OpenQuestion<S>, option: Option<Json, S>): Reply<S> {
  if (!course.light) {
    return attempt(course, () => {
      course.undone = NONE;
      follow(course, question, option);
    });
  }
  if (course.forkable) follow(course, question, option);
  else acceptLightly(course, question, option);
  return OK;
}

/** No line is kept, and nothing is noted: the fastest way to the next question. */
function acceptLightly<S extends Shape>(
  course: Course<S>,
  { seat }: OpenQuestion<S>,
  { value }: Option<Json, S>,
): void {
  course.answers += 1;
  const { request } = course;
  if (request?.type === 'all') seal(course, request, sealedLine(seat, value));
  else course.take(seat, value);
}

function sealedLine(seat: Seat, value: Json): AnswerLine {
  const keys = { question: '', answer: '', revision: 0, retries: 0 };
  return { kind: 'answer', seat, ...keys, value, team: [seat], sealed: true, informed: false };
}

/** Does something whole, or not at all. */
function attempt<S extends Shape>(course: Course<S>, change: () => void): Reply<S> {
  const { undone, lastTeam } = course;
  const { revision, retries } = course;
  const before = course.lines.length;
  try {
    change();
  } catch (error) {
    if (error instanceof Unforeseeable) throw error;
    course.revision = revision;
    course.retries = retries;
    standAt(course, before, 'same');
    course.undone = undone;
    course.lastTeam = lastTeam;
    const message = error instanceof Error ? error.message : `${error}`;
    return { ok: false, refusal: { key: 'rule-error', message } };
  }
  return OK;
}

/** A remark that is not in the history yet. */
export type Remark = {
  [K in RemarkLine['kind']]: Omit<RemarkLine & { readonly kind: K }, 'revision'>;
}[RemarkLine['kind']];

/** Puts a remark into the history: new streams, a value corrected by hand, others in the seats. */
export function remark<S extends Shape>(course: Course<S>, line: Remark): Reply<S> {
  if (course.request === null) return refuse('match-over');
  if (line.kind === 'override' && course.rests.last?.line !== course.lines.length) return refuse('not-at-rest');
  return attempt(course, () => {
    if (line.kind !== 'reseat') course.undone = NONE;
    followRemark(course, { ...line, revision: course.revision } as RemarkLine);
  });
}

/** Does again what a line of a history says, by its keys. */
export function repeat<S extends Shape>(course: Course<S>, line: Line): Reply<S> {
  if (line.kind !== 'answer') {
    countUpTo(course, line);
    return remark(course, line);
  }
  const question = questionOf(course, line.seat);
  if (question !== null && question.asking.key !== line.question) return refuse('stale-question');
  const option = question && optionNamed(question.allowed, line.answer);
  if (question === null || option === null) return answer(course, line.seat, line.answer);
  return attempt(course, () => {
    course.undone = NONE;
    countUpTo(course, line);
    follow(course, question, option);
  });
}
