import type { Chapter } from '@necropole/kernel';

export const drawingAndPlaying: Chapter = {
  title: { fr: 'Piocher et jouer une carte', en: 'Drawing and playing a card' },
  statements: [
    {
      id: 'MU-7.4',
      page: 7,
      kind: 'rule',
      from: ['U73'],
      fr: 'Étape 1 : le joueur actif prend en main la première carte de son paquet.',
      en: 'Step 1: the active player takes the top card of their deck into hand.',
    },
    {
      id: 'MU-7.5',
      page: 7,
      kind: 'absence',
      from: ['U74'],
      fr: 'Rien ne limite le nombre de cartes en main.',
      en: 'Nothing limits the number of cards in hand.',
    },
    {
      id: 'MU-7.6',
      page: 7,
      kind: 'absence',
      from: ['U75'],
      fr: 'Un paquet vide n’entraîne aucune pénalité : l’étape se passe sans pioche.',
      en: 'An empty deck brings no penalty: the step goes by without a draw.',
    },
    {
      id: 'MU-7.7',
      page: 7,
      kind: 'rule',
      from: ['U76'],
      fr: 'Étape 2 : le joueur actif ajoute une carte Héros de sa main à la droite de l’Intrigue ; il ne peut pas s’en dispenser.',
      en: 'Step 2: the active player adds a Hero card from their hand to the right end of the Storyline; they cannot decline.',
    },
  ],
};
