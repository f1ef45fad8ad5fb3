/** What the chapter of large figures says. */
import { capital, count } from '@necropole/kernel/english';
import { type FloorFaceId, floorFaces } from '../../content/floor/index.ts';
import type {
  LargeFigureEvents,
  LargeFigureQuestions,
  LargeFigureRefusals,
  LargeFigureVerb,
} from '../../said/large-figures.ts';
import type { AnswersOf, EventsOf, QuestionsOf, RefusalsOf } from '../spoken.ts';
import { floorName } from './floor-names.ts';
import { direction, nameOf, target } from './names.ts';

const squares = (n: string): string => count(Number(n), 'square', 'squares');
const barriers = {
  border: 'The border of the map is there.',
  wall: 'A wall stands in the way.',
  door: 'A closed door stands in the way.',
  element: 'Something that nobody enters stands in the way.',
  enemy: 'An enemy stands in the way.',
} as const;

export const questions: QuestionsOf<LargeFigureQuestions> = {
  'marker-square': ({ figure }) => `${nameOf(figure)} dies: on which of its squares does the marker lie?`,
  'search-room': ({ figure }) => `${nameOf(figure)} stands in several rooms: which one is searched?`,
  'blast-target': ({ figure }) => `What does ${nameOf(figure)} aim its gun at?`,
  'blast-also': ({ figure }) => `What else beside it does ${nameOf(figure)} bring down?`,
  'long-marker': () => 'Two short broken-wall markers lie in line: swap them for a long one?',
};

export const answers: AnswersOf<LargeFigureVerb> = {
  ahead: (steps = '') => `Go forward ${squares(steps)}`,
  back: (steps = '') => `Go backward ${squares(steps)}`,
  rotate: (to = '') => `Turn to face ${direction(to)}`,
  fall: (square = '') => `On ${square}`,
  room: (face = '') => floorName(floorFaces[face as FloorFaceId].name),
  shatter: (name = '') => capital(target(name)),
  also: (name = '') => `And ${target(name)}`,
  alone: () => 'Nothing else',
  lengthen: () => 'Swap them for a long one',
};

export const refusals: RefusalsOf<LargeFigureRefusals> = {
  'not-sideways': () => 'A large figure does not go sideways.',
  'way-barred': ({ why }) => barriers[why],
  'turning-costs': () => 'It turns only for movement points.',
  'door-blocked': ({ figure }) => `${nameOf(figure)} stands in the doorway.`,
  'too-large-for-sewers': () => 'It is too large for the sewers.',
  'no-wall-markers': () => 'No broken-wall marker is left: the gun is out of ammunition.',
};

export const events: EventsOf<LargeFigureEvents> = {
  'door-held': ({ figure }) => `${nameOf(figure)} stands in the doorway: the door stays open.`,
  'steps-over': ({ figure }) => `${nameOf(figure)} stands half outside the map.`,
  'walls-marked': ({ short, long }) => `Broken-wall markers left: ${short} short, ${long} long.`,
  'walls-remarked': ({ short, long }) =>
    `Two short broken-wall markers become a long one: ${short} short and ${long} long are left.`,
};
