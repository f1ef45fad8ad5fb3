/** What the tests of phrases look for in their words. */
import type { PhraseWords } from '../phrases/naming.ts';

/** Everything that is said, part by part. */
export function spoken({ phase, conditions, test, effects }: PhraseWords): readonly string[] {
  return [phase, ...conditions, test, ...effects].filter((part) => part !== null);
}

/** All numbers in the data of a phrase. */
export function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}
