import type { Chapter } from '@necropole/kernel';

export const introduction: Chapter = {
  title: { fr: 'Présentation', en: 'Introduction' },
  statements: [
    {
      id: 'ZF-1.1',
      page: 1,
      kind: 'data',
      from: ['Z1'],
      fr: 'Le jeu se joue à 2, 3 ou 4, en deux parties qui se suivent sur deux cartes : la partie terrestre, une course au château, puis la partie souterraine, où il faut trouver le docteur Devil et ressortir vivant.',
      en: 'The game is for 2, 3 or 4 players, in two parts that follow each other on two maps: the field part, a race to the castle, then the fortress part, in which Doctor Devil must be found and the way out reached alive.',
    },
    {
      id: 'ZF-1.2',
      page: 1,
      kind: 'data',
      from: ['Z2'],
      fr: 'Il y a au moins autant de marqueurs événement jaunes que d’étoiles sur la carte terrestre, et autant de verts que de pièces dans les souterrains.',
      en: 'There are at least as many yellow event markers as stars in the field, and as many green ones as rooms in the fortress.',
      reading: {
        fr: 'Le texte ne donne ni les cartes, ni la longueur des pistes, ni le compte des pions. Les nôtres sont reconstitués, dans les limites que fixent les règles.',
        en: 'The text gives neither the maps, nor the length of the tracks, nor the number of counters. Ours are reconstructed, within the bounds that the rules set.',
      },
    },
  ],
};
