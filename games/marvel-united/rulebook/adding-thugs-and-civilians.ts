import type { Chapter } from '@necropole/kernel';

export const addingThugsAndCivilians: Chapter = {
  title: { fr: 'Ajout des Malfrats et des Civils', en: 'Adding Thugs and Civilians' },
  statements: [
    {
      id: 'MU-6.7',
      page: 6,
      kind: 'data',
      from: ['U57'],
      fr: 'Un Plan diabolique montre en bas trois cases : au centre le Lieu du Vilain, à gauche et à droite les deux Lieux adjacents.',
      en: 'A Master Plan card shows three boxes at the bottom: the Villain’s Location in the centre, the two adjacent Locations to the left and right.',
    },
    {
      id: 'MU-6.8',
      page: 6,
      kind: 'rule',
      from: ['U58'],
      fr: 'Les pions s’ajoutent dans le sens horaire : d’abord le Lieu juste avant celui du Vilain, puis le sien, puis le suivant.',
      en: 'Tokens are added clockwise: first the Location just before the Villain’s, then the Villain’s own, then the next one.',
      reading: {
        fr: 'Le sens est donné sans le point de départ ; les numéros de l’exemple commencent par la case de gauche.',
        en: 'The direction is given without the starting point; the numbers of the example begin with the left box.',
      },
    },
    {
      id: 'MU-6.9',
      page: 6,
      kind: 'rule',
      from: ['U59'],
      fr: 'Dans chaque Lieu, les Malfrats passent avant les Civils.',
      en: 'In each Location Thugs come before Civilians.',
    },
    {
      id: 'MU-6.10',
      page: 6,
      kind: 'rule',
      from: ['U60'],
      fr: 'Un pion demande un emplacement libre : celui qui n’en trouve pas n’est pas posé, et une Affluence se produit dans ce Lieu.',
      en: 'A token needs a free slot: one that finds none is not placed, and an Overflow occurs in that Location.',
      reading: {
        fr: 'Le livre ne parle que de pions ajoutés. Un pion qu’un effet déplace d’un Lieu à l’autre, comme celui du siège des Nations Unies, va où il y a de la place : il ne cause pas d’Affluence.',
        en: 'The book speaks of added tokens only. A token that an effect moves from one Location to another, such as that of the United Nations Headquarters, goes where there is room: it causes no Overflow.',
      },
    },
    {
      id: 'MU-6.11',
      page: 6,
      kind: 'absence',
      from: ['U61'],
      fr: 'Dans l’exemple d’Immortus, trois des quatre pions trouvent place : une seule Affluence a lieu, dans le troisième Lieu, et celui d’Immortus ne reçoit rien.',
      en: 'In the example of Immortus three of the four tokens find room: a single Overflow occurs, in the third Location, and that of Immortus gets nothing.',
    },
    {
      id: 'MU-6.12',
      page: 6,
      kind: 'data',
      from: ['U69'],
      fr: 'Les pions viennent de la réserve, et le sens horaire est le même partout, celui des déplacements du Vilain.',
      en: 'Tokens come from the reserve, and clockwise is the same everywhere: the way the Villain moves.',
    },
  ],
};
