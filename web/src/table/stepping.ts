/** Where the stepper of an answer that is a number begins. */
import type { SeenQuestion } from '@necropole/kernel/app';
import type { Numbered } from './answers.ts';

/** The place of the number to begin with: the wanted one; of what is shared out, as much as for each that is left; else the least. */
export function startOf(numbers: readonly Numbered[], wanted: string | null, sharing: SeenQuestion['sharing']): number {
  const share = sharing === undefined ? Number.NaN : Math.ceil(sharing.left / sharing.next.length);
  const placeOf = (is: (one: Numbered) => boolean): number => numbers.findIndex(is);
  const place = placeOf(({ option }) => option.key === wanted);
  return Math.max(0, place < 0 ? placeOf(({ number }) => number === share) : place);
}
