/**
 * The Fry Cook. Human: there is always a bite to eat; the first card he picks up in a turn heals him 1 wound. Zombie:
 * fresh meat; whoever is Overrun with fewer than 3 wounds suffers 1 more.
 */
import { remember, remembers } from '@necropole/kernel';
import { addZombie } from '../../rules/adding-zombies.ts';
import { heal, suffer } from '../../rules/wounds-and-ammo.ts';
import { characterOf, type Human, zombieRoomsOf } from '../../world.ts';
import type { Character, HordeAction } from '../kinds.ts';
import { humansIn, LAST } from './horde/last-space.ts';

const TENDER = 3;

function isFresh(human: Human): boolean {
  return human.wounds < TENDER;
}

const MOUTHFULS = 2;

/** Feast, of the Fry Cook: 1 Zombie where the noise was; then the one who made it suffers 1 wound for each there, 2 at most. */
const feast: HordeAction<'feast'> = {
  id: 'feast',
  ...LAST,
  *resolve(table, human, store) {
    yield* addZombie(table, store);
    if (!humansIn(table, [store]).includes(human)) return;
    yield* suffer(table, human, Math.min(zombieRoomsOf(table.world, table.board, store).length, MOUTHFULS));
  },
};

export const fryCook: Character<'fry-cook', 'feast'> = {
  id: 'fry-cook',
  human: {
    id: 'fry-cook',
    provenance: 'reconstructed',
    flows: {
      *pickedUp(table, { human }, self) {
        const { world } = table;
        if (human.id !== self.holder || remembers(world.memory, self.holder, 'fry-cook')) return;
        remember(world.memory, self.holder, 'fry-cook');
        if (human.wounds === 0) return;
        table.tell('human-ability', 'TEZ-9.21', { who: characterOf(human) });
        heal(table, human, 1);
      },
    },
  },
  zombie: {
    id: 'fry-cook-zombie',
    provenance: 'reconstructed',
    cites: ['TEZ-13.12'],
    queries: { overrunWounds: (wounds, { human }) => (wounds > 0 && isFresh(human) ? wounds + 1 : wounds) },
    flows: {
      *overrun(table, { human, room, reaction }) {
        if (reaction.prevented || human.room !== room || !isFresh(human)) return;
        table.tell('ability-acts', 'TEZ-13.12', { character: 'fry-cook' });
      },
    },
  },
  horde: ['swarm', 'drag-down', 'ambush', 'frenzy', 'feast'],
  last: feast,
};
