/** What is said while something is told, and on the card that tells it. */
import type { Language } from '@necropole/kernel';

interface TellingWords {
  readonly step: (now: number, all: number) => string;
  readonly next: string;
  /** What came of the answer was read: the screen goes to somebody else. */
  readonly handOn: string;
  readonly pause: string;
  readonly goOn: string;
  readonly skip: string;
  readonly thinking: (name: string) => string;
  /** What the card is called. */
  readonly card: string;
  readonly events: (count: number) => string;
  readonly more: (count: number) => string;
  /** What else a line tells, when it is opened. */
  readonly others: (count: number) => string;
  readonly again: string;
  readonly sumUp: string;
  readonly whole: string;
  readonly less: string;
  /** The turn ended without anybody saying so. */
  readonly byItself: string;
}

/** Fetched with what is told. */
export const tellingWords: Readonly<Record<Language, TellingWords>> = {
  en: {
    step: (now, all) => `${now} of ${all}`,
    next: 'Next',
    handOn: 'Seen: hand the screen on',
    pause: 'Pause',
    goOn: 'Go on',
    skip: 'Skip',
    thinking: (name) => `${name} is thinking…`,
    card: 'What has happened since',
    events: (count) => `${count} ${count === 1 ? 'event' : 'events'}`,
    more: (count) => `and ${count} more in the log`,
    others: (count) => `and ${count} more`,
    again: 'See again',
    sumUp: 'Always sum up',
    whole: 'The whole card',
    less: 'Fold the card',
    byItself: 'Nothing was left to do: the turn ended by itself.',
  },
  fr: {
    step: (now, all) => `${now} sur ${all}`,
    next: 'Suite',
    handOn: 'C’est vu\u202f: passer l’écran',
    pause: 'Pause',
    goOn: 'Reprendre',
    skip: 'Passer',
    thinking: (name) => `${name} réfléchit…`,
    card: 'Ce qui s’est passé depuis',
    events: (count) => `${count} événement${count > 1 ? 's' : ''}`,
    more: (count) => `et ${count} autre${count > 1 ? 's' : ''} au récit`,
    others: (count) => `et ${count} de plus`,
    again: 'Revoir',
    sumUp: 'Toujours résumer',
    whole: 'Toute la carte',
    less: 'Replier la carte',
    byItself: 'Il ne restait rien à faire\u202f: le tour s’est terminé tout seul.',
  },
};
