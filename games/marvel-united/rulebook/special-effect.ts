import type { Chapter } from '@necropole/kernel';

export const specialEffect: Chapter = {
  title: { fr: 'Effet spécial', en: 'Special effect' },
  statements: [
    {
      id: 'MU-6.6',
      page: 6,
      kind: 'rule',
      from: ['U56'],
      fr: 'L’effet spécial de la carte se résout autant que possible : ce qui ne peut se faire est passé, sans pénalité.',
      en: 'The special effect of the card is resolved as far as possible: what cannot be done is skipped, without penalty.',
    },
  ],
};
