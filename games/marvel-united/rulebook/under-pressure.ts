import type { Chapter } from '@necropole/kernel';

export const underPressure: Chapter = {
  title: { fr: 'Sous pression', en: 'Under Pressure' },
  statements: [
    {
      id: 'MU-9.3',
      page: 9,
      kind: 'rule',
      from: ['U117'],
      fr: 'Sous pression, le Vilain joue un Plan diabolique toutes les 2 cartes Héros, jusqu’à la fin de la partie.',
      en: 'Under Pressure, the Villain plays a Master Plan card after every 2 Hero cards, until the match ends.',
    },
    {
      id: 'MU-9.4',
      page: 9,
      kind: 'rule',
      from: ['U118'],
      fr: 'Les cartes se comptent à la fin de chaque tour de Héros : si le seuil du moment est atteint ou dépassé, le Vilain joue aussitôt.',
      en: 'The cards are counted at the end of each Hero’s turn: if the threshold of the moment is reached or passed, the Villain plays at once.',
      reading: {
        fr: 'Le livre ne dit pas ce qui se passe si 2 ou 3 cartes suivent déjà le dernier Plan diabolique quand la première Mission est accomplie : le nouveau rythme vaut dès la fin de ce tour.',
        en: 'The book does not say what happens if 2 or 3 cards already follow the last Master Plan card when the first Mission is completed: the new pace holds from the end of that turn on.',
      },
    },
  ],
};
