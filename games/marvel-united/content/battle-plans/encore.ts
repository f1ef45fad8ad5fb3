/** Encore: the special effect of a Support Hero card may be resolved a second time in its turn, unless it is mandatory. */
import { remember, remembers } from '@necropole/kernel';
import { specialNow } from '../../rules/special-effects.ts';
import type { BattlePlan } from '../kinds.ts';

export const encore: BattlePlan<'encore'> = {
  id: 'encore',
  provenance: 'reconstructed',
  cites: ['MU-8.14', 'MU-14.25'],
  cost: 2,
  flows: {
    *specialResolved(table, { hero, special }, { holder }) {
      const { turn, memory } = table.world;
      if (!turn.support || specialNow(table)?.mandatory === true || remembers(memory, holder, 'encore')) return;
      remember(memory, holder, 'encore');
      turn.effect = 'open';
      table.tell('effect-again', 'MU-14.25', { hero: hero.id, special });
    },
  },
};
