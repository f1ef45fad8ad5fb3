import type { Chapter } from '@necropole/kernel';

export const fortressSequence: Chapter = {
  title: { fr: 'B-2.0 Partie souterraine : séquence de jeu', en: 'B-2.0 Fortress part: sequence of play' },
  statements: [
    {
      id: 'ZF-5.22',
      page: 5,
      kind: 'absence',
      from: ['Z118'],
      fr: 'Dans les souterrains, les équipes ne s’attaquent plus entre elles.',
      en: 'In the fortress teams no longer attack each other.',
    },
    {
      id: 'ZF-6.1',
      page: 6,
      kind: 'absence',
      from: ['Z119'],
      fr: 'Rien n’oblige les équipes à s’entraider : il n’y aura qu’un vainqueur.',
      en: 'Nothing obliges teams to help each other: there will be only one winner.',
    },
    {
      id: 'ZF-6.2',
      page: 6,
      kind: 'rule',
      from: ['Z212'],
      fr: 'Le but du maître des zombies est le massacre : il gagne si aucune équipe ne sort des souterrains.',
      en: 'The zombie master aims at a massacre, and wins if no team gets out of the fortress.',
      reading: {
        fr: 'Le livre donne ce but sans dire quand il est atteint. Un seul rescapé, et le massacre est manqué.',
        en: 'The book gives that aim without saying when it is reached. With a single survivor the massacre has failed.',
      },
    },
    {
      id: 'ZF-6.3',
      page: 6,
      kind: 'rule',
      from: ['Z120'],
      fr: 'À son tour, le joueur actif teste une serrure s’il est devant l’une d’elles, détermine ses points de mouvement, déplace son équipe, puis résout événements et combats.',
      en: 'In a turn, the active player tests a lock if the team stands before one, determines their movement points, moves the team, then resolves events and fights.',
    },
    {
      id: 'ZF-6.4',
      page: 6,
      kind: 'absence',
      from: ['Z121'],
      fr: 'On ne touche pas à une serrure après le dé de mouvement : le test vient avant.',
      en: 'No lock is tried after the movement die: the test comes before it.',
    },
    {
      id: 'ZF-6.5',
      page: 6,
      kind: 'rule',
      from: ['Z122'],
      fr: 'Le maître des zombies joue à son tour comme chacun : il fait entrer des zombies errants et déplace ceux qui sont en jeu.',
      en: 'The zombie master takes turns like everybody else: they bring in wandering zombies and move those in play.',
    },
  ],
};
