/** The search cards: what they say, and what is written on them. */

import type { FamilyWords } from '@necropole/kernel';
import type { SearchKind } from '../../content/ids.ts';
import type { SearchSaid } from '../../content/search/said.ts';
import type { DieFace } from '../../rules/melee-die.ts';
import { card, cardName, count, inRoom, store, Who, who } from './names.ts';
import { searchCards } from './search-cards.ts';

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
  components: searchCards,
};
