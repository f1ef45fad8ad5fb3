/** The names of what a scene shows. */

import type { LabelWords } from '@necropole/kernel';
import { capital, of } from '@necropole/kernel/french';
import type { RoomAbilityId } from '../../content/ids.ts';
import type { CourtyardRoomName } from '../../content/stores/index.ts';
import type { Labels } from '../../scene/labels.ts';
import { card, cardName, componentName, count, objective, store, symbol, token, Who, who } from './names.ts';
import { roomsWords } from './rooms.ts';

const sides: Readonly<Record<CourtyardRoomName, string>> = {
  centre: 'Centre',
  north: 'Nord',
  east: 'Est',
  south: 'Sud',
  west: 'Ouest',
};

/** « Munitions (gagnez 1 Munition) ». */
function described(ability: RoomAbilityId): string {
  const { name, text } = roomsWords.components[ability];
  return `${name} (${text.charAt(0).toLowerCase()}${text.slice(1, -1)})`;
}

export const labelsWords: LabelWords<Labels> = {
  store: (id) => capital(store(id)),
  courtyard: () => 'Patio',
  entrance: (id) => `symbole ${symbol(id)}`,
  room: (number) => (number === 1 ? 'Pièce 1, l’Entrée' : `Pièce ${number}`),
  'courtyard-room': (name) => sides[name],
  gear: (number) => `engrenage ${number}`,
  biohazard: (number) => `risque biologique ${number}`,
  flask: () => 'fiole',
  running: (ability) => `Course : ${described(ability)}`,
  stopping: (ability) => `Arrêt : ${described(ability)}`,
  passage: () => 'passage secret',
  'supply-space': (number) => `emplacement Stock ${number}`,
  human: (number) => `Humain ${number}`,
  character: (character, number) => `${componentName(character)} (Humain ${number})`,
  weapon: (id) => cardName(id),
  zombie: () => 'Zombie',
  token: (id) => capital(token(id).replace(/^(le |la |les |l’)/, '')),
  vehicle: (kind) => (kind === 'motorcycle' ? 'Moto' : 'Voiture de police'),
  survivor: () => 'Survivant',
  'trap-armed': () => 'Piège armé',
  'trap-unarmed': () => 'Piège désarmé',
  deck: () => 'Pioche Fouille',
  stock: () => 'Pioche Stock',
  discard: () => 'Défausse',
  hand: () => 'Main du Joueur Zombie',
  'search-card': () => 'Carte Fouille',
  weapons: () => 'Armes',
  backpack: () => 'Sac à dos',
  lying: () => 'À côté de la Boutique',
  offer: () => 'Cartes Joueur au choix',
  'zombie-cards': () => 'Cartes Zombie',
  barricade: () => 'Barricade',
  'barricade-marker': () => 'Barricade',
  'wounds-and-ammo': () => 'Blessures et Munitions',
  wounds: () => 'Blessures',
  ammo: () => 'Munitions',
  horde: (character) => `Piste Horde ${of(who(character))}`,
  'horde-marker': () => 'Marqueur Horde',
  'zombie-side': () => 'Zombies',
  track: (wounds, ammo) => `${count(wounds, 'Blessure', 'Blessures')}, ${count(ammo, 'Munition', 'Munitions')}`,
  carries: (id) => `transporte ${token(id)}`,
  'own-survivors': (n) => (n === 0 ? 'plus aucun Survivant' : count(n, 'Survivant', 'Survivants')),
  'zombie-card': (character) => Who(character),
  'next-horde-action': (character, space, action) => `${Who(character)}, case ${space} : ${componentName(action)}`,
  'step-zombie-card': () => 'Carte Zombie',
  'step-characters': () => 'Personnages',
  'step-first-cards': () => 'Premières cartes',
  'step-moves': () => 'Déplacements',
  'step-moves-of': (character) => `${Who(character)} se déplace`,
  'step-search': () => 'Fouille',
  'step-search-of': (character) => `${Who(character)} fouille`,
  'step-zombies': () => 'Zombies',
  objective: (id) => capital(objective(id)),
  progress: (now, goal) => `${now} sur ${goal}`,
  'progress-of': (character, now, goal) => `${Who(character)} : ${now} sur ${goal}`,
  'done-by': (character) => `${Who(character)} : réussi`,
  turn: () => 'Tour',
  'turn-of': (character) => `Au tour ${of(who(character))}`,
  moves: (n) => (n === 0 ? 'aucun Déplacement obligatoire' : `${count(n, 'Déplacement', 'Déplacements')} à faire`),
  'extra-moves': (n) => `${count(n, 'Déplacement', 'Déplacements')} en plus`,
  'last-turns': (n) => `${count(n, 'dernier Tour', 'derniers Tours')} à jouer`,
  revealed: (id, mark) => `Révélé : ${card(id)}, symbole ${symbol(mark)}`,
  survivors: () => 'Survivants',
  'survivors-left': (n) => (n === 0 ? 'plus aucun dans le Patio' : `${n} dans le Patio`),
  'survivors-taken': (n) => (n === 0 ? 'aucun pris par les Zombies' : `${n} pris par les Zombies`),
  reserve: () => 'Réserve',
  'zombies-left': (n) => (n === 0 ? 'plus aucun Zombie' : count(n, 'Zombie', 'Zombies')),
};
