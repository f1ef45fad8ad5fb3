/** What the list of saved matches says. */
import type { Language } from '@necropole/kernel';

interface MatchListWords {
  readonly resume: string;
  readonly watch: string;
  readonly lesson: (done: number, of: number) => string;
  readonly rename: string;
  readonly remove: string;
  readonly download: string;
  readonly exportAll: string;
  readonly actionsOf: (title: string) => string;
  readonly answers: (count: number) => string;
  readonly over: string;
  readonly resigned: string;
  readonly replay: string;
  readonly running: string;
  readonly chosenSeed: string;
  readonly overridden: (count: number) => string;
  readonly renameTitle: string;
  readonly nameLabel: string;
  readonly keep: string;
  readonly removeTitle: string;
  readonly removeText: (title: string) => string;
  readonly removed: (title: string) => string;
  readonly damagedText: (count: number) => string;
  readonly removeDamaged: string;
  readonly secretsTitle: string;
  readonly secretsText: string;
  readonly downloadAnyway: string;
}

const inEnglish = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const inFrench = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

/** Fetched with the first saved match. */
export const matchListWords: Readonly<Record<Language, MatchListWords>> = {
  en: {
    resume: 'Resume',
    watch: 'Watch',
    lesson: (done, of) => `Lesson ${done}/${of}`,
    rename: 'Rename',
    remove: 'Delete',
    download: 'Download',
    exportAll: 'Export all',
    actionsOf: (title) => `Actions: ${title}`,
    answers: (n) => inEnglish(n, 'answer', 'answers'),
    over: 'Over',
    resigned: 'Resigned',
    replay: 'Opened file',
    running: 'Under way',
    chosenSeed: 'Its seed was chosen.',
    overridden: (count) => `Corrected by hand ${count === 1 ? 'once' : `${count} times`}.`,
    renameTitle: 'Rename the match',
    nameLabel: 'Name of the match',
    keep: 'Save',
    removeTitle: 'Delete this match?',
    removeText: (title) => `“${title}” will be gone from this browser, for good.`,
    removed: (title) => `“${title}” is deleted.`,
    damagedText: (n) =>
      `${inEnglish(n, 'match can', 'matches can')} no longer be read. The export holds them as they are.`,
    removeDamaged: 'Delete them',
    secretsTitle: 'This file holds the secrets of the match',
    secretsText:
      'The match is not over: the file shows hidden hands, decks and dice to come. Do not open it while you still play.',
    downloadAnyway: 'Download anyway',
  },
  fr: {
    resume: 'Reprendre',
    watch: 'Revoir',
    lesson: (done, of) => `Leçon ${done}/${of}`,
    rename: 'Renommer',
    remove: 'Supprimer',
    download: 'Télécharger',
    exportAll: 'Tout exporter',
    actionsOf: (title) => `Actions : ${title}`,
    answers: (n) => inFrench(n, 'réponse', 'réponses'),
    over: 'Terminée',
    resigned: 'Abandonnée',
    replay: 'Fichier ouvert',
    running: 'En cours',
    chosenSeed: 'Sa graine a été choisie.',
    overridden: (count) => `Corrigée à la main ${count} fois.`,
    renameTitle: 'Renommer la partie',
    nameLabel: 'Nom de la partie',
    keep: 'Enregistrer',
    removeTitle: 'Supprimer cette partie ?',
    removeText: (title) => `« ${title} » disparaîtra de ce navigateur, pour toujours.`,
    removed: (title) => `« ${title} » est supprimée.`,
    damagedText: (n) =>
      `${inFrench(n, 'partie ne peut plus être lue', 'parties ne peuvent plus être lues')}. L’export les contient telles quelles.`,
    removeDamaged: 'Les supprimer',
    secretsTitle: 'Ce fichier contient les secrets de la partie',
    secretsText:
      'La partie n’est pas finie : dans le fichier se lisent les mains cachées, les pioches et les dés à venir. Ne l’ouvrez pas si vous jouez encore.',
    downloadAnyway: 'Télécharger quand même',
  },
};
