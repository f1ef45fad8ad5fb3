import type { Chapter } from '@necropole/kernel';

export const overview: Chapter = {
  title: { fr: 'Aperçu du jeu', en: 'Overview' },
  statements: [
    {
      id: 'MZ-7.1',
      page: 7,
      kind: 'rule',
      from: ['M23'],
      fr: 'La partie est gagnée à l’instant où tous les objectifs de la Mission sont remplis, quelle que soit la phase.',
      en: 'The match is won at the very moment when all objectives of the mission are met, in whatever phase.',
    },
    {
      id: 'MZ-7.2',
      page: 7,
      kind: 'rule',
      from: ['M24'],
      fr: 'L’élimination d’un Super-Héros fait perdre la partie au début de la Phase de Fin de Round, et pas avant.',
      en: 'If a hero has been eliminated, the match is lost at the start of the end phase, and not before.',
      reading: {
        fr: 'Le livre dit à la fois « à la fin du Round » et « au début de la Phase de Fin de Round ». La seconde formule est la plus précise : nous la suivons.',
        en: 'The book says both at the end of the round and at the start of the end phase. The latter is the more precise: we follow it.',
      },
    },
    {
      id: 'MZ-7.3',
      page: 7,
      kind: 'absence',
      from: ['M25'],
      fr: 'Une victoire acquise plus tôt dans le même Round n’est pas remise en cause par une élimination.',
      en: 'A victory reached earlier in the same round is not undone by an elimination.',
      reading: {
        fr: 'Cela n’aide pas quand l’objectif demande tous les Super-Héros : celui qui est éliminé ne peut plus le remplir.',
        en: 'This does not help where the objective needs all heroes: an eliminated one can no longer meet it.',
      },
    },
    {
      id: 'MZ-7.4',
      page: 7,
      kind: 'absence',
      from: ['M26'],
      fr: 'La défaite est constatée avant tout effet de la Phase de Fin de Round : aucun soin de cette phase ne vient à temps.',
      en: 'The loss is established before any effect of the end phase: no healing of that phase comes in time.',
    },
    {
      id: 'MZ-7.5',
      page: 7,
      kind: 'absence',
      from: ['M27'],
      fr: 'Personne ne gagne ni ne perd seul : le résultat est le même pour tous les joueurs.',
      en: 'Nobody wins or loses alone: the result is the same for all players.',
    },
    {
      id: 'MZ-7.6',
      page: 7,
      kind: 'rule',
      from: ['M28'],
      fr: 'Un Round enchaîne la Phase des Joueurs, la Phase des Ennemis et la Phase de Fin de Round, puis un nouveau Round commence.',
      en: 'A round runs through the players’ phase, the enemies’ phase and the end phase, then a new round begins.',
    },
    {
      id: 'MZ-7.7',
      page: 7,
      kind: 'rule',
      from: ['M29'],
      fr: 'La Phase des Ennemis commence quand tous les Super-Héros ont été activés.',
      en: 'The enemies’ phase begins once every hero has been activated.',
    },
    {
      id: 'MZ-7.8',
      page: 7,
      kind: 'rule',
      from: ['M30'],
      fr: 'La Phase de Fin de Round résout les effets que des Missions et des Compétences y placent.',
      en: 'The end phase resolves the effects that missions and skills place in it.',
    },
  ],
};
