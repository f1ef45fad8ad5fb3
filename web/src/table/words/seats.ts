/** What the dialog says in which seats change hands. */
import type { Language } from '@necropole/kernel';

export interface SeatsWords {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
}

/** Fetched with the dialog. */
export const seatsWords: Readonly<Record<Language, SeatsWords>> = {
  en: {
    title: 'Who sits where',
    text: 'A seat can change hands at any moment. The match goes on where it stands.',
    yes: 'Change',
  },
  fr: {
    title: 'Qui joue où',
    text: 'Une place peut changer de main à tout moment. La partie continue où elle en est.',
    yes: 'Changer',
  },
};
