/** What stands on Super-Villain and Super-Hero cards. When they are played is put in from the data. */
import type { ComponentWords } from '@necropole/kernel';
import type { SuperHeroId, SuperVillainId } from '../../content/ids.ts';

export const superVillainWords: Readonly<Partial<Record<SuperVillainId, ComponentWords>>> = {
  'flexible-plans': { name: 'Flexible Plans', text: 'The plan moves you by any number of Locations from 0 to 6.' },
};

export const superHeroWords: Readonly<Partial<Record<SuperHeroId, ComponentWords>>> = {
  'crowd-control': { name: 'Crowd Control', text: 'The Overflow does not happen.' },
};
