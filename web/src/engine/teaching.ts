/** Lessons: their matches, what the pupil met in them, and how far each is. */
import { type Lesson, type Met, seatsOfPupil } from '@necropole/kernel';
import { Attendance, configOfPosition, Match } from '@necropole/kernel/app';
import { EngineProblem } from './problems.ts';
import type { LessonMark } from './records.ts';
import type { SeatPlan } from './seats.ts';
import type { Shelf } from './shelf.ts';

export class Teaching {
  private readonly shelf: Shelf;
  private readonly attendances = new Map<string, Attendance>();

  constructor(shelf: Shelf) {
    this.shelf = shelf;
  }

  /** Begins the match of a lesson, with bots where the pupil does not sit, and gives its id. */
  async lesson(game: string, id: string, title = ''): Promise<string> {
    const played = await this.shelf.game(game, { position: id });
    const lesson = played.learning?.lessons.find((one) => one.id === id);
    const config = lesson === undefined ? null : configOfPosition(played, id, lesson.seed);
    if (lesson === undefined || config === null) throw noLesson(id);
    const own = seatsOfPupil(lesson);
    const seats = Array.from(
      { length: config.seats },
      (_, seat): SeatPlan => (own.includes(seat) ? { by: 'me' } : { by: 'bot', bot: 'normal' }),
    );
    const mark: LessonMark = { id, done: 0, of: lesson.steps.length, read: [], left: false };
    return (await this.shelf.add(Match.start(played, config), { seats, title, lesson: mark })).meta.id;
  }

  /** What the pupil of a lesson was asked, answered and was told so far. */
  async attended(id: string): Promise<readonly Met[]> {
    const { match, meta } = await this.shelf.find(id);
    const lesson: Lesson | undefined = match.game.learning?.lessons.find((one) => one.id === meta.lesson?.id);
    if (lesson === undefined) throw noLesson(meta.lesson?.id ?? '');
    const known = this.attendances.get(id) ?? new Attendance(seatsOfPupil(lesson));
    this.attendances.set(id, known);
    return known.of(match);
  }

  /** Keeps how far a lesson is. */
  async markLesson(id: string, mark: LessonMark): Promise<void> {
    const live = await this.shelf.take(id, false);
    if (live.meta.lesson?.id !== mark.id) throw noLesson(mark.id);
    live.meta = { ...live.meta, lesson: mark };
    await this.shelf.keep(live);
  }
}

function noLesson(id: string): EngineProblem {
  return new EngineProblem({ kind: 'not-allowed', message: `there is no lesson "${id}"` });
}
