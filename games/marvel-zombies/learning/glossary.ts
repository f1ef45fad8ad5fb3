/** Words that a newcomer cannot guess, where they stand in sentences. */
import type { GlossaryEntry } from '@necropole/kernel';

export const glossary: readonly GlossaryEntry[] = [
  {
    id: 'devoured',
    forms: { fr: ['dévoré', 'dévorée', 'Dévoré', 'dévorés'], en: ['devoured', 'Devoured'] },
    text: {
      fr: 'Le Citoyen disparaît, et chaque Super-Héros perd 1 pouvoir et 1 Trait.',
      en: 'The citizen is gone, and every hero loses 1 power and 1 trait.',
    },
    cite: 'MZ-25.6',
  },
  {
    id: 'endurance',
    forms: { fr: ['endurance', 'Endurance'], en: ['endurance'] },
    text: {
      fr: 'Les touches qu’il faut, toutes dans la même attaque.',
      en: 'The hits that it takes, all in the same attack.',
    },
    cite: 'MZ-23.12',
    example: 'MZ-example-23-magneto',
  },
  {
    id: 'accuracy',
    forms: { fr: ['précision', 'Précision'], en: ['accuracy'] },
    text: { fr: 'Un dé qui l’atteint ou la dépasse est une touche.', en: 'A die that reaches it is a hit.' },
    cite: 'MZ-23.7',
    example: 'MZ-example-23-magneto',
  },
  {
    id: 'trait',
    forms: { fr: ['Trait', 'Traits', 'carte Trait'], en: ['trait', 'traits'] },
    text: {
      fr: 'Une carte à usage unique ; tu en gardes deux au plus.',
      en: 'A card that is used once; you keep two at most.',
    },
    cite: 'MZ-16.18',
  },
  {
    id: 'rush',
    forms: { fr: ['Ruée', 'ruée'], en: ['rush', 'Rush'] },
    text: { fr: 'Ceux qui viennent d’arriver agissent aussitôt.', en: 'Those who have just come act at once.' },
    cite: 'MZ-21.2',
  },
  {
    id: 'shortage',
    forms: { fr: ['pénurie', 'Pénurie'], en: ['shortage', 'Shortage'] },
    text: {
      fr: 'Il manque des figurines : tous les ennemis de ce type agissent une fois de plus.',
      en: 'Figures are lacking: all enemies of that type act once more.',
    },
    cite: 'MZ-21.15',
  },
  {
    id: 'danger',
    forms: { fr: ['niveau de danger', 'Niveau de danger'], en: ['danger level'] },
    text: {
      fr: 'Celui du Super-Héros le plus avancé : plus il est haut, plus il vient d’ennemis.',
      en: 'That of the hero who is furthest: the higher it is, the more enemies come.',
    },
    cite: 'MZ-14.5',
    example: 'MZ-example-21-danger-level',
  },
  {
    id: 'hidden',
    forms: { fr: ['caché', 'cachée'], en: ['hidden'] },
    text: { fr: 'Les ennemis ne voient pas ce Citoyen.', en: 'Enemies do not see this citizen.' },
    cite: 'MZ-21.7',
  },
];
