import type { Chapter } from '@necropole/kernel';

export const movingHeroes: Chapter = {
  title: { fr: 'Déplacement d’un Super-Héros', en: 'Moving a hero' },
  statements: [
    {
      id: 'MZ-16.7',
      page: 16,
      kind: 'rule',
      from: ['M102'],
      fr: 'Quitter une Zone coûte 1 Action, plus 1 par Ennemi qui s’y trouve.',
      en: 'Leaving a zone costs 1 action, plus 1 per enemy in it.',
    },
    {
      id: 'MZ-16.8',
      page: 16,
      kind: 'absence',
      from: ['M103'],
      fr: 'Pour ce surcoût, un Ennemi compte toujours pour 1, même une Brute ou un Héros Zombie.',
      en: 'For that extra cost an enemy always counts 1, even a brute or a zombie hero.',
    },
    {
      id: 'MZ-16.9',
      page: 16,
      kind: 'absence',
      from: ['M104'],
      fr: 'Entrer dans une Zone occupée par des Ennemis ne coûte rien de plus.',
      en: 'Entering a zone held by enemies costs nothing more.',
    },
    {
      id: 'MZ-16.10',
      page: 16,
      kind: 'rule',
      from: ['M105'],
      fr: 'Entrer dans une Zone où se trouvent des Ennemis met fin à cette Action de Déplacement, mais pas au Tour.',
      en: 'Entering a zone with enemies ends that move action, but not the turn.',
    },
  ],
};
