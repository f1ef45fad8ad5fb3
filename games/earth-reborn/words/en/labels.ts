/** The names of what there is to see. */
import type { LabelWords } from '@necropole/kernel';
import { floorFaces } from '../../content/floor/index.ts';
import { scenarioPlans } from '../../content/scenarios/plans.ts';
import { phraseInEnglish } from '../../phrases/english.ts';
import type { Labels } from '../../scene/labels.ts';
import { floorName } from './floor-names.ts';
import { nameOf, Seat } from './names.ts';
import { naming } from './naming.ts';

const kinds = { wooden: 'Wooden door', sliding: 'Sliding door' } as const;
const states = { open: 'open', closed: 'closed', broken: 'destroyed' } as const;
const written: Readonly<Record<string, string>> = {
  'beauty-and-the-beast':
    'NORAD wins when Vasquez leaves the map. The Salemites win if she dies, or is still there after turn 6.',
  'last-chance-chapel':
    'NORAD wins when two of its characters have left by the sewers. The Salemites win when two of them are dead, and after turn 6.',
};

/** The goals of a scenario, from their phrases. */
function goalsOf(scenario: string): string {
  const goals = scenarioPlans.find(({ id }) => id === scenario)?.goals ?? [];
  return goals.map((goal) => phraseInEnglish(goal, naming)).join(' ');
}

export const labelWords: LabelWords<Labels> = {
  square: (name) => `Square ${name}`,
  room: (face) => floorName(floorFaces[face].name),
  wall: () => 'Wall',
  breach: () => 'Broken wall',
  door: (kind, magnetic, state) =>
    `${kinds[kind]}${magnetic === 'magnetic' ? ' with a card reader' : ''}, ${states[state]}`,
  figure: (id) => nameOf(id),
  dead: (id) => `${nameOf(id)}, dead`,
  wounds: (wounds) => `Wounds: ${wounds}`,
  'magnetic-card': () => 'Magnetic card',
  ready: () => 'Ready',
  engaged: () => 'Engaged',
  'has-left': () => 'Has left the map',
  'has-died': () => 'Dead',
  healthy: () => 'Healthy',
  'is-wounded': () => 'Wounded',
  life: (wounds, life) => `Wounds: ${wounds} of ${life}`,
  'command-spent': (spent, most) => `CP in this turn: ${spent} of ${most}`,
  'tiles-of': (id) => `Tiles of ${nameOf(id)}`,
  hand: (seat) => `Tiles of ${Seat(seat - 1)}`,
  bag: () => 'Bag',
  discard: () => 'Discard pile',
  aside: () => 'Set aside',
  turns: () => 'Turns',
  'turn-marker': (turn) => `Turn ${turn}`,
  goal: () => 'Goal',
  'goal-of': (scenario) => written[scenario] ?? goalsOf(scenario),
  'step-initiative': () => 'Initiative',
  'step-activation': () => 'Activation',
  'step-final': () => 'Final phase',
};
