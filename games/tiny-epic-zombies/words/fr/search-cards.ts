/** What stands on the search cards. It needs no other words, so that names can be taken from it. */
import type { ComponentWords } from '@necropole/kernel';
import type { SearchKind } from '../../content/ids.ts';
import type { Named } from './articles.ts';

export const searchCards: Readonly<Record<SearchKind, ComponentWords & Named>> = {
  frequency: { article: 'la ', name: 'Fréquence', text: 'Gagnez aussitôt 3 Munitions.' },
  'first-aid': { article: 'les ', name: 'Premiers secours', text: 'Soignez aussitôt 2 Blessures.' },
  explosion: {
    article: 'l’',
    name: 'Explosion',
    text: 'Défaussez pour de bon une arme ou un objet que vous portez, ou subissez 1 Blessure.',
  },
  'just-one-bite': {
    article: '',
    name: 'Juste une morsure',
    text: 'Ajoutez 1 Zombie dans cette Boutique. Depuis le Patio : dans une Boutique voisine du Patio, au choix.',
  },
  grenade: {
    article: 'la ',
    name: 'Grenade',
    text: 'En entrant dans une Boutique, avant toute attaque : tous ses Zombies sont éliminés. Lancez ensuite le dé Mêlée et subissez ses Blessures.',
  },
  fireworks: {
    article: 'les ',
    name: 'Feux d’artifice',
    text: 'Déplacez jusqu’à 3 Zombies, où qu’ils soient, vers des Pièces de Boutique sans Zombie.',
  },
  adrenaline: { article: 'l’', name: 'Adrénaline', text: 'Faites jusqu’à 2 Déplacements de plus ce Tour-ci.' },
  skateboard: { article: 'le ', name: 'Skateboard', text: 'Un de vos Déplacements mène à la Pièce de votre choix.' },
  crowbar: {
    article: 'le ',
    name: 'Pied-de-biche',
    text: 'Après une attaque de mêlée, votre prochain Déplacement peut finir à l’Entrée d’une Boutique voisine.',
  },
  'golf-club': {
    article: 'le ',
    name: 'Club de golf',
    text: 'Sur un Massacre, vous pouvez tirer sans frais dans une Pièce adjacente au lieu de vous déplacer.',
  },
  machete: {
    article: 'la ',
    name: 'Machette',
    text: 'Quand le dé Mêlée ne montre rien, éliminez aussi un Zombie dans une Pièce adjacente de la même Boutique.',
  },
  axe: { article: 'la ', name: 'Hache', text: 'Vos attaques de mêlée vous infligent 1 Blessure de moins.' },
  chainsaw: {
    article: 'la ',
    name: 'Tronçonneuse',
    text: 'Après une attaque de mêlée sans Massacre, dépensez 1 Munition : c’en est un. Les Blessures du dé restent.',
  },
  'barbed-bat': {
    article: 'la ',
    name: 'Batte barbelée',
    text: 'Une fois par Tour, relancez un dé Mêlée qui n’est pas un Massacre. Le second résultat compte.',
  },
  revolver: {
    article: 'le ',
    name: 'Revolver',
    text: 'Quand un Zombie vous submerge, dépensez 1 Munition : il est éliminé et vous évitez la Blessure.',
  },
  shotgun: {
    article: 'le ',
    name: 'Fusil à pompe',
    text: 'Votre attaque à distance peut aussi viser le Zombie de votre Pièce, au lieu de la mêlée.',
  },
  'submachine-gun': {
    article: 'la ',
    name: 'Mitraillette',
    text: 'Après une attaque à distance, tirez encore une fois sur un autre Zombie à portée, au prix d’un tir.',
  },
  uzi: {
    article: 'l’',
    name: 'Uzi',
    text: 'Après une attaque à distance, dépensez 2 Munitions : les autres Zombies de la Boutique touchée sont éliminés.',
  },
  'assault-rifle': {
    article: 'le ',
    name: 'Fusil d’assaut',
    text: 'Vos attaques à distance portent à deux Pièces, par-dessus une Pièce sans Zombie.',
  },
  crossbow: {
    article: 'l’',
    name: 'Arbalète',
    text: 'Entrez dans le même Tour dans une Pièce où vous avez tiré : récupérez 1 Munition.',
  },
};
