/** What stands around the story. It comes with the log. */
import type { Language } from '@necropole/kernel';

interface LogWords {
  readonly empty: string;
  readonly goTo: string;
  readonly sinceYouLooked: string;
}

export const logWords: Readonly<Record<Language, LogWords>> = {
  en: { empty: 'Nothing has happened yet.', goTo: 'See this moment', sinceYouLooked: 'Since your last turn' },
  fr: {
    empty: 'Rien ne s’est encore passé.',
    goTo: 'Voir ce moment',
    sinceYouLooked: 'Depuis votre dernier tour',
  },
};
