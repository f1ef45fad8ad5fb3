/** What the menu of a match offers beside what the bar over the table does. */
import type { Language } from '@necropole/kernel';

interface MenuWords {
  readonly signs: string;
  /** How fast things are told. */
  readonly pace: string;
  readonly download: string;
  readonly report: string;
  /** Who sits where. */
  readonly seats: string;
  /** The list of keys. */
  readonly keys: string;
  readonly resign: string;
}

/** Fetched only by whoever opens the menu. */
export const menuWords: Readonly<Record<Language, MenuWords>> = {
  en: {
    signs: 'The signs (I)',
    pace: 'Pace',
    download: 'Download the match',
    report: 'Report a bug',
    seats: 'Who sits where',
    keys: 'Keys (?)',
    resign: 'Resign',
  },
  fr: {
    signs: 'Les signes (I)',
    pace: 'Allure',
    download: 'Télécharger la partie',
    report: 'Signaler un bogue',
    seats: 'Qui joue où',
    keys: 'Touches (?)',
    resign: 'Abandonner',
  },
};
