/** What the rules ask, and what the answers are called. */
import { capital, count } from '@necropole/kernel/english';
import type { CampId } from '../../content/camps.ts';
import type { TownId } from '../../content/field/map.ts';
import { type AnswerWords, points, type QuestionWords } from '../spoken.ts';
import {
  camps,
  counter,
  counterName,
  door,
  hex,
  markerName,
  member,
  nameOf,
  place,
  team,
  thing,
  townNames,
  zone,
  zoneNames,
} from './names.ts';

const Team = (camp: string): string => capital(team(camp));

const leaders = {
  team: 'The dead',
  master: 'Zombie master',
  turned: 'You have turned',
  idle: 'You lead one wandering zombie',
} as const;

const prowls = {
  wanderer: 'does the wandering zombie walk',
  encounter: 'do the zombies walk',
  turned: 'do those who have turned walk',
} as const;

export const questionWords: QuestionWords = {
  'choose-camp': () => 'Which camp do you take?',
  'choose-town': (params) => `In which town does ${team(params.team)} start?`,
  'give-grenades': (params) => `Who of ${team(params.team)} carries the two grenades?`,
  board: (params) =>
    `Does ${team(params.team)} board the ${nameOf(params.transport)}? Else it is destroyed.${params.aboard === null ? '' : ` Getting out of the ${nameOf(params.aboard)} for it costs this turn’s die.`}`,
  'set-out': (params) =>
    params.aboard === null
      ? `${Team(params.team)}: what do you do?`
      : `${Team(params.team)}, aboard the ${nameOf(params.aboard)}: what do you do?`,
  march: (params) =>
    params.hexes === null
      ? `Where does ${team(params.team)} march? Movement points: ${points(params.half)}.`
      : `Where does ${team(params.team)} march? ${capital(count(params.hexes, 'hex', 'hexes'))}, whatever the terrain.`,
  trigger: (params) => `Does ${team(params.team)} trigger the event in ${hex(params.at)}?`,
  found: (params) => `${Team(params.team)}: what do you do with what lies in ${place(params.at)}?`,
  'pick-up': (params) => `What does ${team(params.team)} pick up in ${place(params.at)}?`,
  'clash-how': (params) => `How does ${team(params.team)} attack ${team(params.enemy)}?`,
  'drive-off': (params) =>
    `Where do you move ${team(params.enemy)}? ${capital(count(params.hexes, 'hex', 'hexes'))} away.`,
  attack: (params) => `Does ${team(params.team)} fire at a transport?`,
  arm: (params) =>
    `${capital(count(params.zombies, 'counter', 'counters'))} against ${team(params.team)}: ${params.aboard ? 'the gun fires; do you show anything?' : 'who fights with which weapon?'}`,
  volley: (params) => `Who fires for ${team(params.team)}? Shooters so far: ${params.shooters} of 4.`,
  aim: (params) =>
    `Box ${params.box}: ${count(params.dice, 'die', 'dice')} to share out, ${counter(params.slot)} first.`,
  'set-mine': (params) => `Under which counter does ${member(params.member)} set the mine?`,
  uncover: (params) => `Which counter do you uncover? ${params.left} to name.`,
  advance: (params) => `The zombies come nearer to ${team(params.team)}: does one leap?`,
  'set-apart': (params) =>
    `One of the weapons of ${team(params.team)}, picked at random, will be eaten away: first set all of them apart, one by one.`,
  'place-member': (params) => `Whom does ${member(params.member)} face?`,
  'place-zombie': (params) => `${capital(counter(params.slot))}, ${counterName(params.counter)}: whom does it face?`,
  'strike-which': (params) => `Which counter does ${member(params.member)} strike?`,
  'strike-whom': (params) => `${capital(counter(params.slot))}, ${counterName(params.counter)}: whom does it strike?`,
  heal: (params) => `Herb: whom of ${team(params.team)} do you heal?`,
  recognise: (params) =>
    `The doctor is in ${place(params.at)}: does anybody help ${team(params.team)} to recognise him?`,
  infection: (params) => `The virus acts: does ${team(params.team)} carry the coffin?`,
  explore: (params) => `${Team(params.team)}, in ${place(params.at)}: what do you do before the die?`,
  go: (params) => `Where does ${team(params.team)} go? Movement points: ${params.points}.`,
  lead: (params) => `${leaders[params.role]}: which of your dead do you move?`,
  prowl: (params) => `Where ${prowls[params.kind]}, from ${place(params.at)}? Movement points: ${params.points}.`,
  'lay-marker': (params) => `Which marker do you lay in ${zoneNames[params.room]}?`,
  flee: (params) => `The zombies are about to advance: does ${team(params.team)} try to flee?`,
  'flee-where': (params) => `Where does ${team(params.team)} flee?`,
  pause: (params) => `A pause: does ${team(params.team)} leave?`,
  'last-event': (params) =>
    `Before it goes down, which hidden event does ${team(params.team)} turn up? ${params.left} to choose.`,
};

