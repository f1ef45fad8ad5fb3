/** What is said of answers that are refused. */
import type { Language } from '@necropole/kernel';

interface RefusedWords {
  /** How many more are refused for the same reason. */
  readonly alike: (count: number) => string;
  readonly refused: string;
}

/** Fetched with what shows them. */
export const refusedWords: Readonly<Record<Language, RefusedWords>> = {
  en: { alike: (count) => `and ${count} more`, refused: 'refused' },
  fr: { alike: (count) => `et ${count} ${count > 1 ? 'autres' : 'autre'}`, refused: 'refusée' },
};
