/** Where the stepper of an answer that is a number begins. */
import type { SeenQuestion } from '@necropole/kernel/app';
import type { Numbered } from './answers.ts';

/** The place of the number to begin with: the wanted one; of what is shared out, as much as for each that is left; else the one that the game lists first. */
export function startOf(numbers: readonly Numbered[], wanted: string | null, sharing: SeenQuestion['sharing']): number {
  const share = sharing === undefined ? Number.NaN : Math.ceil(sharing.left / sharing.next.length);
  const placeOf = (is: (one: Numbered) => boolean): number => numbers.findIndex(is);
  const place = placeOf(({ option }) => option.key === wanted);
  const found = place < 0 ? placeOf(({ number }) => number === share) : place;
  return Math.max(0, found < 0 ? placeOf(({ isUsual }) => isUsual) : found);
}

type Typed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** A key by itself: with the others it is the browser's. */
export function isPlain({ ctrlKey, metaKey, altKey }: Typed): boolean {
  return !ctrlKey && !metaKey && !altKey;
}

/** What a key makes of the place: plus and minus step, a digit is the number itself where only numbers are asked for; `null`: nothing. */
export function stepTo(numbers: readonly Numbered[], place: number, typed: Typed, digits: boolean): number | null {
  const { key } = typed;
  if (!isPlain(typed)) return null;
  const to = { '+': place + 1, '=': place + 1, '-': place - 1 }[key];
  if (to !== undefined) return Math.max(0, Math.min(numbers.length - 1, to));
  if (!digits || !/^\d$/.test(key)) return null;
  const found = numbers.findIndex(({ number }) => number === Number(key));
  return found < 0 ? place : found;
}
