import type { Chapter } from '@necropole/kernel';

export const mh6Rules: Chapter = {
  title: { fr: 'MH6 : Évasion en X-Jet', en: 'MH6: X-Jet escape' },
  statements: [
    {
      id: 'MZ-32.1',
      page: 32,
      kind: 'data',
      from: ['M296'],
      fr: 'MH6 : moyen, 90 minutes ; dalles 16V 17V 18V à l’étage, et 14V 11V au-dessus de 15V 12V au sous-sol ; 6 portes verrouillées, 6 Objectifs, 9 cartes Citoyen, 3 portes ouvertes, l’Ascenseur, 6 Points de Génération.',
      en: 'MH6: medium, 90 minutes; tiles 16V 17V 18V on the upper floor, and 14V 11V above 15V 12V in the basement; 6 locked doors, 6 objectives, 9 citizen cards, 3 open doors, the elevator, 6 spawn points.',
    },
    {
      id: 'MZ-32.2',
      page: 32,
      kind: 'rule',
      from: ['M297'],
      fr: 'MH6, dans l’ordre : prendre l’Objectif bleu et le vert ; prendre tous les rouges ; sortir avec tous les Super-Héros.',
      en: 'MH6, in order: take the blue and the green objective; take all the red ones; exit with all heroes.',
    },
    {
      id: 'MZ-32.3',
      page: 32,
      kind: 'rule',
      from: ['M298'],
      fr: 'MH6 : les joueurs partagent les Super-Héros également entre les deux Zones de Départ.',
      en: 'MH6: the players share the heroes out evenly between the two start zones.',
      reading: {
        fr: 'Avec un nombre impair de Super-Héros, l’une des deux en reçoit un de plus : aux joueurs de dire laquelle.',
        en: 'With an odd number of heroes one of the two gets one more: the players say which.',
      },
    },
    {
      id: 'MZ-32.4',
      page: 32,
      kind: 'rule',
      from: ['M299'],
      fr: 'MH6 : chaque Objectif, même de couleur, donne 5 points d’expérience à qui le prend.',
      en: 'MH6: each objective, coloured ones too, gives 5 experience points to its taker.',
    },
    {
      id: 'MZ-32.5',
      page: 32,
      kind: 'rule',
      from: ['M300'],
      fr: 'MH6 : la porte bleue demande l’Objectif bleu, la porte verte l’Objectif vert.',
      en: 'MH6: the blue door needs the blue objective, the green door the green one.',
    },
    {
      id: 'MZ-32.6',
      page: 32,
      kind: 'rule',
      from: ['M301'],
      fr: 'MH6 : les portes rouges du sous-sol demandent que tous les Objectifs rouges soient pris.',
      en: 'MH6: the red doors of the basement need all red objectives to be taken.',
    },
  ],
};
