/** Hell Cycle: two moves; each Thug that the Rider defeats fuels it anew. */

import { heroById } from '../../reading.ts';
import { rechargeNow } from '../../rules/equipment.ts';
import { addSymbols } from '../../rules/symbols.ts';
import type { Equipment } from '../kinds.ts';

export const hellCycle: Equipment<'hell-cycle'> = {
  id: 'hell-cycle',
  provenance: 'public',
  cites: ['MU-11.12'],
  owner: 'cosmic-ghost-rider',
  use: {
    judge: () => null,
    *resolve(table, hero) {
      addSymbols(table, hero, ['move', 'move'], 'MU-11.6');
    },
  },
  flows: {
    *thugDefeated(table, { hero }, { holder }) {
      if (hero?.id === holder) rechargeNow(table, heroById(table.world, holder), 'hell-cycle');
    },
  },
  recharge: 'by-deed',
};
