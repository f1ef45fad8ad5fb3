/** The rooms: what they say, and what is written in them. */

import type { FamilyWords } from '@necropole/kernel';
import { of } from '@necropole/kernel/french';
import type { RoomsSaid } from '../../content/rooms/said.ts';
import type { DieFace } from '../../rules/melee-die.ts';
import { card, count, inRoom, room, store, Who, who } from './names.ts';
import { type RoomFeature, roomCards } from './room-cards.ts';

const meals: Readonly<Record<DieFace, string>> = {
  overkill: 'un régal.',
  nothing: 'ça ira.',
  'one-wound': 'c’était avarié.',
  'two-wounds': 'une intoxication en règle.',
};

export const roomsWords: FamilyWords<RoomsSaid, RoomFeature> = {
  questions: {
    regroup: (params) => `${roomCards['courtyard-regroup'].name} : que choisit ${who(params.who)} ?`,
  },
  facts: {},
  refusals: {
    'nothing-to-heal': () => 'aucune Blessure à soigner',
    'nobody-to-heal': () => 'personne n’est blessé',
    'ammo-full': () => 'les Munitions sont au plus haut',
    'nothing-to-gain': () => 'ni Blessure à soigner, ni Munition à gagner',
    'barricade-and-ammo-full': () => 'la Barricade et les Munitions sont au plus haut',
    'no-zombie-to-startle': () => 'aucun Zombie voisin ne peut bouger',
    'not-fought-here': () => 'il faut s’être battu ici en mêlée',
    'vehicle-away': (params) => `${roomCards[params.vehicle].name} : à prendre ${inRoom(params.room)}`,
    'car-just-driven': () => 'la voiture a déjà roulé ce Tour-ci',
    'traps-armed': () => 'les deux Pièges sont déjà armés',
    'no-room-for-trap': () => 'aucune Pièce sans Zombie où armer un Piège',
    'nothing-to-exchange': () => 'aucune arme à échanger',
    'no-search-card': () => 'aucune carte Fouille à regarder',
    'no-zombie-in-sight': () => 'aucun Zombie dans une Boutique voisine',
  },
  events: {
    'ride-begins': (params) =>
      `${Who(params.who)} enfourche la moto : ${count(params.moves, 'Déplacement', 'Déplacements')}, puis le Tour s’achève.`,
    'further-moves': (params) =>
      `${Who(params.who)} gagne ${count(params.moves, 'Déplacement', 'Déplacements')} de plus.`,
    'car-driven': (params) => `Sirène hurlante, ${who(params.who)} fonce à l’Entrée ${of(store(params.store))}.`,
    'trap-armed': (params) => `${Who(params.who)} arme un Piège ${inRoom(params.room)}.`,
    'trap-returned': () => 'Le Piège revient, désarmé.',
    'leftovers-rolled': (params) => `${Who(params.who)} goûte les restes : ${meals[params.face]}`,
    'photo-developed': (params) =>
      params.card === null
        ? `${Who(params.who)} regarde sa carte Fouille, face cachée.`
        : `${Who(params.who)} regarde sa carte Fouille, face cachée : ${card(params.card)}.`,
    'passage-taken': (params) => `${Who(params.who)} emprunte le Passage secret vers ${room(params.to)}.`,
  },
  components: roomCards,
};
