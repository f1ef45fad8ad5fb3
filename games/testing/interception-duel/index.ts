/** The interception duel of the kernel's tests, drawn and in words: hidden hands, and bids that are sealed until all are in. */
import type { Game, Words } from '@necropole/kernel';
import { type InterceptionDuel, interceptionDuel } from '../../../kernel/src/testing/toys/interception-duel.ts';
import { rowOf, square } from '../row.ts';

const LANE = 7;

const fr: Words<InterceptionDuel> = {
  ...interceptionDuel.words.fr,
  title: 'Le duel',
  about: 'Deux coureurs, une piste, des enchères secrètes.',
  modes: { only: { name: 'Face à face', text: 'Le premier au bout gagne.' } },
  questions: {
    run: () => 'De combien de cases courez-vous ?',
    intercept: ({ square: at }) => `Intercepter l’autre avant sa case ${at} ?`,
    bid: () => 'Que misez-vous ?',
  },
  answers: {
    run: (squares) => `${squares} ${squares === '1' ? 'case' : 'cases'}`,
    let: () => 'Laisser passer',
    intercept: () => 'Intercepter',
    bid: (slot) => (slot === 'nothing' ? 'Ne rien miser' : `La carte ${Number(slot) + 1}`),
  },
  refusals: {
    'too-far': ({ left }) => `Il ne reste que ${left} cases.`,
    'no-command': () => 'Plus aucune carte en main.',
    'must-bid': () => 'Qui intercepte doit miser.',
  },
  events: {
    ran: ({ seat, square: at }) => `Le coureur ${seat + 1} atteint sa case ${at}.`,
    intercepted: ({ by }) => `Le coureur ${by + 1} intercepte.`,
    bids: ({ runner, interceptor }) => `Les mises : ${runner} contre ${interceptor}.`,
    tie: ({ die }) => `Égalité ; le dé fait ${die}.`,
    stopped: ({ seat }) => `Le coureur ${seat + 1} est arrêté.`,
  },
  outcomes: { crossed: 'La piste est traversée' },
  labels: { lane: (number) => `Case ${number}`, runner: (seat) => `Coureur ${seat}`, hand: () => 'Main' },
};

const en: Words<InterceptionDuel> = {
  ...interceptionDuel.words.en,
  title: 'The duel',
  about: 'Two runners, one lane, secret bids.',
  modes: { only: { name: 'Face to face', text: 'The first across wins.' } },
  questions: {
    run: () => 'How far do you run?',
    intercept: ({ square: at }) => `Intercept the other before square ${at}?`,
    bid: () => 'What do you bid?',
  },
  answers: {
    run: (squares) => `${squares} ${squares === '1' ? 'square' : 'squares'}`,
    let: () => 'Let them pass',
    intercept: () => 'Intercept',
    bid: (slot) => (slot === 'nothing' ? 'Bid nothing' : `Card ${Number(slot) + 1}`),
  },
  refusals: {
    'too-far': ({ left }) => `Only ${left} squares are left.`,
    'no-command': () => 'No card is left in hand.',
    'must-bid': () => 'Whoever intercepts has to bid.',
  },
  events: {
    ran: ({ seat, square: at }) => `Runner ${seat + 1} comes to their square ${at}.`,
    intercepted: ({ by }) => `Runner ${by + 1} intercepts.`,
    bids: ({ runner, interceptor }) => `The bids: ${runner} against ${interceptor}.`,
    tie: ({ die }) => `A tie; the die shows ${die}.`,
    stopped: ({ seat }) => `Runner ${seat + 1} is stopped.`,
  },
  outcomes: { crossed: 'The lane is crossed' },
  labels: { lane: (number) => `Square ${number}`, runner: (seat) => `Runner ${seat}`, hand: () => 'Hand' },
};

const row = rowOf(LANE, (number) => ({ key: 'lane', params: [number] }));

export const game: Game<InterceptionDuel> = {
  ...interceptionDuel,
  words: { fr, en },
  scene: ({ world }) => ({
    ...row,
    pieces: world.run.map((far, seat) => ({
      id: `runner-${seat}`,
      at: square(seat === 0 ? far : LANE - 1 - far),
      token: 't-runner',
      label: { key: 'runner', params: [seat + 1] },
      figure: seat + 1,
    })),
    piles: world.hands.map((hand, seat) => ({
      id: `hand-${seat}`,
      label: { key: 'hand' },
      kind: 'hand' as const,
      at: `sheet-${seat}`,
      cards: hand.cards.map((card) => ({ id: card })),
    })),
    sheets: world.run.map((_, seat) => ({
      id: `sheet-${seat}`,
      label: { key: 'runner', params: [seat + 1] },
      seat,
      figure: seat + 1,
      token: 't-runner',
      active: world.turn === seat,
      lines: [],
    })),
  }),
};
