/** What is known of the figures of the horde. */

import type { ComponentWords } from '@necropole/kernel';
import type { HordeKind } from '../../content/ids.ts';

export const hordeWords: Readonly<Record<HordeKind, ComponentWords>> = {
  walker: {
    name: 'Rôdeur',
    text: 'Agit une fois par Phase : il attaque pour 1 Blessure, ou avance d’une Zone. 1 Touche l’élimine. 1 XP.',
  },
  brute: {
    name: 'Brute',
    text: 'Agit une fois par Phase : elle attaque pour 1 Blessure, ou avance d’une Zone. Il faut 2 Touches d’une même Attaque pour l’éliminer. 1 XP.',
  },
  runner: {
    name: 'Forcené',
    text: 'Agit deux fois par Phase : chaque fois, il attaque pour 1 Blessure, ou avance d’une Zone. 1 Touche l’élimine. 1 XP.',
  },
};
