/** What is said where an answer was not taken, or a match can only be looked at. */
import type { KernelRefusal, Language } from '@necropole/kernel';
import { of } from '@necropole/kernel/french';
import type { ProblemWords } from '../../app/words/app-words.ts';

export interface UnplayedWords {
  /** Why an answer was not taken. */
  readonly refused: { readonly [Key in KernelRefusal['key']]: string };
  /** Why a match can only be looked at. */
  readonly readOnly: { readonly [Why in 'replay' | 'other-version']: ProblemWords };
  /** Others are to answer, and what may be done meanwhile. */
  readonly waiting: (name: string) => string;
  readonly retract: string;
  readonly sealedIn: string;
  /** From a moment of the past. */
  readonly back: string;
  readonly inReplay: string;
  /** After the end. */
  readonly resigned: string;
  readonly result: string;
}

/** Fetched with what says it. */
export const unplayedWords: Readonly<Record<Language, UnplayedWords>> = {
  en: {
    refused: {
      'match-over': 'The match is over.',
      'not-your-question': 'This question is not for you.',
      'stale-question': 'The question has changed meanwhile.',
      'already-answered': 'Somebody has already answered.',
      'unknown-answer': 'This answer is gone.',
      'rule-error': 'A rule went wrong.',
      'nothing-to-undo': 'There is nothing to take back.',
      'needs-consent': 'The others have to agree.',
      'nothing-to-redo': 'There is nothing to redo.',
      'not-at-rest': 'Not in the middle of a phase.',
    },
    readOnly: {
      replay: { title: 'A match to watch', text: 'It comes from a file. It can be continued as a new one.' },
      'other-version': {
        title: 'Another version of the game',
        text: 'This match was played by other rules. It stops at the last moment at which both agree; it can be continued from here as a new one.',
      },
    },
    waiting: (name) => `${name} to play`,
    retract: 'Take my answer back',
    sealedIn: 'Your answer is in. Others are still choosing.',
    back: 'Back to the table',
    inReplay: 'Open the replay',
    resigned: 'Match resigned',
    result: 'See the result',
  },
  fr: {
    refused: {
      'match-over': 'La partie est finie.',
      'not-your-question': 'Cette question n’est pas pour vous.',
      'stale-question': 'La question a changé entre-temps.',
      'already-answered': 'Quelqu’un a déjà répondu.',
      'unknown-answer': 'Cette réponse n’existe plus.',
      'rule-error': 'Une règle s’est trompée.',
      'nothing-to-undo': 'Il n’y a rien à reprendre.',
      'needs-consent': 'Il faut l’accord des autres.',
      'nothing-to-redo': 'Il n’y a rien à rétablir.',
      'not-at-rest': 'Pas au milieu d’une phase.',
    },
    readOnly: {
      replay: { title: 'Partie à revoir', text: 'Elle vient d’un fichier. On peut la continuer comme une nouvelle.' },
      'other-version': {
        title: 'Une autre version du jeu',
        text: 'Cette partie a été jouée avec d’autres règles. Elle s’arrête au dernier moment où les deux s’accordent. On peut la continuer d’ici comme une nouvelle.',
      },
    },
    waiting: (name) => `Au tour ${of(name)}`,
    retract: 'Reprendre ma réponse',
    sealedIn: 'Réponse donnée. Les autres choisissent encore.',
    back: 'Revenir à la table',
    inReplay: 'Revoir la partie',
    resigned: 'Partie abandonnée',
    result: 'Voir le résultat',
  },
};
