/** What the zombie heroes say, and what stands on their cards. */

import { tabulate } from '@necropole/boards';
import type { ComponentWords, FamilyWords } from '@necropole/kernel';
import { type ZombieHeroId, zombieHeroIds } from '../../content/ids.ts';
import { zombieHeroCards } from '../../content/zombie-heroes/index.ts';
import type { ZombieHeroesSaid } from '../../content/zombie-heroes/said.ts';

const cards: Readonly<Record<ZombieHeroId, ComponentWords>> = {
  juggernaut: {
    name: 'Juggernaut',
    text: 'Unstoppable: he goes through closed doors and windows as if they were open, but not through those of the elevator.',
  },
  psylocke: {
    name: 'Psylocke',
    text: 'Psychic Blade: when she attacks, each hero of the attacked zone loses 2 power first.',
  },
  'dark-phoenix': {
    name: 'Dark Phoenix',
    text: 'Last Blaze: when she is eliminated, each hero of her zone suffers 1 wound.',
  },
  cyclops: { name: 'Cyclops', text: 'Optic Beam: he attacks targets in sight at range 0–1.' },
  sabretooth: {
    name: 'Sabretooth',
    text: 'Predator: each hero who leaves his zone suffers 1 wound.',
  },
  iceman: {
    name: 'Iceman',
    text: 'Biting Frost: attacks on his zone need 1 more on each die to hit (6 at most).',
  },
};

export const zombieHeroesWords: FamilyWords<ZombieHeroesSaid, ZombieHeroId> = {
  questions: {},
  facts: {},
  refusals: {},
  events: {},
  components: tabulate(zombieHeroIds, (id) => {
    const { name, text } = cards[id];
    return { name, text: `Endurance ${zombieHeroCards[id].endurance}. ${text}` };
  }),
};
