import type { Chapter } from '@necropole/kernel';

export const specialEffect: Chapter = {
  title: { fr: 'Effet spécial', en: 'Special effect' },
  statements: [
    {
      id: 'MU-6.6',
      page: 6,
      kind: 'rule',
      from: ['U56'],
      fr: 'L’effet spécial d’un Plan diabolique se résout autant que possible, et ce qui ne peut se faire est passé sans pénalité : « Infinity Watch, Rassemblement » défausse les Malfrats et les Civils du Lieu d’Immortus, s’il y en a.',
      en: 'The special effect of a Master Plan card is resolved as far as possible, and what cannot be done is skipped without penalty: “Infinity Watch, Assemble” discards the Thugs and Civilians in the Location of Immortus, if there are any.',
      reading: {
        fr: 'Les deux icônes de cet exemple sont perdues : nous lisons Malfrats et Civils, les seuls pions d’un Lieu que l’on défausse.',
        en: 'The two icons of this example are lost: we read Thugs and Civilians, the only tokens of a Location that are discarded.',
      },
    },
  ],
};
