/** What the rules ask, and what the answers are called. */
import { bare, capital, count } from '@necropole/kernel/french';
import type { BattlePlanId, EquipmentId, HeroCardId, HeroId, LocationId, ThreatCardId } from '../../content/ids.ts';
import type { ActionSymbol } from '../../content/symbols.ts';
import type { MissionId } from '../../world.ts';
import type { AnswerWords, QuestionWords } from '../spoken.ts';
import { componentName, enemy, fromLocation, hero, heroCardOf, inLocation, location, ofHero } from './names.ts';
import { bystander, mission, symbol } from './symbols.ts';
import { wayWords } from './ways.ts';

/** A component that asks, and what it asks. */
const by = (component: string, text: string): string => `${componentName(component)} : ${text}`;

const cards = (n: number): string => count(n, 'carte', 'cartes');

const removedFor = {
  moderate: 'Défi Modéré',
  hard: 'Défi Difficile',
  equipment: 'Équipement',
  commander: 'Commandant',
} as const;

const momentWords = {
  'villain-stops': 'le Vilain s’arrête ici',
  overflow: 'une Affluence s’annonce',
  damage: 'des dégâts arrivent',
  'knocked-out': 'K.O.',
  'villain-turn-ends': 'le tour du Vilain s’achève',
} as const;

const villainMoments = {
  plan: 'Une carte Super-Vilain avec ce plan ?',
  'plan-moves': 'Le plan vous a déplacé : une carte Super-Vilain ?',
  'hero-turn-ends': 'Le tour du Héros s’achève : une carte Super-Vilain ?',
} as const;

export const questionWords: QuestionWords = {
  'choose-hero': (params) => `Héros ${params.hero.slice('hero-'.length)} : qui êtes-vous ?`,
  'choose-support-hero': (params) =>
    `Qui vous soutient ? Encore ${count(params.left, 'Héros de Soutien', 'Héros de Soutien')} à choisir.`,
  'choose-support-card': (params) =>
    `Quelle carte ${ofHero(params.who)} va dans le paquet de Soutien ? Encore ${cards(params.left)} à choisir.`,
  'choose-battle-plan': (params) => `Quel Plan de bataille ? Budget restant : ${params.budget}.`,
  'remove-card': (params) => `${removedFor[params.why]} : quelle carte quitte le paquet ${ofHero(params.who)} ?`,
  'choose-equipment': (params) => `${hero(params.who)} prend un Équipement, contre une carte du paquet ?`,
  'villain-starts-where': () => 'Où commence le Vilain ? Vous commencez en face.',
  'drop-super-villain-card': () => 'À quelle carte Super-Vilain renoncez-vous ?',
  'give-super-hero-card': (params) => `Quelle carte Super-Héros reçoit ${hero(params.who)} ?`,
  'share-token': (params) => `Qui reçoit un pion ${symbol(params.symbol)} ?`,
  'who-begins': () => 'Quel Héros joue en premier ?',
  'play-plan': () => 'Quel Plan diabolique jouez-vous ?',
  'lay-plan-face-down': () => 'Quel Plan diabolique posez-vous face cachée ?',
  'remove-plan': () => 'Quel Plan diabolique quitte le jeu ?',
  'super-villain-card': (params) => villainMoments[params.moment],
  'super-hero-card': (params) => `${hero(params.who)}, ${momentWords[params.moment]} : une carte Super-Héros ?`,
  recharge: (params) => `${hero(params.who)} recharge son Équipement, ${componentName(params.equipment)} ?`,
  'normal-or-support': (params) => `${hero(params.who)} : piocher et jouer, ou appeler du soutien ?`,
  'play-card': (params) => `Quelle carte joue ${hero(params.who)} ?`,
  act: (params) => `Que fait ${hero(params.who)} ?`,
  'location-effect': (params) => `${hero(params.who)} utilise l’effet ${fromLocation(params.location)} ?`,
  'lose-card': (params) =>
    `Quelle carte ${hero(params.who)} met sous son paquet ? ${capital(cards(params.left))} à perdre.`,
  'draw-for-mission': (params) => `Troisième Mission : ${hero(params.who)} pioche une carte ?`,
  'mission-first': () => 'Deux Missions accomplies d’un coup : laquelle d’abord ?',
  'drop-token': (params) => `${hero(params.who)} garde 3 pions Action : lequel défausser ? ${params.left} de trop.`,
  'choose-location': (params) => by(params.component, 'quel Lieu ?'),
  'choose-one-hero': (params) => by(params.component, 'quel Héros ?'),
  'choose-enemy': (params) => by(params.component, 'quel ennemi ?'),
  'choose-bystander': (params) => by(params.component, 'quel pion ?'),
  'choose-token': (params) => by(params.component, 'quelle sorte de pion ?'),
  'choose-card': (params) => by(params.component, 'quelle carte ?'),
  'choose-symbol': (params) => by(params.component, 'quelle icône ?'),
  'choose-way': (params) => by(params.component, 'que choisir ?'),
  'choose-way-at': (params) => by(params.component, `que choisir ${inLocation(params.location)} ?`),
  'choose-plan': (params) => by(params.component, 'quel Plan diabolique ?'),
  'place-bystander': (params) => by(params.component, `où va un ${bystander(params.bystander)} ?`),
  'may-use': (params) => by(params.component, 'l’utiliser ?'),
};

