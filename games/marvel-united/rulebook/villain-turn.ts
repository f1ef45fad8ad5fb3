import type { Chapter } from '@necropole/kernel';

export const villainTurn: Chapter = {
  title: { fr: 'Tour du Vilain', en: 'The Villain’s turn' },
  statements: [
    {
      id: 'MU-5.23',
      page: 5,
      kind: 'rule',
      from: ['U29'],
      fr: 'La partie s’ouvre toujours sur un tour du Vilain, avant celui du premier Héros.',
      en: 'The match always opens with a Villain turn, before that of the first Hero.',
    },
    {
      id: 'MU-5.24',
      page: 5,
      kind: 'rule',
      from: ['U42'],
      fr: 'Le Vilain commence son tour en ajoutant la première carte de son paquet Plan diabolique à la fin de l’Intrigue, face visible.',
      en: 'The Villain begins a turn by adding the top card of the Master Plan deck to the end of the Storyline, face up.',
    },
    {
      id: 'MU-5.25',
      page: 5,
      kind: 'rule',
      from: ['U43'],
      fr: 'Les éléments d’un Plan diabolique se résolvent de haut en bas, chacun achevé avant le suivant : déplacement, BAM !, effet spécial, puis Malfrats et Civils.',
      en: 'The elements of a Master Plan card are resolved from top to bottom, each finished before the next: movement, BAM!, special effect, then Thugs and Civilians.',
    },
  ],
};
