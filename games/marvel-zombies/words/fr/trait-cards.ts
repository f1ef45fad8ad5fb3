/** What stands on the heroic traits. */

import type { ComponentWords } from '@necropole/kernel';
import type { TraitKind } from '../../content/ids.ts';

export const traitCardWords: Readonly<Record<TraitKind, ComponentWords>> = {
  fury: { name: 'Fureur', text: 'Avant une Attaque de mêlée : 2 dés de plus.' },
  'precise-aim': { name: 'Coup Assuré', text: 'Avant une Attaque : +1 au résultat de chaque dé.' },
  'second-chance': {
    name: 'Seconde Chance',
    text: 'Après avoir lancé les dés de votre Attaque : relancez ceux qui ont échoué.',
  },
  'hunters-eye': {
    name: 'Œil du Chasseur',
    text: 'Avant une Attaque : 1 dé de plus, et frappez ses Ennemis dans l’ordre de votre choix.',
  },
  'weak-spot': {
    name: 'Point Faible',
    text: 'Avant une Attaque : ses Ennemis ont 1 d’Endurance en moins (minimum 1).',
  },
  flurry: { name: 'Rafale de Coups', text: 'À votre Tour, dépensez 1 Pouvoir : une Attaque gratuite.' },
  'power-surge': { name: 'Afflux de Pouvoir', text: 'À votre Tour : votre Pouvoir monte à son maximum.' },
  sprint: {
    name: 'Sprint',
    text: 'À votre Tour : un Déplacement gratuit, puis un autre si aucun Ennemi n’est à l’arrivée.',
  },
  'slip-away': {
    name: 'Entre les Mailles',
    text: 'À votre Tour, parmi des Ennemis : gagnez gratuitement une Zone voisine. Ils ne vous ralentissent pas.',
  },
  'break-in': {
    name: 'Effraction',
    text: 'À votre Tour : ouvrez gratuitement une porte ou une fenêtre puis, sans Ennemi dans votre Zone, un Déplacement gratuit.',
  },
  shockwave: {
    name: 'Onde de Choc',
    text: 'À votre Tour : chassez les Rôdeurs, Brutes et Forcenés de votre Zone vers une Zone voisine.',
  },
  'take-down': { name: 'Mise à Terre', text: 'À votre Tour : éliminez un Rôdeur ou un Forcené en vue à Portée 0–1.' },
  'second-wind': { name: 'Second Souffle', text: 'À votre Tour, sans Ennemi dans votre Zone : regagnez 1 Santé.' },
  rally: { name: 'Ralliement', text: 'À votre Tour : vous et un autre Super-Héros en vue gagnez chacun 2 Pouvoir.' },
  'call-out': { name: 'Par ici !', text: 'À votre Tour : un Citoyen en vue à Portée 1–2 vient dans votre Zone.' },
  dodge: { name: 'Esquive', text: 'Quand vous allez être blessé : annulez 1 Blessure.' },
  'force-of-will': {
    name: 'Volonté de Fer',
    text: 'Quand vous allez être blessé, dépensez 2 Pouvoir : annulez toutes les Blessures reçues ensemble.',
  },
  'counter-blow': {
    name: 'Riposte',
    text: 'Quand des Ennemis entrent dans votre Zone : éliminez un Rôdeur ou un Forcené parmi eux.',
  },
};
