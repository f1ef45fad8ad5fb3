/** What stands on the identity cards: the skills and attacks of the heroes. */

import type { ComponentWords } from '@necropole/kernel';
import type { HeroAttackId, HeroId, SkillId } from '../../content/ids.ts';
import { heroCardsWith } from '../hero-cards.ts';
import { attackText } from './attacks.ts';

const extraAction: ComponentWords = { name: '+1 Action', text: '1 Action de plus à chaque Tour.' };

const attacks: Readonly<Record<HeroAttackId, string>> = {
  'adamantium-claws': 'Griffes d’Adamantium',
  'twin-pistols': 'Pistolets Jumeaux',
  shrapnel: 'Shrapnel',
  lightning: 'Éclair',
  'steel-fists': 'Poings d’Acier',
  'powerful-blows': 'Coups Puissants',
};

const skills: Readonly<Record<Exclude<SkillId, `${HeroId}-action`>, ComponentWords>> = {
  'berserker-rage': {
    name: 'Rage Berserk',
    text: 'Avec les Griffes d’Adamantium : +1 au résultat de chaque dé par Blessure subie. Chaque 6 ou plus fait lancer 1 dé de plus, qui peut en amener d’autres.',
  },
  onslaught: {
    name: 'Déchaînement',
    text: 'Une fois par Phase des Ennemis, quand des Ennemis entrent dans votre Zone, vous pouvez dépenser 1 Pouvoir pour une Attaque gratuite avec les Griffes d’Adamantium.',
  },
  'healing-factor': {
    name: 'Facteur de Guérison',
    text: 'À la fin de chaque Round, regagnez autant de Santé que vous voulez.',
  },
  shapeshifter: {
    name: 'Métamorphe',
    text: 'Les Ennemis ne vous ralentissent jamais : quitter une Zone vous coûte toujours 1 Action.',
  },
  unseen: {
    name: 'Insaisissable',
    text: 'Une fois par Tour, si vous n’y avez pas attaqué : dépensez 1 Pouvoir, et les Ennemis vous ignorent jusqu’à la fin du Round, ou jusqu’à votre prochaine Attaque.',
  },
  assassination: {
    name: 'Assassinat',
    text: 'Une fois par Tour, dépensez 1 Pouvoir avant une Attaque : frappez ses Ennemis dans l’ordre de votre choix, chacun avec 1 d’Endurance en moins (minimum 1).',
  },
  magnetism: {
    name: 'Magnétisme',
    text: 'Une fois par Tour, dépensez 1 Pouvoir : déplacez un Rôdeur, une Brute ou un Forcené en vue à Portée 0–2 dans une Zone voisine de la sienne.',
  },
  'scrap-shield': {
    name: 'Bouclier de Ferraille',
    text: 'Une fois par Phase, quand vous ou un Super-Héros en vue à Portée 0–1 allez être blessé, vous pouvez dépenser 1 Pouvoir pour annuler 1 de ces Blessures.',
  },
  'master-of-magnetism': {
    name: 'Maître du Magnétisme',
    text: 'La Portée de Shrapnel augmente de 1. Une fois par Tour, une Attaque gratuite avec Shrapnel.',
  },
  gust: {
    name: 'Bourrasque',
    text: 'Une fois par Tour, dépensez 1 Pouvoir : chassez tous les Ennemis de votre Zone vers une Zone voisine.',
  },
  'riding-the-winds': {
    name: 'Portée par les Vents',
    text: 'Vos Actions de Déplacement peuvent franchir 1 Zone de plus ; une Zone occupée par des Ennemis y met fin.',
  },
  'wrath-of-the-sky': {
    name: 'Colère du Ciel',
    text: 'Une fois par Tour, dépensez 1 Pouvoir avant une Attaque avec Éclair : lancez autant de dés de base qu’il y a de Rôdeurs, Brutes et Forcenés dans la Zone visée, si c’est plus.',
  },
  'organic-steel': {
    name: 'Acier Organique',
    text: 'Une fois par Phase, quand vous allez être blessé, vous pouvez dépenser 1 Pouvoir pour annuler jusqu’à 2 de ces Blessures.',
  },
  fastball: {
    name: 'Boulet Humain',
    text: 'Une fois par Tour, dépensez 1 Pouvoir : lancez un autre Super-Héros de votre Zone dans une Zone en vue à Portée 1–2.',
  },
  'battering-ram': {
    name: 'Bélier Vivant',
    text: 'Une fois par Tour, un Déplacement gratuit que les Ennemis ne ralentissent pas, puis une Attaque gratuite avec les Poings d’Acier à l’arrivée.',
  },
  bruiser: {
    name: 'Cogneuse',
    text: 'Face à vos Coups Puissants, les Ennemis ont 1 d’Endurance en moins (minimum 1). Une fois par Tour, ouvrez une porte gratuitement.',
  },
  absorption: {
    name: 'Absorption',
    text: 'Une fois par Tour, dépensez 1 Pouvoir : jusqu’à la fin du Round, vous avez l’Attaque ou une Compétence déverrouillée d’un Super-Héros en vue à Portée 0–1.',
  },
  'superhuman-resilience': {
    name: 'Résilience Surhumaine',
    text: 'Une fois par Tour, 1 Attaque ou 1 Déplacement gratuit.',
  },
};

export const heroCardWords: Readonly<Record<SkillId | HeroAttackId, ComponentWords>> = {
  ...skills,
  ...heroCardsWith(extraAction, (attack) => ({ name: attacks[attack.id], text: attackText(attack) })),
};
