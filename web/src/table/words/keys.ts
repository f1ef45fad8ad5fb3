/** The keys of the table and what each does, in the order of their use. */
import type { Language } from '@necropole/kernel';

interface KeyWords {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
}

const t = '\u202f';

/** Fetched only by whoever asks for the list. */
export const keyWords: Readonly<Record<Language, KeyWords>> = {
  en: {
    title: 'Keys',
    keys: [
      ['1 – 9', 'give the answer of that number'],
      ['Q', 'go to the question'],
      ['Tab', 'go on to the answers, the board, the sheets and the log'],
      ['↑ ↓ ← →', 'walk over the board, or through the log'],
      ['Enter', 'choose; in the log, look back at that moment'],
      ['?', 'on something refused: why not; elsewhere: this list'],
      ['Z / Y', 'take an answer back / give it again'],
      ['Space / S', 'while something is told: next step / skip to the question'],
      ['L', 'go to the log'],
      ['R', 'open the rules at what is asked'],
      ['F / + / -', 'show the whole board / nearer / further off'],
      ['Esc', 'close what is open, come back to the table; else go to the question'],
    ],
  },
  fr: {
    title: 'Touches',
    keys: [
      ['1 – 9', 'donner la réponse de ce numéro'],
      ['Q', 'aller à la question'],
      ['Tab', 'passer aux réponses, au plateau, aux fiches et au récit'],
      ['↑ ↓ ← →', 'parcourir le plateau, ou le récit'],
      ['Entrée', `choisir${t}; dans le récit, revoir ce moment`],
      ['?', `sur une réponse refusée${t}: pourquoi pas${t}; ailleurs${t}: cette liste`],
      ['Z / Y', 'reprendre une réponse / la redonner'],
      ['Espace / S', `pendant ce qui se raconte${t}: la suite / passer à la question`],
      ['L', 'aller au récit'],
      ['R', 'ouvrir les règles à ce qui est demandé'],
      ['F / + / -', 'voir tout le plateau / de plus près / de plus loin'],
      ['Échap', `fermer ce qui est ouvert, revenir à la table${t}; sinon aller à la question`],
    ],
  },
};
