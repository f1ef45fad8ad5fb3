/** What is said where a refusal is explained. */
import type { Language } from '@necropole/kernel';

interface WhyWords {
  readonly stamp: string;
  readonly allows: string;
  readonly readRule: string;
  readonly others: (count: number) => string;
}

const t = '\u202f';

/** Fetched with it. */
export const whyWords: Readonly<Record<Language, WhyWords>> = {
  en: {
    stamp: 'Why not?',
    allows: 'What would allow it',
    readRule: 'Read the rule',
    others: (count) => `The same goes for ${count} more ${count === 1 ? 'answer' : 'answers'}.`,
  },
  fr: {
    stamp: `Pourquoi pas${t}?`,
    allows: 'Ce qui le permettrait',
    readRule: 'Lire la règle',
    others: (count) => `De même pour ${count} ${count > 1 ? 'autres réponses' : 'autre réponse'}.`,
  },
};
