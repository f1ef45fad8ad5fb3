/** The names of the game and of its scenarios, and how a match may end. */
import type { TitleWords } from '../spoken.ts';
import { scenarioWords } from './scenarios.ts';

const planned = (id: keyof typeof scenarioWords): { readonly name: string; readonly text: string } => ({
  name: scenarioWords[id].title,
  text: scenarioWords[id].story,
});

export const titleWords: TitleWords = {
  title: 'Earth Reborn',
  about: 'Deux clans sortent de leurs abris, cinq siècles après la fin : des ordres, des duels, et les morts.',
  modes: { scenario: { name: 'Scénario', text: 'Un des scénarios du livret, à deux.' } },
  missions: {
    'beauty-and-the-beast': {
      name: 'La Belle et la Bête',
      text: 'Vasquez est enfermée dans l’une de trois salles. Franck Einstein vient la chercher.',
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
  roles: { norad: 'NORAD', salemite: 'Salémites' },
  options: {},
  outcomes: {
    'norad-wins': 'Le NORAD a gagné.',
    'salemite-wins': 'Les Salémites ont gagné.',
    draw: 'Personne n’a gagné.',
  },
};
