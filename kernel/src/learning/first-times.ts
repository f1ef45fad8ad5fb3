/** What is said once, in any match, when it first happens. */
import type { Learning } from './index.ts';
import type { LaterNote } from './lesson.ts';
import { type Asked, type Heard, hears, isAsked } from './pupil.ts';

/** A note whose moment has come, and what was told, if it waits for that. */
export interface Noted {
  readonly note: LaterNote;
  readonly heard: Heard | null;
}

/** All such notes of a game: its own, and those of its lessons that wait for something else. */
export function notesOf({ firstTimes = [], lessons }: Pick<Learning, 'firstTimes' | 'lessons'>): readonly LaterNote[] {
  const all = [...firstTimes, ...lessons.flatMap(({ later }) => later)];
  return all.filter((note, i) => all.findIndex((one) => isSame(one, note)) === i);
}

function isSame(one: LaterNote, other: LaterNote): boolean {
  return one.id === other.id || ('event' in one.on && 'event' in other.on && one.on.event === other.on.event);
}

/** The first of these notes whose moment has come, of what was told or is asked now, and that nobody has read. */
export function firstMet(
  notes: readonly LaterNote[],
  told: readonly Heard[],
  asked: Asked | null,
  read: ReadonlySet<string>,
): Noted | null {
  const unread = notes.filter(({ id }) => !read.has(id));
  for (const heard of told) {
    const note = unread.find(({ on }) => 'event' in on && hears(on, heard));
    if (note !== undefined) return { note, heard };
  }
  const note = unread.find(({ on }) => 'question' in on && asked !== null && isAsked(on, asked));
  return note === undefined ? null : { note, heard: null };
}
