/**
 * The zombie heroes' cards. The book names the six and says that each prints its endurance and an ability (p.15); both
 * are ours.
 */

import { byId } from '@necropole/kernel';
import { targetsIn } from '../../rules/places.ts';
import { losePower } from '../../rules/power.ts';
import { woundHero } from '../../rules/wounds.ts';
import { heroesIn, placeOf } from '../../world.ts';
import type { ZombieHeroId } from '../ids.ts';
import type { ZombieHeroCard } from '../kinds.ts';

/** The rule that they carry out: an ability works while its zombie hero is in play. */
const ABILITY_RULE = 'MZ-15.5';

/** Nothing stops him: he goes through closed doors and windows. */
const juggernaut: ZombieHeroCard<'juggernaut'> = {
  id: 'juggernaut',
  provenance: 'reconstructed',
  cites: [ABILITY_RULE],
  endurance: 4,
  queries: {
    enemyPasses: (kinds, { enemy }, self) => (enemy === self.holder ? [...kinds, 'door', 'window'] : kinds),
  },
};

const POWER_CUT = 2;

/** Her psychic blade cuts the power of those whom she attacks. */
const psylocke: ZombieHeroCard<'psylocke'> = {
  id: 'psylocke',
  provenance: 'reconstructed',
  cites: [ABILITY_RULE],
  endurance: 3,
  flows: {
    *enemiesAttack(table, { group }, self) {
      if (!group.enemies.some((enemy) => enemy === self.holder)) return;
      const struck = targetsIn(table, group.zone).heroes.filter(({ power }) => power > 0);
      if (struck.length === 0) return;
      table.tell('zombie-hero-acts', ABILITY_RULE, { zombieHero: 'psylocke' });
      for (const hero of struck) losePower(table, hero, POWER_CUT, ABILITY_RULE);
    },
  },
};

const WOUNDS_OF_THE_FIRE = 1;

/** When she falls, her fire burns every hero beside her. */
const darkPhoenix: ZombieHeroCard<'dark-phoenix'> = {
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

const RANGE_OF_THE_BEAM = 1;

/** His beam strikes one zone further than anybody's claws. */
const cyclops: ZombieHeroCard<'cyclops'> = {
  id: 'cyclops',
  provenance: 'reconstructed',
  cites: [ABILITY_RULE],
  endurance: 3,
  queries: {
    enemyReach: (reach, { enemy }, self) => (enemy === self.holder ? Math.max(reach, RANGE_OF_THE_BEAM) : reach),
  },
};

const WOUNDS_OF_THE_CLAWS = 1;

/** Whoever turns their back on him is clawed. */
const sabretooth: ZombieHeroCard<'sabretooth'> = {
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

/** No accuracy is worse than this: a die must be able to hit. */
const WORST_ACCURACY = 6;

/** In the frost around him every attack is harder. */
const iceman: ZombieHeroCard<'iceman'> = {
  id: 'iceman',
  provenance: 'reconstructed',
  cites: [ABILITY_RULE],
  endurance: 3,
  queries: {
    accuracy: (accuracy, { zone }, _self, { world }) =>
      placeOf(world, 'iceman') === zone ? Math.min(WORST_ACCURACY, accuracy + 1) : accuracy,
  },
};

export const zombieHeroCards: Readonly<Record<ZombieHeroId, ZombieHeroCard>> = byId([
  juggernaut,
  psylocke,
  darkPhoenix,
  cyclops,
  sabretooth,
  iceman,
]);
