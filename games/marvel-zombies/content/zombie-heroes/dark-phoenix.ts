/** Dark Phoenix. When she falls, her fire burns every hero beside her. */
import { woundHero } from '../../rules/wounds.ts';
import { heroesIn, placeOf } from '../../world.ts';
import type { ZombieHeroCard } from '../kinds.ts';
import { ABILITY_RULE } from './ability.ts';

const WOUNDS_OF_THE_FIRE = 1;

export const darkPhoenix: ZombieHeroCard = {
  id: 'dark-phoenix',
  provenance: 'reconstructed',
  cites: [ABILITY_RULE],
  endurance: 4,
  queries: {
    isDeathHarmful: (isHarmful, { enemy }, self, { world }) =>
      isHarmful || (enemy === self.holder && heroesIn(world, placeOf(world, enemy)).length > 0),
  },
  flows: {
    *enemyDies(table, { enemy, reaction }, self) {
      if (enemy !== self.holder || reaction.prevented) return;
      const burnt = heroesIn(table.world, placeOf(table.world, enemy));
      if (burnt.length === 0) return;
      table.tell('zombie-hero-acts', ABILITY_RULE, { zombieHero: 'dark-phoenix' });
      for (const hero of burnt) yield* woundHero(table, hero, WOUNDS_OF_THE_FIRE, ABILITY_RULE);
    },
  },
};
