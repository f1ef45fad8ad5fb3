/** What the home page says of what it fetches later: the tables of whoever has played before, and what else there is. */
import type { Language } from '@necropole/kernel';
import type { ProblemWords } from './app-words.ts';

interface HomeWords {
  readonly tables: string;
  readonly waiting: (count: number) => string;
  readonly all: (count: number) => string;
  /** What else can be done from the home page. */
  readonly more: string;
  readonly lab: ProblemWords;
  readonly learn: ProblemWords;
  readonly record: ProblemWords;
  readonly openFile: ProblemWords;
  /** For whoever has not played here yet. */
  readonly first: {
    readonly question: string;
    readonly offer: string;
    /** The lesson of a game. */
    readonly lesson: (game: string, minutes: number) => string;
  };
  /** On the card of a game. */
  readonly lesson: (now: number, of: number) => string;
  readonly nextLesson: string;
  readonly won: (missions: number, of: number) => string;
}

export const homeWords: { readonly [L in Language]: HomeWords } = {
  en: {
    tables: 'My tables',
    waiting: (n) => (n === 0 ? '' : n === 1 ? 'one waits for your answer' : `${n} wait for your answer`),
    all: (n) => `All (${n})`,
    lab: { title: 'How hard is it?', text: 'The lab plays a thousand matches with bots, and draws the answer.' },
    learn: { title: 'Learn by playing', text: 'Each printed example of the book can be played.' },
    record: { title: 'My record', text: 'What you played, how it ended, which missions are won.' },
    openFile: { title: 'Open a file', text: 'A recorded match, or all your exported matches.' },
    more: 'More',
    first: {
      question: 'First time?',
      offer: 'A guided lesson, at the table:',
      lesson: (game, minutes) => `${game}, ${minutes} min`,
    },
    lesson: (now, of) => `Lesson ${now}/${of}`,
    nextLesson: 'Next lesson',
    won: (missions, of) => `${missions} of ${of} missions`,
  },
  fr: {
    tables: 'Mes tables',
    waiting: (n) => (n === 0 ? '' : n === 1 ? 'une attend votre réponse' : `${n} attendent votre réponse`),
    all: (n) => `Toutes (${n})`,
    lab: {
      title: 'Combien de chances\u202f?',
      text: 'Le laboratoire fait jouer mille parties à des robots, et dessine la réponse.',
    },
    learn: { title: 'Apprendre en jouant', text: 'Chaque exemple imprimé du livret se rejoue.' },
    record: {
      title: 'Mon palmarès',
      text: 'Ce que vous avez joué, comment cela a fini, quelles missions sont gagnées.',
    },
    openFile: { title: 'Ouvrir un fichier', text: 'Une partie enregistrée, ou toutes vos parties exportées.' },
    more: 'Et aussi',
    first: {
      question: 'Première fois\u202f?',
      offer: 'Une leçon guidée, à la table\u202f:',
      lesson: (game, minutes) => `${game}, ${minutes} min`,
    },
    lesson: (now, of) => `Leçon ${now}/${of}`,
    nextLesson: 'Leçon suivante',
    won: (missions, of) => `${missions} ${missions === 1 ? 'mission' : 'missions'} sur ${of}`,
  },
};
