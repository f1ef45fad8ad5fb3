/** Standing elsewhere in the same history: from a rest point that is kept, or by playing the match again. */
import { beginBySetUp, beginInRest } from './beginning.ts';
import type { Course, Opening } from './course.ts';
import { followLine } from './following.ts';
import type { Fingerprint, Rest } from './history.ts';
import type { Shape } from './shape.ts';

/** Stands after `count` lines again: runs a phase anew from its rest point, feeding the answers since. */
export function standAt<S extends Shape>(course: Course<S>, count: number, opening: Opening = 'new'): void {
  needRest(course, count);
  course.rests.cutAfter(count);
  course.lines.length = count;
  course.runFrom(course.rests.last as Rest<S>, opening);
}

/** Makes sure that the rest point is there which leads to the question after `line` lines. */
export function needRest<S extends Shape>(course: Course<S>, line: number): Rest<S> {
  const kept = course.rests.upTo(line);
  if (kept !== null) return kept;
  if (course.light) throw new Error('A light match keeps no rest points, unless it is to be forked');
  course.rests.kept.unshift(...playedAgain(course).rests.filter(({ number }) => number < firstNumber(course)));
  return course.rests.upTo(line) as Rest<S>;
}

function firstNumber<S extends Shape>({ rests }: Course<S>): number {
  return rests.kept[0]?.number ?? Number.POSITIVE_INFINITY;
}

/** Every rest point. */
export function allRests<S extends Shape>(course: Course<S>): readonly Rest<S>[] {
  const { kept, last } = course.rests;
  const all = (last?.number ?? 0) - (course.base?.number ?? 0) + 1;
  return kept.length < all ? playedAgain(course).rests : kept;
}

/** The fingerprints after all lines that ended a phase. */
export function fingerprintsOf<S extends Shape>(course: Course<S>): readonly Fingerprint[] {
  const known = course.rests.fingerprints(course.ended);
  if (known !== null) return known;
  course.rests.setFingerprints(playedAgain(course).fingerprints);
  return course.rests.fingerprints(course.ended) ?? [];
}

/** Plays a match again from its beginning: every rest point and every fingerprint comes by once more. */
function playedAgain<S extends Shape>(
  course: Course<S>,
): { rests: readonly Rest<S>[]; fingerprints: readonly Fingerprint[] } {
  const { game, config, base, lines } = course;
  const revision = (lines[base?.line ?? 0]?.revision ?? course.revision) - 1;
  const before = { lines, told: course.reports.told, revision };
  const keeping = { allRests: true };
  const again = base === null ? beginBySetUp(game, config, keeping) : beginInRest(game, config, base, before, keeping);
  again.rests.fingerprints(again.ended);
  for (const line of lines.slice(base?.line ?? 0)) {
    if (again.outcome !== null || followLine(again, line) !== null) {
      throw new Error(`This match cannot be played again by version ${game.version} of ${game.id}`);
    }
  }
  return { rests: again.rests.kept, fingerprints: again.rests.fingerprints(again.ended) ?? [] };
}
