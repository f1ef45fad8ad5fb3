import type { Chapter } from '@necropole/kernel';

export const missions: Chapter = {
  title: { fr: 'Missions', en: 'The Missions' },
  statements: [
    {
      id: 'MU-9.5',
      page: 9,
      kind: 'absence',
      from: ['U126'],
      fr: 'Aucun ordre n’est imposé aux 3 Missions : elles avancent côte à côte.',
      en: 'No order is imposed on the 3 Missions: they advance side by side.',
    },
    {
      id: 'MU-9.6',
      page: 9,
      kind: 'rule',
      from: ['U127'],
      fr: 'Le pion d’un Civil sauvé va sur un emplacement libre de la Mission Sauver les Civils ; s’il n’y en a plus, il est défaussé.',
      en: 'The token of a rescued Civilian goes to a free slot of the Rescue Civilians Mission; if none is left, it is discarded.',
    },
    {
      id: 'MU-9.7',
      page: 9,
      kind: 'rule',
      from: ['U128'],
      fr: 'Le pion d’un Malfrat vaincu va sur un emplacement libre de la Mission Vaincre les Malfrats ; s’il n’y en a plus, il est défaussé.',
      en: 'The token of a defeated Thug goes to a free slot of the Defeat Thugs Mission; if none is left, it is discarded.',
    },
    {
      id: 'MU-9.8',
      page: 9,
      kind: 'absence',
      from: ['U129'],
      fr: 'Un Civil ou un Malfrat qu’un effet défausse retourne à la réserve : il ne fait avancer aucune Mission.',
      en: 'A Civilian or Thug that an effect discards goes back to the reserve: it advances no Mission.',
    },
    {
      id: 'MU-9.9',
      page: 9,
      kind: 'rule',
      from: ['U130'],
      fr: 'Sauver un Civil ou vaincre un Malfrat par l’effet d’une carte compte pour la Mission autant que par une action.',
      en: 'Rescuing a Civilian or defeating a Thug by the effect of a card counts for the Mission as much as by an action.',
    },
  ],
};
