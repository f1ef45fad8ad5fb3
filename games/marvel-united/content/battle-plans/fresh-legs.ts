/** Fresh Legs: whoever is called in has one more move. */
import { addSymbols } from '../../rules/symbols.ts';
import type { BattlePlan } from '../kinds.ts';

export const freshLegs: BattlePlan<'fresh-legs'> = {
  id: 'fresh-legs',
  provenance: 'reconstructed',
  cites: ['MU-14.25'],
  cost: 1,
  flows: {
    *symbolsGathered(table, { hero }) {
      if (table.world.turn.support) addSymbols(table, hero, ['move'], 'MU-14.25');
    },
  },
};
