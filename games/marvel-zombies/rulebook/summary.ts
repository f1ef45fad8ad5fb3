import type { Chapter } from '@necropole/kernel';

export const summary: Chapter = {
  title: { fr: 'Résumé du Round', en: 'Round summary' },
  statements: [
    {
      id: 'MZ-48.1',
      page: 48,
      kind: 'absence',
      from: ['M375'],
      fr: 'Le résumé parle d’1 carte par Point de Génération, sans plus : un Point inactif, ou sur un étage sans Super-Héros, n’en reçoit pas pour autant.',
      en: 'The summary speaks of 1 card per spawn point and no more: an inactive point, or one on a floor without a hero, gets none for all that.',
      reading: {
        fr: 'Le texte complet l’emporte sur son résumé.',
        en: 'The full text prevails over its summary.',
      },
    },
  ],
};
