/** What the ways are called that components let somebody choose from. */
import type { Steps, WayId } from '../../content/ways.ts';

export const wayWords: Readonly<Record<Exclude<WayId, Steps>, string>> = {
  'two-thugs': 'Two Thugs',
  'one-of-each': 'A Thug and a Civilian',
  'two-civilians': 'Two Civilians',
  hero: 'On a Hero',
  location: 'On a Location',
  draw: 'Draw a card',
  discard: 'Discard a card',
  'leave-plan': 'Leave the plan on top',
  'mislay-plan': 'Put the plan under the deck',
  heal: 'A Hero draws up to 3 cards',
  'recharge-all': 'A Hero recharges all Equipment',
};
