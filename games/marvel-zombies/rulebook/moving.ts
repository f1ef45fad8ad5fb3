import type { Chapter } from '@necropole/kernel';

export const moving: Chapter = {
  title: { fr: 'Se déplacer', en: 'Moving' },
  statements: [
    {
      id: 'MZ-11.1',
      page: 11,
      kind: 'rule',
      from: ['M47'],
      fr: 'Deux Zones sont adjacentes si elles ont au moins un côté commun que rien ne bloque ; un coin ne suffit jamais.',
      en: 'Two zones are adjacent if they have at least one common side that nothing blocks; a corner is never enough.',
    },
    {
      id: 'MZ-11.2',
      page: 11,
      kind: 'rule',
      from: ['M48'],
      fr: 'On va librement d’une Zone à l’autre dehors et dans une grande salle ; entre deux salles, ou entre dedans et dehors, il faut une porte ou une fenêtre ouverte.',
      en: 'One goes freely from zone to zone outdoors and within a large room; between two rooms, or between indoors and outdoors, it takes an open door or window.',
    },
    {
      id: 'MZ-11.3',
      page: 11,
      kind: 'data',
      from: ['M22'],
      fr: 'Les portes et les fenêtres commencent fermées, sauf celles que la Mission ouvre.',
      en: 'Doors and windows start closed, except those that the mission opens.',
      reading: {
        fr: 'Le livre ne l’écrit pas : il le suppose, en demandant une ouverture pour passer et une Action pour l’obtenir.',
        en: 'The book does not write it: it assumes it, since passing takes an opening and getting one takes an action.',
      },
    },
    {
      id: 'MZ-11.4',
      page: 11,
      kind: 'absence',
      from: ['M50'],
      fr: 'Les Ennemis ralentissent les Super-Héros qui quittent une Zone ; l’inverse n’existe pas.',
      en: 'Enemies slow heroes who leave a zone; there is no such thing the other way round.',
    },
    {
      id: 'MZ-11.5',
      page: 11,
      kind: 'rule',
      from: ['M49'],
      fr: 'Personne ne va sur la fontaine : on en fait le tour.',
      en: 'Nobody moves onto the fountain: one goes round it.',
    },
    {
      id: 'MZ-11.6',
      page: 11,
      kind: 'data',
      from: ['M44'],
      fr: 'La fontaine n’arrête pas le regard.',
      en: 'The fountain does not stop sight.',
    },
  ],
};
