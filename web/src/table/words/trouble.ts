/** What is said of trouble at the table, and what can be done about it. */
import type { Language } from '@necropole/kernel';

interface TroubleWords {
  readonly notSaved: string;
  readonly takeOver: string;
  /** After a rule threw: at the same question. */
  readonly another: string;
  readonly back: string;
  readonly report: string;
}

/** Fetched with the trouble. */
export const troubleWords: Readonly<Record<Language, TroubleWords>> = {
  en: {
    notSaved: 'The match is no longer saved',
    takeOver: 'Play here',
    another: 'Choose something else',
    back: 'Back one step',
    report: 'Report it',
  },
  fr: {
    notSaved: 'La partie n’est plus enregistrée',
    takeOver: 'Jouer ici',
    another: 'Choisir autre chose',
    back: 'Revenir d’une étape',
    report: 'Signaler',
  },
};
