/** What the rules ask, and what may be answered. */
import { capital, count, of } from '@necropole/kernel/french';
import type { AnswerWords, CountedWords, QuestionWords } from '../spoken.ts';
import * as capture from './capture.ts';
import * as combination from './combination.ts';
import * as fire from './fire.ts';
import * as interaction from './interaction.ts';
import * as largeFigures from './large-figures.ts';
import { direction, nameOf, section, target } from './names.ts';
import * as placedMarkers from './placed-markers.ts';
import * as search from './search.ts';

export const questionWords: QuestionWords = {
  ...interaction.questions,
  ...search.questions,
  ...combination.questions,
  ...fire.questions,
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
  ...fire.answers,
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
  intercept: (figure = '') => `${nameOf(figure)} intercepte`,
};
