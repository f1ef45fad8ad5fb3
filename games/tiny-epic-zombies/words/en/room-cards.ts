/** What stands in the rooms, and on what every mall has. It needs no other words, so that names can be taken from it. */
import type { ComponentWords } from '@necropole/kernel';
import type { RoomAbilityId } from '../../content/ids.ts';

export type RoomFeature = RoomAbilityId | 'secret-passage' | 'traps';

export const roomCards: Readonly<Record<RoomFeature, ComponentWords>> = {
  'gain-ammo': { name: 'Ammo', text: 'Gain 1 ammo.' },
  'loud-crash': {
    name: 'Loud Crash',
    text: 'Move a Zombie of a neighbouring store by one room, into a room without a Zombie.',
  },
  'bonus-round': {
    name: 'Bonus Round',
    text: 'If you have just attacked in melee in this room: 1 more Move.',
  },
  motorcycle: {
    name: 'Motorcycle',
    text: 'Make 3 further Moves; then your turn closes. The motorcycle goes home by itself.',
  },
  'police-car': {
    name: 'Police Car',
    text: 'Go to the Entrance of a store at most 3 stores away. The car stays parked there for a later turn.',
  },
  'arm-trap': {
    name: 'Arm a Trap',
    text: 'Arm a trap in a room without a Zombie, in this store or a neighbouring one.',
  },
  'clearance-sale': {
    name: 'Clearance Sale',
    text: 'Exchange one of your weapons for one that lies beside any store. Your turn ends.',
  },
  leftovers: {
    name: 'Leftovers',
    text: 'Roll the melee die: without blood, heal 1 wound; otherwise suffer its wounds.',
  },
  'courtyard-heal': { name: 'Makeshift Infirmary', text: 'Heal 2 wounds.' },
  'shore-up': {
    name: 'Shore Up',
    text: 'Repair the barricade by 1 and gain 1 ammo. Your turn ends.',
  },
  'photo-lab': {
    name: 'Photo Lab',
    text: 'Look at your Search card in secret. It stays face down before you.',
  },
  dispensary: { name: 'Dispensary', text: 'A Human of your choice, wherever they are, heals 1 wound.' },
  'long-shot': {
    name: 'Long Shot',
    text: 'Spend 1 ammo: kill a Zombie of a neighbouring store. This is not an attack.',
  },
  slide: { name: 'Slide', text: 'Make a free Move to the Entrance of a neighbouring store.' },
  'courtyard-regroup': { name: 'Catch Your Breath', text: 'Heal 1 wound or gain 1 ammo.' },
  'secret-passage': {
    name: 'Secret Passage',
    text: 'For moving, this room is adjacent to every other room with a secret passage.',
  },
  traps: {
    name: 'Traps',
    text: 'The first Zombie to arrive on an armed trap is killed; the trap comes back, unarmed.',
  },
};
