/** What the keys of the table are called, and what they do. */
import type { Language } from '@necropole/kernel';
import type { KeyLine } from '../keys.ts';

interface KeyWords {
  readonly title: string;
  /** Keys that have a name, by what they type. */
  readonly names: Readonly<Record<string, string>>;
  readonly does: Readonly<Record<KeyLine, string>>;
}

const t = '\u202f';

/** Fetched only by whoever asks for the list. */
export const keyWords: Readonly<Record<Language, KeyWords>> = {
  en: {
    title: 'Keys',
    names: { enter: 'Enter', ' ': 'Space', escape: 'Esc' },
    does: {
      answers: 'give the answer of that number / of one that begins with 0',
      question: 'go to the question',
      onwards: 'go on to the answers, the board, the sheets and the log',
      toBoard: 'go to the board',
      find: 'look for an answer by its name, where there are many',
      walk: 'walk over the board, or through the log',
      facing: 'turn to this side, where that is asked',
      choose: 'choose; in the log, look back at that moment',
      why: 'on something refused: why not; elsewhere: this list',
      takeBack: 'take an answer back / give it again',
      told: 'while something is told: next / to the card and the question; hold any key: three times as fast',
      advice: 'ask what a good player would do',
      card: 'go to the card of what has happened',
      log: 'go to the log',
      rules: 'open the rules at what is asked',
      signs: 'the signs of this board, and what they mean',
      board: 'show the whole board / nearer / further off',
      menu: 'open the menu; closed again, one is in the bar at the top',
      close: 'close what is open, come back to the table; else go to the question',
    },
  },
  fr: {
    title: 'Touches',
    names: { enter: 'Entrée', ' ': 'Espace', escape: 'Échap' },
    does: {
      answers: 'donner la réponse de ce numéro / d’un numéro qui commence par 0',
      question: 'aller à la question',
      onwards: 'passer aux réponses, au plateau, aux fiches et au récit',
      toBoard: 'aller au plateau',
      find: 'chercher une réponse par son nom, quand il y en a beaucoup',
      walk: 'parcourir le plateau, ou le récit',
      facing: 'se tourner de ce côté, quand c’est demandé',
      choose: `choisir${t}; dans le récit, revoir ce moment`,
      why: `sur une réponse refusée${t}: pourquoi pas${t}; ailleurs${t}: cette liste`,
      takeBack: 'reprendre une réponse / la redonner',
      told: `pendant ce qui se raconte${t}: la suite / à la carte et à la question${t}; tenir une touche${t}: trois fois plus vite`,
      advice: 'demander ce que ferait un bon joueur',
      card: 'aller à la carte de ce qui s’est passé',
      log: 'aller au récit',
      rules: 'ouvrir les règles à ce qui est demandé',
      signs: 'les signes de ce plateau, et ce qu’ils disent',
      board: 'voir tout le plateau / de plus près / de plus loin',
      menu: `ouvrir le menu${t}; refermé, on est dans la barre du haut`,
      close: `fermer ce qui est ouvert, revenir à la table${t}; sinon aller à la question`,
    },
  },
};
