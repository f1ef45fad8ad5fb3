/**
 * A guided first match: a position, and a few steps that wait for something, point at something and say one new thing.
 *
 * How one is written. Choose a position in which the first turn shows what the game is about, and a seed with which its dice
 * and deals teach well. Write six to nine steps in the order in which a turn brings them: first the aim (`read`), then what
 * the pupil does (a pattern of answers), and what happens then (`watch` an event). A task is a pattern, never a script: every
 * legal answer stays open, and the step waits for the next answer that fits. Where the task may be out of reach, `lead` says
 * what leads to it. What happens rarely is no step: it is a `later` note. `lessonConformance(game)` then sends pupils through
 * it, good and contrary ones: it finds steps that cannot be reached, that point at nothing, and words that are too long.
 */
import type { Bilingual, Position } from '../rulebook.ts';
import type { Seat } from '../secrets.ts';
import type { Shape } from '../shape.ts';

/** Options of a question: `*` in a key stands for anything; `fact` is a fact that must stand beside the option. */
export interface OptionMatch {
  readonly key: string;
  readonly fact?: string;
}

/** What some parameters of a question or an event are to be. */
export interface ParamsMatch {
  readonly [name: string]: string | number | boolean;
}

/**
 * When something is the case: a question is asked, or one of several (with such an option, and `once` that step was done),
 * something was told, another step is over.
 */
export type Moment =
  | {
      readonly question: string | readonly string[];
      readonly params?: ParamsMatch;
      readonly offers?: OptionMatch;
      readonly once?: string;
    }
  | { readonly event: string; readonly params?: ParamsMatch }
  | { readonly after: string };

/**
 * What the lamp falls on: a thing of the scene, what an option points at, what a parameter of the event names, or what the
 * event marks by its row of signs.
 */
export type Target =
  | { readonly ref: string }
  | { readonly option: OptionMatch }
  | { readonly param: string }
  | { readonly marked: true };

/** What the coach says: at most 24 signs, and 120. */
export interface Says {
  readonly title: Bilingual;
  readonly text: Bilingual;
}

/** The same in both languages. */
export function both(fr: string, en: string): Bilingual {
  return { fr, en };
}

/** A title, and what is said below it. */
export function says(title: Bilingual, text: Bilingual): Says {
  return { title, text };
}

/** What is learnt by a step or a note, in at most 22 signs, for the list at the end: "shooting". */
export interface Learnt {
  readonly symbol: string;
  readonly name: Bilingual;
}

/** One new thing. */
export interface LessonStep {
  readonly id: string;
  readonly when: Moment;
  readonly say: Says;
  /** The beam falls on the first, or on all where they stand beside the board. */
  readonly point: readonly Target[];
  /**
   * What the pupil is to answer; `watch`: an event is told, and held until it is read; `read`: go on when it is read.
   * Both are read by pressing "Next" and, if not, by giving the next answer.
   */
  readonly task: OptionMatch | 'watch' | 'read';
  /** Answers that lead to the task while it is not offered yet, the best first. */
  readonly lead?: readonly OptionMatch[];
  /** What ends it: by default an answer that fits the task, or that it was read. */
  readonly done?: Moment;
  /** What is said when another answer is given; else a general sentence. The lesson goes on either way. */
  readonly otherwise?: readonly { readonly when: OptionMatch; readonly say: Says }[];
  /** How many own answers the step waits before it is put off; 6 if left out. */
  readonly patience?: number;
  readonly learnt: Learnt;
  /** The rules that it teaches. */
  readonly teaches: readonly string[];
}

/** What is said once, in any match, when it first happens, to whomever: it speaks of nobody's own. */
export interface LaterNote {
  readonly id: string;
  readonly on: Moment;
  readonly say: Says;
  readonly point: readonly Target[];
  readonly learnt: Learnt;
  readonly teaches: readonly string[];
}

/** A guided first match, in the position that its id names. */
export interface Lesson<S extends Shape = Shape> {
  readonly id: string;
  readonly title: Bilingual;
  readonly minutes: number;
  readonly position: Position<S>;
  /** With which dice and deals teach well. */
  readonly seed: string;
  /** Where the pupil sits; bots sit elsewhere, unless `seats` says that the pupil does too. */
  readonly seat: Seat;
  readonly seats?: readonly Seat[];
  /** Six to nine. */
  readonly steps: readonly LessonStep[];
  readonly later: readonly LaterNote[];
}

/** The seats at which the pupil sits. */
export function seatsOfPupil({ seat, seats = [seat] }: Pick<Lesson, 'seat' | 'seats'>): readonly Seat[] {
  return seats;
}
