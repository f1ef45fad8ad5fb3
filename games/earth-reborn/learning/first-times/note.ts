/** How a note is written that is said once, when something first happens. */
import type { Bilingual, LaterNote, Learnt, Target } from '@necropole/kernel';
import type { Er } from '../../shape.ts';

/** What the lamp falls on: what a parameter of the event names, what the event marks, a thing of the scene, or nothing. */
export const at = (param: string): readonly Target[] => [{ param }];
export const marked: readonly Target[] = [{ marked: true }];
export const thing = (ref: string): readonly Target[] => [{ ref }];
export const nothing: readonly Target[] = [];

/** When this is told for the first time. */
export function when(
  event: keyof Er['events'] & string,
  [title, text]: readonly [title: Bilingual, text: Bilingual],
  point: readonly Target[],
  learnt: Learnt,
  teaches: readonly string[],
): LaterNote {
  return { id: event, on: { event }, say: { title, text }, point, learnt, teaches };
}

/** A thing that is learnt, for the list at the end. */
export function learnt(symbol: string, fr: string, en: string): Learnt {
  return { symbol, name: { fr, en } };
}
