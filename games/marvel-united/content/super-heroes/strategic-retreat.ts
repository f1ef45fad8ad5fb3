/** Strategic Retreat: the Villain comes, and the Hero is gone, wherever they like. */
import { moveHero } from '../../rules/actions.ts';
import { chooseLocation } from '../../rules/choices.ts';
import type { SuperHeroCard } from '../kinds.ts';

export const strategicRetreat: SuperHeroCard<'strategic-retreat'> = {
  id: 'strategic-retreat',
  provenance: 'public',
  cites: ['MU-13.15', 'MU-13.16'],
  trigger: 'villain-stops',
  judge: () => null,
  *resolve(table, hero) {
    const others = table.board.ring.filter((at) => at !== hero.at);
    const to = yield* chooseLocation(table, { by: hero, component: 'strategic-retreat', cite: 'MU-13.15' }, others);
    if (to !== null) yield* moveHero(table, hero, to, 'MU-13.16');
  },
};
