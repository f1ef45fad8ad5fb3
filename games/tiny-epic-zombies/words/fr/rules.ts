/** What the rules ask, answer, point out and refuse. */

import type { ComponentWords } from '@necropole/kernel';
import { capital, inside, of, to } from '@necropole/kernel/french';
import { kindOf } from '../../content/ids.ts';
import type { OrderDecides } from '../../shape.ts';
import type { RuleWords } from '../spoken.ts';
import { characterCards } from './character-cards.ts';
import {
  abilityName,
  card,
  cardName,
  componentName,
  count,
  inNumbered,
  objective,
  pronoun,
  room,
  store,
  symbol,
  token,
  toNumbered,
  Who,
  who,
} from './names.ts';
import { tokenAnswer } from './objective-cards.ts';
import { roomsWords } from './rooms.ts';
import { searchWords } from './search.ts';

const moves = (n: number): string => count(n, 'Déplacement', 'Déplacements');

/** « 1re », « 2e ». */
function ordinal(slot: string): string {
  const n = Number(slot.replace('slot-', ''));
  return n === 1 ? '1re' : `${n}e`;
}

/** « Humain 2 ». */
function human(id: string): string {
  return `Humain ${id.replace('human-', '')}`;
}

/** Why one is asked which store fills up first. */
const orderDecides: Readonly<Record<OrderDecides, string>> = {
  rooms: 'une Boutique est pleine : l’ordre décide des Pièces qui se remplissent',
  bites: 'la réserve s’épuise : l’ordre décide où',
  sequence: 'les deux ordres remplissent les mêmes Pièces : au choix',
};

/** What is written on everything that may ask or be used. */
const texts: Readonly<Record<string, ComponentWords>> = {
  ...characterCards,
  ...searchWords.components,
  ...roomsWords.components,
};

