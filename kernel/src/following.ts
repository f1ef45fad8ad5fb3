/** Lines of the history: each is added, and what it says is done. A rule that throws leaves a course in the middle. */
import type { Course } from './course.ts';
import { Unforeseeable } from './foresight.ts';
import type { AnswerLine, Line, OverrideLine, RemarkLine, Rest } from './history.ts';
import { copyJson, type Json } from './json.ts';
import { setAt } from './override.ts';
import type { KernelRefusal, OpenQuestion, Option, Request } from './question.ts';
import type { Seat } from './secrets.ts';
import type { Shape } from './shape.ts';

/** The question that stands open to a seat. */
export function questionOf<S extends Shape>({ open }: Course<S>, seat: Seat): OpenQuestion<S> | null {
  for (const question of open) if (question.seat === seat) return question;
  return null;
}

/** The option of a key, among some. */
export function optionNamed<S extends Shape>(options: readonly Option<Json, S>[], key: string): Option<Json, S> | null {
  for (const option of options) if (option.key === key) return option;
  return null;
}

/** Answers a question with one of its allowed options. */
export function follow<S extends Shape>(course: Course<S>, question: OpenQuestion<S>, option: Option<Json, S>): void {
  const { seat, team, sealed, asking } = question;
  const line: AnswerLine = {
    kind: 'answer',
    seat,
    question: asking.key,
    answer: option.key,
    revision: course.revision,
    retries: course.retries[seat] ?? 0,
    value: option.value,
    team,
    sealed,
    informed: false,
  };
  if (team.length > 1) course.lastTeam = course.open.map((one) => `${one.seat}/${one.id}`);
  addLine(course, line);
  course.answers += 1;
  course.reports.informed = false;
  if (course.request?.type === 'all') seal(course, course.request, line);
  else course.take(seat, option.value);
  line.informed = course.reports.informed;
  course.lineTaken(line);
}

function addLine<S extends Shape>(course: Course<S>, line: Line): void {
  course.lines.push(line);
  course.reports.line = course.lines.length;
}

/** Keeps an answer sealed until all are in. */
export function seal<S extends Shape>(course: Course<S>, request: Request & { type: 'all' }, line: AnswerLine): void {
  course.sealed[request.asked.findIndex(({ seat }) => seat === line.seat)] = line;
  course.open = course.open.filter(({ seat }) => seat !== line.seat);
  if (course.open.length > 0) return;
  if (course.reports.foresight !== null) throw new Unforeseeable('sealed');
  course.reports.informed = true;
  const values = course.sealed.map((sealed) => sealed?.value ?? null);
  course.advance(values, []);
}

/** Puts a remark into the history, and carries it out. */
export function followRemark<S extends Shape>(course: Course<S>, remark: RemarkLine): void {
  const { request } = course;
  if (remark.kind === 'override') overrideAt(course, remark);
  else {
    addLine(course, remark);
    course.remark(remark);
    if (remark.kind === 'reseed' && request !== null)
      course.ask(
        request,
        course.sealed.filter((line) => line !== null),
      );
  }
  course.lineTaken(remark);
}

function overrideAt<S extends Shape>(course: Course<S>, remark: OverrideLine): void {
  const rest = course.rests.last as Rest<S>;
  const world = course.game.copy(rest.world);
  setAt(world, remark.path, copyJson(remark.value));
  addLine(course, remark);
  const corrected = { ...rest, number: rest.number + 1, line: course.lines.length, world };
  course.rests.kept.push(corrected);
  course.runFrom(corrected, 'new');
}

/** Does again what a line of a history says, by its keys. */
export function followLine<S extends Shape>(course: Course<S>, line: Line): KernelRefusal['key'] | null {
  if (line.kind !== 'answer') {
    countUpTo(course, line);
    followRemark(course, { ...line, revision: course.revision });
    return null;
  }
  const question = questionOf(course, line.seat);
  if (question === null || question.asking.key !== line.question) return 'stale-question';
  const option = optionNamed(question.allowed, line.answer);
  if (option === null) return 'unknown-answer';
  countUpTo(course, line);
  follow(course, question, option);
  return null;
}

/** What was taken back between two lines of a history is not in it, but its revisions are not given away again. */
export function countUpTo<S extends Shape>(course: Course<S>, line: Line): void {
  course.revision = Math.max(course.revision, line.revision);
  if (line.kind === 'answer' && course.revision === line.revision) course.retries[line.seat] = line.retries;
}
