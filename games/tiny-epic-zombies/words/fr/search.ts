/** The search cards: what they say, and what is written on them. */

import type { FamilyWords } from '@necropole/kernel';
import { inside } from '@necropole/kernel/french';
import type { SearchKind } from '../../content/ids.ts';
import type { SearchSaid } from '../../content/search/said.ts';
import type { DieFace } from '../../rules/melee-die.ts';
import { card, cardName, count, inRoom, store, Who, who } from './names.ts';
import { searchCards } from './search-cards.ts';

const ammo = (n: number): string => count(n, 'Munition', 'Munitions');

const blasts: Readonly<Record<DieFace, string>> = {
  overkill: 'pas une égratignure.',
  nothing: 'pas une égratignure.',
  'one-wound': 'un éclat dans le bras.',
  'two-wounds': 'la déflagration était trop proche.',
};

const rerolls: Readonly<Record<DieFace, string>> = {
  overkill: 'Massacre !',
  nothing: 'aucun effet.',
  'one-wound': 'une goutte de sang.',
  'two-wounds': 'deux gouttes de sang.',
};

export const searchWords: FamilyWords<SearchSaid, SearchKind> = {
  questions: {
    explosion: (params) => `Explosion ! ${Who(params.who)} perd une carte pour de bon, ou subit 1 Blessure ?`,
    'pay-ammo': (params) =>
      `${cardName(params.component)} : ${who(params.who)} dépense ${ammo(params.ammo)} pour s’en servir ?`,
    'further-shot': (params) => `${cardName(params.component)} : un second tir pour ${who(params.who)} ?`,
  },
  facts: {
    'one-wound': () => '1 Blessure',
    'no-ammo-to-gain': () => 'Munitions déjà au plus haut',
    'no-wound-to-heal': () => 'aucune Blessure à soigner',
  },
  refusals: {
    'store-not-just-entered': () => 'se lance en entrant dans une Boutique',
    'attacked-since-entering': () => 'trop tard : l’attaque a déjà eu lieu',
    'store-without-zombie': (params) => `aucun Zombie ${inside(store(params.store))}`,
    'no-zombie-to-lure': () => 'aucun Zombie à attirer ailleurs',
  },
  events: {
    'card-lost': (params) => `L’explosion emporte ${card(params.card)} : ${who(params.who)} devra s’en passer.`,
    'one-more-zombie': (params) => `Un Zombie de plus se traîne ${inside(store(params.store))}.`,
    'grenade-thrown': (params) => `${Who(params.who)} dégoupille une Grenade ${inside(store(params.store))} !`,
    'blast-rolled': (params) => `Le souffle atteint ${who(params.who)} : ${blasts[params.face]}`,
    'adrenaline-rush': (params) =>
      `${Who(params.who)} ne tient plus en place : jusqu’à ${count(params.moves, 'Déplacement', 'Déplacements')} de plus.`,
    'door-pried': (params) => `${Who(params.who)} force une issue vers les Boutiques voisines.`,
    'machete-swung': (params) => `La Machette finit sa course ${inRoom(params.room)}.`,
    'chainsaw-revved': (params) => `${Who(params.who)} remet les gaz : la Tronçonneuse fait un Massacre !`,
    'melee-rerolled': (params) =>
      `${Who(params.who)} frappe encore avec la Batte barbelée. Dé Mêlée : ${rerolls[params.face]}`,
    'quick-draw': (params) => `${Who(params.who)} dégaine plus vite que le Zombie ${inRoom(params.room)} !`,
    'store-sprayed': (params) => `${Who(params.who)} vide son chargeur ${inside(store(params.store))} !`,
    'bolt-lodged': (params) => `Le carreau reste planté ${inRoom(params.room)}.`,
    'bolt-recovered': (params) => `${Who(params.who)} récupère son carreau ${inRoom(params.room)}.`,
  },
  components: searchCards,
};
