/** What stands on the search cards. It needs no other words, so that names can be taken from it. */
import type { ComponentWords } from '@necropole/kernel';
import type { SearchKind } from '../../content/ids.ts';

export const searchCards: Readonly<Record<SearchKind, ComponentWords>> = {
  frequency: { name: 'Frequency', text: 'At once gain 3 ammo.' },
  'first-aid': { name: 'First Aid', text: 'At once heal 2 wounds.' },
  explosion: {
    name: 'Explosion',
    text: 'Discard for good a weapon or item that you carry, or suffer 1 wound.',
  },
  'just-one-bite': {
    name: 'Just One Bite',
    text: 'Add 1 Zombie to this store. From the courtyard: to a store beside it, of your choice.',
  },
  grenade: {
    name: 'Grenade',
    text: 'On entering a store, before any attack: all its Zombies are killed. Then roll the melee die and suffer its wounds.',
  },
  fireworks: {
    name: 'Fireworks',
    text: 'Move up to 3 Zombies, wherever they stand, to rooms of stores without a Zombie.',
  },
  adrenaline: { name: 'Adrenaline', text: 'Make up to 2 more Moves this turn.' },
  skateboard: { name: 'Skateboard', text: 'One of your Moves leads to any room you like.' },
  crowbar: {
    name: 'Crowbar',
    text: 'After a melee attack, your next Move may end on the Entrance of a neighbouring store.',
  },
  'golf-club': {
    name: 'Golf Club',
    text: 'On an Overkill you may shoot into an adjacent room for free, instead of moving.',
  },
  machete: {
    name: 'Machete',
    text: 'When the melee die shows nothing, also kill a Zombie in an adjacent room of the same store.',
  },
  axe: { name: 'Axe', text: 'Your melee attacks give you 1 wound less.' },
  chainsaw: {
    name: 'Chainsaw',
    text: 'After a melee attack without Overkill, spend 1 ammo: it is one. The wounds of the die stay.',
  },
  'barbed-bat': {
    name: 'Barbed Bat',
    text: 'Once per turn, reroll a melee die that is no Overkill. The second result counts.',
  },
  revolver: {
    name: 'Revolver',
    text: 'When a Zombie overruns you, spend 1 ammo: it is killed and you avoid the wound.',
  },
  shotgun: {
    name: 'Shotgun',
    text: 'Your ranged attack may also aim at the Zombie in your room, instead of the melee.',
  },
  'submachine-gun': {
    name: 'Submachine Gun',
    text: 'After a ranged attack, shoot once more at another Zombie in range, at the price of a shot.',
  },
  uzi: {
    name: 'Uzi',
    text: 'After a ranged attack, spend 2 ammo: the other Zombies of the store you hit are killed.',
  },
  'assault-rifle': {
    name: 'Assault Rifle',
    text: 'Your ranged attacks reach two rooms far, over a room without a Zombie.',
  },
  crossbow: {
    name: 'Crossbow',
    text: 'Enter a room that you shot into this same turn: gain 1 ammo back.',
  },
};
