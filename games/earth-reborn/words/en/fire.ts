/** What the chapters of equipment, fire and explosives say. */
import { capital, count } from '@necropole/kernel/english';
import type { FireEvents, FireFacts, FireQuestions, FireRefusals, FireVerb } from '../../said/fire.ts';
import type { AnswersOf, EventsOf, FactsOf, QuestionsOf, RefusalsOf } from '../spoken.ts';
import { arcNames, dice, itemName, nameOf, section, strength, target, weaponName, zone, zoneNames } from './names.ts';

export const questions: QuestionsOf<FireQuestions> = {
  shoot: ({ figure, target: at }) => `With how many CP does ${nameOf(figure)} fire at ${target(at)}?`,
  aim: ({ figure, distance }) => `Distance ${distance}: how many dice does ${nameOf(figure)} roll to aim?`,
  arc: ({ figure }) => `The target is between two arcs of ${nameOf(figure)}: which one counts?`,
  'blast-order': () => 'Who is hit by the explosion first?',
  'blast-zone': ({ target: at }) => `In which zone does the explosion hit ${target(at)}?`,
  wield: ({ figure }) => `With which weapon does ${nameOf(figure)} fight?`,
  exchange: (params) => `What do ${nameOf(params.figure)} and ${nameOf(params.with)} exchange?`,
  loot: ({ figure, from }) => `What does ${nameOf(figure)} take of ${nameOf(from)}?`,
  abandon: ({ figure, weight, capacity }) =>
    `${nameOf(figure)} carries ${weight} and can carry ${capacity}: what is abandoned?`,
};

export const answers: AnswersOf<FireVerb> = {
  fire: (weapon = '', at = '') => {
    if (weapon === '') return 'Fire';
    return at === '' ? `Fire with ${weaponName(weapon)}` : `Fire at ${target(at)} with ${weaponName(weapon)}`;
  },
  reload: (item = '') => `Reload ${itemName(item)} for 1 CP`,
  shoot: (name = '', command = '', aiming = '') => {
    const damage = Number(command) - 1 - Number(aiming);
    const parts = [Number(aiming) > 0 ? `${aiming} for targeting` : '', damage > 0 ? `${damage} for damage` : ''];
    return `${capital(section(name))}: ${[`${command} CP`, ...parts.filter((part) => part !== '')].join(', ')}`;
  },
  aim: (dice = '') => count(Number(dice), 'die', 'dice'),
  arc: (name = '') => `The ${zone(name)} arc`,
  blast: (figure = '') => nameOf(figure),
  zone: (name = '') => `The ${zone(name)} zone`,
  wield: (item = '') => capital(itemName(item)),
  exchange: (figure = '') => `Exchange equipment with ${nameOf(figure)}`,
  loot: (figure = '') => `Take equipment of ${nameOf(figure)}`,
  give: (item = '') => `Give ${itemName(item)}`,
  get: (item = '') => `Take ${itemName(item)}`,
  abandon: (item = '') => `Abandon ${itemName(item)}`,
};

export const facts: FactsOf<FireFacts> = {
  distance: ({ squares }) => `distance ${squares}`,
  'hit-odds': ({ percent }) => `hits: ${percent}%`,
  'ammunition-risk': ({ percent }) => `runs out of ammunition: ${percent}%`,
  'damage-dice': (params) => `damage: ${strength(params.dice, params.automatic)} (${zoneNames[params.arc]} arc)`,
  armour: (params) => `against armour ${params.armour}`,
  'in-blast': ({ figure, zone, percent }) =>
    `${nameOf(figure)} stands in the ${zoneNames[zone]} zone: is wounded ${percent}%`,
  sheltered: ({ figure, percent }) => `${nameOf(figure)} is sheltered; if that falls, is wounded ${percent}%`,
  'weapon-strength': (params) => `${strength(params.dice, params.automatic)} (${arcNames[params.arc]} arc)`,
  weighs: ({ weight }) => `weight ${weight}`,
};

export const refusals: RefusalsOf<FireRefusals> = {
  'no-firearm': ({ figure }) => `${nameOf(figure)} has no firearm.`,
  'out-of-ammunition': ({ item }) => `${capital(itemName(item))} has to be reloaded first.`,
  'loaded-already': () => 'It is loaded.',
  'not-in-interception': () => 'That is not done in an interception.',
  'own-square': () => 'Nobody aims at their own square.',
  'fire-disrupted': () => 'A magnetic disruptor prevents all fire there.',
  'too-heavy': ({ figure, weight, capacity }) => `It weighs ${weight}; ${nameOf(figure)} can carry ${capacity}.`,
  'weighs-nothing': () => 'It weighs nothing: it stays.',
};

export const events: EventsOf<FireEvents> = {
  fires: (params) => {
    const far = params.distance === 0 ? '' : `, distance ${params.distance}`;
    return `${nameOf(params.figure)} fires at ${target(params.target)} with ${weaponName(params.weapon)}: ${params.command} CP${far}.`;
  },
  'targeting-rolled': ({ figure, dice: fallen, automatic, points, isPerfect, distance }) => {
    const how = fallen.length === 0 ? 'rolls no dice' : `rolls ${dice(fallen)}`;
    const sure = automatic === 0 ? '' : `, and ${automatic} without a die`;
    const made = isPerfect ? 'a perfect shot' : `${points} against distance ${distance}`;
    return `${nameOf(figure)} aims and ${how}${sure}: ${made}.`;
  },
  'target-hit': (params) => `The shot at ${target(params.target)} hits.`,
  'target-missed': (params) => `The shot at ${target(params.target)} misses.`,
  'out-of-ammunition': ({ figure, item }) => `${nameOf(figure)} is out of ammunition: ${itemName(item)} is engaged.`,
  'ammunition-lasts': ({ figure }) => `${nameOf(figure)} has ammunition enough.`,
  'shot-counted': ({ item, left }) => `${capital(itemName(item))}: ${count(left, 'shot', 'shots')} left.`,
  reloaded: ({ figure, item }) => `${nameOf(figure)} reloads ${itemName(item)} for 1 CP.`,
  exploded: ({ at }) => `An explosion around ${at}.`,
  'caught-in-blast': (params) => `${nameOf(params.figure)} stands in the ${zoneNames[params.zone]} zone.`,
  'stun-rolled': ({ figure, dice: fallen, points, threshold }) =>
    `${nameOf(figure)} rolls ${dice(fallen)}: ${points} of ${threshold}.`,
  paralysed: ({ figure, points }) => `${nameOf(figure)} is paralysed: ${points} CP of this turn are lost.`,
  'smoke-spreads': ({ at }) => `Smoke spreads around ${at}.`,
  'smoke-clears': ({ at }) => `The smoke around ${at} clears.`,
  wields: ({ figure, item }) => `${nameOf(figure)} fights with ${itemName(item)}.`,
  'equipment-handed': ({ from, to, item }) => `${nameOf(to)} has ${itemName(item)} from ${nameOf(from)}.`,
  abandoned: ({ figure, item }) => `${nameOf(figure)} abandons ${itemName(item)}.`,
  'card-leaves': ({ item }) => `${capital(itemName(item))} leaves the game.`,
};
