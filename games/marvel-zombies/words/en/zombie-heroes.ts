/** What the zombie heroes say, and what stands on their cards. */

import type { FamilyWords } from '@necropole/kernel';
import type { ZombieHeroId } from '../../content/ids.ts';
import type { ZombieHeroesSaid } from '../../content/zombie-heroes/said.ts';

export const zombieHeroesWords: FamilyWords<ZombieHeroesSaid, ZombieHeroId> = {
  questions: {},
  facts: {},
  refusals: {},
  events: {},
  components: {
    juggernaut: {
      name: 'Juggernaut',
      text: 'Endurance 4. Unstoppable: he goes through closed doors and windows as if they were open, but not through those of the elevator.',
    },
    psylocke: {
      name: 'Psylocke',
      text: 'Endurance 3. Psychic Blade: when she attacks, each hero of the attacked zone loses 2 power first.',
    },
    'dark-phoenix': {
      name: 'Dark Phoenix',
      text: 'Endurance 4. Last Blaze: when she is eliminated, each hero of her zone suffers 1 wound.',
    },
    cyclops: { name: 'Cyclops', text: 'Endurance 3. Optic Beam: he attacks targets in sight at range 0–1.' },
    sabretooth: {
      name: 'Sabretooth',
      text: 'Endurance 3. Predator: each hero who leaves his zone suffers 1 wound.',
    },
    iceman: {
      name: 'Iceman',
      text: 'Endurance 3. Biting Frost: attacks on his zone need 1 more on each die to hit (6 at most).',
    },
  },
};
