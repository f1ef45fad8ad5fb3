/** The names of the game and of its scenarios, and how a match may end. */
import type { TitleWords } from '../spoken.ts';
import { scenarioWords } from './scenarios.ts';

const planned = (id: keyof typeof scenarioWords): { readonly name: string; readonly text: string } => ({
  name: scenarioWords[id].title,
  text: scenarioWords[id].story,
});

export const titleWords: TitleWords = {
  title: 'Earth Reborn',
  about: 'Two clans come out of their shelters, five hundred years after the end: orders, duels, and the dead.',
  modes: { scenario: { name: 'Scenario', text: 'One of the scenarios of the book, for two.' } },
  missions: {
    'beauty-and-the-beast': {
      name: 'Beauty and the Beast',
      text: 'Vasquez is shut in one of three rooms. Franck Einstein has come to fetch her.',
    },
    'last-chance-chapel': planned('last-chance-chapel'),
    'target-kendall': planned('target-kendall'),
    'the-vault': planned('the-vault'),
    'fortress-primus': planned('fortress-primus'),
    traitors: planned('traitors'),
    contamination: planned('contamination'),
    'save-james-woo': planned('save-james-woo'),
    'basements-of-horror': planned('basements-of-horror'),
  },
  roles: { norad: 'NORAD', salemite: 'Salemites' },
  options: {},
  outcomes: { 'norad-wins': 'NORAD has won.', 'salemite-wins': 'The Salemites have won.', draw: 'Nobody has won.' },
};
