/** What the replay says. */
import type { Language } from '@necropole/kernel';

export interface ReplayWords {
  readonly at: (line: number, lines: number) => string;
  readonly overridden: (count: number) => string;
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly forward: string;
  readonly previousTurn: string;
  readonly nextTurn: string;
  readonly speed: string;
  readonly speeds: {
    readonly steps: string;
    readonly normal: string;
    readonly fast: string;
    readonly summary: string;
  };
  readonly eyes: string;
  readonly goOnText: string;
  readonly download: string;
  /** What the curve counts, beside its picture. */
  readonly onBoard: (count: number) => string;
  readonly bar: string;
  readonly start0: string;
}

const t = '\u202f';

/** Fetched with the replay. */
export const replayWords: Readonly<Record<Language, ReplayWords>> = {
  en: {
    at: (line, lines) => `answer ${line} of ${lines}`,
    overridden: (count) => `corrected by hand ${count === 1 ? 'once' : `${count} times`}`,
    play: 'Play (space)',
    pause: 'Pause (space)',
    back: 'One step back',
    forward: 'One step on',
    previousTurn: 'Previous turn',
    nextTurn: 'Next turn',
    speed: 'Speed',
    speeds: { steps: 'Slow', normal: 'Normal', fast: 'Fast', summary: 'Instant' },
    eyes: 'Seen by',
    goOnText: 'A new match, with new dice; what you do not know is dealt anew. The old one is kept.',
    download: 'Download',
    onBoard: (count) => `${count} on the board`,
    bar: 'Moment of the match',
    start0: 'Set-up',
  },
  fr: {
    at: (line, lines) => `réponse ${line} sur ${lines}`,
    overridden: (count) => `corrigée à la main ${count} fois`,
    play: 'Lire (espace)',
    pause: 'Pause (espace)',
    back: 'Un pas en arrière',
    forward: 'Un pas en avant',
    previousTurn: 'Tour précédent',
    nextTurn: 'Tour suivant',
    speed: 'Vitesse',
    speeds: { steps: 'Lent', normal: 'Normal', fast: 'Rapide', summary: 'Instantané' },
    eyes: 'Vu par',
    goOnText:
      'Une nouvelle partie, avec d’autres dés ; ce que vous ne savez pas est distribué à nouveau. L’ancienne est gardée.'.replace(
        ' ;',
        `${t};`,
      ),
    download: 'Télécharger',
    onBoard: (count) => `${count} sur le plateau`,
    bar: 'Moment de la partie',
    start0: 'Mise en place',
  },
};
