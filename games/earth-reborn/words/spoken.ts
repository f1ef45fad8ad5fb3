/** What each words file must say: the parts of the shape, so that a missing sentence is a compile error. */
import type { Words } from '@necropole/kernel';
import type { Er } from '../shape.ts';

/** The names of the game, its modes, and how a match may end. */
export type TitleWords = Pick<Words<Er>, 'title' | 'about' | 'modes' | 'missions' | 'roles' | 'options' | 'outcomes'>;
export type QuestionWords = Words<Er>['questions'];
export type AnswerWords = Words<Er>['answers'];
export type CountedWords = NonNullable<Words<Er>['counted']>;
export type FactWords = Words<Er>['facts'];
export type RefusalWords = Words<Er>['refusals'];
export type EventWords = Words<Er>['events'];

/** The words of a chapter that brings its own questions, answers, facts, refusals and events. */
export type QuestionsOf<Q> = Pick<QuestionWords, keyof Q & keyof QuestionWords>;
export type AnswersOf<V extends string> = Pick<AnswerWords, V & keyof AnswerWords>;
export type FactsOf<F> = Pick<FactWords, keyof F & keyof FactWords>;
export type RefusalsOf<R> = Pick<RefusalWords, keyof R & keyof RefusalWords>;
export type EventsOf<E> = Pick<EventWords, keyof E & keyof EventWords>;

/** Is it the name of a square, as in `d4`? */
export function isSquare(name: string): boolean {
  return /^[a-z]\d+(\.\d+)?$/.test(name);
}

/** A section as in `order-12.3`: the tile, and which of its four sections. */
export function sectionParts(name: string): { readonly tile: string; readonly section: number } {
  const [tile = '', section = '1'] = name.split('.');
  return { tile, section: Number(section) };
}
