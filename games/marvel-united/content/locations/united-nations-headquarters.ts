/** United Nations Headquarters: a Civilian of any Location is brought to another. */

import { countIn, freeSlots, placeOf } from '../../reading.ts';
import { moveBystander } from '../../rules/adding.ts';
import { chooseBystander, chooseLocation } from '../../rules/choices.ts';
import type { MuTable } from '../../shape.ts';
import type { LocationId } from '../../world.ts';
import type { Location } from '../kinds.ts';

function withCivilians({ world, board }: MuTable): readonly LocationId[] {
  return board.ring.filter((at) => countIn(placeOf(world, at), 'civilian') > 0);
}

/** Where there is room, besides the Location that the Civilian leaves. */
function withRoom({ world, board }: MuTable, from: LocationId): readonly LocationId[] {
  return board.ring.filter((at) => at !== from && freeSlots(placeOf(world, at)) > 0);
}

export const unitedNationsHeadquarters: Location<'united-nations-headquarters'> = {
  id: 'united-nations-headquarters',
  provenance: 'public',
  slots: 'C--',
  endOfTurn: {
    judge: (table) =>
      withCivilians(table).some((at) => withRoom(table, at).length > 0)
        ? null
        : { key: 'nobody-to-bring', params: {}, cite: 'MU-8.22' },
    *resolve(table, hero) {
      const choice = { by: hero, component: 'united-nations-headquarters', cite: 'MU-8.22' };
      const among = withCivilians(table).filter((at) => withRoom(table, at).length > 0);
      const from = yield* chooseBystander(
        table,
        choice,
        among.map((at) => ({ bystander: 'civilian', at })),
      );
      if (from === null) return;
      const to = yield* chooseLocation(table, choice, withRoom(table, from.at));
      if (to !== null) moveBystander(table, 'civilian', from.at, to, 'MU-8.22');
    },
  },
};