export const rulesWords: RuleWords = {
  title: 'Tiny Epic Zombies',
  about:
    'Dans le Centre Commercial d’Echo Ridge, une poignée d’Humains court, fouille et tient la Barricade face à la Horde.',
  modes: {
    'cooperative-versus': {
      name: 'Coopératif contre Zombie',
      text: 'Une équipe d’Humains affronte un joueur qui mène les Zombies.',
    },
    cooperative: {
      name: 'Coopératif pur',
      text: 'Une équipe d’Humains affronte les Zombies, menés par le jeu.',
    },
    'competitive-versus': {
      name: 'Compétitif contre Zombie',
      text: 'Chaque Humain joue pour soi, face à un joueur qui mène les Zombies.',
    },
    competitive: {
      name: 'Compétitif pur',
      text: 'Chaque Humain joue pour soi, face aux Zombies menés par le jeu.',
    },
    solo: { name: 'Solo', text: 'Une seule personne mène deux Humains contre les Zombies du jeu.' },
  },
  missions: {},
  options: {
    difficulty: 'Difficulté',
    'difficulty:easy': 'Facile (3 Survivants)',
    'difficulty:normal': 'Normale (2 Survivants)',
    'difficulty:hard': 'Difficile (1 Survivant)',
    'difficulty:epic': 'Épique (aucun Survivant)',
  },
  questions: {
    'choose-zombie': () => 'Quel personnage mène la Horde ?',
    'choose-character': (params) => `Quel personnage joue l’${human(params.human)} ?`,
    'deal-card': (params) => `Quelle carte Fouille donner ${to(who(params.who))} ?`,
    turn: (params) =>
      params.moves + params.extra === 0
        ? `Que fait ${who(params.who)} avant de finir son Tour ?`
        : `Que fait ${who(params.who)} ?`,
    overkill: (params) => `Massacre ! Où file ${who(params.who)} ?`,
    'drop-where': (params) => `À côté de quelle Boutique lâcher ${card(params.card)} ?`,
    'drop-all-where': (params) => `À côté de quelle Boutique tombent les affaires ${of(who(params.who))} ?`,
    'search-where': (params) => `À côté de quelle Boutique voisine du Patio poser ${card(params.card)} ?`,
    'draw-supply': (params) => `${Who(params.who)} pioche-t-${pronoun(params.who)} une carte Stock ?`,
    'keep-supply-weapon': (params) => `Que faire ${of(card(params.card))} ?`,
    'horde-card': () => 'Du bruit ! Quelle carte Zombie répond ?',
    'add-zombie': (params) =>
      `Encore ${count(params.left, 'Zombie', 'Zombies')} à ajouter : quelle Boutique au symbole ${symbol(params.symbol)} ?`,
    'first-store': (params) => `Symbole ${symbol(params.symbol)} : quelle Boutique se remplit en premier ?`,
    bite: () => 'Morsure ! Qui la subit ?',
    'choose-room': (params) => `${abilityName(params.component)} : quelle Pièce ?`,
    'choose-human': (params) => `${abilityName(params.component)} : quel Humain ?`,
    'choose-store': (params) => `${abilityName(params.component)} : quelle Boutique ?`,
    'choose-card': (params) => `${abilityName(params.component)} : quelle carte ?`,
    'zombie-to-move': (params) => `${abilityName(params.component)} : quel Zombie bouge ?`,
    'zombie-moves-where': (params) => `${abilityName(params.component)} : où va le Zombie ${of(room(params.from))} ?`,
    'may-use': (params) => `${Who(params.who)} : utiliser « ${abilityName(params.component)} » ?`,
  },
  answers: {
    keep: (character) => (character === undefined ? 'Garder l’arme' : `Choisir ${who(character as never)}`),
    deal: (slot = '') => `Donner la ${ordinal(slot)} carte`,
    move: (id = '') => `Aller ${toNumbered(id)}`,
    stay: () => 'Rester sur place',
    melee: () => 'Attaquer en mêlée',
    shoot: (id = '') => `Tirer ${inNumbered(id)}`,
    use: (id = '', lent) => `Utiliser ${lent === undefined ? room(id) : `« ${componentName(lent)} »`}`,
    token: (id = '') => tokenAnswer(id),
    supply: (number = '') => `Prendre ${token(`supply-${number}`)}`,
    take: (id = '') => `Ramasser ${card(id)}`,
    exchange: (id = '') => `Échanger son arme contre ${card(id)}`,
    item: (id = '') => `Utiliser ${card(id)}`,
    drop: (id = '') => `Lâcher ${card(id)}`,
    end: () => 'Finir le Tour',
    store: (id = '') => capital(store(id)),
    draw: () => 'Piocher une carte Stock',
    decline: () => 'Ne rien piocher',
    return: () => 'Remettre l’arme dans le Stock',
    horde: (character) => `Activer la carte ${of(who(character as never))}`,
    human: (id = '') => human(id),
    room: (id = '') => capital(room(id)),
    card: (id = '') => capital(card(id)),
    pass: () => 'Passer',
    accept: () => 'Oui',
    heal: () => 'Soigner 1 Blessure',
    reload: () => 'Gagner 1 Munition',
    suffer: () => 'Subir la Blessure',
  },
  facts: {
    card: (params) => cardName(params.card),
    'card-symbol': (params) => `symbole ${symbol(params.symbol)}`,
    'human-face': (params) => characterCards[params.character].text,
    'zombie-face': (params) => characterCards[`${params.character}-zombie`].text,
    'moves-left': (params) => (params.moves === 0 ? 'plus aucun Déplacement' : `encore ${moves(params.moves)}`),
    'zombie-there': () => 'Zombie sur place',
    'shot-cost': (params) =>
      params.ammo === 0 ? 'ne coûte rien' : `coûte ${count(params.ammo, 'Munition', 'Munitions')}`,
    'melee-odds': (params) => `Massacre ${params.overkill} %, blessé ${params.wounded} %`,
    lethal: (params) => (params.percent >= 100 ? 'mortel' : `mortel : ${params.percent} %`),
    'zombies-in-store': (params) =>
      params.zombies === 0 ? 'aucun Zombie' : `déjà ${count(params.zombies, 'Zombie', 'Zombies')}`,
    'would-overflow': () => 'déborde dans la Boutique suivante',
    'would-hit-barricade': () => 'frappe la Barricade',
    'would-bite': () => 'réserve vide : Morsure',
    'order-decides': (params) => orderDecides[params.what],
    'would-overrun': (params) => `submerge ${who(params.who)}`,
    ability: ({ ability }) => `${componentName(ability)}. ${texts[ability]?.text ?? ''}`,
    'effect-of-card': (params) => searchWords.components[kindOf(params.card)].text,
    effect: ({ component }) => texts[component]?.text ?? componentName(component),
    'counts-for': (params) => `fait avancer ${objective(params.objective)}`,
    'horde-action': (params) => `case ${params.space} : ${componentName(params.action)}`,
    character: (params) => capital(who(params.who)),
    track: (params) =>
      `${count(params.wounds, 'Blessure', 'Blessures')}, ${count(params.ammo, 'Munition', 'Munitions')}`,
  },
  refusals: {
    'same-room': () => 'l’Humain y est déjà',
    'not-adjacent': () => 'Pièce non adjacente',
    'no-moves-left': () => 'plus aucun Déplacement',
    'must-fight': () => 'il faut d’abord attaquer le Zombie sur place',
    'move-first': () => 'il faut d’abord se Déplacer',
    'overrun-move-first': () => 'un Zombie est sur place : il faut d’abord sortir',
    'nothing-to-fight': () => 'aucun Zombie à combattre ici',
    'one-kill-per-move': () => 'un seul Zombie par Déplacement',
    'own-room': () => 'pas de tir dans sa propre Pièce',
    'fought-this-move': () => 'pas de tir en entrant face à un Zombie',
    'out-of-range': () => 'hors de portée',
    'store-not-empty': (params) => `encore des Zombies ${inside(store(params.store))}`,
    'no-ability': () => 'cette Pièce n’a pas de capacité',
    'used-this-turn': () => 'Pièce déjà utilisée ce Tour-ci',
    'not-in-this-room': () => 'n’est pas dans cette Pièce',
    'carried-already': () => 'déjà sur la carte Joueur',
    'card-under-zombies': (params) => `des Zombies gardent ${store(params.store)}`,
    'slot-taken': (params) => `emplacement pris par ${card(params.card)}`,
    'dropped-this-turn': () => 'carte lâchée ce Tour-ci',
    'would-fulfil-objective': (params) => `remplirait ${objective(params.objective)}`,
    'not-beside-courtyard': () => 'ne touche pas le Patio',
    'moves-to-make': (params) => `encore ${moves(params.moves)} à faire`,
    'turn-closes': () => 'le Tour finit avec la course : aucun Déplacement de plus',
  },
  outcomes: {
    'objectives-completed': 'Les trois Objectifs sont réussis : les Humains sont sauvés !',
    'devoured-without-survivors': 'Un Humain est dévoré et il ne reste aucun Survivant : les Zombies ont gagné.',
    'barricade-fell-without-survivors': 'La Barricade cède et il ne reste aucun Survivant : les Zombies ont gagné.',
    'leader-of-the-survivors': 'Trois Objectifs réussis : les Survivants ont un Chef !',
    'devoured-without-own-survivor': 'Un Humain est dévoré sans Survivant à donner : les Zombies ont gagné.',
    'all-survivors-taken': 'La Horde a pris tous les Survivants : les Zombies ont gagné.',
    'out-of-time': 'Les derniers Tours sont joués : le temps a donné raison aux Zombies.',
  },
};
