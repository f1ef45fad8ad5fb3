/**
 * The Popstar. Human: the free Move of her Overkills may cross 2 rooms. Zombie: screaming fans; noise at once adds a
 * Zombie to the store it came from.
 */
import { addZombie } from '../../rules/adding-zombies.ts';
import type { Character } from '../kinds.ts';

const ROOMS = 2;

export const popstar: Character<'popstar'> = {
  id: 'popstar',
  human: {
    id: 'popstar',
    provenance: 'public',
    cites: ['TEZ-9.20'],
    queries: {
      moveSteps: (steps, { human, overkill }, self) =>
        human.id === self.holder && overkill && steps < ROOMS ? ROOMS : steps,
    },
  },
  zombie: {
    id: 'popstar-zombie',
    provenance: 'reconstructed',
    flows: {
      *noiseMade(table, { store }) {
        table.tell('ability-acts', 'TEZ-13.12', { character: 'popstar' });
        yield* addZombie(table, store);
      },
    },
  },
  horde: ['swarm', 'howl', 'infest', 'stampede', 'encore'],
};
