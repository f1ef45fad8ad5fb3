/** The rules of Tiny Epic Zombies in our own words, one file a chapter, in the order of the book. */

import type { Rulebook } from '@necropole/kernel';
import { addingZombies } from './adding-zombies.ts';
import { bites } from './bites.ts';
import { competitive } from './competitive.ts';
import { components } from './components.ts';
import { dealing } from './dealing.ts';
import { decks } from './decks.ts';
import { endOfMatch } from './end-of-match.ts';
import { glossary } from './glossary.ts';
import { humanAbilities } from './human-abilities.ts';
import { humanTurn } from './human-turn.ts';
import { items } from './items.ts';
import { killing } from './killing.ts';
import { modes } from './modes.ts';
import { moving } from './moving.ts';
import { noise } from './noise.ts';
import { objectives } from './objectives.ts';
import { overview } from './overview.ts';
import { pureCompetitive } from './pure-competitive.ts';
import { pureCooperative } from './pure-cooperative.ts';
import { rooms } from './rooms.ts';
import { search } from './search.ts';
import { setup } from './setup.ts';
import { solo } from './solo.ts';
import { devoured, woundsAndAmmo } from './wounds-and-ammo.ts';

export const rulebook: Rulebook = {
  prefix: 'TEZ',
  list: { prefix: 'T', count: 269 },
  chapters: [
    components,
    modes,
    setup,
    decks,
    overview,
    woundsAndAmmo,
    devoured,
    humanTurn,
    moving,
    killing,
    humanAbilities,
    rooms,
    items,
    search,
    noise,
    addingZombies,
    bites,
    dealing,
    objectives,
    endOfMatch,
    pureCooperative,
    competitive,
    pureCompetitive,
    solo,
    glossary,
  ],
  excused: [],
  examples: [
    {
      id: 'TEZ-example-5-set-up',
      page: 5,
      proves: ['TEZ-4.6', 'TEZ-4.10', 'TEZ-4.15', 'TEZ-4.16', 'TEZ-4.11', 'TEZ-5.1', 'TEZ-5.3'],
      title: {
        fr: 'La mise en place en image : Horde sur 1, blessures à 0, munitions à 9, un Véhicule et deux jetons Stock',
        en: 'The set-up picture: horde on 1, wounds on 0, ammo on 9, one vehicle and two supply tokens',
      },
    },
    {
      id: 'TEZ-example-6-packs',
      page: 6,
      proves: ['TEZ-6.2', 'TEZ-6.3', 'TEZ-6.4', 'TEZ-6.6'],
      title: {
        fr: 'Les paquets : A de 12 cartes, B de 12 cartes, la pioche Fouille de 24 et le reste en pioche Stock',
        en: 'The packs: A of 12 cards, B of 12 cards, a Search deck of 24 and the rest in the Supply deck',
      },
    },
    {
      id: 'TEZ-example-9-fast-as-lightning',
      page: 9,
      proves: ['TEZ-9.22', 'TEZ-9.23'],
      title: {
        fr: 'Rapide comme l’Éclair : deux Pièces au premier déplacement, en partant d’une Pièce sans Zombie',
        en: 'Fast as Lightning: two rooms with the first move, starting from a room without a Zombie',
      },
    },
    {
      id: 'TEZ-example-12-placement',
      page: 12,
      proves: ['TEZ-12.14'],
      title: {
        fr: 'Deux Zombies de plus dans une Boutique qui en a un en Pièce 2 : ils vont en Pièces 1 et 3',
        en: 'Two more Zombies in a store with one in room 2: they go to rooms 1 and 3',
      },
    },
  ],
};
