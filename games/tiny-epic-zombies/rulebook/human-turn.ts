import type { Chapter } from '@necropole/kernel';

export const humanTurn: Chapter = {
  title: { fr: 'Tour d’un Humain', en: 'A Human’s turn' },
  statements: [
    {
      id: 'TEZ-8.1',
      page: 8,
      kind: 'rule',
      from: ['T82'],
      fr: 'L’Humain actif doit faire 3 déplacements.',
      en: 'The active Human must make 3 moves.',
    },
    {
      id: 'TEZ-8.2',
      page: 8,
      kind: 'rule',
      from: ['T83'],
      fr: 'Après chaque déplacement, il peut éliminer 1 Zombie (A), utiliser la Pièce ou un jeton (B) et ramasser des Objets (C).',
      en: 'After each move they may kill 1 Zombie (A), use the room or a token (B) and pick up items (C).',
    },
    {
      id: 'TEZ-8.3',
      page: 8,
      kind: 'absence',
      from: ['T84'],
      fr: 'Aucun ordre n’est imposé entre A, B et C, hors leurs propres conditions.',
      en: 'No order is imposed between A, B and C, beyond their own conditions.',
      reading: {
        fr: 'Le livre demande un ordre pour le tour des Zombies, pas pour celui des Humains. La mêlée vient d’abord de fait, car B et C veulent une Boutique vide.',
        en: 'The book asks for an order in the Zombie turn, not in the Human turn. Melee comes first in effect, since B and C need an empty store.',
      },
    },
    {
      id: 'TEZ-8.4',
      page: 8,
      kind: 'absence',
      from: ['T85'],
      fr: 'A, B et C sont facultatives, hormis la mêlée obligatoire en entrant chez un Zombie.',
      en: 'A, B and C are optional, save the melee that is compulsory on entering a Zombie’s room.',
    },
    {
      id: 'TEZ-8.5',
      page: 8,
      kind: 'rule',
      from: ['T86'],
      fr: 'L’action A n’élimine qu’un Zombie par déplacement.',
      en: 'Action A kills only one Zombie per move.',
      reading: {
        fr: 'La limite est celle de l’action A. Le livre ne dit rien des Zombies éliminés par un Objet, une Pièce, une capacité ou un Piège : ils s’ajoutent à celui de l’action A et ne la remplacent pas.',
        en: 'The limit is that of action A. The book says nothing of Zombies killed by an item, a room, an ability or a trap: they come on top of the one of action A, and do not use it up.',
      },
    },
    {
      id: 'TEZ-8.6',
      page: 8,
      kind: 'absence',
      from: ['T88'],
      fr: 'Hors capacité Arrêt, mort de l’Humain ou fin de partie, rien ne termine un tour d’Humain plus tôt.',
      en: 'Short of a Stopping ability, the Human’s death or the end of the match, nothing ends a Human turn early.',
    },
    {
      id: 'TEZ-8.7',
      page: 8,
      kind: 'rule',
      from: ['T87'],
      fr: 'Après le tour des Zombies, c’est à l’Humain assis à gauche du dernier qui a joué.',
      en: 'After the Zombie turn, play goes to the Human on the left of the last one who played.',
    },
  ],
};
