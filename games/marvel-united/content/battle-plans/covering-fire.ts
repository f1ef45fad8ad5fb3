/** Covering Fire: whoever is called in keeps the Main Hero's back free, who ignores 1 damage until their next turn. */
import { makeInvulnerable } from '../../rules/damage.ts';
import type { BattlePlan } from '../kinds.ts';

export const coveringFire: BattlePlan<'covering-fire'> = {
  id: 'covering-fire',
  provenance: 'reconstructed',
  cites: ['MU-12.8', 'MU-14.25'],
  cost: 1,
  flows: {
    *cardPlayed(table, { hero, support }) {
      if (support) makeInvulnerable(table, hero, 1, 'MU-14.25');
    },
  },
};
