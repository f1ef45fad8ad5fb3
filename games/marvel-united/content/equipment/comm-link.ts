/** Comm Link: a symbol that is of no use here becomes a token for a Hero elsewhere. */
import { chooseHero, chooseSymbol, otherHeroes } from '../../rules/choices.ts';
import { giveUpSymbol, openKinds, takesSymbol } from '../../rules/symbols.ts';
import { gainTokens } from '../../rules/tokens.ts';
import type { Equipment } from '../kinds.ts';

export const commLink: Equipment<'comm-link'> = {
  id: 'comm-link',
  provenance: 'reconstructed',
  cites: ['MU-11.6'],
  owner: null,
  use: {
    judge(table, hero) {
      if (otherHeroes(table, hero).length === 0) return { key: 'no-other-hero', params: {}, cite: 'MU-11.6' };
      return openKinds(table.world.turn).length > 0
        ? null
        : { key: 'no-symbol-to-change', params: {}, cite: 'MU-11.6' };
    },
    *resolve(table, hero) {
      const choice = { by: hero, component: 'comm-link', cite: 'MU-11.6' };
      const symbol = yield* chooseSymbol(table, choice, openKinds(table.world.turn), takesSymbol(table.world.turn));
      const taker = yield* chooseHero(table, choice, otherHeroes(table, hero));
      if (symbol === null || taker === null) return;
      giveUpSymbol(table, hero, symbol, 'MU-11.6');
      gainTokens(table, taker, symbol, 1, 'MU-11.6');
    },
  },
  recharge: ['move', 'attack', 'heroic', 'wild'],
};
