import type { Words } from '@necropole/kernel';
import type { Levers } from './index.ts';

export const fr: Words<Levers> = {
  title: 'Les leviers',
  about: 'Quatre leviers, dont un cassé.',
  modes: { only: { name: 'Partie simple', text: 'On tire des leviers.' } },
  missions: {},
  options: {},
  questions: { lever: () => 'Quel levier tirez-vous ?', narrow: () => 'Le passage est étroit. Que faites-vous ?' },
  answers: {
    pull: (lever) =>
      ({ short: 'Le levier court', long: 'Le levier long', narrow: 'Le levier étroit' })[lever ?? ''] ??
      'Le levier cassé',
    squeeze: () => 'Se faufiler',
    leave: () => 'Partir',
  },
  facts: { 'at-square': ({ square }) => `Case ${square}` },
  refusals: { 'too-narrow': () => 'Le passage est trop étroit pour faire demi-tour.' },
  events: {
    walked: ({ to }) => `Le marcheur avance jusqu’à la case ${numberOf(to)}.`,
    pulled: () => 'Un levier est tiré.',
    squeezed: () => 'Le marcheur se faufile.',
  },
  outcomes: { left: 'Le marcheur est parti' },
  components: {},
  labels: { square: (number) => `Case ${number}`, walker: () => 'Marcheur' },
};

export const en: Words<Levers> = {
  title: 'Levers',
  about: 'Four levers, one of them broken.',
  modes: { only: { name: 'Plain match', text: 'Levers are pulled.' } },
  missions: {},
  options: {},
  questions: { lever: () => 'Which lever do you pull?', narrow: () => 'The passage is narrow. What do you do?' },
  answers: {
    pull: (lever) => `The ${lever} lever`,
    squeeze: () => 'Squeeze through',
    leave: () => 'Leave',
  },
  facts: { 'at-square': ({ square }) => `Square ${square}` },
  refusals: { 'too-narrow': () => 'The passage is too narrow to turn round.' },
  events: {
    walked: ({ to }) => `The walker goes on to square ${numberOf(to)}.`,
    pulled: () => 'A lever is pulled.',
    squeezed: () => 'The walker squeezes through.',
  },
  outcomes: { left: 'The walker has left' },
  components: {},
  labels: { square: (number) => `Square ${number}`, walker: () => 'Walker' },
};

/** The number that is written on a square. */
function numberOf(square: string): number {
  return Number(square.split(':')[1]) + 1;
}
