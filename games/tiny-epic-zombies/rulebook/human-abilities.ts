import type { Chapter } from '@necropole/kernel';

export const humanAbilities: Chapter = {
  title: { fr: 'Capacités des Humains', en: 'Human abilities' },
  statements: [
    {
      id: 'TEZ-9.21',
      page: 9,
      kind: 'data',
      from: ['T123'],
      fr: 'Chaque carte Joueur porte, côté Humain, une capacité qui lui est propre.',
      en: 'Each player card bears, on its Human face, an ability of its own.',
      reading: {
        fr: 'L’Adolescente utilise la Pièce où elle fuit selon la page 10 : sa Boutique doit être vide. Comme ce n’est pas son tour, un Arrêt n’arrête rien et ce qui donne des déplacements ne sert pas.',
        en: 'The Teenager uses the room she flees to by page 10: its store must be empty. As it is not her turn, a Stopping ability stops nothing, and what gives moves is of no use.',
      },
    },
    {
      id: 'TEZ-9.22',
      page: 9,
      kind: 'rule',
      from: ['T124'],
      fr: 'Rapide comme l’Éclair : qui commence son tour dans une Pièce sans Zombie peut franchir 2 Pièces au premier déplacement.',
      en: 'Fast as Lightning: a Human who starts the turn in a room without a Zombie may cross 2 rooms with the first move.',
    },
    {
      id: 'TEZ-9.23',
      page: 9,
      kind: 'rule',
      from: ['T125'],
      fr: 'Elle ne vaut ni pour les déplacements suivants ni si le tour commence avec un Zombie dans la Pièce.',
      en: 'It holds neither for later moves nor when the turn starts with a Zombie in the room.',
    },
    {
      id: 'TEZ-9.24',
      page: 9,
      kind: 'absence',
      from: ['T126'],
      fr: 'On n’entre pas dans la Pièce franchie : ni combat ni action n’y ont lieu.',
      en: 'The room crossed is not entered: neither fight nor action takes place there.',
      reading: {
        fr: 'Le livre ne dit pas si l’on s’y bat. C’est un seul déplacement, qui finit dans la seconde Pièce : on ne s’arrête pas en route.',
        en: 'The book does not say whether one fights there. It is a single move, which ends in the second room: there is no stop on the way.',
      },
    },
  ],
};
