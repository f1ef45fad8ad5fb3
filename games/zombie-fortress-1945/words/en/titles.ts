/** The names of the game and of its mode, and how a match may end. */
import type { TitleWords } from '../spoken.ts';

export const titleWords: TitleWords = {
  title: 'Zombie Fortress 1945',
  about: 'A race to a doctor’s castle, with the dead on the roads and the Soviets on their way.',
  modes: {
    race: { name: 'Race', text: 'Everybody leads a team: all but one get into the castle, if the Soviets do not.' },
  },
  missions: {},
  options: {},
  outcomes: {
    'soviets-first': 'The Soviets hold the castle: everybody has lost.',
    'all-destroyed': 'No team is left alive: everybody has lost.',
    massacre: 'No team is left alive: whoever leads the dead has won.',
    'castle-reached': 'The castle is reached.',
  },
};
