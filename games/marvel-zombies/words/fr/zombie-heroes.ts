/** What the zombie heroes say, and what stands on their cards. */

import { tabulate } from '@necropole/boards';
import type { ComponentWords, FamilyWords } from '@necropole/kernel';
import { type ZombieHeroId, zombieHeroIds } from '../../content/ids.ts';
import { zombieHeroCards } from '../../content/zombie-heroes/index.ts';
import type { ZombieHeroesSaid } from '../../content/zombie-heroes/said.ts';

const cards: Readonly<Record<ZombieHeroId, ComponentWords>> = {
  juggernaut: {
    name: 'Juggernaut',
    text: 'Irrésistible : il traverse les portes et fenêtres fermées comme si elles étaient ouvertes, sauf celles de l’Ascenseur.',
  },
  psylocke: {
    name: 'Psylocke',
    text: 'Lame Psychique : quand elle attaque, chaque Super-Héros de la Zone visée perd d’abord 2 Pouvoir.',
  },
  'dark-phoenix': {
    name: 'Dark Phoenix',
    text: 'Dernier Brasier : quand elle est éliminée, chaque Super-Héros de sa Zone subit 1 Blessure.',
  },
  cyclops: { name: 'Cyclops', text: 'Rayon Optique : il attaque ses cibles en vue à Portée 0–1.' },
  sabretooth: {
    name: 'Sabretooth',
    text: 'Prédateur : chaque Super-Héros qui quitte sa Zone subit 1 Blessure.',
  },
  iceman: {
    name: 'Iceman',
    text: 'Froid Mordant : pour toucher dans sa Zone, chaque dé doit donner 1 de plus (6 au maximum).',
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
