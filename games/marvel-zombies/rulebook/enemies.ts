import type { Chapter } from '@necropole/kernel';

export const enemies: Chapter = {
  title: { fr: 'Ennemis', en: 'Enemies' },
  statements: [
    {
      id: 'MZ-15.1',
      page: 15,
      kind: 'data',
      from: ['M91'],
      fr: 'Rôdeur : 1 Action, Endurance 1, 1 point d’expérience.',
      en: 'Walker: 1 action, endurance 1, 1 experience point.',
    },
    {
      id: 'MZ-15.2',
      page: 15,
      kind: 'data',
      from: ['M92'],
      fr: 'Brute : 1 Action, Endurance 2, 1 point d’expérience.',
      en: 'Brute: 1 action, endurance 2, 1 experience point.',
    },
    {
      id: 'MZ-15.3',
      page: 15,
      kind: 'data',
      from: ['M93'],
      fr: 'Forcené : 2 Actions, Endurance 1, 1 point d’expérience.',
      en: 'Runner: 2 actions, endurance 1, 1 experience point.',
    },
    {
      id: 'MZ-15.4',
      page: 15,
      kind: 'data',
      from: ['M94'],
      fr: 'Héros Zombie : 2 Actions, l’Endurance de sa carte, et autant de points d’expérience.',
      en: 'Zombie hero: 2 actions, the endurance of its card, and as many experience points.',
    },
    {
      id: 'MZ-15.5',
      page: 15,
      kind: 'rule',
      from: ['M95'],
      fr: 'La capacité d’un Héros Zombie agit tant qu’il est en jeu ; sa carte reste face visible.',
      en: 'The ability of a zombie hero works while it is in play; its card stays face up.',
      reading: {
        fr: 'Le livre ne dit rien d’un Héros Zombie sur un étage sans Super-Héros : il est encore en jeu, sa capacité agit.',
        en: 'The book is silent about a zombie hero on a floor without heroes: it is still in play, its ability works.',
      },
    },
  ],
};
