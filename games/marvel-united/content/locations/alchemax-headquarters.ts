/** Alchemax Headquarters: a symbol of the latest Hero card is sold for a Wild token; a Crisis token covers it from then on. */

import { lastHeroCard } from '../../reading.ts';
import { becomes, chooseSymbol } from '../../rules/choices.ts';
import { coverSymbol } from '../../rules/storyline.ts';
import { symbolsShown } from '../../rules/symbols.ts';
import { gainTokens } from '../../rules/tokens.ts';
import type { MuTable } from '../../shape.ts';
import type { Location } from '../kinds.ts';
import { type ActionSymbol, actionSymbols } from '../symbols.ts';

const TOKEN = 'wild';
function symbolsForSale(table: MuTable): readonly ActionSymbol[] {
  const last = lastHeroCard(table.world);
  const shown = last === null ? [] : symbolsShown(table, last);
  return actionSymbols.filter((symbol) => shown.includes(symbol));
}

export const alchemaxHeadquarters: Location<'alchemax-headquarters'> = {
  id: 'alchemax-headquarters',
  provenance: 'public',
  cites: ['MU-12.11'],
  slots: 'T---',
  endOfTurn: {
    gives: TOKEN,
    judge: (table) =>
      symbolsForSale(table).length > 0 ? null : { key: 'no-symbol-left', params: {}, cite: 'MU-12.11' },
    *resolve(table, hero) {
      const choice = { by: hero, component: 'alchemax-headquarters', cite: 'MU-12.11' };
      const symbol = yield* chooseSymbol(table, choice, symbolsForSale(table), () => becomes('covered'));
      const last = lastHeroCard(table.world);
      if (symbol === null || last === null) return;
      coverSymbol(table, last, symbol, 'MU-12.11');
      gainTokens(table, hero, TOKEN, 1, 'MU-8.22');
    },
  },
};
