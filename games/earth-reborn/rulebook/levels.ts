import type { Chapter } from '@necropole/kernel';

export const levels: Chapter = {
  title: { fr: 'Niveaux multiples', en: 'Several levels' },
  statements: [
    {
      id: 'ER-34.1',
      page: 34,
      kind: 'rule',
      from: ['E485', 'E492'],
      fr: 'D’une case d’escalier, 1 point de mouvement mène à la case d’escalier correspondante de l’autre niveau.',
      en: 'From a stair square, 1 movement point leads to the matching stair square of the other level.',
    },
    {
      id: 'ER-34.2',
      page: 34,
      kind: 'absence',
      from: ['E486'],
      fr: 'Une grande figurine ne change pas de niveau.',
      en: 'A large figure does not change level.',
    },
    {
      id: 'ER-34.3',
      page: 34,
      kind: 'rule',
      from: ['E487'],
      fr: 'Sur son niveau, une case d’escalier est une case ordinaire. De plus, qui s’y tient voit la case d’escalier correspondante, et rien au-delà.',
      en: 'On its own level a stair square is an ordinary square. Besides, whoever stands on it sees the matching stair square, and nothing beyond.',
    },
    {
      id: 'ER-34.4',
      page: 34,
      kind: 'rule',
      from: ['E494'],
      fr: 'Un ennemi sur l’autre case d’escalier barre le passage.',
      en: 'An enemy on the other stair square bars the way.',
      reading: {
        fr: 'Le livre n’en dit rien. La vue par l’escalier ne tient pas compte des arcs.',
        en: 'The book is silent. Sight by the stairs takes no account of arcs.',
      },
    },
    {
      id: 'ER-34.5',
      page: 34,
      kind: 'rule',
      from: ['E488', 'E489'],
      fr: 'Au corps à corps par l’escalier, attaquant et défenseur choisissent chacun l’arc qu’ils veulent, dans une attaque combinée aussi.',
      en: 'In melee by the stairs attacker and defender each choose any arc they like, in a combined attack too.',
    },
    {
      id: 'ER-34.6',
      page: 34,
      kind: 'rule',
      from: ['E490'],
      fr: 'On tire par l’escalier à distance 1, et la cible est toujours dans l’arc orange.',
      en: 'One fires by the stairs at distance 1, and the target is always in the orange arc.',
    },
    {
      id: 'ER-34.7',
      page: 34,
      kind: 'rule',
      from: ['E491', 'E686'],
      fr: 'Une explosion dont la zone rouge couvre une case d’escalier touche aussi la case correspondante, avec les mêmes dommages, et ne va pas plus loin sur ce niveau.',
      en: 'An explosion whose red zone covers a stair square also hits the matching square, with the same damage, and goes no farther on that level.',
      reading: {
        fr: 'La phrase du livre est coupée ; son exemple montre ceci. La zone orange ne passe pas.',
        en: 'The sentence of the book is cut off; its example shows this. The orange zone does not cross.',
      },
    },
  ],
};
