import type { Chapter } from '@necropole/kernel';

export const objectives: Chapter = {
  title: { fr: 'Réussir les objectifs', en: 'Completing objectives' },
  statements: [
    {
      id: 'TEZ-15.1',
      page: 15,
      kind: 'rule',
      from: ['T220'],
      fr: 'Un objectif rempli reçoit un marqueur sur sa case Réussi, et il le reste.',
      en: 'A completed objective gets a marker on its Done space, and stays done.',
    },
    {
      id: 'TEZ-15.2',
      page: 15,
      kind: 'rule',
      from: ['T221', 'T51'],
      fr: 'Dès que le troisième objectif est réussi, les Humains gagnent, même au milieu d’un tour.',
      en: 'As soon as the third objective is done the Humans win, even in the middle of a turn.',
      reading: {
        fr: 'La page 6 semble exiger que la pioche Fouille ne soit pas vide ; les pages 8, 14 et 15 accordent un dernier tour à chacun. Nous suivons la page 15.',
        en: 'Page 6 seems to require that the Search deck not be empty; pages 8, 14 and 15 grant everyone a last turn. We follow page 15.',
      },
    },
  ],
};
