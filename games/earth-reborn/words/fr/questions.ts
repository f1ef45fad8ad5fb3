/** What the rules ask, and what may be answered. */
import { capital, count, of } from '@necropole/kernel/french';
import type { AnswerWords, CountedWords, QuestionWords } from '../spoken.ts';
import * as capture from './capture.ts';
import * as combination from './combination.ts';
import * as interaction from './interaction.ts';
import * as largeFigures from './large-figures.ts';
import { direction, itemName, nameOf, section, target, weaponName, zone } from './names.ts';
import * as placedMarkers from './placed-markers.ts';
import * as search from './search.ts';

export const questionWords: QuestionWords = {
  ...interaction.questions,
  ...search.questions,
  ...combination.questions,
  ...capture.questions,
  ...largeFigures.questions,
  ...placedMarkers.questions,
  swap: () => 'Garder ces cinq tuiles, ou les changer toutes ?',
  round: ({ turn }) => `Tour ${turn} : que faites-vous dans ce round ?`,
  buy: ({ tiles }) => `${count(tiles, 'tuile défaussée', 'tuiles défaussées')} : laquelle prenez-vous ?`,
  orders: ({ figure }) => `Que fait ${nameOf(figure)} ?`,
  move: ({ figure, points }) => `Où va ${nameOf(figure)} ? Il reste ${count(points, 'point', 'points')}.`,
  strike: ({ figure, target: at }) => `Avec quelle force ${nameOf(figure)} frappe ${target(at)} ?`,
  'take-card': ({ figure, from }) => `${nameOf(figure)} prend la carte magnétique ${of(nameOf(from))} ?`,
  shoot: ({ figure, target: at }) => `Avec combien de PC ${nameOf(figure)} tire sur ${target(at)} ?`,
  aim: ({ figure, distance }) => `Distance ${distance} : combien de dés lance ${nameOf(figure)} pour viser ?`,
  arc: ({ figure }) => `La cible est entre deux arcs ${of(nameOf(figure))} : lequel compte ?`,
  'blast-order': () => 'Qui subit l’explosion en premier ?',
  'blast-zone': ({ target: at }) => `Dans quelle zone l’explosion touche ${target(at)} ?`,
  wield: ({ figure }) => `Avec quelle arme se bat ${nameOf(figure)} ?`,
  exchange: (params) => `Que s’échangent ${nameOf(params.figure)} et ${nameOf(params.with)} ?`,
  loot: ({ figure, from }) => `Que prend ${nameOf(figure)} à ${nameOf(from)} ?`,
  abandon: ({ figure, weight, capacity }) =>
    `${nameOf(figure)} porte ${weight} et peut porter ${capacity} : qu’abandonner ?`,
  discard: ({ tiles }) => `${count(tiles, 'tuile', 'tuiles')} derrière l’écran : lesquelles défaussez-vous ?`,
  contest: () => 'Disputez-vous l’initiative ?',
  bid: ({ about }) =>
    about === 'initiative' ? 'Combien de PC misez-vous pour l’initiative ?' : 'Combien de PC misez-vous dans ce duel ?',
  intercept: ({ figure }) => `${nameOf(figure)} est en vue : quelqu’un intercepte ?`,
  brace: ({ figure }) => `Un duel est demandé : de quel côté se tourne ${nameOf(figure)} ?`,
};

/** What is stepped to in the question how CP are shared out before a shot. */
export const countedWords: CountedWords = { shoot: 'PC pour le ciblage, les autres pour les dommages' };

export const answerWords: AnswerWords = {
  ...interaction.answers,
  ...search.answers,
  ...combination.answers,
  ...capture.answers,
  ...largeFigures.answers,
  ...placedMarkers.answers,
  keep: () => 'Les garder',
  swap: () => 'Changer les cinq',
  activate: (figure = '') => `Activer ${nameOf(figure)}`,
  draw: () => 'Tirer une tuile pour 1 PC',
  buy: () => 'Prendre une tuile défaussée pour 2 PC',
  pass: () => 'Passer',
  tile: (slot = '') => `Tuile ${slot}`,
  assign: (slot = '') => `Affecter la tuile ${slot}`,
  move: (command = '') => `Mouvement de ${command} PC`,
  melee: (at = '') => `Attaquer ${target(at)}`,
  done: () => 'Rien de plus',
  go: (square = '') => `Aller en ${square}`,
  open: (door = '') => `Ouvrir ${target(door)}`,
  close: (door = '') => `Fermer ${target(door)}`,
  hand: (figure = '') => `Donner une carte magnétique à ${nameOf(figure)}`,
  take: (figure = '') => `Prendre une carte magnétique à ${nameOf(figure)}`,
  leave: () => 'Sortir du plan',
  face: (to = '') => `Se tourner ${direction(to)}`,
  strike: (name = '', command = '') => `${capital(section(name))} : ${command} PC`,
  decline: () => 'La laisser',
  discard: (slot = '') => `Défausser la tuile ${slot}`,
  contest: () => 'Demander un duel',
  let: () => 'Laisser faire',
  bid: (command = '') => (command === '0' ? 'Ne rien miser' : `Sceller ${command} PC`),
  fire: (weapon = '', at = '') => {
    if (weapon === '') return 'Tirer';
    return at === '' ? `Tirer avec ${weaponName(weapon)}` : `Tirer sur ${target(at)} avec ${weaponName(weapon)}`;
  },
  reload: (item = '') => `Recharger ${itemName(item)} pour 1 PC`,
  shoot: (name = '', command = '', aiming = '') => {
    const damage = Number(command) - 1 - Number(aiming);
    const parts = [
      Number(aiming) > 0 ? `${aiming} pour le ciblage` : '',
      damage > 0 ? `${damage} pour les dommages` : '',
    ];
    return `${capital(section(name))} : ${[`${command} PC`, ...parts.filter((part) => part !== '')].join(', ')}`;
  },
  aim: (dice = '') => count(Number(dice), 'dé', 'dés'),
  arc: (name = '') => `L’arc ${zone(name)}`,
  blast: (figure = '') => nameOf(figure),
  zone: (name = '') => `La zone ${zone(name)}`,
  wield: (item = '') => capital(itemName(item)),
  exchange: (figure = '') => `Échanger de l’équipement avec ${nameOf(figure)}`,
  loot: (figure = '') => `Prendre l’équipement ${of(nameOf(figure))}`,
  give: (item = '') => `Donner ${itemName(item)}`,
  get: (item = '') => `Prendre ${itemName(item)}`,
  abandon: (item = '') => `Abandonner ${itemName(item)}`,
  intercept: (figure = '') => `${nameOf(figure)} intercepte`,
};
