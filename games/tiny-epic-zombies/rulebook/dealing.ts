import type { Chapter } from '@necropole/kernel';

export const dealing: Chapter = {
  title: { fr: 'Tour des Zombies : donner et piocher', en: 'Zombie turn: dealing and drawing' },
  statements: [
    {
      id: 'TEZ-14.11',
      page: 14,
      kind: 'rule',
      from: ['T215'],
      fr: 'Le Joueur Zombie choisit 1 carte de sa main et la pose face cachée devant l’Humain qui vient de révéler la sienne.',
      en: 'The Zombie player chooses 1 card from hand and lays it face down before the Human who has just revealed theirs.',
    },
    {
      id: 'TEZ-14.12',
      page: 14,
      kind: 'absence',
      from: ['T216'],
      fr: 'Cet Humain ne voit pas sa carte avant de la révéler, à la fin de son prochain tour.',
      en: 'That Human does not see the card until it is revealed, at the end of their next turn.',
    },
    {
      id: 'TEZ-14.13',
      page: 14,
      kind: 'rule',
      from: ['T217'],
      fr: 'S’il vient de donner sa dernière carte, le Joueur Zombie en pioche aussitôt 4.',
      en: 'If that was the last card in hand, the Zombie player at once draws 4.',
    },
    {
      id: 'TEZ-14.14',
      page: 14,
      kind: 'absence',
      from: ['T218'],
      fr: 'Tant qu’il lui reste une carte en main, le Joueur Zombie ne pioche pas.',
      en: 'As long as a card is left in hand, the Zombie player does not draw.',
    },
    {
      id: 'TEZ-14.15',
      page: 14,
      kind: 'rule',
      from: ['T219'],
      fr: 'Si la main et la pioche Fouille sont vides, aucune carte n’est donnée.',
      en: 'If both the hand and the Search deck are empty, no card is dealt.',
    },
  ],
};
