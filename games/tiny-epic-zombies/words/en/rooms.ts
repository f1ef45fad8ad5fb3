/** The rooms: what they say, and what is written in them. */

import type { FamilyWords } from '@necropole/kernel';
import type { RoomsSaid } from '../../content/rooms/said.ts';
import type { DieFace } from '../../rules/melee-die.ts';
import { card, count, inRoom, room, store, Who, who } from './names.ts';
import { type RoomFeature, roomCards } from './room-cards.ts';

const meals: Readonly<Record<DieFace, string>> = {
  overkill: 'delicious.',
  nothing: 'it will do.',
  'one-wound': 'it had gone off.',
  'two-wounds': 'a proper food poisoning.',
};

export const roomsWords: FamilyWords<RoomsSaid, RoomFeature> = {
  questions: {
    regroup: (params) => `${roomCards['courtyard-regroup'].name}: what does ${who(params.who)} choose?`,
  },
  facts: {},
  refusals: {
    'nothing-to-heal': () => 'no wound to heal',
    'nobody-to-heal': () => 'nobody is wounded',
    'ammo-full': () => 'ammo is full',
    'nothing-to-gain': () => 'no wound to heal and no ammo to gain',
    'barricade-and-ammo-full': () => 'the barricade and the ammo are full',
    'no-zombie-to-startle': () => 'no neighbouring Zombie can move',
    'not-fought-here': () => 'you must have fought in melee here',
    'vehicle-away': (params) => `${roomCards[params.vehicle].name}: parked ${inRoom(params.room)}`,
    'car-just-driven': () => 'the car has been driven this turn',
    'traps-armed': () => 'both traps are armed already',
    'no-room-for-trap': () => 'no room without a Zombie to arm a trap in',
    'nothing-to-exchange': () => 'no weapon to exchange',
    'no-search-card': () => 'no Search card to look at',
    'no-zombie-in-sight': () => 'no Zombie in a neighbouring store',
  },
  events: {
    'ride-begins': (params) =>
      `${Who(params.who)} rides off: ${count(params.moves, 'Move', 'Moves')}, and the turn closes.`,
    'further-moves': (params) => `${Who(params.who)} gains ${count(params.moves, 'more Move', 'more Moves')}.`,
    'car-driven': (params) => `Siren wailing, ${who(params.who)} races to the Entrance of ${store(params.store)}.`,
    'trap-armed': (params) => `${Who(params.who)} arms a trap ${inRoom(params.room)}.`,
    'trap-returned': () => 'The trap comes back, unarmed.',
    'leftovers-rolled': (params) => `${Who(params.who)} tries the leftovers: ${meals[params.face]}`,
    'photo-developed': (params) =>
      params.card === null
        ? `${Who(params.who)} looks at their face-down Search card.`
        : `${Who(params.who)} looks at their face-down Search card: ${card(params.card)}.`,
    'passage-taken': (params) => `${Who(params.who)} takes the secret passage to ${room(params.to)}.`,
  },
  components: roomCards,
};
