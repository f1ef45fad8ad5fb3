import type { Chapter } from '@necropole/kernel';

export const setup: Chapter = {
  title: { fr: 'Mise en place', en: 'Set-up' },
  statements: [
    {
      id: 'ER-5.1',
      page: 5,
      kind: 'data',
      from: ['E15'],
      fr: 'On choisit un scénario, on pose le plan et ses portes, on choisit les clans, on place les cartes personnage, face saine visible, puis les figurines ; toutes les tuiles d’ordre vont dans le sac, et les compteurs forment la banque.',
      en: 'One chooses a scenario, lays the map and its doors, chooses the clans, lays the character cards healthy side up, then the figures; all order tiles go into the bag, and the counters form the bank.',
    },
    {
      id: 'ER-5.2',
      page: 5,
      kind: 'absence',
      from: ['E16'],
      fr: 'Les tuiles d’ordre et les PC derrière l’écran d’un joueur sont cachés aux autres.',
      en: 'The order tiles and CP behind a player’s screen are hidden from the others.',
    },
    {
      id: 'ER-5.3',
      page: 5,
      kind: 'absence',
      from: ['E19'],
      fr: 'Le nombre de PC restés derrière un écran n’est pas montré.',
      en: 'The number of CP left behind a screen is not shown.',
      reading: {
        fr: 'Le livre n’en dit rien, et l’on pourrait le calculer en suivant la partie. Il est caché à l’affichage, comme il l’est à la table.',
        en: 'The book is silent, and one could work it out by following the match. It is hidden in the display, as it is at the table.',
      },
    },
    {
      id: 'ER-5.4',
      page: 5,
      kind: 'data',
      from: ['E17'],
      fr: 'Les cartes personnage, les tuiles affectées, les PC posés dessus, les blessures et l’équipement sont vus de tous.',
      en: 'Character cards, assigned tiles, the CP on them, wounds and equipment are seen by all.',
    },
  ],
};
