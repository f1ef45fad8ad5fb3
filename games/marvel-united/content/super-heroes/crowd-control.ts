/** Crowd Control: an Overflow where the Hero stands does not happen. */
import type { SuperHeroCard } from '../kinds.ts';

export const crowdControl: SuperHeroCard<'crowd-control'> = {
  id: 'crowd-control',
  provenance: 'public',
  cites: ['MU-13.16'],
  trigger: 'overflow',
  judge: () => null,
  *resolve(_table, _hero, moment) {
    if (moment.is === 'overflow') moment.reaction.cancelled = true;
  },
};
