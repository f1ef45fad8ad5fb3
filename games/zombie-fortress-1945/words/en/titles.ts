/** The names of the game and of its mode, and how a match may end. */
import type { TitleWords } from '../spoken.ts';

export const titleWords: TitleWords = {
  title: 'Zombie Fortress 1945',
  about: 'A race to a doctor’s castle, with the dead on the roads and the Soviets on their way.',
  modes: {
    race: { name: 'Race', text: 'Everybody leads a team: all but one get into the castle, if the Soviets do not.' },
  },
  missions: {},
  options: {
    keys: 'Keys',
    'keys:book': 'As the book has it: in special rooms, behind the doors of the others',
    'keys:rooms': 'Two in ordinary rooms, one of them for the doctor’s room',
    clock: 'Clock in the fortress',
    'clock:24': 'The destruction begins after 24 rounds',
    'clock:16': 'The destruction begins after 16 rounds',
    'clock:off': 'No clock',
    idle: 'Players without a team',
    'idle:leads': 'They lead one wandering zombie',
    'idle:watches': 'They watch',
    ties: 'Tied points',
    'ties:shared': 'Shared victory',
    'ties:first-out': 'The first out wins',
  },
  roles: { team: 'Team', master: 'Zombie master', turned: 'Turned', lost: 'Without a team' },
  outcomes: {
    'soviets-first': 'The Soviets hold the castle: everybody has lost.',
    'all-destroyed': 'No team is left alive: everybody has lost.',
    massacre: 'No team is left alive: whoever leads the dead has won.',
    plague: 'No team is left alive: the dead have won, and with them those who turned.',
    buried: 'The fortress is destroyed, and nobody got out: the dead have won.',
    'usa-wins': 'The American team got out with the most points.',
    'great-britain-wins': 'The British team got out with the most points.',
    'japan-wins': 'The Japanese team got out with the most points.',
    'germany-wins': 'The German team got out with the most points.',
    shared: 'Teams that got out have as many points: the victory is shared.',
  },
};
