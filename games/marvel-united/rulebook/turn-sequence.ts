import type { Chapter } from '@necropole/kernel';

export const turnSequence: Chapter = {
  title: { fr: 'Séquence des tours', en: 'Sequence of turns' },
  statements: [
    {
      id: 'MU-9.1',
      page: 9,
      kind: 'rule',
      from: ['U116'],
      fr: 'Le Héros suivant, dans le sens horaire, joue à son tour ; toutes les 3 cartes Héros ajoutées à l’Intrigue, le Vilain joue d’abord un Plan diabolique.',
      en: 'The next Hero clockwise takes their turn; after every 3 Hero cards added to the Storyline the Villain plays a Master Plan card first.',
    },
    {
      id: 'MU-9.2',
      page: 9,
      kind: 'rule',
      from: ['U119'],
      fr: 'Toute carte Héros ajoutée compte, face visible ou cachée ; une carte échangée ne compte pas, et seul un tour du Vilain remet le compte à zéro.',
      en: 'Each Hero card added counts, face up or down; a card swapped in does not, and only a Villain turn sets the count back to zero.',
      reading: {
        fr: 'Le livre parle de cartes ajoutées : un échange n’en ajoute pas, et une carte qui retourne dans son paquet n’en a pas moins été ajoutée. Un Plan diabolique qu’un effet ajoute face cachée n’est pas un tour du Vilain.',
        en: 'The book speaks of cards added: a swap adds none, and one that goes back to its deck has been added all the same. A Master Plan card that an effect adds face down is no Villain turn.',
      },
    },
  ],
};
