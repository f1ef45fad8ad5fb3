/** Nothing Wasted: a symbol of a Support Hero card that was not used in its turn becomes an Action token, one a turn. */
import { lastHeroCard } from '../../reading.ts';
import { becomes, chooseSymbol } from '../../rules/choices.ts';
import { symbolsShown } from '../../rules/symbols.ts';
import { gainTokens } from '../../rules/tokens.ts';
import type { MuTable } from '../../shape.ts';
import type { BattlePlan } from '../kinds.ts';
import { type ActionSymbol, actionSymbols } from '../symbols.ts';

/** The kinds of symbols of the card itself that are left: one that a Crisis token has covered since is not. */
function unused(table: MuTable): readonly ActionSymbol[] {
  const { support, chips } = table.world.turn;
  const last = lastHeroCard(table.world);
  if (!support || last === null) return [];
  const shown = symbolsShown(table, last);
  return actionSymbols.filter(
    (kind) =>
      shown.includes(kind) &&
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
      const symbol = yield* chooseSymbol(table, choice, hero.ko ? [] : unused(table), () => becomes('token'));
      if (symbol !== null) gainTokens(table, hero, symbol, 1, 'MU-14.25');
    },
  },
};
