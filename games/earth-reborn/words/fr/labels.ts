/** The names of what there is to see. */
import type { LabelWords } from '@necropole/kernel';
import { of } from '@necropole/kernel/french';
import { floorFaces } from '../../content/floor/index.ts';
import { scenarioPlans } from '../../content/scenarios/plans.ts';
import { phraseInFrench } from '../../phrases/french.ts';
import type { Labels } from '../../scene/labels.ts';
import { floorName } from './floor-names.ts';
import { nameOf, ofSeat } from './names.ts';
import { naming } from './naming.ts';

const kinds = { wooden: 'Porte en bois', sliding: 'Porte coulissante' } as const;
const states = { open: 'ouverte', closed: 'fermée', broken: 'détruite' } as const;
const written: Readonly<Record<string, string>> = {
  'beauty-and-the-beast':
    'Le NORAD gagne quand Vasquez sort du plan. Les Salémites gagnent si elle meurt, ou si elle est encore là après le tour 6.',
  'last-chance-chapel':
    'Le NORAD gagne quand deux de ses personnages sont sortis par les égouts. Les Salémites gagnent quand deux d’entre eux sont morts, et après le tour 6.',
};

/** The goals of a scenario, from their phrases. */
function goalsOf(scenario: string): string {
  const goals = scenarioPlans.find(({ id }) => id === scenario)?.goals ?? [];
  return goals.map((goal) => phraseInFrench(goal, naming)).join(' ');
}

export const labelWords: LabelWords<Labels> = {
  square: (name) => `Case ${name}`,
  room: (face) => floorName(floorFaces[face].name),
  wall: () => 'Mur',
  breach: () => 'Mur brisé',
  door: (kind, magnetic, state) =>
    `${kinds[kind]}${magnetic === 'magnetic' ? ' à carte magnétique' : ''}, ${states[state]}`,
  figure: (id) => nameOf(id),
  dead: (id) => `${nameOf(id)}, mort`,
  wounds: (wounds) => `Blessures : ${wounds}`,
  'magnetic-card': () => 'Carte magnétique',
  ready: () => 'Disponible',
  engaged: () => 'Carte engagée',
  'has-left': () => 'Hors du plan',
  'has-died': () => 'Mort',
  healthy: () => 'Côté sain',
  'is-wounded': () => 'Côté blessé',
  life: (wounds, life) => `Blessures : ${wounds} sur ${life}`,
  'command-spent': (spent, most) => `PC du tour : ${spent} sur ${most}`,
  'tiles-of': (id) => `Tuiles ${of(nameOf(id))}`,
  hand: (seat) => `Tuiles ${ofSeat(seat - 1)}`,
  bag: () => 'Sac',
  discard: () => 'Défausse',
  aside: () => 'Tuiles écartées',
  turns: () => 'Tours',
  'turn-marker': (turn) => `Tour ${turn}`,
  goal: () => 'But',
  'goal-of': (scenario) => written[scenario] ?? goalsOf(scenario),
  'step-initiative': () => 'Initiative',
  'step-activation': () => 'Activation',
  'step-final': () => 'Phase finale',
};
