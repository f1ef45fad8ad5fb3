/** What the cards of the games tell whoever comes back, and where whoever comes first may begin. Pure: from matches and results. */
import type { CatalogueEntry } from '../app/catalogue.ts';
import { lessonsDone, nextLesson } from '../coach/lessons-done.ts';
import { isOver, type MatchMeta } from '../engine/records.ts';
import type { Result } from '../engine/results.ts';
import { progressBy } from '../record/tallying.ts';

/** What there is to tell of one game. */
export interface GameNews {
  /** The lesson that was begun and left: the step that comes next, and how many there are. */
  readonly lesson: { readonly id: string; readonly now: number; readonly of: number } | null;
  /** Where some of its lessons are behind, and none is under way: the next one, by its id. */
  readonly next: string | null;
  /** How many of its missions are won; `null` where none is, or there are none. */
  readonly won: { readonly missions: number; readonly of: number } | null;
}

/** The lesson of a game that is under way: the next step of it. */
function lessonOf(matches: readonly MatchMeta[]): GameNews['lesson'] {
  const begun = matches.flatMap((meta) =>
    meta.lesson === undefined || meta.replay || isOver(meta) ? [] : meta.lesson,
  );
  // What is behind may be played on for a while.
  const open = begun.find(({ done, of }) => done < of);
  return open === undefined ? null : { id: open.id, now: open.done + 1, of: open.of };
}

export function newsOf(
  { id, modes, lessons }: Pick<CatalogueEntry, 'id' | 'modes' | 'lessons'>,
  matches: readonly MatchMeta[],
  results: readonly Result[],
): GameNews {
  const missions = new Set(modes.flatMap((mode) => mode.missions));
  const progress = progressBy(
    results.filter(({ meta }) => meta.game === id),
    'mission',
  );
  const won = [...missions].filter((mission) => (progress.get(mission)?.won ?? 0) > 0).length;
  const lesson = lessonOf(matches.filter(({ game }) => game === id));
  const done = lessonsDone(id, matches, results);
  return {
    lesson,
    next: lesson !== null || done.size === 0 ? null : (nextLesson(lessons, done)?.id ?? null),
    won: won === 0 ? null : { missions: won, of: missions.size },
  };
}

/** The games whose lesson a newcomer may begin with; none for whoever has played here. */
export function firstLessons<E extends Pick<CatalogueEntry, 'lessons'>>(
  games: readonly E[],
  matches: readonly MatchMeta[],
  results: readonly Result[],
): readonly E[] {
  if (matches.length + results.length > 0) return [];
  return games.filter(({ lessons }) => lessons.length > 0);
}
