import type { Chapter } from '@necropole/kernel';

export const torture: Chapter = {
  title: { fr: 'La torture', en: 'Torture' },
  statements: [
    {
      id: 'ER-30.25',
      page: 30,
      kind: 'rule',
      from: ['E437'],
      fr: 'Seul un ravisseur salémite torture son prisonnier, par un ordre interaction de 1 à 4 PC.',
      en: 'Only a Salemite captor tortures the prisoner, by an interaction order of 1 to 4 CP.',
    },
    {
      id: 'ER-30.26',
      page: 30,
      kind: 'rule',
      from: ['E438', 'E441'],
      fr: 'Chaque PC donne un dé noir, le premier aussi. Le kit de torture porté par le ravisseur en donne 2 de plus, la salle de torture 2 de plus.',
      en: 'Each CP gives a black die, the first too. The torture kit carried by the captor gives 2 more, the torture room 2 more.',
    },
    {
      id: 'ER-31.1',
      page: 31,
      kind: 'rule',
      from: ['E439'],
      fr: 'Seules comptent les icônes d’espionnage : autant de points d’espionnage.',
      en: 'Only spy icons count: as many spy points.',
    },
    {
      id: 'ER-31.2',
      page: 31,
      kind: 'rule',
      from: ['E440'],
      fr: 'Rien ne limite le nombre de fois, par tour ou par round ; un ami peut prendre le prisonnier et continuer.',
      en: 'Nothing limits the number of times, in a turn or in a round; a friend may take the prisoner and go on.',
    },
  ],
};
