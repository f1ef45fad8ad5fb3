/** The search cards: what they say, and what is written on them. */

import type { FamilyWords } from '@necropole/kernel';
import { inside } from '@necropole/kernel/french';
import type { SearchKind } from '../../content/ids.ts';
import type { SearchSaid } from '../../content/search/said.ts';
import type { DieFace } from '../../rules/melee-die.ts';
import { card, cardName, count, inRoom, store, Who, who } from './names.ts';

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
  components: {
    frequency: { name: cardName('frequency'), text: 'Gagnez aussitôt 3 Munitions.' },
    'first-aid': { name: cardName('first-aid'), text: 'Soignez aussitôt 2 Blessures.' },
    explosion: {
      name: cardName('explosion'),
      text: 'Défaussez pour de bon une arme ou un objet que vous portez, ou subissez 1 Blessure.',
    },
    'just-one-bite': {
      name: cardName('just-one-bite'),
      text: 'Ajoutez 1 Zombie dans cette Boutique. Depuis le Patio : dans une Boutique voisine du Patio, au choix.',
    },
    grenade: {
      name: cardName('grenade'),
      text: 'En entrant dans une Boutique, avant toute attaque : tous ses Zombies sont éliminés. Lancez ensuite le dé Mêlée et subissez ses Blessures.',
    },
    fireworks: {
      name: cardName('fireworks'),
      text: 'Déplacez jusqu’à 3 Zombies, où qu’ils soient, vers des Pièces de Boutique sans Zombie.',
    },
    adrenaline: { name: cardName('adrenaline'), text: 'Faites jusqu’à 2 Déplacements de plus ce Tour-ci.' },
    skateboard: { name: cardName('skateboard'), text: 'Un de vos Déplacements mène à la Pièce de votre choix.' },
    crowbar: {
      name: cardName('crowbar'),
      text: 'Après une attaque de mêlée, votre prochain Déplacement peut finir à l’Entrée d’une Boutique voisine.',
    },
    'golf-club': {
      name: cardName('golf-club'),
      text: 'Sur un Massacre, vous pouvez tirer sans frais dans une Pièce adjacente au lieu de vous déplacer.',
    },
    machete: {
      name: cardName('machete'),
      text: 'Quand le dé Mêlée ne montre rien, éliminez aussi un Zombie dans une Pièce adjacente de la même Boutique.',
    },
    axe: { name: cardName('axe'), text: 'Vos attaques de mêlée vous infligent 1 Blessure de moins.' },
    chainsaw: {
      name: cardName('chainsaw'),
      text: 'Après une attaque de mêlée sans Massacre, dépensez 1 Munition : c’en est un. Les Blessures du dé restent.',
    },
    'barbed-bat': {
      name: cardName('barbed-bat'),
      text: 'Une fois par Tour, relancez un dé Mêlée qui n’est pas un Massacre. Le second résultat compte.',
    },
    revolver: {
      name: cardName('revolver'),
      text: 'Quand un Zombie vous submerge, dépensez 1 Munition : il est éliminé et vous évitez la Blessure.',
    },
    shotgun: {
      name: cardName('shotgun'),
      text: 'Votre attaque à distance peut aussi viser le Zombie de votre Pièce, au lieu de la mêlée.',
    },
    'submachine-gun': {
      name: cardName('submachine-gun'),
      text: 'Après une attaque à distance, tirez encore une fois sur un autre Zombie à portée, au prix d’un tir.',
    },
    uzi: {
      name: cardName('uzi'),
      text: 'Après une attaque à distance, dépensez 2 Munitions : les autres Zombies de la Boutique touchée sont éliminés.',
    },
    'assault-rifle': {
      name: cardName('assault-rifle'),
      text: 'Vos attaques à distance portent à deux Pièces, par-dessus une Pièce sans Zombie.',
    },
    crossbow: {
      name: cardName('crossbow'),
      text: 'Entrez dans le même Tour dans une Pièce où vous avez tiré : récupérez 1 Munition.',
    },
  },
};
