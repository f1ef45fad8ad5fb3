/** The first night: a duel, from the bid to the second card. */
import type { Lesson, LessonStep } from '@necropole/kernel';
import { knowers, pile } from '@necropole/kernel';
import type { LightId } from '../content/lights.ts';
import { setUp } from '../rules/set-up.ts';
import type { Lantern } from '../shape.ts';

const HANDS: readonly (readonly LightId[])[] = [
  ['spark', 'bonfire', 'torch'],
  ['tinder', 'candle', 'flare'],
];
const ASIDE: readonly LightId[] = ['taper', 'brazier', 'beacon'];

const steps: readonly LessonStep[] = [
  {
    id: 'aim',
    when: { question: 'bid' },
    say: {
      title: { fr: 'Le plus de lumière', en: 'The most light' },
      text: { fr: 'Qui éclaire le plus la maison gagne.', en: 'Whoever lights up the house the most wins.' },
    },
    point: [{ ref: 'aim' }],
    task: 'read',
    learnt: { symbol: 'i-flame', name: { fr: 'le but', en: 'the aim' } },
    teaches: ['LAN-1.3'],
  },
  {
    id: 'bid',
    when: { question: 'bid' },
    say: {
      title: { fr: 'Mise beaucoup', en: 'Bid high' },
      text: { fr: 'Le premier à miser beaucoup commence.', en: 'The first to bid high leads.' },
    },
    point: [{ ref: 'keeper-1' }],
    task: { key: 'bid:high' },
    patience: 0,
    learnt: { symbol: 'i-lock', name: { fr: 'miser', en: 'bidding' } },
    teaches: ['LAN-1.1'],
  },
  {
    id: 'lead',
    when: { event: 'led' },
    say: {
      title: { fr: 'Qui commence', en: 'Who leads' },
      text: { fr: 'Les mises sont levées : voici qui commence.', en: 'The bids are open: this one leads.' },
    },
    point: [{ marked: true }],
    task: 'watch',
    learnt: { symbol: 'i-lamp', name: { fr: 'commencer', en: 'leading' } },
    teaches: ['LAN-1.1'],
  },
  {
    id: 'bright',
    when: { question: 'play' },
    say: {
      title: { fr: 'Joue ta flambée', en: 'Play your bonfire' },
      text: { fr: 'Une carte compte pour sa lumière.', en: 'A card counts for its light.' },
    },
    point: [{ option: { key: 'play:2' } }],
    task: { key: 'play:2', fact: 'light' },
    otherwise: [
      {
        when: { key: 'play:1' },
        say: {
          title: { fr: 'Celle-là ? D’accord', en: 'That one? Fine' },
          text: { fr: 'Une étincelle compte pour 1.', en: 'A spark counts for 1.' },
        },
      },
    ],
    patience: 2,
    learnt: { symbol: 'i-flame', name: { fr: 'jouer une carte', en: 'playing a card' } },
    teaches: ['LAN-1.2', 'LAN-1.4'],
  },
  {
    id: 'lamp',
    when: { event: 'played' },
    say: {
      title: { fr: 'La lampe', en: 'The lamp' },
      text: { fr: 'La lampe ajoute 1 à chaque carte.', en: 'The lamp adds 1 to every card.' },
    },
    point: [{ param: 'light' }, { ref: 'turret' }],
    task: 'watch',
    learnt: { symbol: 'i-lamp', name: { fr: 'la lampe', en: 'the lamp' } },
    teaches: ['LAN-1.5'],
  },
  {
    id: 'again',
    when: { after: 'lamp' },
    say: {
      title: { fr: 'Joue la suivante', en: 'Play the next' },
      text: { fr: 'À ton tour : une carte, n’importe laquelle.', en: 'Your turn: a card, whichever you like.' },
    },
    point: [{ ref: 'hand-1' }],
    task: { key: 'play:*' },
    done: { event: 'played', params: { seat: 0, counts: 6 } },
    lead: [{ key: 'play:*' }],
    learnt: { symbol: 'i-flame', name: { fr: 'son tour', en: 'one’s turn' } },
    teaches: ['LAN-1.2'],
  },
];

export const firstNight: Lesson<Lantern> = {
  id: 'first-night',
  title: { fr: 'Ta première nuit', en: 'Your first night' },
  minutes: 2,
  position: {
    config: { mode: 'duel', mission: null, seats: 2, options: {} },
    setUp: (start) => ({
      ...setUp(start),
      world: {
        hands: HANDS.map((cards, seat) => pile('lights', `hand-${seat + 1}`, cards, knowers(seat))),
        shown: pile('lights', 'shown'),
        aside: pile('lights', 'aside', start.shuffled(ASIDE)),
        sums: [0, 0],
        turn: 0,
      },
      phase: 'bid',
    }),
  },
  seed: 'the-watchman',
  seat: 0,
  steps,
  later: [],
};
