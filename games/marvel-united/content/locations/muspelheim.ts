/** Muspelheim: whoever starts a turn in its fire with three cards or more draws none. */
import { gainTokens } from '../../rules/tokens.ts';
import type { Location } from '../kinds.ts';

const TOKEN = 'heroic';
const MANY_CARDS = 3;

export const muspelheim: Location<'muspelheim'> = {
  id: 'muspelheim',
  provenance: 'public',
  cites: ['MU-12.19'],
  slots: 'TT--',
  endOfTurn: {
    gives: TOKEN,
    judge: () => null,
    *resolve(table, hero) {
      gainTokens(table, hero, TOKEN, 1, 'MU-8.22');
    },
  },
  queries: {
    skipsDraw: (skips, { hero }, { holder }) => skips || (hero.at === holder && hero.hand.cards.length >= MANY_CARDS),
  },
};
