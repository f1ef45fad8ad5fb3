/** S.H.I.E.L.D. Helicarrier: it takes whoever ends a turn here anywhere. Of another box: the book's example is played on it. */
import { moveHero } from '../../rules/actions.ts';
import { chooseLocation } from '../../rules/choices.ts';
import type { Location } from '../kinds.ts';

export const shieldHelicarrier: Location<'shield-helicarrier'> = {
  id: 'shield-helicarrier',
  provenance: 'public',
  cites: ['MU-8.25'],
  slots: 'CTT-',
  endOfTurn: {
    judge: () => null,
    *resolve(table, hero, here) {
      const choice = { by: hero, component: 'shield-helicarrier', cite: 'MU-8.22' };
      const others = table.board.ring.filter((at) => at !== here);
      const to = yield* chooseLocation(table, choice, others);
      if (to !== null) yield* moveHero(table, hero, to, 'MU-8.22');
    },
  },
};
