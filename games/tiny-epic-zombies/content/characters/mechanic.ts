/**
 * The Mechanic. Human: before searching, he may rig a trap that is not armed in the room where he stands. Zombie: the
 * alarms of the doors still work; whoever ends a turn on an Entrance makes noise, whatever the card.
 */
import { addZombie } from '../../rules/adding-zombies.ts';
import { damageBarricade } from '../../rules/barricade.ts';
import { mayUse } from '../../rules/choices.ts';
import { characterOf, isZombieIn, type World } from '../../world.ts';
import type { Character, HordeAction } from '../kinds.ts';
import { symbolOf } from '../search/deck.ts';
import { isStoreRoom, type RoomId, storeFaceById } from '../stores/index.ts';
import { LAST } from './horde/last-space.ts';
import { isEntrance } from './room-marks.ts';

/** Can one of the two traps be armed in this room? */
function canRig(world: World, room: RoomId): boolean {
  return isStoreRoom(room) && !isZombieIn(world, room) && world.traps.includes(null) && !world.traps.includes(room);
}

/** Sabotage, of the Mechanic: no trap stays armed, the barricade is damaged, and 1 Zombie comes where the noise was. */
const sabotage: HordeAction<'sabotage'> = {
  id: 'sabotage',
  ...LAST,
  *resolve(table, _human, store) {
    const { world } = table;
    for (const at of [0, 1] as const) {
      const room = world.traps[at];
      if (room === null) continue;
      world.traps[at] = null;
      table.tell('trap-returned', 'TEZ-12.5', { room });
    }
    yield* damageBarricade(table, null, 'TEZ-12.5');
    yield* addZombie(table, store);
  },
};

export const mechanic: Character<'mechanic', 'sabotage'> = {
  id: 'mechanic',
  human: {
    id: 'mechanic',
    provenance: 'reconstructed',
    flows: {
      *searched(table, { human }, self) {
        const { world } = table;
        if (human.id !== self.holder || !canRig(world, human.room)) return;
        if (!(yield* mayUse(table, { human, component: 'mechanic', cite: 'TEZ-9.21' }))) return;
        world.traps[world.traps[0] === null ? 0 : 1] = human.room;
        table.tell('trap-armed', 'TEZ-9.21', { who: characterOf(human), room: human.room });
      },
    },
  },
  zombie: {
    id: 'mechanic-zombie',
    provenance: 'reconstructed',
    cites: ['TEZ-13.12'],
    queries: { isNoise: (noise, { human }) => noise || isEntrance(human.room) },
    flows: {
      *noiseMade(table, { human, store }) {
        const { revealed } = table.world;
        if (revealed === null || symbolOf(revealed) === storeFaceById[store].symbol) return;
        if (isEntrance(human.room)) table.tell('ability-acts', 'TEZ-13.12', { character: 'mechanic' });
      },
    },
  },
  horde: ['ransack', 'lurch', 'pound', 'stampede', 'sabotage'],
  last: sabotage,
};
