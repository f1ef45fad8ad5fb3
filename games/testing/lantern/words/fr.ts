import type { LabelWords, Words } from '@necropole/kernel';
import type { Labels } from '../scene/labels.ts';
import type { Lantern } from '../shape.ts';
import type { ComponentWordsById } from './spoken.ts';

const components: ComponentWordsById = {
  spark: { name: 'Étincelle', text: 'Lumière 1.' },
  tinder: { name: 'Amadou', text: 'Lumière 2.' },
  taper: { name: 'Cierge', text: 'Lumière 3.' },
  candle: { name: 'Bougie', text: 'Lumière 4.' },
  torch: { name: 'Torche', text: 'Lumière 5.' },
  flare: { name: 'Fusée', text: 'Lumière 6.' },
  brazier: { name: 'Brasero', text: 'Lumière 7.' },
  beacon: { name: 'Fanal', text: 'Lumière 8.' },
  bonfire: { name: 'Feu de joie', text: 'Lumière 9.' },
  lamp: { name: 'Lampe de la tourelle', text: 'Chaque carte compte 1 de plus.' },
  draught: { name: 'Courant d’air', text: 'Les lumières de 1 et de 2 s’éteignent : il ne reste que la lampe.' },
};

const labels: LabelWords<Labels> = {
  attic: () => 'Grenier',
  cellar: () => 'Cave',
  garret: () => 'Soupente',
  turret: () => 'Tourelle',
  'wine-cellar': () => 'Cave à vin',
  lamp: () => 'lampe : 1 de plus pour chaque carte',
  keeper: (number) => `Gardien ${number}`,
  rat: () => 'Rat',
  hand: () => 'main',
  shown: () => 'Cartes jouées',
  aside: () => 'Mises de côté',
  light: () => 'Lumière',
  band: (band) => ({ dim: 'faible', bright: 'vive', dazzling: 'aveuglante' })[band],
  shines: (sum) => `lumière ${sum}`,
  aim: () => 'But',
  'aim-text': () => 'La plus grande lumière gagne.',
  draught: () => 'Courant d’air',
  'draught-text': () => 'Les lumières de 1 et de 2 s’éteignent.',
  bidding: () => 'Mises',
  playing: () => 'Cartes',
};

export const fr: Words<Lantern> = {
  title: 'Lanterne',
  about: 'Des mises secrètes, puis des cartes : qui éclaire le plus la vieille maison ?',
  modes: {
    duel: { name: 'Duel', text: 'Deux gardiens, trois cartes chacun.' },
    quest: { name: 'Quête', text: 'Deux ou trois gardiens, pour une courte ou une longue nuit.' },
  },
  missions: {
    short: { name: 'Courte nuit', text: 'Deux cartes chacun.' },
    long: { name: 'Longue nuit', text: 'Trois cartes chacun, et un courant d’air.' },
  },
  options: {},
  questions: {
    bid: () => 'Votre mise ?',
    play: ({ seat }) => `Gardien ${seat + 1} : quelle carte ?`,
  },
  answers: {
    bid: (how) => `Miser ${how === 'low' ? 'peu' : 'beaucoup'}`,
    play: (place) => `Jouer la carte ${place}`,
  },
  facts: { light: ({ light, counts }) => `${components[light].name}, ${counts}` },
  refusals: { empty: ({ place }) => `Il n’y a plus de carte ${place}.` },
  events: {
    led: ({ seat }) => `Le gardien ${seat + 1} commence.`,
    played: ({ seat, light, counts, sum }) =>
      `Le gardien ${seat + 1} joue ${components[light].name} : ${counts} de plus, lumière ${sum}.`,
  },
  outcomes: { most: 'La plus grande lumière gagne', tie: 'La lumière est partagée' },
  components,
  labels,
};
