/** Iceman. In the frost around him every attack is harder. */
import { placeOf } from '../../world.ts';
import type { ZombieHeroCard } from '../kinds.ts';
import { ABILITY_RULE } from './ability.ts';

/** No accuracy is worse than this: a die must be able to hit. */
const WORST_ACCURACY = 6;

export const iceman: ZombieHeroCard = {
  id: 'iceman',
  provenance: 'reconstructed',
  cites: [ABILITY_RULE],
  endurance: 3,
  queries: {
    accuracy: (accuracy, { zone }, _self, { world }) =>
      placeOf(world, 'iceman') === zone ? Math.min(WORST_ACCURACY, accuracy + 1) : accuracy,
  },
};
