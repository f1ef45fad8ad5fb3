/** Juggernaut. Nothing stops him: he goes through closed doors and windows. */
import { kindOfOpening } from '../../rules/places.ts';
import type { ZombieHeroCard } from '../kinds.ts';
import { ABILITY_RULE } from './ability.ts';

export const juggernaut: ZombieHeroCard = {
  id: 'juggernaut',
  provenance: 'reconstructed',
  cites: [ABILITY_RULE],
  endurance: 4,
  queries: {
    enemyPasses: (passes, { enemy, opening }, self, { board }) =>
      passes || (enemy === self.holder && kindOfOpening(board, opening) !== 'elevator'),
  },
};
