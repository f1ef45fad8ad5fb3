/**
 * The Popstar. Human: the free Move of her Overkills may cross 2 rooms. Zombie: screaming fans; noise at once adds a
 * Zombie to the store it came from.
 */
import { addZombie, addZombies } from '../../rules/adding-zombies.ts';
import type { Character, HordeAction } from '../kinds.ts';
import { storeFaceById } from '../stores/index.ts';
import { LAST } from './horde/last-space.ts';

const ROOMS = 2;

/** Encore, of the Popstar: 2 Zombies in the store of the noise, and 1 in the other store of its symbol. */
const encore: HordeAction<'encore'> = {
  id: 'encore',
  ...LAST,
  *resolve(table, _human, store) {
    yield* addZombies(table, store, 2);
    const { symbol } = storeFaceById[store];
    for (const twin of table.board.storesOf[symbol]) if (twin !== store) yield* addZombie(table, twin);
  },
};

export const popstar: Character<'popstar', 'encore'> = {
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
  last: encore,
};
