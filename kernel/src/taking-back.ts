/** Taking answers back, and giving them again. */
import { answer, OK, refuse, remark, repeat } from './answering.ts';
import { type Course, NONE } from './course.ts';
import type { AnswerLine, Line } from './history.ts';
import type { Reply } from './question.ts';
import type { Seat } from './secrets.ts';
import type { Shape } from './shape.ts';
import { standAt } from './standing.ts';

/** May these seats take their last answer back: freely, by consent, or not at all? */
export function undoable<S extends Shape>(course: Course<S>, seats: readonly Seat[]): 'free' | 'consent' | null {
  const at = lastAnswerOf(course, seats);
  if (at < 0 || course.light) return null;
  const line = course.lines[at] as AnswerLine;
  return isPending(course, line) || (at === course.lines.length - 1 && !line.informed) ? 'free' : 'consent';
}

function lastAnswerOf<S extends Shape>({ lines, base }: Course<S>, seats: readonly Seat[]): number {
  for (let at = lines.length - 1; at >= (base?.line ?? 0); at--) {
    const line = lines[at] as Line;
    if (line.kind === 'answer' && line.team.some((seat) => seats.includes(seat))) return at;
  }
  return -1;
}

/** The sealed answers that wait for the others. */
export function pendingOf<S extends Shape>({ request, sealed }: Course<S>): readonly AnswerLine[] {
  return request?.type === 'all' ? sealed.filter((line) => line !== null) : NONE;
}

/** Is this a sealed answer that waits for the others? */
export function isPending<S extends Shape>(course: Course<S>, line: Line): boolean {
  return course.request?.type === 'all' && course.sealed.some((sealed) => sealed === line);
}

/** Takes the last answer of these seats back: freely, or by consent with new dice. */
export function undo<S extends Shape>(
  course: Course<S>,
  seats: readonly Seat[],
  consent?: { readonly seed: string },
): Reply<S> {
  const kind = undoable(course, seats);
  if (kind === null) return refuse('nothing-to-undo');
  if (kind === 'consent' && consent === undefined) return refuse('needs-consent');
  const at = lastAnswerOf(course, seats);
  const line = course.lines[at] as AnswerLine;
  const undone = [...course.undone, line];
  if (isPending(course, line)) {
    const last = at === course.lines.length - 1;
    const reply = retract(course, line.seat);
    if (last) course.undone = undone;
    return reply;
  }
  standBefore(course, at);
  if (kind === 'free') course.undone = undone;
  else if (consent !== undefined)
    return remark(course, { kind: 'reseed', seed: consent.seed, unknownTo: [], by: line.seat });
  return OK;
}

/**
 * Takes the last answer of these seats back, whatever came of it, with the same dice and cards to come: for whoever learns, and
 * plays for nothing.
 */
export function rewind<S extends Shape>(course: Course<S>, seats: readonly Seat[]): Reply<S> {
  if (undoable(course, seats) !== 'consent') return undo(course, seats);
  standBefore(course, lastAnswerOf(course, seats));
  return OK;
}

/** Stands before the line `at`. Who held which seat is never forgotten, whatever is taken back. */
function standBefore<S extends Shape>(course: Course<S>, at: number): void {
  const reseats = course.lines.slice(at + 1).filter((later) => later.kind === 'reseat');
  standAt(course, at);
  course.lastTeam = NONE;
  course.undone = NONE;
  for (const reseat of reseats) remark(course, reseat);
}

/** May these seats give an answer again that was freely taken back? */
export function redoable<S extends Shape>({ undone }: Course<S>, seats: readonly Seat[]): boolean {
  return undone[undone.length - 1]?.team.some((seat) => seats.includes(seat)) === true;
}

/** Gives an answer again that was freely taken back. */
export function redo<S extends Shape>(course: Course<S>, seats: readonly Seat[]): Reply<S> {
  const line = course.undone[course.undone.length - 1];
  if (line === undefined || !redoable(course, seats)) return refuse('nothing-to-redo');
  const others = course.undone.slice(0, -1);
  const reply = answer(course, line.seat, line.answer);
  if (reply.ok) course.undone = others;
  return reply;
}

/** Takes a sealed answer back while the others are still out: they are not told, and their questions stand as before. */
export function retract<S extends Shape>(course: Course<S>, seat: Seat): Reply<S> {
  const at = lastAnswerOf(course, [seat]);
  const line = course.lines[at];
  if (course.light || line === undefined || !isPending(course, line)) return refuse('nothing-to-undo');
  const later = course.lines.slice(at + 1);
  course.retries = course.retries.slice();
  course.retries[seat] = (line.kind === 'answer' ? line.retries : 0) + 1;
  standAt(course, at, 'same');
  course.undone = NONE;
  for (const other of later) repeat(course, other);
  return OK;
}
