/** Energy Barrier: here or next door it takes 1 damage of a blow in the Villain's turn, and stores it: to strike with, or to raise it anew. */
import { besideIn } from '@necropole/boards';

import { heroById } from '../../reading.ts';
import { mayUse } from '../../rules/choices.ts';
import { canBeLessened } from '../../rules/damage.ts';
import { hitFacts } from '../../rules/damage-facts.ts';
import { isReady, useInResponse } from '../../rules/equipment.ts';
import { gainTokens } from '../../rules/tokens.ts';
import type { Equipment } from '../kinds.ts';

export const energyBarrier: Equipment<'energy-barrier'> = {
  id: 'energy-barrier',
  provenance: 'reconstructed',
  cites: ['MU-11.6'],
  owner: null,
  flows: {
    *damageComing(table, { hit }, { holder }) {
      const { world, board } = table;
      const hero = heroById(world, holder);
      if (world.acting !== 'villain' || !isReady(hero, 'energy-barrier') || !canBeLessened(table, hit)) return;
      const { at } = heroById(world, hit.hero);
      if (at !== hero.at && !besideIn(board.ring, hero.at).includes(at)) return;
      const choice = { by: hero, component: 'energy-barrier', cite: 'MU-11.6', facts: () => hitFacts(table, hit) };
      if (!(yield* mayUse(table, choice))) return;
      useInResponse(table, hero, 'energy-barrier');
      hit.left -= 1;
      gainTokens(table, hero, 'attack', 1, 'MU-11.6');
    },
  },
  recharge: ['heroic', 'attack', 'wild'],
};
