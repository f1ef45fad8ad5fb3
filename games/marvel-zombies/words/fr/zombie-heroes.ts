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
      text: 'Endurance 4. Irrésistible : il traverse les portes et fenêtres fermées comme si elles étaient ouvertes, sauf celles de l’Ascenseur.',
    },
    psylocke: {
      name: 'Psylocke',
      text: 'Endurance 3. Lame Psychique : quand elle attaque, chaque Super-Héros de la Zone visée perd d’abord 2 Pouvoir.',
    },
    'dark-phoenix': {
      name: 'Dark Phoenix',
      text: 'Endurance 4. Dernier Brasier : quand elle est éliminée, chaque Super-Héros de sa Zone subit 1 Blessure.',
    },
    cyclops: { name: 'Cyclops', text: 'Endurance 3. Rayon Optique : il attaque ses cibles en vue à Portée 0–1.' },
    sabretooth: {
      name: 'Sabretooth',
      text: 'Endurance 3. Prédateur : chaque Super-Héros qui quitte sa Zone subit 1 Blessure.',
    },
    iceman: {
      name: 'Iceman',
      text: 'Endurance 3. Froid Mordant : pour toucher dans sa Zone, chaque dé doit donner 1 de plus (6 au maximum).',
    },
  },
};
