/** The names of what there is to see. */
import type { LabelWords } from '@necropole/kernel';
import { bare, capital, count } from '@necropole/kernel/english';
import type { EquipmentId } from '../../content/equipment/index.ts';
import { floorFaces } from '../../content/floor/index.ts';
import { beautyAndTheBeast } from '../../content/scenarios/1-beauty-and-the-beast.ts';
import type { ScenarioId } from '../../content/scenarios/index.ts';
import { scenarioPlans } from '../../content/scenarios/plans.ts';
import { phraseInEnglish } from '../../phrases/english.ts';
import type { Labels } from '../../scene/labels.ts';
import { weaponBrief } from './equipment-cards.ts';
import { equipmentNames } from './equipment-names.ts';
import { floorName } from './floor-names.ts';
import { element, nameOf, orderNames, theSeat } from './names.ts';
import { naming } from './naming.ts';

const kinds = { wooden: 'Wooden door', sliding: 'Sliding door' } as const;
const states = { open: 'open', closed: 'closed', broken: 'destroyed' } as const;
const written: Readonly<Record<string, string>> = {
  'beauty-and-the-beast':
    'NORAD wins when Vasquez leaves the map. The Salemites win if she dies, or is still there after turn 6.',
};

/** The goals of a scenario, from their phrases. */
export function goalsOf(scenario: ScenarioId): readonly string[] {
  const { goals } = [beautyAndTheBeast, ...scenarioPlans].find(({ id }) => id === scenario) ?? { goals: [] };
  return goals.map((goal) => phraseInEnglish(goal, naming));
}

const roomTypes = {
  living: 'Living quarters',
  technical: 'Technical room',
  officers: 'Officers’ room',
  science: 'Science room',
  armoury: 'Armoury',
  corridor: 'Corridor',
} as const;
const sides = { front: 'In front', right: 'On the right', back: 'Behind', left: 'On the left' } as const;
const sideNames = { front: 'front', right: 'right', back: 'back', left: 'left', flanks: 'flanks' } as const;
const uses = {
  black: '',
  red: ', red: also in an interception',
  gold: ', gold: also in an interception',
  combined: ', gold: also in an interception, and when several act together',
  unused: ', dim: not used in this scenario',
} as const;

const frequencies: Readonly<Record<string, string>> = { clear: 'clear', overheard: 'overheard', jammed: 'jammed' };
const markers = { mine: 'Mine', plastic: 'Plastic', 'time-bomb': 'Time bomb', 'deadly-virus': 'Deadly virus' } as const;

/** “basement”, “ground floor”, “upper floor”; farther off, with their number. */
export function level(storey: number): string {
  if (storey === 0) return 'ground floor';
  const name = storey > 0 ? 'upper floor' : 'basement';
  return Math.abs(storey) === 1 ? name : `${name} ${Math.abs(storey)}`;
}

/** What is carried, with what counts of a weapon. */
function itemWords(id: EquipmentId, weight: number): string {
  return [capital(bare(equipmentNames[id])), ...weaponBrief(id), `weight ${weight}`].join(', ');
}

