/** What the chapters of equipment, fire and explosives say. */
import { bare, capital, count, of } from '@necropole/kernel/french';
import type { FireEvents, FireFacts, FireQuestions, FireRefusals, FireVerb } from '../../said/fire.ts';
import type { AnswersOf, EventsOf, FactsOf, QuestionsOf, RefusalsOf } from '../spoken.ts';
import {
  agreeing,
  arcNames,
  dice,
  itemName,
  nameOf,
  section,
  strength,
  target,
  weaponName,
  zone,
  zoneNames,
} from './names.ts';

export const questions: QuestionsOf<FireQuestions> = {
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
};

export const answers: AnswersOf<FireVerb> = {
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
};

export const facts: FactsOf<FireFacts> = {
  distance: ({ squares }) => `distance ${squares}`,
  'hit-odds': ({ percent }) => `touche : ${percent} %`,
  'ammunition-risk': ({ percent }) => `tombe à court de munitions : ${percent} %`,
  'damage-dice': (params) => `dommages : ${strength(params.dice, params.automatic)} (arc ${zoneNames[params.arc]})`,
  armour: (params) => `contre une armure de ${params.armour}`,
  'in-blast': ({ figure, zone, percent }) =>
    `${nameOf(figure)} est dans la zone ${zoneNames[zone]}, avec ${percent} % de risque d’une blessure`,
  sheltered: ({ figure, percent }) => `${nameOf(figure)} est à l’abri ; sinon, ${percent} % de risque d’une blessure`,
  'weapon-strength': (params) => `${strength(params.dice, params.automatic)} (arc ${arcNames[params.arc]})`,
  weighs: ({ weight }) => `poids ${weight}`,
};

export const refusals: RefusalsOf<FireRefusals> = {
  'no-firearm': ({ figure }) => `${nameOf(figure)} n’a pas d’arme à feu.`,
  'out-of-ammunition': ({ item }) => `Il faut d’abord recharger ${itemName(item)}.`,
  'loaded-already': () => 'Elle est chargée.',
  'not-in-interception': () => 'Cela ne se fait pas pendant une interception.',
  'own-square': () => 'On ne vise pas sa propre case.',
  'fire-disrupted': () => 'Un disrupteur magnétique y empêche tout tir.',
  'too-heavy': ({ figure, weight, capacity }) => `Cela pèse ${weight} ; ${nameOf(figure)} peut porter ${capacity}.`,
  'weighs-nothing': () => 'Cela ne pèse rien et reste.',
};

export const events: EventsOf<FireEvents> = {
  fires: (params) => {
    const far = params.distance === 0 ? '' : `, distance ${params.distance}`;
    return `${nameOf(params.figure)} tire sur ${target(params.target)} avec ${weaponName(params.weapon)} : ${params.command} PC${far}.`;
  },
  'targeting-rolled': ({ figure, dice: fallen, automatic, points, isPerfect, distance }) => {
    const how = fallen.length === 0 ? 'ne lance pas de dé' : `lance ${dice(fallen)}`;
    const sure = automatic === 0 ? '' : `, et ${automatic} sans dé`;
    const made = isPerfect ? 'un tir parfait' : `${points} pour une distance de ${distance}`;
    return `${nameOf(figure)} vise et ${how}${sure} : ${made}.`;
  },
  'target-hit': (params) => `Tir réussi : ${target(params.target)}.`,
  'target-missed': (params) => `Tir manqué : ${target(params.target)}.`,
  'out-of-ammunition': ({ figure, item }) => `${nameOf(figure)} est à court de munitions. On engage ${itemName(item)}.`,
  'ammunition-lasts': ({ figure }) => `${nameOf(figure)} a assez de munitions.`,
  'shot-counted': ({ item, left }) => `${capital(itemName(item))} : il reste ${count(left, 'tir', 'tirs')}.`,
  reloaded: ({ figure, item }) => `${nameOf(figure)} recharge ${itemName(item)} pour 1 PC.`,
  exploded: ({ at }) => `Une explosion autour de la case ${at}.`,
  'caught-in-blast': (params) => `${nameOf(params.figure)} est dans la zone ${zoneNames[params.zone]}.`,
  'stun-rolled': ({ figure, dice: fallen, points, threshold }) =>
    `${nameOf(figure)} lance ${dice(fallen)} : ${points} sur ${threshold}.`,
  paralysed: ({ figure, points }) =>
    `${nameOf(figure)} est ${agreeing('paralysé', figure)} et perd ${points} PC de ce tour.`,
  'smoke-spreads': ({ at }) => `La fumée se répand autour de la case ${at}.`,
  'smoke-clears': ({ at }) => `La fumée se dissipe autour de la case ${at}.`,
  wields: ({ figure, item }) => `${nameOf(figure)} se bat avec ${itemName(item)}.`,
  'equipment-handed': ({ from, to, item }) => `${nameOf(to)} reçoit ${itemName(item)} ${of(nameOf(from))}.`,
  abandoned: ({ figure, item }) => `${nameOf(figure)} abandonne ${itemName(item)}.`,
  'card-leaves': ({ item }) => `Une carte quitte le jeu : ${bare(itemName(item))}.`,
};
