/** What stands on Equipment. What recharges it is put in from the data. */
import type { ComponentWords } from '@necropole/kernel';
import type { EquipmentId } from '../../content/ids.ts';

export const equipmentWords: Readonly<Record<EquipmentId, ComponentWords>> = {
  'captain-carters-shield': {
    name: 'Bouclier de Captain Carter',
    text: 'À votre tour : attaquez un ennemi d’un Lieu adjacent. Ou bien au tour du Vilain : un Héros de votre Lieu ignore 1 dégât. Il se recharge quand vous sauvez un Civil.',
  },
  scepter: {
    name: 'Sceptre',
    text: 'À votre tour : défaussez 1 Malfrat de votre Lieu ou d’un Lieu adjacent, et ajoutez 1 Civil à sa place ; vous avez 1 icône Joker de plus.',
  },
  mjolnir: {
    name: 'Mjolnir',
    text: 'À votre tour : infligez 2 dégâts à un ennemi de votre Lieu ou d’un Lieu adjacent.',
  },
  'spear-of-bashenga': {
    name: 'Lance de Bashenga',
    text: 'À votre tour : vainquez 1 Malfrat de votre Lieu ou d’un Lieu adjacent.',
  },
  'solid-light-shield': {
    name: 'Bouclier de lumière solide',
    text: 'À votre tour : un Héros de votre Lieu ou d’un Lieu adjacent ignore 2 dégâts jusqu’à son prochain tour.',
  },
  'hellfire-chain': {
    name: 'Chaîne infernale',
    text: 'À votre tour : infligez 1 dégât à chacune de 2 cibles de votre Lieu.',
  },
  'hell-cycle': {
    name: 'Moto infernale',
    text: 'À votre tour : vous avez 2 icônes Déplacement de plus. Elle se recharge quand vous vainquez un Malfrat.',
  },
  'grapnel-line': {
    name: 'Grappin',
    text: 'Permanent : si aucune de vos deux cartes ne montre de Déplacement, vous avez 1 icône Déplacement à votre tour.',
  },
  'energy-barrier': {
    name: 'Barrière d’énergie',
    text: 'Au tour du Vilain : un Héros de votre Lieu ou d’un Lieu adjacent ignore 1 dégât, et vous gagnez un pion Attaque.',
  },
  'evacuation-drone': {
    name: 'Drone d’évacuation',
    text: 'À votre tour : sauvez 1 Civil dans chaque Lieu adjacent.',
  },
  'comm-link': {
    name: 'Oreillette',
    text: 'Permanent : une fois à votre tour, renoncez à une icône inutilisée ; un autre Héros gagne un pion du même type.',
  },
  'trauma-kit': {
    name: 'Trousse d’urgence',
    text: 'À votre tour : chaque Héros de votre Lieu pioche jusqu’à avoir 3 cartes en main.',
  },
};
