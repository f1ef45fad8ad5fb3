/** Nothing Wasted: a symbol of a Support Hero card that was not used in its turn becomes an Action token, one a turn. */
import { chooseSymbol } from '../../rules/choices.ts';
import { gainTokens } from '../../rules/tokens.ts';
import type { Turn } from '../../world.ts';
import type { BattlePlan } from '../kinds.ts';
import { type ActionSymbol, actionSymbols } from '../symbols.ts';

/** The kinds of symbols of the card itself that are left. */
function unused({ support, chips }: Turn): readonly ActionSymbol[] {
  if (!support) return [];
  return actionSymbols.filter((kind) =>
    chips.some(({ symbol, from, state }) => symbol === kind && from === 'own' && state === 'open'),
  );
}

export const nothingWasted: BattlePlan<'nothing-wasted'> = {
  id: 'nothing-wasted',
  provenance: 'reconstructed',
  cites: ['MU-14.25'],
  cost: 1,
  flows: {
    *turnEnded(table, { hero }) {
      const choice = { by: hero, component: 'nothing-wasted', cite: 'MU-14.25', optional: true };
      const symbol = yield* chooseSymbol(table, choice, hero.ko ? [] : unused(table.world.turn));
      if (symbol !== null) gainTokens(table, hero, symbol, 1, 'MU-14.25');
    },
  },
};
