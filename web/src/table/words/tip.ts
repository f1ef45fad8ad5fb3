/** What a tip over the board says beside the words of a game. */
import type { Language } from '@necropole/kernel';
import type { ForesightEnd } from '@necropole/kernel/app';

interface TipWords {
  readonly after: { readonly [End in ForesightEnd]: string };
  /** What a second tap on something refused does. */
  readonly why: string;
}

/** Fetched with it. */
export const tipWords: Readonly<Record<Language, TipWords>> = {
  en: {
    after: {
      die: 'Then a die decides.',
      order: 'Then chance decides.',
      card: 'Then a hidden card decides.',
      sealed: 'Then the secret answers open.',
      question: '',
      end: 'The match ends there.',
    },
    why: 'Tap again for the rule.',
  },
  fr: {
    after: {
      die: 'Puis un dé décide.',
      order: 'Puis le hasard décide.',
      card: 'Puis une carte cachée décide.',
      sealed: 'Puis les réponses secrètes s’ouvrent.',
      question: '',
      end: 'La partie finit là.',
    },
    why: 'Toucher encore pour lire la règle.',
  },
};
