/** How far one has come with the missions of a game. */
import type { Language } from '@necropole/kernel';
import type { Progress } from '../tallying.ts';

interface ProgressWords {
  readonly missionsWon: (won: number, all: number) => string;
  readonly allOpen: string;
  readonly next: string;
  readonly notPlayed: string;
  readonly of: (progress: Progress) => string;
  /** The difficulty of a mission, from 1 to 3. */
  readonly difficulty: (skulls: number) => string;
  readonly minutes: (count: number) => string;
  readonly isNew: string;
}

export const progressWords: { readonly [L in Language]: ProgressWords } = {
  en: {
    missionsWon: (won, all) => `${won} of ${all} won`,
    allOpen: 'all are open',
    next: 'up next',
    notPlayed: 'not played yet',
    of: ({ won, lost, best, firstWonAt }) => {
      if (won === 0) return `lost ${lost === 1 ? 'once' : lost === 2 ? 'twice' : `${lost} times`}`;
      if (best !== null) return `won, round ${best}`;
      return firstWonAt === 1 ? 'won' : `won at try ${firstWonAt}`;
    },
    difficulty: (skulls) => ['easy', 'medium', 'hard'][skulls - 1] ?? '',
    minutes: (count) => `${count} min`,
    isNew: 'New in this mission',
  },
  fr: {
    missionsWon: (won, all) => `${won} ${won < 2 ? 'gagnée' : 'gagnées'} sur ${all}`,
    allOpen: 'toutes sont ouvertes',
    next: 'la suite',
    notPlayed: 'pas encore jouée',
    of: ({ won, lost, best, firstWonAt }) => {
      if (won === 0) return `perdue ${lost} fois`;
      if (best !== null) return `gagnée, round ${best}`;
      return firstWonAt === 1 ? 'gagnée' : `gagnée au ${firstWonAt}ᵉ essai`;
    },
    difficulty: (skulls) => ['facile', 'moyenne', 'difficile'][skulls - 1] ?? '',
    minutes: (count) => `${count} min`,
    isNew: 'Nouveau dans cette mission',
  },
};
