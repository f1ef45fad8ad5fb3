import type { Chapter } from '@necropole/kernel';

export const glossary: Chapter = {
  title: { fr: 'Glossaire', en: 'Glossary' },
  statements: [
    {
      id: 'TEZ-19.1',
      page: 19,
      kind: 'absence',
      from: ['T264'],
      fr: '« Vide » ne parle que de Zombies : cartes, jetons et Humains présents n’y changent rien.',
      en: '“Empty” is about Zombies only: cards, tokens and Humans in the place make no difference.',
    },
    {
      id: 'TEZ-19.2',
      page: 19,
      kind: 'absence',
      from: ['T265'],
      fr: 'Submergé ne laisse aucune trace : si le Zombie n’est plus là au début du tour suivant, ce tour est ordinaire.',
      en: 'Overrun leaves no mark: if the Zombie is gone when the next turn starts, that turn is an ordinary one.',
    },
    {
      id: 'TEZ-19.3',
      page: 19,
      kind: 'data',
      from: ['T266'],
      fr: 'Les 3 Pièces d’une Boutique portent les numéros 1, 2 et 3, et chacune a au moins une action ou un symbole Objectif.',
      en: 'The 3 rooms of a store are numbered 1, 2 and 3, and each has at least one action or objective symbol.',
    },
    {
      id: 'TEZ-19.4',
      page: 19,
      kind: 'data',
      from: ['T267'],
      fr: 'Une Boutique est l’une des 8 cartes autour du Patio ; le Patio n’en est pas une.',
      en: 'A store is one of the 8 cards around the courtyard; the courtyard is not one.',
    },
    {
      id: 'TEZ-19.5',
      page: 19,
      kind: 'absence',
      from: ['T268'],
      fr: 'Pendant le tour des Zombies, l’Humain actif n’est jamais le prochain à jouer : c’est celui qui vient de jouer.',
      en: 'During the Zombie turn the active Human is never the next to play: it is the one who has just played.',
    },
    {
      id: 'TEZ-19.6',
      page: 19,
      kind: 'data',
      from: ['T269'],
      fr: '« Véhicule » vaut pour la Moto comme pour la Voiture de Police.',
      en: '“Vehicle” means the motorcycle or the police car.',
    },
  ],
};
