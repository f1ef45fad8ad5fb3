import type { Chapter } from '@necropole/kernel';

export const heroTurn: Chapter = {
  title: { fr: 'Tour du Héros', en: 'The Hero’s turn' },
  statements: [
    {
      id: 'MU-7.1',
      page: 7,
      kind: 'absence',
      from: ['U70'],
      fr: 'Aucun Héros n’agit avant que le Plan diabolique soit entièrement résolu, sauf par un effet ou une carte faits pour le tour du Vilain.',
      en: 'No Hero acts before the Master Plan card is wholly resolved, except by an effect or card made for the Villain turn.',
    },
    {
      id: 'MU-7.2',
      page: 7,
      kind: 'rule',
      from: ['U71'],
      fr: 'Les Héros jouent l’un après l’autre autour de la table, dans le sens horaire, à partir de celui qui commence ; les tours du Vilain ne changent pas cet ordre.',
      en: 'Heroes play one after another around the table, clockwise, from the one who begins; Villain turns do not change that order.',
      reading: {
        fr: 'L’effet d’un plan peut inverser cet ordre, et le livre ne dit pas qui joue alors. À partir de ce tour du Vilain, celui qui précédait le dernier à avoir joué joue le premier ; à deux Héros, rien ne change.',
        en: 'The effect of a plan may reverse that order, and the book does not say who plays then. From that Villain turn on, whoever came before the last to have played is first; with two Heroes nothing changes.',
      },
    },
    {
      id: 'MU-7.3',
      page: 7,
      kind: 'rule',
      from: ['U72'],
      fr: 'Le tour d’un Héros a quatre étapes, toujours dans cet ordre : piocher une carte, jouer une carte, résoudre des actions, effet de Lieu.',
      en: 'A Hero’s turn has four steps, always in this order: draw a card, play a card, resolve actions, Location effect.',
    },
  ],
};
