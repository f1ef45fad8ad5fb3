import type { Chapter } from '@necropole/kernel';

export const opening: Chapter = {
  title: { fr: 'Ouverture de porte ou de fenêtre', en: 'Opening a door or window' },
  statements: [
    {
      id: 'MZ-16.11',
      page: 16,
      kind: 'rule',
      from: ['M106'],
      fr: 'Pour 1 Action, un Super-Héros ouvre une porte ou une fenêtre de sa Zone.',
      en: 'For 1 action a hero opens a door or window of their own zone.',
    },
    {
      id: 'MZ-16.12',
      page: 16,
      kind: 'absence',
      from: ['M107'],
      fr: 'Une porte ou une fenêtre ouverte ne se referme plus.',
      en: 'An open door or window is never closed again.',
    },
    {
      id: 'MZ-16.13',
      page: 16,
      kind: 'rule',
      from: ['M108'],
      fr: 'Une porte de couleur ne s’ouvre que si la condition de la Mission est remplie.',
      en: 'A coloured door opens only if the mission’s condition is met.',
      reading: {
        fr: 'S’ouvre-t-elle alors d’elle-même ? Le livre dit qu’elle « peut être ouverte » : il faut encore l’Action d’Ouverture.',
        en: 'Does it then open by itself? The book says that it can be opened: the open action is still needed.',
      },
    },
    {
      id: 'MZ-16.14',
      page: 16,
      kind: 'absence',
      from: ['M109'],
      fr: 'Des Ennemis dans la Zone n’empêchent pas d’ouvrir.',
      en: 'Enemies in the zone do not prevent opening.',
      reading: {
        fr: 'Le livre n’en dit rien : il ne pose aucune condition, au contraire du Sauvetage.',
        en: 'The book is silent: it sets no condition, unlike a rescue.',
      },
    },
  ],
};
