/** Personal Nemesis: the plan leads the Villain to several Heroes, and one of them, of the Villain's choice, takes 1 damage. */

import { heroesIn } from '../../reading.ts';
import { chooseHero } from '../../rules/choices.ts';
import { blow, hurt } from '../../rules/damage.ts';
import { TRIGGER_NOT_MET } from '../../rules/super-cards.ts';
import type { SuperVillainCard } from '../kinds.ts';

export const personalNemesis: SuperVillainCard<'personal-nemesis'> = {
  id: 'personal-nemesis',
  provenance: 'public',
  cites: ['MU-13.10', 'MU-13.11'],
  trigger: 'plan-moves',
  judge: ({ world }) => (heroesIn(world, world.villain.at).length >= 2 ? null : TRIGGER_NOT_MET),
  *resolve(table) {
    const { world } = table;
    const choice = { by: 'villain', component: 'personal-nemesis', cite: 'MU-13.11' } as const;
    const hero = yield* chooseHero(table, choice, heroesIn(world, world.villain.at));
    if (hero !== null) yield* hurt(table, [{ hero, damage: 1 }], blow('personal-nemesis', 'villain'));
  },
};
