import type { Chapter } from '@necropole/kernel';

export const superVillainAgainstCommander: Chapter = {
  title: { fr: 'Super-Vilain contre Commandant', en: 'Super-Villain against Commander' },
  statements: [
    {
      id: 'MU-15.1',
      page: 15,
      kind: 'absence',
      from: ['U256'],
      fr: 'En 1 contre 1, les deux modes se combinent, mais sans aucun Plan de bataille.',
      en: 'In 1 against 1 both modes are combined, but without any Battle Plan.',
    },
    {
      id: 'MU-15.2',
      page: 15,
      kind: 'data',
      from: ['U257'],
      fr: 'En 1 contre 1, le joueur Héros reçoit tous les pions Action indiqués au dos de la fiche.',
      en: 'In 1 against 1 the Hero player gets all Action tokens shown on the back of the dashboard.',
    },
    {
      id: 'MU-15.3',
      page: 15,
      kind: 'rule',
      from: ['U258'],
      fr: 'La limite de 3 pions Action vaut aussi pour ceux du dos de la fiche, à la fin du premier tour de Héros.',
      en: 'The limit of 3 Action tokens holds for those of the dashboard’s back too, at the end of the first Hero’s turn.',
      reading: {
        fr: 'Le livre n’y fait pas d’exception. Elle ne s’applique qu’à la fin d’un tour de Héros : on peut donc en dépenser avant.',
        en: 'The book makes no exception for them. It applies only at the end of a Hero’s turn: some may thus be spent before.',
      },
    },
    {
      id: 'MU-15.4',
      page: 15,
      kind: 'rule',
      from: ['U259'],
      fr: 'En 1 contre 1, sur 3 cartes Super-Héros piochées au hasard, le joueur Héros en garde 2 ; l’autre quitte le jeu.',
      en: 'In 1 against 1, of 3 Super-Hero cards drawn at random the Hero player keeps 2; the other leaves the game.',
    },
    {
      id: 'MU-15.5',
      page: 15,
      kind: 'rule',
      from: ['U260'],
      fr: 'En 1 contre 1, le joueur Héros ne joue qu’une carte Super-Héros par tour, du Vilain comme du Héros, si son Déclencheur est rempli.',
      en: 'In 1 against 1 the Hero player plays only one Super-Hero card per turn, the Villain’s or the Hero’s, if its Trigger is met.',
    },
    {
      id: 'MU-15.6',
      page: 15,
      kind: 'data',
      from: ['U261'],
      fr: 'Le reste des deux modes demeure : Héros de Soutien et valeurs de 2 Héros d’un côté, main de Plans diaboliques et 3 cartes Super-Vilain de l’autre.',
      en: 'The rest of both modes stays: Support Heroes and the values of 2 Heroes on one side, a hand of Master Plan cards and 3 Super-Villain cards on the other.',
    },
  ],
};
