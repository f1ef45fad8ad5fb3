/** The rooms: what they say, and what is written in them. */

import type { FamilyWords } from '@necropole/kernel';
import { of } from '@necropole/kernel/french';
import type { RoomsSaid } from '../../content/rooms/said.ts';
import type { DieFace } from '../../rules/melee-die.ts';
import { card, count, inRoom, room, store, Who, who } from './names.ts';
import { type RoomFeature, roomNames } from './room-names.ts';

const meals: Readonly<Record<DieFace, string>> = {
  overkill: 'un régal.',
  nothing: 'ça ira.',
  'one-wound': 'c’était avarié.',
  'two-wounds': 'une intoxication en règle.',
};

export const roomsWords: FamilyWords<RoomsSaid, RoomFeature> = {
  questions: {
    regroup: (params) => `${roomNames['courtyard-regroup']} : que choisit ${who(params.who)} ?`,
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
    'vehicle-away': (params) => `${roomNames[params.vehicle]} : à prendre ${inRoom(params.room)}`,
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
  components: {
    'gain-ammo': { name: roomNames['gain-ammo'], text: 'Gagnez 1 Munition.' },
    'loud-crash': {
      name: roomNames['loud-crash'],
      text: 'Déplacez d’une Pièce un Zombie d’une Boutique voisine, vers une Pièce sans Zombie.',
    },
    'bonus-round': {
      name: roomNames['bonus-round'],
      text: 'Si vous venez d’attaquer en mêlée dans cette Pièce : 1 Déplacement de plus.',
    },
    motorcycle: {
      name: roomNames.motorcycle,
      text: 'Faites encore 3 Déplacements, puis votre Tour s’achève. La moto rentre seule.',
    },
    'police-car': {
      name: roomNames['police-car'],
      text: 'Allez à l’Entrée d’une Boutique à 3 Boutiques de distance au plus. La voiture y reste garée pour un prochain Tour.',
    },
    'arm-trap': {
      name: roomNames['arm-trap'],
      text: 'Armez un Piège dans une Pièce sans Zombie de cette Boutique ou d’une voisine.',
    },
    'clearance-sale': {
      name: roomNames['clearance-sale'],
      text: 'Échangez une de vos armes contre une arme posée à côté de n’importe quelle Boutique. Votre Tour s’arrête.',
    },
    leftovers: {
      name: roomNames.leftovers,
      text: 'Lancez le dé Mêlée : sans goutte de sang, soignez 1 Blessure ; sinon, subissez ses Blessures.',
    },
    'courtyard-heal': { name: roomNames['courtyard-heal'], text: 'Soignez 2 Blessures.' },
    'shore-up': {
      name: roomNames['shore-up'],
      text: 'Réparez la Barricade de 1 et gagnez 1 Munition. Votre Tour s’arrête.',
    },
    'photo-lab': {
      name: roomNames['photo-lab'],
      text: 'Regardez en secret votre carte Fouille. Elle reste face cachée devant vous.',
    },
    dispensary: {
      name: roomNames.dispensary,
      text: 'Un Humain de votre choix, où qu’il soit, soigne 1 Blessure.',
    },
    'long-shot': {
      name: roomNames['long-shot'],
      text: 'Dépensez 1 Munition : éliminez un Zombie d’une Boutique voisine. Ce n’est pas une attaque.',
    },
    slide: {
      name: roomNames.slide,
      text: 'Déplacez-vous sans frais à l’Entrée d’une Boutique voisine.',
    },
    'courtyard-regroup': {
      name: roomNames['courtyard-regroup'],
      text: 'Soignez 1 Blessure ou gagnez 1 Munition.',
    },
    'secret-passage': {
      name: roomNames['secret-passage'],
      text: 'Pour se déplacer, cette Pièce est adjacente à toutes celles qui ont un Passage secret.',
    },
    traps: {
      name: roomNames.traps,
      text: 'Le premier Zombie qui arrive sur un Piège armé est éliminé ; le Piège revient, désarmé.',
    },
  },
};
