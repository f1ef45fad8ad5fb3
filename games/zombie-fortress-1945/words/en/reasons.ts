/** What the rules point out before a choice, and why they refuse one. */
import { capital, count } from '@necropole/kernel/english';
import type { FactWords, RefusalWords } from '../spoken.ts';
import { points } from '../spoken.ts';
import { camps, counterName, markerName, member, nameOf, townNames, zoneNames } from './names.ts';

const stops = {
  event: 'an event stops the march',
  gate: 'the gate stops the march',
  team: 'a fight with the team there',
  castle: 'the castle',
} as const;

export const factWords: FactWords = {
  thing: (params) => markerName(params.marker),
  price: (params) => `costs ${points(params.half)}`,
  'price-in-hexes': (params) => count(params.hexes, 'hex', 'hexes'),
  'stops-here': (params) => stops[params.why],
  'gate-zombies': (params) => `${params.from} to ${params.to} zombies`,
  'fires-with': (params) =>
    `${params.weapon === null ? 'basic weapon' : nameOf(params.weapon)}, ${count(params.dice, 'die', 'dice')}`,
  'lost-on': (params) => `lost on ${params.upTo} or less`,
  'hit-odds': (params) => `${params.percent}% for a damage`,
  counter: (params) => counterName(params.counter),
  'flees-on': (params) => `succeeds on ${params.from} or more`,
  wounded: () => 'wounded',
};

export const refusalWords: RefusalWords = {
  'camp-taken': (params) => `${camps[params.camp]} is taken.`,
  'town-taken': (params) => `A team starts in ${townNames[params.town]} already.`,
  'too-many-weapons': (params) =>
    `${capital(member(params.member))} carries too many weapons: hand one on, or leave it.`,
  'too-dear': (params) => `Entering costs ${points(params.half)}; ${points(params.left)} left.`,
  'too-far': () => 'Out of reach with the points that are left.',
  'no-mountains': (params) => `The ${nameOf(params.transport)} does not enter mountains.`,
  'fight-there': () => 'A team is held there by a fight.',
  'comes-along': () => 'This cannot be left behind.',
  'to-be-announced': () => 'Everybody is to see this: announce it.',
  'kept-secret': () => 'This is nobody else’s business.',
  'hands-full': (params) => `${capital(member(params.member))} has a weapon already.`,
  'hands-free': (params) => `${capital(member(params.member))} has a hand free.`,
  'handed-enough': () => 'Enough has changed hands this turn.',
  'carried-already': () => 'They carry it already.',
  'no-kit': () => 'Only a medic kit heals.',
  'no-medic': () => 'No medic is alive.',
  'not-wounded': () => 'Not wounded.',
  'not-a-weapon': () => 'No weapon to be chosen here.',
  'wields-already': () => 'One weapon a fight.',
  'four-fire': () => 'No more than four act in a volley.',
  'acts-already': () => 'They act in this volley already.',
  'box-empty': (params) => `Nobody stands in box ${params.box}.`,
  'out-of-range': (params) => `Their weapon cannot be used at box ${params.box}.`,
  'weapon-spent': () => 'Their weapon has served.',
  'no-device': () => 'Nothing to see in the dark with.',
  'scanned-already': () => 'Used in this fight already.',
  'nothing-to-uncover': () => 'Nothing lies face down there.',
  'no-leaper': () => 'It advances one box.',
  'leaps-already': () => 'It leaps already.',
  'weapons-left': () => 'There are weapons left to set apart.',
  'not-for-this': () => 'Of no use for this.',
  'attacked-already': () => 'It has attacked this turn.',
  'nowhere-to-flee': () => 'No two zones are open to a flight.',
  'own-room': (params) => `This key does not lie in ${zoneNames[params.room]}: it opens it.`,
  'doctor-elsewhere': () => 'The doctor is in the room of the key that is put aside.',
  'others-uncovered': () => 'Somebody would be left without an opponent.',
};
