/** What the rules ask, and what the answers are called. */
import { capital, count, of } from '@necropole/kernel/french';
import type { CampId } from '../../content/camps.ts';
import type { TownId } from '../../content/field/map.ts';
import { type AnswerWords, points, type QuestionWords } from '../spoken.ts';
import {
  camps,
  counter,
  counterName,
  door,
  hex,
  inPlace,
  markerName,
  member,
  nameOf,
  team,
  thing,
  toMember,
  townNames,
  zone,
  zoneNames,
} from './names.ts';

const Team = (camp: string): string => capital(team(camp));

const leaders = {
  team: 'Les morts',
  master: 'Maître des zombies',
  turned: 'Vous vous êtes transformés',
  idle: 'Vous menez un zombie errant',
} as const;

const prowls = {
  wanderer: 'va le zombie errant',
  encounter: 'vont les zombies',
  turned: 'vont ceux qui se sont transformés',
} as const;

export const questionWords: QuestionWords = {
  'choose-camp': () => 'Quel camp prenez-vous ?',
  'choose-town': (params) => `De quelle ville part ${team(params.team)} ?`,
  'give-grenades': (params) => `Qui porte les deux grenades ${of(team(params.team))} ?`,
  board: (params) =>
    `${Team(params.team)} monte-t-elle à bord ? ${nameOf(params.transport)} : sinon, l’engin est détruit.${params.aboard === null ? '' : ` Descendre pour cela de l’engin actuel (${nameOf(params.aboard)}) coûte le dé de ce tour.`}`,
  'set-out': (params) =>
    params.aboard === null
      ? `${Team(params.team)} : que faites-vous ?`
      : `${Team(params.team)}, à bord (${nameOf(params.aboard)}) : que faites-vous ?`,
  march: (params) =>
    params.hexes === null
      ? `Où va ${team(params.team)} ? Points de mouvement : ${points(params.half)}.`
      : `Où va ${team(params.team)} ? ${count(params.hexes, 'hexagone', 'hexagones')}, quel que soit le terrain.`,
  trigger: (params) => `${Team(params.team)} déclenche-t-elle l’événement en ${hex(params.at)} ?`,
  found: (params) => `${Team(params.team)} : que faites-vous de ce qui se trouve ${inPlace(params.at)} ?`,
  'pick-up': (params) => `Que ramasse ${team(params.team)} ${inPlace(params.at)} ?`,
  'clash-how': (params) => `Comment ${team(params.team)} attaque-t-elle ${team(params.enemy)} ?`,
  'drive-off': (params) =>
    `Où déplacez-vous ${team(params.enemy)} ? À ${count(params.hexes, 'hexagone', 'hexagones')}.`,
  attack: (params) => `${Team(params.team)} tire-t-elle sur un engin ?`,
  arm: (params) =>
    `${count(params.zombies, 'pion', 'pions')} contre ${team(params.team)} : ${params.aboard ? 'le canon tire ; montrez-vous quelque chose ?' : 'qui combat avec quelle arme ?'}`,
  volley: (params) => `Qui tire pour ${team(params.team)} ? Tireurs : ${params.shooters} sur 4.`,
  aim: (params) =>
    `Case ${params.box} : ${count(params.dice, 'dé', 'dés')} à répartir, ${counter(params.slot)} d’abord.`,
  'set-mine': (params) => `Sous quel pion ${member(params.member)} pose-t-il la mine ?`,
  uncover: (params) => `Quel pion découvrez-vous ? Encore ${params.left} à désigner.`,
  advance: (params) => `Les zombies approchent ${of(team(params.team))} : l’un d’eux bondit-il ?`,
  'set-apart': (params) =>
    `Une des armes ${of(team(params.team))}, tirée au hasard, va être rongée : mettez-les d’abord toutes à part, une à une.`,
  'place-member': (params) => `Face à qui se place ${member(params.member)} ?`,
  'place-zombie': (params) => `Pion ${params.slot + 1}, ${counterName(params.counter)} : face à qui se place-t-il ?`,
  'strike-which': (params) => `Quel pion frappe ${member(params.member)} ?`,
  'strike-whom': (params) => `Pion ${params.slot + 1}, ${counterName(params.counter)} : qui frappe-t-il ?`,
  heal: (params) => `Herbe : qui ${of(team(params.team))} guérissez-vous ?`,
  recognise: (params) =>
    `Le docteur est ${inPlace(params.at)} : quelqu’un aide-t-il ${team(params.team)} à le reconnaître ?`,
  infection: (params) => `Le virus agit : ${team(params.team)} porte-t-elle le cercueil ?`,
  explore: (params) => `${Team(params.team)}, ${inPlace(params.at)} : que faites-vous avant le dé ?`,
  go: (params) => `Où va ${team(params.team)} ? Points de mouvement : ${params.points}.`,
  lead: (params) => `${leaders[params.role]} : lesquels de vos morts déplacez-vous ?`,
  prowl: (params) =>
    `Où ${prowls[params.kind]}, depuis ${zoneNames[params.at]} ? Points de mouvement : ${params.points}.`,
  'lay-marker': (params) => `Quel marqueur posez-vous dans ${zoneNames[params.room]} ?`,
  flee: (params) => `Les zombies vont avancer : ${team(params.team)} tente-t-elle de fuir ?`,
  'flee-where': (params) => `Où fuit ${team(params.team)} ?`,
  pause: (params) => `Pause : ${team(params.team)} s’en va-t-elle ?`,
  'last-event': (params) =>
    `Avant de descendre, quel événement encore caché retourne ${team(params.team)} ? Encore ${params.left} à choisir.`,
};

