/** Psylocke. Her psychic blade cuts the power of those whom she attacks. */
import { targetsIn } from '../../rules/places.ts';
import { losePower } from '../../rules/power.ts';
import type { ZombieHeroCard } from '../kinds.ts';
import { ABILITY_RULE } from './ability.ts';

const POWER_CUT = 2;

export const psylocke: ZombieHeroCard = {
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
