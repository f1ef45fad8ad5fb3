import type { Chapter } from '@necropole/kernel';

export const endOfMatch: Chapter = {
  title: { fr: 'Fin de partie', en: 'End of the match' },
  statements: [
    {
      id: 'TEZ-15.3',
      page: 15,
      kind: 'rule',
      from: ['T222', 'T52'],
      fr: 'Les Zombies gagnent s’il ne reste aucun Survivant et qu’un Humain est Dévoré vif ou que la Barricade atteint 0.',
      en: 'The Zombies win if no survivor is left and either a Human is Eaten Alive or the barricade reaches 0.',
      reading: {
        fr: 'La page 6 semble demander à la fois la mort des Humains et un Patio vidé ; les pages 7, 13 et 15 rendent l’un ou l’autre fatal sans Survivant. Nous suivons la page 15.',
        en: 'Page 6 seems to ask for both dead Humans and an emptied courtyard; pages 7, 13 and 15 make either one fatal without survivors. We follow page 15.',
      },
    },
    {
      id: 'TEZ-15.4',
      page: 15,
      kind: 'rule',
      from: ['T224'],
      fr: 'Une fois la dernière carte Fouille révélée, chaque Humain joue exactement un tour de plus.',
      en: 'Once the last Search card has been revealed, each Human plays exactly one more turn.',
      reading: {
        fr: 'Les pages 6 et 14 parlent aussi d’une pioche vide. Nous attendons que toutes les cartes soient révélées, comme aux pages 8 et 15.',
        en: 'Pages 6 and 14 also speak of an empty deck. We wait until all cards are revealed, as on pages 8 and 15.',
      },
    },
    {
      id: 'TEZ-15.5',
      page: 15,
      kind: 'rule',
      from: ['T225'],
      fr: 'Un dernier tour n’a pas de carte à révéler : ni Bruit, ni nouveaux Zombies, ni carte donnée.',
      en: 'A last turn has no card to reveal: no noise, no new Zombies, no card dealt.',
      reading: {
        fr: 'Le livre n’en parle pas ; sans carte, il n’y a pas de symbole à suivre.',
        en: 'The book does not speak of it; without a card there is no symbol to follow.',
      },
    },
    {
      id: 'TEZ-15.6',
      page: 15,
      kind: 'absence',
      from: ['T226'],
      fr: 'Rien n’empêche les Humains de gagner pendant leur dernier tour.',
      en: 'Nothing keeps the Humans from winning during their last turn.',
    },
    {
      id: 'TEZ-15.7',
      page: 15,
      kind: 'rule',
      from: ['T223'],
      fr: 'Les Zombies gagnent une fois que plus aucune carte Fouille n’est cachée et que chaque Humain a fini son dernier tour.',
      en: 'The Zombies win when all Search cards have been revealed and each Human has played their last turn.',
    },
    {
      id: 'TEZ-15.8',
      page: 15,
      kind: 'absence',
      from: ['T227'],
      fr: 'Deux fins ne se produisent jamais ensemble : la première à survenir termine la partie.',
      en: 'Two endings never happen together: the first to come ends the match.',
      reading: {
        fr: 'Le livre ne parle pas de simultanéité ; tout est résolu dans l’ordre, et « immédiatement » tranche.',
        en: 'The book does not speak of simultaneity; everything is resolved in order, and “immediately” decides.',
      },
    },
  ],
};
