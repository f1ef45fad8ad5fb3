/** Words that a newcomer cannot guess, where they stand in sentences. */
import type { GlossaryEntry } from '@necropole/kernel';

export const glossary: readonly GlossaryEntry[] = [
  {
    id: 'team-box',
    forms: { fr: ['case de l’équipe'], en: ['team box'] },
    text: {
      fr: 'Là où se tient l’équipe. Qui y entre se bat au corps à corps, à l’activation suivante.',
      en: 'Where the team stands. Whoever enters it fights hand to hand, at the next activation.',
    },
    cite: 'ZF-10.20',
  },
  {
    id: 'box',
    forms: { fr: ['case 3', 'case 2', 'case 1'], en: ['box 3', 'box 2', 'box 1'] },
    text: {
      fr: 'Une distance : les morts arrivent en case 3, et chaque case vaut une volée.',
      en: 'A distance: the dead come in at box 3, and each box means one volley.',
    },
    cite: 'ZF-9.25',
  },
  {
    id: 'volley',
    forms: { fr: ['volée', 'volées'], en: ['volley', 'volleys'] },
    text: {
      fr: 'Quatre tireurs au plus ; leurs dés sont partagés entre les cibles, chaque 6 inflige un dommage.',
      en: 'Four shooters at most; their dice are split among the targets, each 6 is a damage.',
    },
    cite: 'ZF-9.29',
  },
  {
    id: 'assault',
    forms: { fr: ['assaut'], en: ['assault'] },
    text: {
      fr: 'Le corps à corps : un dé chacun, en même temps ; 5 ou 6 inflige un dommage.',
      en: 'Hand to hand: a die each, at the same time; 5 or 6 deals a damage.',
    },
    cite: 'ZF-10.18',
  },
  {
    id: 'entry-zone',
    forms: { fr: ['zone d’entrée', 'zones d’entrée'], en: ['entry zone', 'entry zones'] },
    text: {
      fr: 'Un couloir rond à piliers, numéroté : les zombies errants y entrent, au dé.',
      en: 'A round corridor with pillars and a number: wandering zombies come in there, by a die.',
    },
    cite: 'ZF-7.22',
  },
];