export const answerWords: AnswerWords = {
  camp: (camp = '') => camps[camp as CampId],
  town: (town = '') => townNames[town as TownId],
  give: (id = '') => `For ${member(id)}`,
  leave: () => 'Leave it',
  announce: () => 'Announce it',
  swap: (first = '', to = first) =>
    first === to
      ? `For ${member(to)}, against the weapon they have`
      : `${markerName(first)}, for ${member(to)}, who leaves the weapon they have`,
  board: () => 'Board it',
  abandon: () => 'Leave it behind',
  roll: () => 'Roll for movement',
  'get-out': () => 'Get out',
  trigger: () => 'Trigger the event',
  pass: () => 'Pass',
  hand: (key = '', to = '') => `Hand ${thing(key)} to ${member(to)}`,
  trade: (one = '', other = '') => `Exchange ${thing(one)} and ${thing(other)}`,
  drop: (key = '') => `Leave ${thing(key)} here`,
  kit: (key = '', id = '') => `Heal ${member(id)} with ${thing(key)}`,
  march: (id = '') => `March to ${place(id)}`,
  climb: (id = '') => `Show the ice axes, and march to ${place(id)}`,
  halt: () => 'Halt',
  take: (marker = '', to = '') => `${markerName(marker)}, for ${member(to)}`,
  fight: () => 'Fight team against team',
  attack: (key = '', camp = '') =>
    key === 'gun' ? `Fire the gun at ${team(camp)}` : `Attack ${team(camp)} with ${thing(key)}`,
  hex: (id = '') => hex(id),
  wield: (key = '') => `Fight with ${thing(key)}`,
  show: (key = '') => `Show ${thing(key)}`,
  ready: () => 'Ready',
  fire: (id = '', box = '') => `${capital(member(id))} fires at box ${box}`,
  throw: (key = '') => `Throw ${thing(key)}`,
  mine: (key = '') => `Set ${thing(key)}`,
  scan: (key = '') => `Look through ${thing(key)}`,
  done: () => 'Done',
  dice: (dice = '') => count(Number(dice), 'die', 'dice'),
  counter: (slot = '', nth = '1') =>
    nth === '1' ? `Counter ${slot}` : `Counter ${slot}, the second of its two places`,
  advance: () => 'Advance',
  leap: (slot = '') => `Counter ${slot} leaps two boxes`,
  weapon: (key = '') => `Set apart: ${thing(key)}`,
  'line-up': () => 'One before each, in order',
  member: (id = '') => capital(member(id)),
  event: (id = '') => `The event in ${hex(id)}`,
  decline: () => 'No event',
  stand: () => 'Stand',
  run: () => 'Try to flee',
  way: (first = '', second = first) => `To ${zone(second)}, through ${zone(first)}`,
  slot: (number = '') => `Marker ${number}`,
  test: (id = '') => `Try the lock ${door(id)}`,
  blast: (id = '', key = '') => `Destroy the door ${door(id)} with ${thing(key)}`,
  quiet: () => 'Keep quiet, and leave it face down',
  free: () => 'Take the prisoner along',
  create: () => 'Bring in a wandering zombie',
  lead: (id = '') => `Move group ${id}`,
  infected: () => 'We carry it: we turn',
  healthy: () => 'We do not carry it',
  seal: (key = '') => `Destroy this entry zone with ${thing(key)}`,
};
