/** The search cards: what they say, and what is written on them. */

import type { FamilyWords } from '@necropole/kernel';
import type { SearchKind } from '../../content/ids.ts';
import type { SearchSaid } from '../../content/search/said.ts';
import type { DieFace } from '../../rules/melee-die.ts';
import { card, cardName, count, inRoom, store, Who, who } from './names.ts';

const blasts: Readonly<Record<DieFace, string>> = {
  overkill: 'not a scratch.',
  nothing: 'not a scratch.',
  'one-wound': 'a splinter in the arm.',
  'two-wounds': 'that was far too close.',
};

const rerolls: Readonly<Record<DieFace, string>> = {
  overkill: 'Overkill!',
  nothing: 'nothing.',
  'one-wound': 'one drop of blood.',
  'two-wounds': 'two drops of blood.',
};

export const searchWords: FamilyWords<SearchSaid, SearchKind> = {
  questions: {
    explosion: (params) => `Explosion! Does ${who(params.who)} lose a card for good, or suffer 1 wound?`,
    'pay-ammo': (params) =>
      `${cardName(params.component)}: does ${who(params.who)} spend ${params.ammo} ammo to use it?`,
    'further-shot': (params) => `${cardName(params.component)}: a second shot for ${who(params.who)}?`,
  },
  facts: {
    'one-wound': () => '1 wound',
    'no-ammo-to-gain': () => 'ammo is full already',
    'no-wound-to-heal': () => 'no wound to heal',
  },
  refusals: {
    'store-not-just-entered': () => 'thrown on entering a store',
    'attacked-since-entering': () => 'too late: the attack has been made',
    'store-without-zombie': (params) => `no Zombies in ${store(params.store)}`,
    'no-zombie-to-lure': () => 'no Zombie to lure elsewhere',
  },
  events: {
    'card-lost': (params) => `The explosion destroys ${card(params.card)}: ${who(params.who)} has seen the last of it.`,
    'one-more-zombie': (params) => `One more Zombie drags itself into ${store(params.store)}.`,
    'grenade-thrown': (params) => `${Who(params.who)} throws a Grenade in ${store(params.store)}!`,
    'blast-rolled': (params) => `The blast reaches ${who(params.who)}: ${blasts[params.face]}`,
    'adrenaline-rush': (params) =>
      `${Who(params.who)} cannot stand still: up to ${count(params.moves, 'more Move', 'more Moves')}.`,
    'door-pried': (params) => `${Who(params.who)} pries open a way to the neighbouring stores.`,
    'machete-swung': (params) => `The Machete ends its swing ${inRoom(params.room)}.`,
    'chainsaw-revved': (params) => `${Who(params.who)} revs the Chainsaw: it is an Overkill!`,
    'melee-rerolled': (params) =>
      `${Who(params.who)} strikes again with the Barbed Bat. Melee die: ${rerolls[params.face]}`,
    'quick-draw': (params) => `${Who(params.who)} draws faster than the Zombie ${inRoom(params.room)}!`,
    'store-sprayed': (params) => `${Who(params.who)} empties the magazine in ${store(params.store)}!`,
    'bolt-lodged': (params) => `The bolt stays stuck ${inRoom(params.room)}.`,
    'bolt-recovered': (params) => `${Who(params.who)} pulls out the bolt ${inRoom(params.room)}.`,
  },
  components: {
    frequency: { name: cardName('frequency'), text: 'At once gain 3 ammo.' },
    'first-aid': { name: cardName('first-aid'), text: 'At once heal 2 wounds.' },
    explosion: {
      name: cardName('explosion'),
      text: 'Discard for good a weapon or item that you carry, or suffer 1 wound.',
    },
    'just-one-bite': {
      name: cardName('just-one-bite'),
      text: 'Add 1 Zombie to this store. From the courtyard: to a store beside it, of your choice.',
    },
    grenade: {
      name: cardName('grenade'),
      text: 'On entering a store, before any attack: all its Zombies are killed. Then roll the melee die and suffer its wounds.',
    },
    fireworks: {
      name: cardName('fireworks'),
      text: 'Move up to 3 Zombies, wherever they stand, to rooms of stores without a Zombie.',
    },
    adrenaline: { name: cardName('adrenaline'), text: 'Make up to 2 more Moves this turn.' },
    skateboard: { name: cardName('skateboard'), text: 'One of your Moves leads to any room you like.' },
    crowbar: {
      name: cardName('crowbar'),
      text: 'After a melee attack, your next Move may end on the Entrance of a neighbouring store.',
    },
    'golf-club': {
      name: cardName('golf-club'),
      text: 'On an Overkill you may shoot into an adjacent room for free, instead of moving.',
    },
    machete: {
      name: cardName('machete'),
      text: 'When the melee die shows nothing, also kill a Zombie in an adjacent room of the same store.',
    },
    axe: { name: cardName('axe'), text: 'Your melee attacks give you 1 wound less.' },
    chainsaw: {
      name: cardName('chainsaw'),
      text: 'After a melee attack without Overkill, spend 1 ammo: it is one. The wounds of the die stay.',
    },
    'barbed-bat': {
      name: cardName('barbed-bat'),
      text: 'Once per turn, reroll a melee die that is no Overkill. The second result counts.',
    },
    revolver: {
      name: cardName('revolver'),
      text: 'When a Zombie overruns you, spend 1 ammo: it is killed and you avoid the wound.',
    },
    shotgun: {
      name: cardName('shotgun'),
      text: 'Your ranged attack may also aim at the Zombie in your room, instead of the melee.',
    },
    'submachine-gun': {
      name: cardName('submachine-gun'),
      text: 'After a ranged attack, shoot once more at another Zombie in range, at the price of a shot.',
    },
    uzi: {
      name: cardName('uzi'),
      text: 'After a ranged attack, spend 2 ammo: the other Zombies of the store you hit are killed.',
    },
    'assault-rifle': {
      name: cardName('assault-rifle'),
      text: 'Your ranged attacks reach two rooms far, over a room without a Zombie.',
    },
    crossbow: {
      name: cardName('crossbow'),
      text: 'Enter a room that you shot into this same turn: gain 1 ammo back.',
    },
  },
};
