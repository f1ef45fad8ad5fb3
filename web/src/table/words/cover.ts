/** What a covered screen says. */
import type { Language } from '@necropole/kernel';

interface CoverWords {
  readonly handTo: string;
  readonly secret: string;
  readonly sealed: string;
  readonly reseated: string;
  readonly show: string;
  /** Whoever answered in secret may still take it back. */
  readonly takeBack: (name: string) => string;
}

/** Fetched with it. */
export const coverWords: Readonly<Record<Language, CoverWords>> = {
  en: {
    handTo: 'Hand the screen to',
    secret: 'They will see what the others may not.',
    sealed: 'Everybody answers in secret.',
    reseated: 'Seats have changed hands since their last answer: the log says who held which.',
    show: 'That’s me, show the table',
    takeBack: (name) => `${name} takes their answer back`,
  },
  fr: {
    handTo: 'Passez l’écran à',
    secret: 'Cette personne va voir ce que les autres ne doivent pas voir.',
    sealed: 'Chacun répond en secret.',
    reseated: 'Des places ont changé de main depuis sa dernière réponse : le journal dit qui tenait laquelle.',
    show: 'C’est moi, montrer la table',
    takeBack: (name) => `${name} reprend sa réponse`,
  },
};
