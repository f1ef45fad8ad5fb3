/** What a game brings so that it can be learnt: one page, lessons, and what each sign and word means. Data: nothing here draws. */
import type { Bilingual } from '../rulebook.ts';
import type { Shape } from '../shape.ts';
import type { HowToPlay } from './how-to-play.ts';
import type { GlossaryEntry, LegendEntry } from './legend.ts';
import type { LaterNote, Lesson } from './lesson.ts';

export * from './first-times.ts';
export * from './how-to-play.ts';
export * from './legend.ts';
export * from './lesson.ts';
export * from './pupil.ts';

/** How a reason is said, of anybody's answer: a few words that go on where "it" stands before them. At most 80 signs each. */
export interface ReasonWords {
  readonly better: Bilingual;
  readonly worse: Bilingual;
}

/** How a chapter of the rules begins that no panel of "How to play" is about: a sentence of at most 110 signs, and signs of the legend. */
export interface Opening {
  /** A rule of the chapter. */
  readonly cite: string;
  readonly text: Bilingual;
  readonly symbols: readonly string[];
}

/** All that teaches a game. It is fetched when somebody wants to learn. */
export interface Learning<S extends Shape = Shape> {
  /** How to play, on one page; `null` where nobody has drawn it. */
  readonly howToPlay: HowToPlay<S> | null;
  readonly lessons: readonly Lesson<S>[];
  /** By what stands on the board and on cards: what each sign means. */
  readonly legend: readonly LegendEntry[];
  readonly glossary: readonly GlossaryEntry[];
  /** By the terms of its bots' judgement: what an answer is good for, or costs, as a person would say it. */
  readonly reasons?: { readonly [term: string]: ReasonWords };
  /** What is said once, in any match, besides what the lessons say so. */
  readonly firstTimes?: readonly LaterNote[];
  /** For the chapters that no panel is about. */
  readonly openings?: readonly Opening[];
}
