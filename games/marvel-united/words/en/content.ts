/** What components ask, tell and refuse beyond the rules. */
import type { ContentWords } from '../spoken.ts';

export const contentWords: ContentWords = {
  questions: {},
  facts: {},
  refusals: {
    'alone-here': () => 'no other Hero here',
    'no-card-in-hand': () => 'no card in hand',
    'no-henchman': () => 'no Henchman in play',
    'no-symbol-left': () => 'no symbol to cover',
    'too-few-cards-told': () => 'fewer than two of your cards lie face up',
    'nobody-to-bring': () => 'no Civilian can be moved',
  },
  events: {},
};
