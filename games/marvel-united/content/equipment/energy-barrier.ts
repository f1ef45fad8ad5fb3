/** Energy Barrier: in the Villain's turn it takes 1 damage of a blow. */

import { heroById } from '../../reading.ts';
import { mayUse } from '../../rules/choices.ts';
import { canBeLessened } from '../../rules/damage.ts';
import { hitFacts } from '../../rules/damage-facts.ts';
import { isReady, useInResponse } from '../../rules/equipment.ts';
import type { Equipment } from '../kinds.ts';

export const energyBarrier: Equipment<'energy-barrier'> = {
  id: 'energy-barrier',
  provenance: 'reconstructed',
  cites: ['MU-11.6'],
  owner: null,
  flows: {
    *damageComing(table, { hit }, { holder }) {
      const { world } = table;
      const hero = heroById(world, holder);
      if (world.acting !== 'villain' || hit.hero !== holder || !isReady(hero, 'energy-barrier')) return;
      if (!canBeLessened(table, hit)) return;
      const choice = { by: hero, component: 'energy-barrier', cite: 'MU-11.6', facts: () => hitFacts(table, hit) };
      if (!(yield* mayUse(table, choice))) return;
      useInResponse(table, hero, 'energy-barrier');
      hit.left -= 1;
    },
  },
  recharge: ['heroic', 'attack', 'wild'],
};
