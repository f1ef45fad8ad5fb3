import type { Chapter } from '@necropole/kernel';

export const power: Chapter = {
  title: { fr: 'Pouvoir', en: 'Power' },
  statements: [
    {
      id: 'MZ-24.2',
      page: 24,
      kind: 'absence',
      from: ['M218'],
      fr: 'N’avoir aucun Pouvoir n’a pas d’autre effet que de ne rien pouvoir dépenser.',
      en: 'Having no power has no other effect than having none to spend.',
    },
    {
      id: 'MZ-24.3',
      page: 24,
      kind: 'rule',
      from: ['M216'],
      fr: 'Avant de lancer les dés d’une Attaque, un Super-Héros peut dépenser autant de Pouvoir qu’il veut, pour autant de dés de plus.',
      en: 'Before rolling the dice of an attack a hero may spend as much power as they like, for as many more dice.',
    },
    {
      id: 'MZ-24.4',
      page: 24,
      kind: 'absence',
      from: ['M217'],
      fr: 'Ce n’est pas limité à une Attaque par Tour : chacune peut en recevoir.',
      en: 'This is not limited to one attack per turn: each may get some.',
    },
    {
      id: 'MZ-24.5',
      page: 24,
      kind: 'absence',
      from: ['M219'],
      fr: 'Storm part de 0, gagne 1 puis 2, dépense 2 pour lancer 4 dés avec Éclair, et son dernier Pouvoir pour Bourrasque : il ne lui en reste pas.',
      en: 'Storm starts from 0, gains 1 then 2, spends 2 to roll 4 dice with Lightning, and her last power on Gust: none is left.',
    },
  ],
};
