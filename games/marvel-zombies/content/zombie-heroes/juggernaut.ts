/** Juggernaut. Nothing stops him: he goes through closed doors and windows. */
import type { ZombieHeroCard } from '../kinds.ts';
import { ABILITY_RULE } from './ability.ts';

export const juggernaut: ZombieHeroCard = {
  id: 'juggernaut',
  provenance: 'reconstructed',
  cites: [ABILITY_RULE],
  endurance: 4,
  queries: {
    enemyPasses: (kinds, { enemy }, self) => (enemy === self.holder ? [...kinds, 'door', 'window'] : kinds),
  },
};
