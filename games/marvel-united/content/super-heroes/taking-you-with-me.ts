/** Taking You With Me: a Hero who is KO'd delays the Villain by a card. */
import { delayVillain } from '../../rules/turn-sequence.ts';
import type { SuperHeroCard } from '../kinds.ts';

export const takingYouWithMe: SuperHeroCard<'taking-you-with-me'> = {
  id: 'taking-you-with-me',
  provenance: 'public',
  cites: ['MU-12.2', 'MU-13.15'],
  trigger: 'knocked-out',
  judge: () => null,
  *resolve(table) {
    delayVillain(table, 1);
  },
};
