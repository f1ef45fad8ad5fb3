/** What is said of markers on the map, of gas and of flying. */
import { count } from '@necropole/kernel/french';
import type { PlacedMarker } from '../../phrases/phrase.ts';
import type { MarkerEvents, MarkerQuestions, MarkerRefusals, MarkerVerb } from '../../said/placed-markers.ts';
import type { AnswersOf, EventsOf, QuestionsOf, RefusalsOf } from '../spoken.ts';
import { itemName, nameOf } from './names.ts';

const wounds = (n: number): string => count(n, 'blessure', 'blessures');
const placed: Readonly<Record<PlacedMarker, string>> = {
  mine: 'une mine',
  plastic: 'du plastic',
  'time-bomb': 'une bombe à retardement',
  'deadly-virus': 'le virus mortel',
};
const lying: Readonly<Record<PlacedMarker, string>> = {
  mine: 'La mine',
  plastic: 'Le plastic',
  'time-bomb': 'La bombe à retardement',
  'deadly-virus': 'Le virus mortel',
};

export const questions: QuestionsOf<MarkerQuestions> = {
  'pick-up': ({ figure, item }) => `${nameOf(figure)} ramasse ${itemName(item)} ?`,
  'fly-to': ({ figure, squares }) => `Où vole ${nameOf(figure)} ? ${count(squares, 'case', 'cases')} au plus.`,
  'fly-facing': ({ figure }) => `De quel côté ${nameOf(figure)} se tourne après le vol ?`,
};

export const answers: AnswersOf<MarkerVerb> = { fly: (square = '') => `Voler jusqu’en ${square}` };

export const refusals: RefusalsOf<MarkerRefusals> = {
  'too-large-to-fly': () => 'Une grande figurine est trop lourde pour voler.',
  'out-of-flight': () => 'C’est trop loin, ou derrière un mur ou une porte fermée.',
  'no-landing': () => 'Il n’y a pas la place de se poser.',
};

export const events: EventsOf<MarkerEvents> = {
  'marker-placed': ({ figure, marker, at }) => `${nameOf(figure)} pose ${placed[marker]} en ${at}.`,
  'marker-runs': ({ marker, turns, at }) =>
    `${lying[marker]} en ${at} : ${turns === 0 ? 'le temps est écoulé' : `encore ${turns}`}.`,
  'bomb-disarmed': ({ figure, at }) => `${nameOf(figure)} éteint la bombe en ${at}.`,
  'mine-armed': ({ at }) => `La mine en ${at} est armée.`,
  'mine-goes-off': ({ figure, at }) => `${nameOf(figure)} déclenche la mine en ${at}.`,
  infected: (params) => `Le virus : ${nameOf(params.figure)} reçoit ${wounds(params.wounds)}.`,
  gassed: (params) => `Le gaz : ${nameOf(params.figure)} reçoit ${wounds(params.wounds)}.`,
  'mask-protects': ({ figure }) => `Le masque à gaz protège ${nameOf(figure)}.`,
  flies: ({ figure, path }) => `${nameOf(figure)} vole jusqu’en ${path.at(-1)}.`,
};
