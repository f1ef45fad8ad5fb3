/** What the chapter of large figures says. */
import { capital, count } from '@necropole/kernel/french';
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

const squares = (n: string): string => count(Number(n), 'case', 'cases');
const barriers = {
  border: 'Le bord du plan est là.',
  wall: 'Un mur barre la route.',
  door: 'Une porte fermée barre la route.',
  element: 'Un élément infranchissable barre la route.',
  enemy: 'Un ennemi barre la route.',
} as const;

export const questions: QuestionsOf<LargeFigureQuestions> = {
  'marker-square': ({ figure }) => `${nameOf(figure)} meurt : sur laquelle de ses cases va le marqueur ?`,
  'search-room': ({ figure }) => `${nameOf(figure)} occupe plusieurs salles : laquelle fouiller ?`,
  'blast-target': ({ figure }) => `Que vise le canon de ${nameOf(figure)} ?`,
  'blast-also': ({ figure }) => `Que fait tomber ${nameOf(figure)} en plus, juste à côté ?`,
  'long-marker': () => 'Deux petits marqueurs mur brisé se suivent : les échanger contre un grand ?',
};

export const answers: AnswersOf<LargeFigureVerb> = {
  ahead: (steps = '') => `Avancer de ${squares(steps)}`,
  back: (steps = '') => `Reculer de ${squares(steps)}`,
  rotate: (to = '') => `Tourner ${direction(to)}`,
  fall: (square = '') => `Sur ${square}`,
  room: (face = '') => floorName(floorFaces[face as FloorFaceId].name),
  shatter: (name = '') => capital(target(name)),
  also: (name = '') => `Et ${target(name)}`,
  alone: () => 'Rien d’autre',
  lengthen: () => 'Les échanger contre un grand',
};

export const refusals: RefusalsOf<LargeFigureRefusals> = {
  'not-sideways': () => 'Une grande figurine ne va pas de côté.',
  'way-barred': ({ why }) => barriers[why],
  'turning-costs': () => 'Elle ne tourne que contre des points de mouvement.',
  'door-blocked': ({ figure }) => `${nameOf(figure)} se tient dans l’ouverture.`,
  'too-large-for-sewers': () => 'Elle est trop grande pour les égouts.',
  'no-wall-markers': () => 'Il ne reste aucun marqueur mur brisé : le canon est à court de munitions.',
};

export const events: EventsOf<LargeFigureEvents> = {
  'door-held': ({ figure }) => `${nameOf(figure)} se tient dans l’ouverture : la porte reste ouverte.`,
  'steps-over': ({ figure }) => `${nameOf(figure)} est à moitié hors du plan.`,
  'walls-marked': ({ short, long }) => `Marqueurs mur brisé restants : ${short} petits, ${long} grands.`,
  'walls-remarked': ({ short, long }) =>
    `Deux petits marqueurs mur brisé en font un grand : il en reste ${short} petits et ${long} grands.`,
};
