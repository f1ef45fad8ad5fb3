/** London: Heroes who meet here equip each other. */

import { isAlone } from '../../reading.ts';
import { becomes, chooseToken } from '../../rules/choices.ts';
import { gainTokens } from '../../rules/tokens.ts';
import type { Location } from '../kinds.ts';
import { actionKinds } from '../symbols.ts';

export const london: Location<'london'> = {
  id: 'london',
  provenance: 'public',
  slots: 'CT--',
  endOfTurn: {
    judge: ({ world }, hero, at) =>
      isAlone(world, hero, at) ? { key: 'alone-here', params: {}, cite: 'MU-12.22', refs: [hero.id] } : null,
    *resolve(table, hero) {
      const symbol = yield* chooseToken(table, { by: hero, component: 'london', cite: 'MU-8.22' }, actionKinds, () =>
        becomes('gained'),
      );
      if (symbol !== null) gainTokens(table, hero, symbol, 1, 'MU-8.22');
    },
  },
};
