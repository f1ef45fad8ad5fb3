import type { Chapter } from '@necropole/kernel';

export const search: Chapter = {
  title: { fr: 'Fouiller la Pièce', en: 'Searching the room' },
  statements: [
    {
      id: 'TEZ-11.17',
      page: 11,
      kind: 'rule',
      from: ['T168'],
      fr: 'Après ses déplacements, l’Humain révèle sa carte Fouille et la pose face visible à côté de sa Boutique.',
      en: 'After the moves, the Human reveals their Search card and lays it face up beside their store.',
    },
    {
      id: 'TEZ-11.18',
      page: 11,
      kind: 'absence',
      from: ['T169'],
      fr: 'Révéler sa carte Fouille n’est pas un choix : on ne peut pas s’en abstenir.',
      en: 'Revealing the Search card is not a choice: it cannot be skipped.',
    },
    {
      id: 'TEZ-11.19',
      page: 11,
      kind: 'absence',
      from: ['T170'],
      fr: 'La Fouille ne pose aucune condition : elle a lieu même dans une Boutique pleine de Zombies.',
      en: 'The search has no condition: it takes place even in a store full of Zombies.',
    },
    {
      id: 'TEZ-11.20',
      page: 11,
      kind: 'absence',
      from: ['T171'],
      fr: 'Celui qui vient de révéler une carte ne peut pas la ramasser ce tour-ci ; plus tard, n’importe quel Humain le peut.',
      en: 'The one who has just revealed a card cannot pick it up this turn; later, any Human can.',
    },
    {
      id: 'TEZ-11.21',
      page: 11,
      kind: 'rule',
      from: ['T172'],
      fr: 'Révélée dans le Patio, la carte va à côté de l’une des 4 Boutiques qui le touchent, choisie par l’Humain actif.',
      en: 'Revealed in the courtyard, the card goes beside one of the 4 adjacent stores, by choice.',
    },
    {
      id: 'TEZ-11.22',
      page: 11,
      kind: 'rule',
      from: ['T173'],
      fr: 'Un Événement est résolu aussitôt puis défaussé ; il n’est jamais posé près d’une Boutique.',
      en: 'An Event is resolved at once and then discarded; it is never laid beside a store.',
    },
    {
      id: 'TEZ-11.23',
      page: 11,
      kind: 'absence',
      from: ['T174'],
      fr: 'Un Événement ne fait pas exception pour les Zombies : son symbole sert au Bruit et à l’arrivée des Zombies.',
      en: 'An Event is no exception for the Zombies: its symbol serves for noise and for adding Zombies.',
      reading: {
        fr: 'La carte est déjà défaussée, mais le tour des Zombies regarde la carte qui vient d’être révélée : elle compte.',
        en: 'The card is already discarded, but the Zombie turn looks at the card just revealed: it counts.',
      },
    },
  ],
};
