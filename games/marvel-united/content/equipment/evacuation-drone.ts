/** Evacuation Drone: it flies a Civilian out of each adjacent Location. */
import { besideIn } from '@necropole/boards';
import { judgeRescue } from '../../rules/actions.ts';
import { rescueCivilian } from '../../rules/enemies.ts';
import type { MuTable } from '../../shape.ts';
import type { Hero, LocationId } from '../../world.ts';
import type { Equipment } from '../kinds.ts';

function nextDoor(table: MuTable, hero: Hero): readonly LocationId[] {
  return besideIn(table.board.ring, hero.at).filter((at) => judgeRescue(table, at) === null);
}

export const evacuationDrone: Equipment<'evacuation-drone'> = {
  id: 'evacuation-drone',
  provenance: 'reconstructed',
  cites: ['MU-9.9'],
  owner: null,
  use: {
    judge: (table, hero) =>
      nextDoor(table, hero).length > 0 ? null : { key: 'no-civilian-next-door', params: {}, cite: 'MU-11.6' },
    *resolve(table, hero) {
      for (const at of nextDoor(table, hero)) {
        if (judgeRescue(table, at) === null) yield* rescueCivilian(table, at, hero, 'MU-9.9');
      }
    },
  },
  recharge: ['move', 'attack', 'heroic', 'wild'],
};
