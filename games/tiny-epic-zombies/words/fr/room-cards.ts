/** What stands in the rooms, and on what every mall has. It needs no other words, so that names can be taken from it. */
import type { ComponentWords } from '@necropole/kernel';
import type { RoomAbilityId } from '../../content/ids.ts';

export type RoomFeature = RoomAbilityId | 'secret-passage' | 'traps';

export const roomCards: Readonly<Record<RoomFeature, ComponentWords>> = {
  'gain-ammo': { name: 'Munitions', text: 'Gagnez 1 Munition.' },
  'loud-crash': {
    name: 'Grand fracas',
    text: 'Déplacez d’une Pièce un Zombie d’une Boutique voisine, vers une Pièce sans Zombie.',
  },
  'bonus-round': {
    name: 'Partie bonus',
    text: 'Si vous venez d’attaquer en mêlée dans cette Pièce : 1 Déplacement de plus.',
  },
  motorcycle: {
    name: 'Moto',
    text: 'Faites encore 3 Déplacements, puis votre Tour s’achève. La moto rentre seule.',
  },
  'police-car': {
    name: 'Voiture de police',
    text: 'Allez à l’Entrée d’une Boutique à 3 Boutiques de distance au plus. La voiture y reste garée pour un prochain Tour.',
  },
  'arm-trap': {
    name: 'Armer un Piège',
    text: 'Armez un Piège dans une Pièce sans Zombie de cette Boutique ou d’une voisine.',
  },
  'clearance-sale': {
    name: 'Liquidation totale',
    text: 'Échangez une de vos armes contre une arme posée à côté de n’importe quelle Boutique. Votre Tour s’arrête.',
  },
  leftovers: {
    name: 'Restes du jour',
    text: 'Lancez le dé Mêlée : sans goutte de sang, soignez 1 Blessure ; sinon, subissez ses Blessures.',
  },
  'courtyard-heal': { name: 'Infirmerie de fortune', text: 'Soignez 2 Blessures.' },
  'shore-up': {
    name: 'Consolider',
    text: 'Réparez la Barricade de 1 et gagnez 1 Munition. Votre Tour s’arrête.',
  },
  'photo-lab': {
    name: 'Labo photo',
    text: 'Regardez en secret votre carte Fouille. Elle reste face cachée devant vous.',
  },
  dispensary: {
    name: 'Officine',
    text: 'Un Humain de votre choix, où qu’il soit, soigne 1 Blessure.',
  },
  'long-shot': {
    name: 'Tir embusqué',
    text: 'Dépensez 1 Munition : éliminez un Zombie d’une Boutique voisine. Ce n’est pas une attaque.',
  },
  slide: {
    name: 'Toboggan',
    text: 'Déplacez-vous sans frais à l’Entrée d’une Boutique voisine.',
  },
  'courtyard-regroup': {
    name: 'Reprendre son souffle',
    text: 'Soignez 1 Blessure ou gagnez 1 Munition.',
  },
  'secret-passage': {
    name: 'Passage secret',
    text: 'Pour se déplacer, cette Pièce est adjacente à toutes celles qui ont un Passage secret.',
  },
  traps: {
    name: 'Pièges',
    text: 'Le premier Zombie qui arrive sur un Piège armé est éliminé ; le Piège revient, désarmé.',
  },
};
