/** What the dialog for a new match says of what it fetches when it is wanted: more seats, a team, more settings. */
import type { Language } from '@necropole/kernel';
import type { Sitter } from '../../home/draft.ts';

interface NewMatchWords {
  readonly chosenOf: (count: number, fewest: number, most: number) => string;
  readonly seatCount: string;
  readonly fewer: string;
  readonly more: string;
  readonly nameOf: (seat: number) => string;
  readonly bots: string;
  readonly levels: { readonly [level in Exclude<Sitter, 'me' | 'somebody'>]: string };
  readonly levelOf: (seat: number) => string;
  readonly seed: string;
  readonly seedHint: string;
}

export const newMatchWords: { readonly [L in Language]: NewMatchWords } = {
  en: {
    chosenOf: (count, fewest, most) => `${count} of ${fewest}–${most}`,
    seatCount: 'Number of seats',
    fewer: 'One seat less',
    more: 'One seat more',
    nameOf: (n) => `Name of the person in seat ${n}`,
    bots: 'The bots',
    levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
    levelOf: (n) => `Level of the bot in seat ${n}`,
    seed: 'Seed',
    seedHint: 'The same seed and the same answers give the same match. Empty: at random.',
  },
  fr: {
    chosenOf: (count, fewest, most) => `${count} (de ${fewest} à ${most})`,
    seatCount: 'Nombre de places',
    fewer: 'Une place de moins',
    more: 'Une place de plus',
    nameOf: (n) => `Nom de la personne à la place ${n}`,
    bots: 'Les robots',
    levels: { easy: 'Faciles', normal: 'Normaux', hard: 'Difficiles' },
    levelOf: (n) => `Niveau du robot à la place ${n}`,
    seed: 'Code',
    seedHint: 'Le même code et les mêmes réponses donnent la même partie. Vide : au hasard.',
  },
};
