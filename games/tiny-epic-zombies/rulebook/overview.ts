import type { Chapter } from '@necropole/kernel';

export const overview: Chapter = {
  title: { fr: 'Aperçu', en: 'Overview' },
  statements: [
    {
      id: 'TEZ-6.7',
      page: 6,
      kind: 'data',
      from: ['T49'],
      fr: 'Un Humain est désigné pour commencer ; n’importe lequel peut l’être.',
      en: 'One Human is picked to go first; it may be any of them.',
      reading: {
        fr: 'Le livre laisse les joueurs libres de la méthode. Ici, la graine de la partie décide.',
        en: 'The book leaves the method to the players. Here the seed of the match decides.',
      },
    },
    {
      id: 'TEZ-6.8',
      page: 6,
      kind: 'rule',
      from: ['T50'],
      fr: 'Chaque tour d’Humain est suivi d’un tour des Zombies, et non chaque tour de table.',
      en: 'A Zombie turn follows every Human turn, not every round of the table.',
    },
    {
      id: 'TEZ-6.9',
      page: 6,
      kind: 'absence',
      from: ['T53'],
      fr: 'Il n’y a pas de match nul : quand le temps manque aux Humains, le camp Zombie gagne, qu’un joueur le mène ou non.',
      en: 'There is no draw: when the Humans run out of time the Zombie side wins, whether a player runs it or not.',
    },
  ],
};
