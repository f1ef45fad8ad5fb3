/** The names of the game and of its scenarios, and how a match may end. */
import type { TitleWords } from '../spoken.ts';
import { scenarioWords } from './scenarios.ts';

const chapel = scenarioWords['last-chance-chapel'];

export const titleWords: TitleWords = {
  title: 'Earth Reborn',
  about: 'Two clans come out of their shelters, five hundred years after the end: orders, duels, and the dead.',
  modes: { scenario: { name: 'Scenario', text: 'One of the scenarios of the book, for two.' } },
  missions: {
    'beauty-and-the-beast': {
      name: 'Beauty and the Beast',
      text: 'Vasquez is shut in one of three rooms. Franck Einstein has come to fetch her.',
    },
    'last-chance-chapel': { name: chapel.title, text: chapel.story },
  },
  options: {},
  outcomes: { 'norad-wins': 'NORAD has won.', 'salemite-wins': 'The Salemites have won.' },
};
