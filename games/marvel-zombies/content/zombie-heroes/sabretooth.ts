/** Sabretooth. Whoever turns their back on him is clawed. */
import { woundHero } from '../../rules/wounds.ts';
import { placeOf } from '../../world.ts';
import type { ZombieHeroCard } from '../kinds.ts';
import { ABILITY_RULE } from './ability.ts';

const WOUNDS_OF_THE_CLAWS = 1;

export const sabretooth: ZombieHeroCard = {
  id: 'sabretooth',
  provenance: 'reconstructed',
  cites: [ABILITY_RULE],
  endurance: 3,
  flows: {
    *heroMoved(table, { hero, from, to }) {
      if (from === to || placeOf(table.world, 'sabretooth') !== from) return;
      table.tell('zombie-hero-acts', ABILITY_RULE, { zombieHero: 'sabretooth' });
      yield* woundHero(table, hero, WOUNDS_OF_THE_CLAWS, ABILITY_RULE);
    },
  },
};