export const answerWords: AnswerWords = {
  camp: (camp = '') => camps[camp as CampId],
  town: (town = '') => townNames[town as TownId],
  give: (id = '') => `Pour ${member(id)}`,
  leave: () => 'Le laisser',
  announce: () => 'L’annoncer',
  swap: (first = '', to = first) =>
    first === to
      ? `Pour ${member(to)}, contre l’arme qu’il a`
      : `${markerName(first)}, pour ${member(to)}, qui laisse l’arme qu’il a`,
  board: () => 'Monter à bord',
  abandon: () => 'L’abandonner',
  roll: () => 'Lancer le dé de mouvement',
  'get-out': () => 'Descendre',
  trigger: () => 'Déclencher l’événement',
  pass: () => 'Passer',
  hand: (key = '', to = '') => `Passer ${thing(key)} ${toMember(to)}`,
  trade: (one = '', other = '') => `Échanger ${thing(one)} et ${thing(other)}`,
  drop: (key = '') => `Laisser ici ${thing(key)}`,
  kit: (key = '', id = '') => `Guérir ${member(id)} avec ${thing(key)}`,
  march: (id = '') => `Aller ${inPlace(id)}`,
  climb: (id = '') => `Montrer les piolets, et aller ${inPlace(id)}`,
  halt: () => 'S’arrêter',
  take: (marker = '', to = '') => `${markerName(marker)}, pour ${member(to)}`,
  fight: () => 'Se battre équipe contre équipe',
  attack: (key = '', camp = '') =>
    key === 'gun' ? `Tirer au canon sur ${team(camp)}` : `Attaquer ${team(camp)} avec ${thing(key)}`,
  hex: (id = '') => hex(id),
  wield: (key = '') => `Combattre avec ${thing(key)}`,
  show: (key = '') => `Montrer ${thing(key)}`,
  ready: () => 'Prêts',
  fire: (id = '', box = '') => `${capital(member(id))} tire sur la case ${box}`,
  throw: (key = '') => `Lancer ${thing(key)}`,
  mine: (key = '') => `Poser ${thing(key)}`,
  scan: (key = '') => `Regarder avec ${thing(key)}`,
  done: () => 'Terminé',
  dice: (dice = '') => count(Number(dice), 'dé', 'dés'),
  counter: (slot = '', place = '1') => (place === '1' ? `Pion ${slot}` : `Pion ${slot}, la seconde de ses deux places`),
  advance: () => 'Avancer',
  leap: (slot = '') => `Le pion ${slot} bondit de deux cases`,
  weapon: (key = '') => `À part : ${thing(key)}`,
  'line-up': () => 'Un face à chacun, dans l’ordre',
  member: (id = '') => capital(member(id)),
  event: (id = '') => `L’événement en ${hex(id)}`,
  decline: () => 'Aucun événement',
  stand: () => 'Tenir',
  run: () => 'Tenter de fuir',
  way: (first = '', second = first) => `Vers ${zone(second)}, par ${zone(first)}`,
  slot: (place = '') => `Marqueur ${place}`,
  test: (id = '') => `Tester la serrure ${door(id)}`,
  blast: (id = '', key = '') => `Détruire la porte ${door(id)} avec ${thing(key)}`,
  quiet: () => 'Se taire, et la laisser face cachée',
  free: () => 'Emmener le prisonnier',
  create: () => 'Faire entrer un zombie errant',
  lead: (id = '') => `Déplacer le groupe ${id}`,
  infected: () => 'Nous le portons : nous nous transformons',
  healthy: () => 'Nous ne le portons pas',
  seal: (key = '') => `Détruire cette zone d’entrée avec ${thing(key)}`,
};
