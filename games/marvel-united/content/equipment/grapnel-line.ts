/** Grapnel Line: whoever carries it is never stuck; a turn whose cards show no move has one all the same. */
import { addSymbols } from '../../rules/symbols.ts';
import type { Equipment } from '../kinds.ts';

export const grapnelLine: Equipment<'grapnel-line'> = {
  id: 'grapnel-line',
  provenance: 'reconstructed',
  cites: ['MU-11.7'],
  owner: null,
  permanent: true,
  flows: {
    *symbolsGathered(table, { hero }, { holder }) {
      if (hero.id !== holder) return;
      if (table.world.turn.chips.some(({ symbol }) => symbol === 'move')) return;
      addSymbols(table, hero, ['move'], 'MU-11.7');
    },
  },
  recharge: 'never',
};
