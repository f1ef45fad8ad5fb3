import type { Chapter } from '@necropole/kernel';

export const modes: Chapter = {
  title: { fr: 'Modes de jeu', en: 'Game modes' },
  statements: [
    {
      id: 'TEZ-3.1',
      page: 3,
      kind: 'data',
      from: ['T11'],
      fr: 'Cinq modes : Coopératif contre Zombie, Coopératif pur, Compétitif contre Zombie, Compétitif pur et Solo.',
      en: 'Five modes: cooperative against a Zombie player, pure cooperative, competitive against a Zombie player, pure competitive, and solo.',
    },
    {
      id: 'TEZ-3.2',
      page: 3,
      kind: 'data',
      from: ['T12'],
      fr: 'Contre un Joueur Zombie on est de 3 à 5 ; en Coopératif pur ou Compétitif pur, de 2 à 4 ; en Solo, un seul joueur.',
      en: 'Against a Zombie player there are 3 to 5 players; in pure cooperative or pure competitive, 2 to 4; in solo, a single player.',
    },
    {
      id: 'TEZ-3.3',
      page: 3,
      kind: 'absence',
      from: ['T13'],
      fr: 'Le Coopératif contre Zombie est la référence : un autre mode ne change rien de plus que ce que son chapitre annonce.',
      en: 'Cooperative against a Zombie player is the reference: another mode changes nothing beyond what its own chapter says.',
    },
  ],
};
