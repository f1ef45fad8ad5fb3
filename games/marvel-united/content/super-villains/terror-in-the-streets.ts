/** Terror in the Streets: wherever there is neither Thug nor Civilian, two come, of the Villain's choice. */

import { isEmptyOfBystanders, placeOf } from '../../reading.ts';
import { addBystanders } from '../../rules/adding.ts';
import { chooseWayAt } from '../../rules/choices.ts';
import { TRIGGER_NOT_MET } from '../../rules/super-cards.ts';
import type { MuTable } from '../../shape.ts';
import type { LocationId } from '../../world.ts';
import type { SuperVillainCard } from '../kinds.ts';
import type { Bystander } from '../symbols.ts';

const ways = ['two-thugs', 'one-of-each', 'two-civilians'] as const;
const bystandersOf: Readonly<Record<(typeof ways)[number], readonly Bystander[]>> = {
  'two-thugs': ['thug', 'thug'],
  'one-of-each': ['thug', 'civilian'],
  'two-civilians': ['civilian', 'civilian'],
};

function emptyLocations({ world, board }: MuTable): readonly LocationId[] {
  return board.ring.filter((at) => isEmptyOfBystanders(placeOf(world, at)));
}

export const terrorInTheStreets: SuperVillainCard<'terror-in-the-streets'> = {
  id: 'terror-in-the-streets',
  provenance: 'public',
  cites: ['MU-13.11', 'MU-13.14'],
  trigger: 'hero-turn-ends',
  judge: (table) => (emptyLocations(table).length > 0 ? null : TRIGGER_NOT_MET),
  *resolve(table) {
    const choice = { by: 'villain', component: 'terror-in-the-streets', cite: 'MU-13.11' } as const;
    for (const at of emptyLocations(table)) {
      const way = yield* chooseWayAt(table, choice, at, ways);
      yield* addBystanders(table, [{ at, bystanders: bystandersOf[way] }], 'MU-13.14');
    }
  },
};