export const labelWords: LabelWords<Labels> = {
  'square-on': (name, storey) => `Square ${name.split('.')[0]}, ${level(storey)}`,
  level: (storey) => capital(level(storey)),
  'stairs-to': (storey) => `Stairs to the ${level(storey)}`,
  square: (name) => `Square ${name}`,
  room: (face) => floorName(floorFaces[face].name),
  'room-type': (type) => roomTypes[type],
  element: (id) => capital(element(id)),
  exit: () => 'Way off the map',
  sewer: () => 'Sewer: one may leave the map here',
  'sewer-shut': () => 'Sewer, no way out in this scenario',
  wall: () => 'Wall',
  breach: () => 'Broken wall',
  door: (kind, magnetic, state) =>
    `${kinds[kind]}${magnetic === 'magnetic' ? ' with a card reader' : ''}, ${states[state]}`,
  figure: (id) => nameOf(id),
  placed: (marker, turns) =>
    `${markers[marker]}${marker === 'mine' ? (turns === 0 ? ', armed' : ', armed in the final phase') : `, ${count(turns, 'turn', 'turns')}`}`,
  dead: (id) => `${nameOf(id)}, dead`,
  side: (side, dice, automatic) =>
    `${sides[side]}: ${[
      ...(dice > 0 || automatic === 0 ? [count(dice, 'die', 'dice')] : []),
      ...(automatic > 0 ? [count(automatic, 'automatic hit', 'automatic hits')] : []),
    ].join(' and ')}`,
  'side-name': (side) => sideNames[side],
  'command-left': (left) => `CP that it may still receive in this turn: ${left}`,
  'magnetic-card': () => 'Magnetic card',
  'commanded-by': (seat) => `Commanded by ${theSeat(seat - 1)}`,
  paused: () => 'Paused',
  ready: () => 'ready',
  engaged: () => 'engaged',
  'hurt-ready': () => 'wounded · ready',
  'hurt-engaged': () => 'wounded · engaged',
  'has-left': () => 'Has left the map',
  'has-died': () => 'Dead',
  'prisoner-of': (captor) => `Prisoner of ${nameOf(captor)}`,
  piloted: (large, pilot) => `${nameOf(large)}, piloted by ${nameOf(pilot)}`,
  'nobody-inside': (large) => `${nameOf(large)}, nobody inside`,
  'piloted-by': (pilot) => `Captured: ${nameOf(pilot)} pilots it`,
  'without-pilot': () => 'Captured, nobody inside',
  pilots: (large) => `Pilots ${nameOf(large)}`,
  leads: (prisoner) => `Leads a prisoner: ${nameOf(prisoner)}`,
  'is-wounded': () => 'Wounded',
  'when-wounded': (_, life, movement, armour) =>
    `On the back, wounded: life ${life}, movement ${movement}, armour ${armour}.`,
  life: () => 'Life',
  'life-left': (left, life) => `${left} of ${life}`,
  command: () => 'CP',
  'value-movement': (value) => `Movement for each CP: ${value}`,
  'value-armour': (value) => `Armour: ${value}`,
  'value-fire': (value) => `Fire: ${value}`,
  'value-science': (value) => `Science: ${value}`,
  'value-technical': (value) => `Technical: ${value}`,
  'value-search': (value) => `Search: ${value}`,
  'value-capacity': (value) => `Capacity: ${value}`,
  'tiles-of': (id) => `Tiles of ${nameOf(id)}`,
  section: (type, most, use) => `${capital(orderNames[type])}: at most ${most} CP${uses[use]}`,
  'own-command': (command) => `${command} CP, for your eyes only`,
  hand: (seat) => `Tiles of ${theSeat(seat - 1)}`,
  bag: () => 'Bag',
  discard: () => 'Discard pile',
  aside: () => 'Set aside',
  turns: () => 'Turns',
  'turn-marker': (turn) => `Turn ${turn}`,
  goal: () => 'Goal',
  'goal-of': (scenario) => written[scenario] ?? goalsOf(scenario).join(' '),
  'step-initiative': () => 'Initiative',
  'step-activation': () => 'Activation',
  'round-of': (seat) => `Round of ${theSeat(seat - 1)}`,
  'step-interception': () => 'Interception',
  item: (id, weight, behind) => `${itemWords(id, weight)} (on the back: ${bare(equipmentNames[behind])})`,
  'item-engaged': (id, weight, behind) =>
    `${itemWords(id, weight)}, engaged (on the back: ${bare(equipmentNames[behind])})`,
  'item-empty': (id, weight, behind) =>
    `Empty: ${itemWords(id, weight)}, to be reloaded (on the back: ${bare(equipmentNames[behind])})`,
  'is-empty': (id) => `Out of ammunition: ${bare(equipmentNames[id])}`,
  counters: (count) => `used ${count === 1 ? 'once' : `${count} times`}`,
  'switched-on': () => 'Switched on',
  timer: (turns) => `Countdown: ${turns}`,
  smoke: (turns) => `Smoke, ${turns} more turn${turns > 1 ? 's' : ''}`,
  jamming: (frequency) => `Jamming: ${frequencies[frequency] ?? 'hidden'}`,
  'search-deck': () => 'Search',
  'on-top': (id) => capital(bare(equipmentNames[id])),
  'mission-points': () => 'Mission points',
  'points-of': (seat, points) => `${seat === 0 ? 'NORAD' : 'Salemites'}: ${points}`,
  interceptions: () => 'Interceptions',
  bidder: (seat) => (seat === 0 ? 'NORAD' : 'Salemites'),
  contest: (about) => (about === 'initiative' ? 'Initiative' : 'Duel'),
  'contest-rule': () => 'The higher bid wins; a tie: nothing',
  'bid-of': (command) => `of ${command} CP, lost either way`,
  'bid-least': (least) => (least === 0 ? '0 CP or more' : `at least ${least} CP`),
  'contest-tie': (about) => (about === 'initiative' ? 'nothing changes' : 'no interception'),
  'plays-first': (seat) => (seat === 0 ? 'plays first' : 'play first'),
  'acts-first': (id) => `${nameOf(id)} acts`,
  'goes-on': (id) => `${nameOf(id)} goes on`,
  'step-final': () => 'Final phase',
};
