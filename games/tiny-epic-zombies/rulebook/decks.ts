import type { Chapter } from '@necropole/kernel';

export const decks: Chapter = {
  title: { fr: 'Les pioches Fouille et Stock', en: 'The Search and Supply decks' },
  statements: [
    {
      id: 'TEZ-6.1',
      page: 6,
      kind: 'data',
      from: ['T43'],
      fr: 'Toute carte Fouille est d’un seul type : Survie, Événement, Arme ou Sac à dos.',
      en: 'Every Search card is of exactly one kind: Survival, Event, Weapon or Backpack.',
    },
    {
      id: 'TEZ-6.2',
      page: 6,
      kind: 'data',
      from: ['T44'],
      fr: 'Le paquet A réunit toutes les cartes Survie et Événement, soit 12 cartes.',
      en: 'Pack A gathers all Survival and Event cards: 12 cards.',
    },
    {
      id: 'TEZ-6.3',
      page: 6,
      kind: 'data',
      from: ['T45'],
      fr: 'Le paquet B compte 12 cartes prises sans les regarder parmi les Armes et les Sacs à dos mélangés.',
      en: 'Pack B is 12 cards taken unseen from the shuffled Weapon and Backpack cards.',
    },
    {
      id: 'TEZ-6.4',
      page: 6,
      kind: 'data',
      from: ['T46'],
      fr: 'Les 8 cartes Arme et Sac à dos restantes forment la pioche Stock, face cachée.',
      en: 'The 8 Weapon and Backpack cards left over make the Supply deck, face down.',
    },
    {
      id: 'TEZ-6.5',
      page: 6,
      kind: 'absence',
      from: ['T48'],
      fr: 'Personne ne sait quelles cartes sont parties dans la pioche Stock, ni dans quel ordre.',
      en: 'Nobody knows which cards went into the Supply deck, nor in what order.',
    },
    {
      id: 'TEZ-6.6',
      page: 6,
      kind: 'data',
      from: ['T47'],
      fr: 'Les paquets A et B mélangés font la pioche Fouille, soit 24 cartes.',
      en: 'Packs A and B, shuffled together, make the Search deck: 24 cards.',
    },
  ],
};
