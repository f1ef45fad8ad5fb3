import type { Chapter } from '@necropole/kernel';

export const playersPhase: Chapter = {
  title: { fr: 'Phase des Joueurs', en: 'The players’ phase' },
  statements: [
    {
      id: 'MZ-16.1',
      page: 16,
      kind: 'rule',
      from: ['M96'],
      fr: 'La Phase des Joueurs suit trois étapes : le Pouvoir augmente, les pions Activation repassent au vert, les Super-Héros sont activés.',
      en: 'The players’ phase has three steps: power rises, activation tokens turn green again, heroes are activated.',
    },
    {
      id: 'MZ-16.2',
      page: 16,
      kind: 'rule',
      from: ['M97'],
      fr: 'Chaque Super-Héros gagne 1 Pouvoir, dès le premier Round, sans dépasser 4.',
      en: 'Each hero gains 1 power, from the first round on, never beyond 4.',
      reading: {
        fr: 'Le texte dit « chaque joueur ». La piste est celle du Super-Héros, et la page 24 le confirme : c’est chaque Super-Héros.',
        en: 'The text says each player. The track belongs to the hero, and page 24 confirms it: it is each hero.',
      },
    },
    {
      id: 'MZ-16.3',
      page: 16,
      kind: 'absence',
      from: ['M98'],
      fr: 'Les Super-Héros agissent l’un après l’autre : aucun ne commence tant qu’un autre n’a pas fini son Tour.',
      en: 'Heroes act one after the other: none begins while another has not finished their turn.',
    },
    {
      id: 'MZ-16.4',
      page: 16,
      kind: 'rule',
      from: ['M99'],
      fr: 'Les joueurs choisissent l’ordre des Super-Héros, et peuvent en changer à chaque Round.',
      en: 'The players choose the order of the heroes, and may change it every round.',
    },
    {
      id: 'MZ-16.5',
      page: 16,
      kind: 'rule',
      from: ['M100'],
      fr: 'Au niveau bleu un Super-Héros a 3 Actions par Tour, sans compter les Actions gratuites de ses Compétences.',
      en: 'At blue a hero has 3 actions per turn, not counting the free actions of skills.',
    },
    {
      id: 'MZ-16.6',
      page: 16,
      kind: 'absence',
      from: ['M101'],
      fr: 'Aucune Action n’est limitée à une fois par Tour, hormis le Gain de Trait.',
      en: 'No action is limited to once per turn, except gaining a trait.',
    },
  ],
};
