import type { Chapter } from '@necropole/kernel';

export const solo: Chapter = {
  title: { fr: 'Partie solo', en: 'Solo play' },
  statements: [
    {
      id: 'TEZ-18.6',
      page: 18,
      kind: 'data',
      from: ['T260'],
      fr: 'Le Solo suit la mise en place du Coopératif pur, avec 2 Humains pour un joueur, chacun avec sa carte, son pion, ses jetons et sa carte Fouille.',
      en: 'Solo follows the set-up of pure cooperative, with 2 Humans for one player, each with their own card, pawn, tokens and Search card.',
    },
    {
      id: 'TEZ-18.7',
      page: 18,
      kind: 'data',
      from: ['T263'],
      fr: 'Le joueur choisit la difficulté comme en Coopératif pur.',
      en: 'The player chooses the difficulty as in pure cooperative.',
    },
    {
      id: 'TEZ-18.8',
      page: 18,
      kind: 'absence',
      from: ['T261'],
      fr: 'Aucun des deux Humains ne joue deux fois de suite : ils alternent, avec un tour des Zombies après chacun.',
      en: 'Neither Human ever plays twice in a row: they alternate, with a Zombie turn after each.',
    },
    {
      id: 'TEZ-18.9',
      page: 18,
      kind: 'absence',
      from: ['T262'],
      fr: 'Les deux Humains ne partagent ni Objets ni pistes.',
      en: 'The two Humans share neither items nor tracks.',
      reading: {
        fr: 'Le livre n’en parle pas ; l’interdiction des échanges directs vaut pour eux aussi.',
        en: 'The book does not speak of it; the ban on direct trading holds for them too.',
      },
    },
  ],
};
