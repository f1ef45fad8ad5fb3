import type { Chapter } from '@necropole/kernel';

export const fortressSetup: Chapter = {
  title: { fr: 'B-1.0 Partie souterraine : préparation', en: 'B-1.0 Fortress part: set-up' },
  statements: [
    {
      id: 'ZF-5.14',
      page: 5,
      kind: 'rule',
      from: ['Z109'],
      fr: 'Le maître des zombies pose les marqueurs verts à sa guise, face cachée, un dans chaque pièce, ordinaire ou spéciale ; les couloirs n’en ont pas.',
      en: 'The zombie master lays the green markers as they like, face down, one in each room, ordinary or special; corridors have none.',
      reading: {
        fr: 'Le livre suppose autant de marqueurs que de pièces. S’il y en a davantage, le maître choisit lesquels il pose, et les autres restent secrets.',
        en: 'The book supposes as many markers as rooms. If there are more, the master chooses which to lay, and the others stay secret.',
      },
    },
    {
      id: 'ZF-5.15',
      page: 5,
      kind: 'absence',
      from: ['Z110'],
      fr: 'Une fois tous les marqueurs posés, le maître ne peut plus les regarder.',
      en: 'Once all markers are laid the master can no longer look at them.',
      reading: {
        fr: 'Sa mémoire est à lui ; mais ni sa vue de la table, ni le récit, ni un retour en arrière ne les lui montrent encore.',
        en: 'Their memory is their own; but neither their view of the table, nor the log, nor taking back an answer shows them again.',
      },
    },
    {
      id: 'ZF-5.16',
      page: 5,
      kind: 'rule',
      from: ['Z111'],
      fr: 'Les pièces spéciales reçoivent le docteur et deux des trois clés (aigle, manivelle, batterie), au choix du maître ; la troisième est mise de côté sans que les autres la voient.',
      en: 'The special rooms receive the doctor and two of the three keys (eagle, crank, battery), as the master chooses; the third is put aside unseen by the others.',
      reading: {
        fr: 'B-3.3 laisse le maître mettre dans ces pièces les marqueurs qu’il veut ; mais B-1.0 ne permet ceux-là nulle part ailleurs, et ils suffisent à les remplir.',
        en: 'B-3.3 lets the master put any markers in these rooms; but B-1.0 allows these ones nowhere else, and they are enough to fill them.',
      },
    },
    {
      id: 'ZF-5.17',
      page: 5,
      kind: 'absence',
      from: ['Z112'],
      fr: 'Une clé n’est jamais dans la pièce où elle est dessinée.',
      en: 'A key is never in the room where it is drawn.',
      reading: {
        fr: 'B-1.0 place chaque clé dans sa propre pièce, B-3.3 l’interdit. Nous suivons B-3.3, sinon chaque clé serait enfermée derrière elle-même ; les deux clés en jeu échangent donc leurs pièces. Avec l’option « keys » sur « rooms », le maître les cache dans deux pièces ordinaires.',
        en: 'B-1.0 puts each key in its own room, B-3.3 forbids it. We follow B-3.3, or each key would be locked up behind itself; so the two keys in play swap rooms. With the option keys set to rooms, the master hides two keys in ordinary rooms, that of the doctor’s room among them, and puts anything else into the other two special rooms.',
      },
    },
    {
      id: 'ZF-5.18',
      page: 5,
      kind: 'rule',
      from: ['Z113'],
      fr: 'Le docteur est dans la pièce de la clé mise de côté.',
      en: 'The doctor is in the room of the key that was put aside.',
    },
    {
      id: 'ZF-5.19',
      page: 5,
      kind: 'rule',
      from: ['Z115'],
      fr: 'Tous les pions bleus retournent dans le bol.',
      en: 'All blue counters go back into the bowl.',
    },
    {
      id: 'ZF-5.20',
      page: 5,
      kind: 'data',
      from: ['Z116'],
      fr: 'Toutes les équipes commencent dans la salle des ascenseurs, au centre de la carte.',
      en: 'All teams begin in the lift room, at the centre of the map.',
    },
    {
      id: 'ZF-5.21',
      page: 5,
      kind: 'rule',
      from: ['Z117'],
      fr: 'Le premier arrivé au château joue le premier ; on continue dans le sens des aiguilles d’une montre, et le maître des zombies joue à sa place autour de la table.',
      en: 'The first to reach the castle plays first; play goes on clockwise, and the zombie master plays in their own place around the table.',
    },
  ],
};
