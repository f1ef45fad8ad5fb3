/** What components ask, tell and refuse beyond the rules. */
import type { ContentWords } from '../spoken.ts';
import { componentName, hero, location } from './names.ts';

export const contentWords: ContentWords = {
  questions: {},
  facts: {},
  refusals: {
    'no-enemy-next-door': () => 'no enemy in an adjacent Location',
    'no-civilian-next-door': () => 'no Civilian in an adjacent Location',
    'called-already': () => 'this turn’s call has been made',
    'hand-full-enough': () => 'enough cards in hand',
    'no-other-hero': () => 'no other Hero stands',
    'nobody-to-stun': () => 'nobody to stun',
    'no-plan-left': () => 'no Master Plan card left',
    'nothing-lent': () => 'no card lends any symbol',
    'lent-symbol-used': () => 'a lent symbol has been used',
    'no-other-card-told': () => 'no other card lies face up',
    'no-symbol-to-change': () => 'no symbol left to change',
    'nobody-to-restore': () => 'nobody needs it',
    'no-location-effect': () => 'no effect to be had there',
    'heroes-together': (params) => `${componentName(params.component)}: not while Heroes stand together`,
    'guarded-by': (params) => `guarded by ${componentName(params.component)}`,
    'location-in-ruins': (params) => `${location(params.location)} lies in ruins`,
    'alone-here': () => 'no other Hero here',
    'no-card-in-hand': () => 'no card in hand',
    'no-henchman': () => 'no Henchman in play',
    'no-symbol-left': () => 'no symbol to cover',
    'too-few-cards-told': () => 'fewer than two of your cards lie face up',
    'nobody-to-bring': () => 'no Civilian can be moved',
  },
  events: {
    'hero-obeys': (params) => `${hero(params.who)} obeys Doom!`,
  },
};
