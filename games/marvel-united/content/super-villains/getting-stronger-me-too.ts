/** Getting Stronger? Me Too!: while some Hero holds four cards or more, the Villain gets 2 Health, beyond the start if need be. */

import { standingHeroes } from '../../reading.ts';
import { TRIGGER_NOT_MET } from '../../rules/super-cards.ts';
import { healVillain } from '../../rules/villain-track.ts';
import type { SuperVillainCard } from '../kinds.ts';

const MANY_CARDS = 4;

export const gettingStrongerMeToo: SuperVillainCard<'getting-stronger-me-too'> = {
  id: 'getting-stronger-me-too',
  provenance: 'public',
  cites: ['MU-13.14'],
  trigger: 'hero-turn-ends',
  judge: ({ world }) =>
    standingHeroes(world).some(({ hand }) => hand.cards.length >= MANY_CARDS) ? null : TRIGGER_NOT_MET,
  *resolve(table) {
    healVillain(table, 2, 'MU-13.14');
  },
};
