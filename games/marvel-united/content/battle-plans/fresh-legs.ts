/** Fresh Legs: whoever is called in has one more move. */
import type { BattlePlan } from '../kinds.ts';

export const freshLegs: BattlePlan<'fresh-legs'> = {
  id: 'fresh-legs',
  provenance: 'reconstructed',
  cites: ['MU-14.25'],
  cost: 1,
  queries: {
    moreSymbols: (symbols, _, __, { world }) => (world.turn.support ? [...symbols, 'move'] : symbols),
  },
};
