import type { Chapter } from '@necropole/kernel';

export const mh0Rules: Chapter = {
  title: { fr: 'MH0 : Le vol du X-Jet', en: 'MH0: Taking the X-Jet' },
  statements: [
    {
      id: 'MZ-26.7',
      page: 26,
      kind: 'data',
      from: ['M258'],
      fr: 'MH0 : facile, 30 minutes ; dalles 12V et 15V.',
      en: 'MH0: easy, 30 minutes; tiles 12V and 15V.',
      reading: {
        fr: 'La légende du plan est perdue : le nombre et la place des pions sont les nôtres.',
        en: 'The legend of the map is lost: number and places of the tokens are ours.',
      },
    },
    {
      id: 'MZ-26.8',
      page: 26,
      kind: 'rule',
      from: ['M259'],
      fr: 'MH0, dans l’ordre : prendre l’Objectif vert ; sortir avec tous les Super-Héros.',
      en: 'MH0, in order: take the green objective; exit with all heroes.',
    },
    {
      id: 'MZ-26.9',
      page: 26,
      kind: 'rule',
      from: ['M260'],
      fr: 'MH0 : la porte verte reste verrouillée tant que l’Objectif vert n’est pas pris.',
      en: 'MH0: the green door stays locked until the green objective is taken.',
    },
    {
      id: 'MZ-26.10',
      page: 26,
      kind: 'rule',
      from: ['M261'],
      fr: 'MH0 : le Point de Génération vert devient actif quand l’Objectif vert est pris.',
      en: 'MH0: the green spawn point becomes active when the green objective is taken.',
    },
    {
      id: 'MZ-26.11',
      page: 26,
      kind: 'rule',
      from: ['M262'],
      fr: 'MH0 : l’Objectif vert donne 5 points d’expérience à qui le prend.',
      en: 'MH0: the green objective gives 5 experience points to its taker.',
    },
  ],
};
