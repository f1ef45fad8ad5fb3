/** Nasty Surprise: while all Heroes stand where no Threat is, one that they cleared comes back to a Location without any. */

import { placeOf, standingHeroes } from '../../reading.ts';
import { chooseLocation, chooseThreat } from '../../rules/choices.ts';
import { TRIGGER_NOT_MET } from '../../rules/super-cards.ts';
import { bringThreat } from '../../rules/threats.ts';
import type { MuTable } from '../../shape.ts';
import type { LocationId } from '../../world.ts';
import type { SuperVillainCard } from '../kinds.ts';

function hasThreat({ world }: MuTable, at: LocationId): boolean {
  return placeOf(world, at).threats.length > 0;
}

function isMet(table: MuTable): boolean {
  const heroes = standingHeroes(table.world);
  return table.world.aside.length > 0 && heroes.length > 0 && !heroes.some(({ at }) => hasThreat(table, at));
}

export const nastySurprise: SuperVillainCard<'nasty-surprise'> = {
  id: 'nasty-surprise',
  provenance: 'public',
  cites: ['MU-9.19', 'MU-13.11', 'MU-13.14'],
  trigger: 'hero-turn-ends',
  judge: (table) => (isMet(table) ? null : TRIGGER_NOT_MET),
  *resolve(table) {
    const choice = { by: 'villain', component: 'nasty-surprise', cite: 'MU-13.11' } as const;
    const card = yield* chooseThreat(table, choice, table.world.aside);
    const free = table.board.ring.filter((at) => !hasThreat(table, at));
    const at = yield* chooseLocation(table, choice, free);
    if (card !== null && at !== null) bringThreat(table, card, at, 'MU-13.14');
  },
};
