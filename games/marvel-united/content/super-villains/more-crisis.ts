/** More Crisis!: a Crisis token for a Location or a Hero. */

import { placeOf, standingHeroes } from '../../reading.ts';
import { chooseHero, chooseLocation, chooseWay } from '../../rules/choices.ts';
import { addCrisis } from '../../rules/crisis.ts';
import type { MuTable, Rule } from '../../shape.ts';
import type { SuperVillainCard } from '../kinds.ts';

const choice = { by: 'villain', component: 'more-crisis', cite: 'MU-13.11' } as const;

function* onHero(table: MuTable): Rule {
  const hero = yield* chooseHero(table, choice, standingHeroes(table.world));
  if (hero !== null) addCrisis(table, hero, 1);
}

function* onLocation(table: MuTable): Rule {
  const at = yield* chooseLocation(table, choice, table.board.ring);
  if (at !== null) addCrisis(table, placeOf(table.world, at), 1);
}

export const moreCrisis: SuperVillainCard<'more-crisis'> = {
  id: 'more-crisis',
  provenance: 'public',
  cites: ['MU-12.11', 'MU-13.13'],
  trigger: 'plan',
  judge: () => null,
  *resolve(table) {
    const way = yield* chooseWay(table, choice, ['hero', 'location']);
    if (way === 'hero') yield* onHero(table);
    else yield* onLocation(table);
  },
};
