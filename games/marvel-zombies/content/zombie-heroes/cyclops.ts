/** Cyclops. His beam strikes one zone further than anybody's claws. */
import type { ZombieHeroCard } from '../kinds.ts';
import { ABILITY_RULE } from './ability.ts';

const RANGE_OF_THE_BEAM = 1;

export const cyclops: ZombieHeroCard = {
  id: 'cyclops',
  provenance: 'reconstructed',
  cites: [ABILITY_RULE],
  endurance: 3,
  queries: {
    enemyReach: (reach, { enemy }, self) => (enemy === self.holder ? Math.max(reach, RANGE_OF_THE_BEAM) : reach),
  },
};
