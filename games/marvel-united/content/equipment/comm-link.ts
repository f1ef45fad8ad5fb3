/** Comm Link: once a turn, a symbol that is of no use here becomes a token for a Hero elsewhere. */
import { remember, remembers } from '@necropole/kernel';
import { chooseHero, chooseSymbol, otherHeroes } from '../../rules/choices.ts';
import { giveUpSymbol, openKinds, takesSymbol } from '../../rules/symbols.ts';
import { gainTokens } from '../../rules/tokens.ts';
import type { Equipment } from '../kinds.ts';

export const commLink: Equipment<'comm-link'> = {
  id: 'comm-link',
  provenance: 'reconstructed',
  cites: ['MU-11.7'],
  owner: null,
  permanent: true,
  use: {
    judge(table, hero) {
      if (remembers(table.world.memory, hero.id, 'comm-link')) {
        return { key: 'called-already', params: {}, cite: 'MU-11.7' };
      }
      if (otherHeroes(table, hero).length === 0) return { key: 'no-other-hero', params: {}, cite: 'MU-11.7' };
      return openKinds(table.world.turn).length > 0
        ? null
        : { key: 'no-symbol-to-change', params: {}, cite: 'MU-11.7' };
    },
    *resolve(table, hero) {
      const choice = { by: hero, component: 'comm-link', cite: 'MU-11.7' };
      const symbol = yield* chooseSymbol(
        table,
        choice,
        openKinds(table.world.turn),
        takesSymbol(table.world.turn, 'given'),
      );
      const taker = yield* chooseHero(table, choice, otherHeroes(table, hero));
      if (symbol === null || taker === null) return;
      remember(table.world.memory, hero.id, 'comm-link');
      giveUpSymbol(table, hero, symbol, 'MU-11.6');
      gainTokens(table, taker, symbol, 1, 'MU-11.6');
    },
  },
  recharge: 'never',
};
