/** What stands on Super-Villain and Super-Hero cards. When they are played is put in from the data. */
import type { ComponentWords } from '@necropole/kernel';
import type { SuperHeroId, SuperVillainId } from '../../content/ids.ts';

export const superVillainWords: Readonly<Partial<Record<SuperVillainId, ComponentWords>>> = {
  'flexible-plans': {
    name: 'Plans flexibles',
    text: 'Le Plan diabolique vous déplace du nombre de Lieux que vous voulez, de 0 à 6.',
  },
};

export const superHeroWords: Readonly<Partial<Record<SuperHeroId, ComponentWords>>> = {
  'crowd-control': { name: 'Maîtrise des foules', text: 'L’Affluence n’a pas lieu.' },
};
