/** Niffleheim: whoever starts a turn in its mist has one symbol less; fighters leave it armed. */
import { gainTokens } from '../../rules/tokens.ts';
import type { Location } from '../kinds.ts';

const TOKEN = 'attack';
export const niffleheim: Location<'niffleheim'> = {
  id: 'niffleheim',
  provenance: 'public',
  cites: ['MU-12.19'],
  slots: 'TTT--',
  endOfTurn: {
    gives: TOKEN,
    judge: () => null,
    *resolve(table, hero) {
      gainTokens(table, hero, TOKEN, 1, 'MU-8.22');
    },
  },
  queries: {
    ignoredSymbols: (ignoring, { hero }, { holder }) => (hero.at === holder ? [...ignoring, holder] : ignoring),
  },
};
