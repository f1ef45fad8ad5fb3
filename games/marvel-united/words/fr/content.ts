/** What components ask, tell and refuse beyond the rules. */
import type { ContentWords } from '../spoken.ts';

export const contentWords: ContentWords = {
  questions: {},
  facts: {},
  refusals: {
    'alone-here': () => 'aucun autre Héros ici',
    'no-card-in-hand': () => 'aucune carte en main',
    'no-henchman': () => 'aucun Sbire en jeu',
    'no-symbol-left': () => 'aucune icône à couvrir',
    'too-few-cards-told': () => 'moins de deux de vos cartes face visible',
    'nobody-to-bring': () => 'aucun Civil ne peut être déplacé',
  },
  events: {},
};
