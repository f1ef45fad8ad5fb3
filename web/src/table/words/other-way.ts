/** What is said of another way to pay for the same answer. */
import type { Language } from '@necropole/kernel';

interface OtherWayWords {
  readonly or: string;
  readonly orWith: (answer: string, payment: string) => string;
}

/** Fetched with what shows it. */
export const otherWayWords: Readonly<Record<Language, OtherWayWords>> = {
  en: { or: 'or', orWith: (answer, payment) => `${answer}, paid with ${payment}` },
  fr: { or: 'ou', orWith: (answer, payment) => `${answer}, payé par : ${payment}` },
};