/** How an answer is paid otherwise: « avec un pion Joker ». */
function payment(id: string | undefined): string {
  return id?.startsWith('token-') === true ? `, avec un pion ${symbol(id.slice('token-'.length) as ActionSymbol)}` : '';
}

/** A Hero by slot or by name. */
function somebody(id: string): string {
  return id.startsWith('hero-') ? `Héros ${id.slice('hero-'.length)}` : hero(id as HeroId);
}

function way(id: string): string {
  return isNumber(id) ? id : wayWords[id as keyof typeof wayWords];
}

/** A place in a row of cards, or so many steps. */
function isNumber(id: string): boolean {
  return /^\d+$/.test(id);
}

/** A card by its id: of a Hero, with whose it is; a Threat, a plan. */
function cardNamed(id: string): string {
  return /\.(threat|plan)-/.test(id) ? componentName(id) : bare(heroCardOf(id as HeroCardId));
}

export const answerWords: AnswerWords = {
  hero: (id = '') => somebody(id),
  card: (id = '') => (isNumber(id) ? `Carte ${id}` : cardNamed(id)),
  location: (id = '') => bare(location(id as LocationId)),
  equipment: (id = '') => componentName(id as EquipmentId),
  plan: (id = '') => (isNumber(id) ? `Plan ${id}` : componentName(id as BattlePlanId)),
  super: (number = '') => `Carte ${number}`,
  play: (number = '') => `Jouer la carte ${number}`,
  support: (number = '') => `Appeler du soutien, carte ${number}`,
  move: (to = '', pays) => `Aller ${inLocation(to as LocationId)}${payment(pays)}`,
  attack: (id = '', pays) => `Attaquer ${enemy(id)}${payment(pays)}`,
  rescue: (at = '', pays) => `Sauver un Civil ${inLocation(at as LocationId)}${payment(pays)}`,
  place: (card = '', pays) => `Poser un pion sur ${componentName(card as ThreatCardId)}${payment(pays)}`,
  special: () => 'Effet spécial',
  use: (id = '') => `Utiliser ${componentName(id)}`,
  recharge: (kind) => `Défausser un pion ${symbol(kind as ActionSymbol)}`,
  end: () => 'Finir les actions',
  accept: () => 'Oui',
  pass: () => 'Non',
  draw: () => 'Piocher une carte',
  enemy: (id = '') => capital(enemy(id)),
  bystander: (id = '') => capital(enemy(id)),
  token: (kind) => symbol(kind as ActionSymbol),
  symbol: (kind) => symbol(kind as ActionSymbol),
  mission: (id) => mission(id as MissionId),
  way: (id = '') => way(id),
};
