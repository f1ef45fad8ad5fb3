import type { Chapter } from '@necropole/kernel';

export const mh2Rules: Chapter = {
  title: { fr: 'MH2 : Prendre la route', en: 'MH2: Hitting the road' },
  statements: [
    {
      id: 'MZ-28.1',
      page: 28,
      kind: 'data',
      from: ['M269'],
      fr: 'MH2 : moyen, 60 minutes ; dalles 16R 13R, puis 17R 14R, puis 18R 15R ; 7 cartes Citoyen, la Main de Sentinelle, 5 Objectifs, 2 portes verrouillées.',
      en: 'MH2: medium, 60 minutes; tiles 16R 13R, then 17R 14R, then 18R 15R; 7 citizen cards, the Sentinel Hand, 5 objectives, 2 locked doors.',
    },
    {
      id: 'MZ-28.2',
      page: 28,
      kind: 'rule',
      from: ['M270'],
      fr: 'MH2, dans l’ordre : prendre l’Objectif bleu ; prendre le vert ; sortir avec tous les Super-Héros.',
      en: 'MH2, in order: take the blue objective; take the green one; exit with all heroes.',
    },
    {
      id: 'MZ-28.3',
      page: 28,
      kind: 'rule',
      from: ['M252'],
      fr: 'Un Objectif de couleur « face cachée parmi les rouges » est mêlé à eux, dos rouge visible : sa couleur n’apparaît que quand on le prend. C’est le cas du bleu dans MH2, du bleu et du vert dans MH4, MH5 et MH10.',
      en: 'A coloured objective placed face down among the reds is mixed with them, red back up: its colour shows only when it is taken. This holds for the blue one in MH2, for the blue and the green one in MH4, MH5 and MH10.',
    },
    {
      id: 'MZ-28.4',
      page: 28,
      kind: 'data',
      from: ['M271'],
      fr: 'MH2 : seul l’Objectif bleu est caché ; le vert est visible à sa place.',
      en: 'MH2: only the blue objective is hidden; the green one is in sight at its place.',
    },
    {
      id: 'MZ-28.5',
      page: 28,
      kind: 'rule',
      from: ['M272'],
      fr: 'MH2 : un Objectif rouge donne 5 points d’expérience à qui le prend ; le bleu et le vert en donnent 5 à tous.',
      en: 'MH2: a red objective gives 5 experience points to its taker; the blue and the green one give 5 to all.',
    },
    {
      id: 'MZ-28.6',
      page: 28,
      kind: 'rule',
      from: ['M273'],
      fr: 'MH2 : la porte bleue demande l’Objectif bleu, la porte verte l’Objectif vert.',
      en: 'MH2: the blue door needs the blue objective, the green door the green one.',
    },
  ],
};
