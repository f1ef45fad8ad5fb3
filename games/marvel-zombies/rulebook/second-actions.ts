import type { Chapter } from '@necropole/kernel';

export const secondActions: Chapter = {
  title: { fr: 'Forcenés et Héros Zombies', en: 'Runners and zombie heroes' },
  statements: [
    {
      id: 'MZ-20.8',
      page: 20,
      kind: 'rule',
      from: ['M164'],
      fr: 'Les Forcenés et les Héros Zombies font leur première Action avec les autres Ennemis, puis une seconde.',
      en: 'Runners and zombie heroes take their first action along with the other enemies, then a second one.',
    },
    {
      id: 'MZ-20.9',
      page: 20,
      kind: 'absence',
      from: ['M165'],
      fr: 'La seconde Action ne dépend pas de la première : elle se décide d’après la situation nouvelle.',
      en: 'The second action does not follow from the first: it is decided by the new situation.',
    },
    {
      id: 'MZ-20.10',
      page: 20,
      kind: 'absence',
      from: ['M160'],
      fr: 'La seconde Action n’est pas perdue devant une fenêtre : forcée par la première, la fenêtre se franchit avec la seconde.',
      en: 'The second action is not lost at a window: forced with the first action, it is passed with the second.',
    },
    {
      id: 'MZ-20.11',
      page: 20,
      kind: 'absence',
      from: ['M166'],
      fr: 'Avec une cible dans leur Zone dès le début, ils attaquent deux fois et ne vont nulle part.',
      en: 'With a target in their zone from the start they attack twice and go nowhere.',
    },
    {
      id: 'MZ-20.12',
      page: 20,
      kind: 'absence',
      from: ['M167'],
      fr: 'Si la première Action leur ôte leur seule cible, la seconde ne reste pas sans effet : ils se déplacent.',
      en: 'If the first action takes away their only target, the second is not idle: they move.',
    },
  ],
};
