import type { LabelWords, Words } from '@necropole/kernel';
import type { Labels } from '../scene/labels.ts';
import type { Lantern } from '../shape.ts';
import type { ComponentWordsById } from './spoken.ts';

const components: ComponentWordsById = {
  spark: { name: 'Spark', text: 'Light 1.' },
  tinder: { name: 'Tinder', text: 'Light 2.' },
  taper: { name: 'Taper', text: 'Light 3.' },
  candle: { name: 'Candle', text: 'Light 4.' },
  torch: { name: 'Torch', text: 'Light 5.' },
  flare: { name: 'Flare', text: 'Light 6.' },
  brazier: { name: 'Brazier', text: 'Light 7.' },
  beacon: { name: 'Beacon', text: 'Light 8.' },
  bonfire: { name: 'Bonfire', text: 'Light 9.' },
  lamp: { name: 'Lamp in the turret', text: 'Every card counts 1 more.' },
  draught: { name: 'Draught', text: 'Lights of 1 and 2 go out: only the lamp is left.' },
};

const labels: LabelWords<Labels> = {
  attic: () => 'Attic',
  cellar: () => 'Cellar',
  garret: () => 'Garret',
  turret: () => 'Turret',
  'wine-cellar': () => 'Wine cellar',
  lamp: () => 'lamp: 1 more for every card',
  keeper: (number) => `Keeper ${number}`,
  rat: () => 'Rat',
  hand: () => 'hand',
  shown: () => 'Cards played',
  aside: () => 'Laid aside',
  light: () => 'Light',
  band: (band) => band,
  shines: (sum) => `light ${sum}`,
  aim: () => 'Aim',
  'aim-text': () => 'The most light wins.',
  draught: () => 'Draught',
  'draught-text': () => 'Lights of 1 and 2 go out.',
  bidding: () => 'Bids',
  playing: () => 'Cards',
};

export const en: Words<Lantern> = {
  title: 'Lantern',
  about: 'Secret bids, then cards: who lights up the old house the most?',
  modes: {
    duel: { name: 'Duel', text: 'Two keepers, three cards each.' },
    quest: { name: 'Quest', text: 'Two or three keepers, for a short or a long night.' },
  },
  missions: {
    short: { name: 'Short night', text: 'Two cards each.' },
    long: { name: 'Long night', text: 'Three cards each, and a draught.' },
  },
  options: {},
  questions: {
    bid: () => 'Your bid?',
    play: ({ seat }) => `Keeper ${seat + 1}: which card?`,
  },
  answers: {
    bid: (how) => `Bid ${how}`,
    play: (place) => `Play card ${place}`,
  },
  facts: { light: ({ light, counts }) => `${components[light].name}, ${counts}` },
  refusals: { empty: ({ place }) => `There is no card ${place} any more.` },
  events: {
    led: ({ seat }) => `Keeper ${seat + 1} leads.`,
    played: ({ seat, light, counts, sum }) =>
      `Keeper ${seat + 1} plays ${components[light].name}: ${counts} more, light ${sum}.`,
  },
  outcomes: { most: 'The most light wins', tie: 'The light is shared' },
  components,
  labels,
};
