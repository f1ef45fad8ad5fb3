/** What is said while something is told, and on the card that tells it. */
import type { Language } from '@necropole/kernel';

interface TellingWords {
  readonly step: (now: number, all: number) => string;
  readonly next: string;
  readonly pause: string;
  readonly goOn: string;
  readonly skip: string;
  readonly thinking: (name: string) => string;
}

/** Fetched with what is told. */
export const tellingWords: Readonly<Record<Language, TellingWords>> = {
  en: {
    step: (now, all) => `${now} of ${all}`,
    next: 'Next',
    pause: 'Pause',
    goOn: 'Go on',
    skip: 'Skip',
    thinking: (name) => `${name} is thinking…`,
  },
  fr: {
    step: (now, all) => `${now} sur ${all}`,
    next: 'Suite',
    pause: 'Pause',
    goOn: 'Reprendre',
    skip: 'Passer',
    thinking: (name) => `${name} réfléchit…`,
  },
};
