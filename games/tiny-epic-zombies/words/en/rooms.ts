/** The rooms: what they say, and what is written in them. */

import type { FamilyWords } from '@necropole/kernel';
import type { RoomsSaid } from '../../content/rooms/said.ts';
import type { DieFace } from '../../rules/melee-die.ts';
import { card, count, inRoom, room, store, Who, who } from './names.ts';
import { type RoomFeature, roomNames } from './room-names.ts';

const meals: Readonly<Record<DieFace, string>> = {
  overkill: 'delicious.',
  nothing: 'it will do.',
  'one-wound': 'it had gone off.',
  'two-wounds': 'a proper food poisoning.',
};

export const roomsWords: FamilyWords<RoomsSaid, RoomFeature> = {
  questions: {
    regroup: (params) => `${roomNames['courtyard-regroup']}: what does ${who(params.who)} choose?`,
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
    'vehicle-away': (params) => `${roomNames[params.vehicle]}: parked ${inRoom(params.room)}`,
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
  components: {
    'gain-ammo': { name: roomNames['gain-ammo'], text: 'Gain 1 ammo.' },
    'loud-crash': {
      name: roomNames['loud-crash'],
      text: 'Move a Zombie of a neighbouring store by one room, into a room without a Zombie.',
    },
    'bonus-round': {
      name: roomNames['bonus-round'],
      text: 'If you have just attacked in melee in this room: 1 more Move.',
    },
    motorcycle: {
      name: roomNames.motorcycle,
      text: 'Make 3 further Moves; then your turn closes. The motorcycle goes home by itself.',
    },
    'police-car': {
      name: roomNames['police-car'],
      text: 'Go to the Entrance of a store at most 3 stores away. The car stays parked there for a later turn.',
    },
    'arm-trap': {
      name: roomNames['arm-trap'],
      text: 'Arm a trap in a room without a Zombie, in this store or a neighbouring one.',
    },
    'clearance-sale': {
      name: roomNames['clearance-sale'],
      text: 'Exchange one of your weapons for one that lies beside any store. Your turn ends.',
    },
    leftovers: {
      name: roomNames.leftovers,
      text: 'Roll the melee die: without blood, heal 1 wound; otherwise suffer its wounds.',
    },
    'courtyard-heal': { name: roomNames['courtyard-heal'], text: 'Heal 2 wounds.' },
    'shore-up': {
      name: roomNames['shore-up'],
      text: 'Repair the barricade by 1 and gain 1 ammo. Your turn ends.',
    },
    'photo-lab': {
      name: roomNames['photo-lab'],
      text: 'Look at your Search card in secret. It stays face down before you.',
    },
    dispensary: { name: roomNames.dispensary, text: 'A Human of your choice, wherever they are, heals 1 wound.' },
    'long-shot': {
      name: roomNames['long-shot'],
      text: 'Spend 1 ammo: kill a Zombie of a neighbouring store. This is not an attack.',
    },
    slide: { name: roomNames.slide, text: 'Make a free Move to the Entrance of a neighbouring store.' },
    'courtyard-regroup': { name: roomNames['courtyard-regroup'], text: 'Heal 1 wound or gain 1 ammo.' },
    'secret-passage': {
      name: roomNames['secret-passage'],
      text: 'For moving, this room is adjacent to every other room with a secret passage.',
    },
    traps: {
      name: roomNames.traps,
      text: 'The first Zombie to arrive on an armed trap is killed; the trap comes back, unarmed.',
    },
  },
};
