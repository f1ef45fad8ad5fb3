import type { Chapter } from '@necropole/kernel';

export const definitions: Chapter = {
  title: { fr: 'Définitions', en: 'Definitions' },
  statements: [
    {
      id: 'MZ-8.1',
      page: 8,
      kind: 'absence',
      from: ['M31'],
      fr: 'Les Ennemis sont les Rôdeurs, les Brutes, les Forcenés et les Héros Zombies ; les Citoyens n’en sont jamais.',
      en: 'Enemies are walkers, brutes, runners and zombie heroes; citizens never are.',
    },
    {
      id: 'MZ-8.2',
      page: 8,
      kind: 'data',
      from: ['M32'],
      fr: 'Dehors, une Zone est bornée par les marquages au sol, les murs et les bords du plateau. Dedans, c’est une salle entière, ou une part marquée au sol d’une grande salle.',
      en: 'Outdoors a zone is bounded by ground markings, walls and board edges. Indoors it is a whole room, or a part of a large room marked on the floor.',
    },
  ],
};
