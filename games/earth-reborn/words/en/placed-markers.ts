/** What is said of markers on the map, of gas and of flying. */
import { count } from '@necropole/kernel/english';
import type { PlacedMarker } from '../../phrases/phrase.ts';
import type { MarkerEvents, MarkerQuestions, MarkerRefusals, MarkerVerb } from '../../said/placed-markers.ts';
import type { AnswersOf, EventsOf, QuestionsOf, RefusalsOf } from '../spoken.ts';
import { itemName, nameOf } from './names.ts';

const wounds = (n: number): string => count(n, 'wound', 'wounds');
const placed: Readonly<Record<PlacedMarker, string>> = {
  mine: 'a mine',
  plastic: 'plastic',
  'time-bomb': 'a time bomb',
  'deadly-virus': 'the deadly virus',
};
const lying: Readonly<Record<PlacedMarker, string>> = {
  mine: 'The mine',
  plastic: 'The plastic',
  'time-bomb': 'The time bomb',
  'deadly-virus': 'The deadly virus',
};

export const questions: QuestionsOf<MarkerQuestions> = {
  'pick-up': ({ figure, item }) => `Does ${nameOf(figure)} pick up ${itemName(item)}?`,
  'fly-to': ({ figure, squares }) =>
    `Where does ${nameOf(figure)} fly? At most ${count(squares, 'square', 'squares')}.`,
  'fly-facing': ({ figure }) => `Which way does ${nameOf(figure)} face after the flight?`,
};

export const answers: AnswersOf<MarkerVerb> = { fly: (square = '') => `Fly to ${square}` };

export const refusals: RefusalsOf<MarkerRefusals> = {
  'too-large-to-fly': () => 'A large figure is too heavy to fly.',
  'out-of-flight': () => 'That is too far, or behind a wall or a closed door.',
  'no-landing': () => 'There is no room to land.',
};

export const events: EventsOf<MarkerEvents> = {
  'marker-placed': ({ figure, marker, at }) => `${nameOf(figure)} puts ${placed[marker]} on ${at}.`,
  'marker-runs': ({ marker, turns, at }) =>
    `${lying[marker]} on ${at}: ${turns === 0 ? 'its time is over' : `${turns} left`}.`,
  'bomb-disarmed': ({ figure, at }) => `${nameOf(figure)} switches off the bomb on ${at}.`,
  'mine-armed': ({ at }) => `The mine on ${at} is armed.`,
  'mine-goes-off': ({ figure, at }) => `${nameOf(figure)} sets off the mine on ${at}.`,
  infected: (params) => `The virus: ${nameOf(params.figure)} suffers ${wounds(params.wounds)}.`,
  gassed: (params) => `The gas: ${nameOf(params.figure)} suffers ${wounds(params.wounds)}.`,
  'mask-protects': ({ figure }) => `The gas mask protects ${nameOf(figure)}.`,
  flies: ({ figure, path }) => `${nameOf(figure)} flies to ${path.at(-1)}.`,
};
