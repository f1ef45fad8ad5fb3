/** Which lessons of a game were followed to their end in this browser, and which comes next. Pure: from matches and results. */
import type { MatchMeta } from '../engine/records.ts';
import type { Result } from '../engine/results.ts';

/** By their ids. A result outlives its match. */
export function lessonsDone(
  game: string,
  matches: readonly MatchMeta[],
  results: readonly Result[],
): ReadonlySet<string> {
  const own = [...matches, ...results.map(({ meta }) => meta)].filter((meta) => meta.game === game && !meta.replay);
  return new Set(own.flatMap(({ lesson }) => (lesson !== undefined && lesson.done >= lesson.of ? [lesson.id] : [])));
}

/** The first that is still to be done; `null` once all are. */
export function nextLesson<L extends { readonly id: string }>(
  lessons: readonly L[],
  done: ReadonlySet<string>,
): L | null {
  return lessons.find(({ id }) => !done.has(id)) ?? null;
}
