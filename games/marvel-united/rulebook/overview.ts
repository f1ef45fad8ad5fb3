import type { Chapter } from '@necropole/kernel';

export const overview: Chapter = {
  title: { fr: 'Aperçu', en: 'Overview' },
  statements: [
    {
      id: 'MU-2.1',
      page: 2,
      kind: 'data',
      from: ['U1'],
      fr: 'De 1 à 4 Héros font équipe contre un Vilain que le jeu anime ; en mode Super-Vilain, un joueur de plus tient le Vilain, ce qui fait jusqu’à 5 participants.',
      en: 'From 1 to 4 Heroes team up against a Villain run by the game; in Super-Villain mode one more player holds the Villain, which makes up to 5 participants.',
      reading: {
        fr: 'Le livre compte des joueurs. Nous comptons des Héros : une personne peut en tenir plusieurs.',
        en: 'The book counts players. We count Heroes: one person may hold several of them.',
      },
    },
  ],
};
