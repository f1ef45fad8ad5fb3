import type { Chapter } from '@necropole/kernel';

export const mh4Rules: Chapter = {
  title: { fr: 'MH4 : Gadgets en vadrouille', en: 'MH4: Gadgets at large' },
  statements: [
    {
      id: 'MZ-30.1',
      page: 30,
      kind: 'data',
      from: ['M285'],
      fr: 'MH4 : moyen, 60 minutes ; dalles 10R 11R 12R au-dessus de 13R 14R 15R ; 5 Objectifs, 8 cartes Citoyen, 2 Points de Génération et 2 inactifs.',
      en: 'MH4: medium, 60 minutes; tiles 10R 11R 12R above 13R 14R 15R; 5 objectives, 8 citizen cards, 2 spawn points and 2 inactive.',
    },
    {
      id: 'MZ-30.2',
      page: 30,
      kind: 'rule',
      from: ['M286'],
      fr: 'MH4, dans l’ordre : prendre tous les Objectifs ; sortir avec tous les Super-Héros.',
      en: 'MH4, in order: take all objectives; exit with all heroes.',
    },
    {
      id: 'MZ-30.3',
      page: 30,
      kind: 'rule',
      from: ['M287'],
      fr: 'MH4 : un Objectif rouge donne 5 points d’expérience à qui le prend ; le bleu et le vert en donnent 5 à tous.',
      en: 'MH4: a red objective gives 5 experience points to its taker; the blue and the green one give 5 to all.',
    },
    {
      id: 'MZ-30.4',
      page: 30,
      kind: 'rule',
      from: ['M288'],
      fr: 'MH4 : prendre l’Objectif vert active le Point de Génération vert, prendre le bleu active le bleu.',
      en: 'MH4: taking the green objective activates the green spawn point, taking the blue one the blue.',
    },
    {
      id: 'MZ-30.5',
      page: 30,
      kind: 'rule',
      from: ['M256'],
      fr: 'MH4 et MH5 : l’Ascenseur est en panne.',
      en: 'MH4 and MH5: the elevator is out of order.',
    },
  ],
};
