/** Other matches that stand where this one stood, and share nothing with it that can change. */
import { Course, type MatchKeeping } from './course.ts';
import type { Branch, BranchRemark, Fed, Line, Rest } from './history.ts';
import { startFrom } from './history.ts';
import { knowers, type Seat } from './secrets.ts';
import type { Shape } from './shape.ts';
import { needRest } from './standing.ts';
import { isPending } from './taking-back.ts';

/** Another course that stands after the same lines, or after the first of them. */
export function branch<S extends Shape>(course: Course<S>, how: Branch): Course<S> {
  const { light = course.light, redeal, streams } = how;
  const count = how.line ?? course.lines.length;
  const rest = needRest(course, count);
  const other = newFrom(course, rest, { light });
  other.base = course.base;
  other.lines.push(...course.lines.slice(0, count));
  if (!light) {
    other.rests.takeOver(course.rests, count);
    other.rests.cutAfter(rest.line);
    other.revision = course.lines[count]?.revision ?? course.revision;
    other.retries = retriesAt(course, count);
    other.reports.told.push(...course.reports.told.slice(0, rest.told));
  }
  const remark: BranchRemark = { kind: 'branch', ...(redeal ? { redeal } : {}), ...(streams ? { streams } : {}) };
  const before = course.branched.filter(({ line }) => line <= count);
  other.branched = redeal || streams ? [...before, { line: count, remark }] : before;
  other.runFrom(rest, 'same');
  return other;
}

function newFrom<S extends Shape>({ game, config }: Course<S>, rest: Rest<S>, keeping: MatchKeeping): Course<S> {
  return new Course(game, config, startFrom(game, rest), keeping);
}

/** How often sealed answers had been taken back after so many lines: the answers that came next say so. */
function retriesAt<S extends Shape>({ lines, revision, retries }: Course<S>, count: number): number[] {
  const open = lines[count]?.revision ?? revision;
  const then = open === revision ? retries.slice() : [];
  for (let at = lines.length - 1; at >= count; at--) {
    const line = lines[at] as Line;
    if (line.kind === 'answer' && line.revision === open) then[line.seat] = line.retries;
  }
  return then;
}

/** A light course at the same question, with what these seats may not know dealt again. */
export function fork<S extends Shape>(course: Course<S>, seats: readonly Seat[], seed: string): Course<S> {
  const rest = needRest(course, course.lines.length);
  const since = course.linesSince(rest.line);
  const isOwn = (line: Fed): boolean => line.kind !== 'answer' || !isPending(course, line) || seats.includes(line.seat);
  const fed: Fed[] = since.filter(isOwn);
  const hidden = since.length - fed.length;
  const redeal = { mask: knowers(...seats), seed, memory: course.deals.at(course) };
  fed.push({ kind: 'branch', redeal, streams: `${seed}/streams` });
  const { game, config, answers } = course;
  const other = new Course(game, { ...config, seed }, startFrom(game, rest), { light: true });
  other.answers = answers - hidden;
  other.advance(undefined, fed);
  return other;
}
