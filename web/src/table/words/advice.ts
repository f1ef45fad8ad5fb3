/** What is said around advice. */
import type { Language } from '@necropole/kernel';

interface AdviceWords {
  readonly title: string;
  readonly thinking: string;
  readonly hint: string;
  readonly noHint: string;
  /** All answers are about as good. */
  readonly alike: string;
  readonly show: string;
  readonly play: string;
  readonly onlyHint: string;
  readonly close: string;
  readonly clear: string;
  readonly even: string;
  readonly expected: string;
  readonly among: (share: number) => string;
  readonly risk: string;
  readonly rivals: string;
  readonly failed: string;
}

const t = '\u202f';

/** Fetched only by whoever asks for advice. */
export const adviceWords: Readonly<Record<Language, AdviceWords>> = {
  en: {
    title: 'What would a good player do?',
    thinking: 'Looking ahead…',
    hint: 'Look for what',
    noHint: 'There is little to tell the answers apart. Choose what you like best.',
    alike: 'It hardly matters here: all answers promise about the same.',
    show: 'Show the answer',
    play: 'Play that',
    onlyHint: 'Just a hint',
    close: 'Close',
    clear: 'It stands out from the others.',
    even: 'The next best is about as good.',
    expected: 'How often such a position is won, as far as the adviser looks ahead',
    among: (share) => `${share}${t}%`,
    risk: 'but',
    rivals: 'People at this screen play against each other: advice would take sides.',
    failed: 'No advice this time. Try again.',
  },
  fr: {
    title: `Que ferait un bon joueur${t}?`,
    thinking: 'Je regarde plus loin…',
    hint: 'Cherche ce qui',
    noHint: 'Peu de choses séparent ces réponses. Choisis celle qui te plaît.',
    alike: `Ici, peu importe${t}: toutes les réponses promettent à peu près la même chose.`,
    show: 'Montre la réponse',
    play: 'Jouer ça',
    onlyHint: 'Rien qu’un indice',
    close: 'Fermer',
    clear: 'Elle se détache des autres.',
    even: 'La suivante la vaut presque.',
    expected: 'Combien de fois une telle position se gagne, aussi loin que va le conseil',
    among: (share) => `${share}${t}%`,
    risk: 'mais',
    rivals: 'À cet écran, on joue les uns contre les autres. Un conseil prendrait parti.',
    failed: 'Pas de conseil cette fois. Réessaie.',
  },
};
