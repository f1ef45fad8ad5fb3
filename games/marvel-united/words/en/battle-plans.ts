/** What stands on Battle Plans. Their cost is put in from the data. */
import type { ComponentWords } from '@necropole/kernel';
import type { BattlePlanId } from '../../content/ids.ts';

export const battlePlanWords: Readonly<Record<BattlePlanId, ComponentWords>> = {
  'fresh-legs': { name: 'Fresh Legs', text: 'A Support Hero card gives 1 more Move symbol.' },
  'deep-bench': { name: 'Deep Bench', text: 'Three cards lie in your support row, instead of two.' },
  'covering-fire': {
    name: 'Covering Fire',
    text: 'When you play a Support Hero card, you ignore 1 damage until your next turn.',
  },
  'nothing-wasted': {
    name: 'Nothing Wasted',
    text: 'At the end of the turn in which you played a Support Hero card, one of its symbols that you did not use becomes an Action token.',
  },
  encore: {
    name: 'Encore',
    text: 'You may resolve the special effect of a Support Hero card twice in its turn, unless it is mandatory.',
  },
  'second-wind': {
    name: 'Second Wind',
    text: 'When you play a Support Hero card with 2 cards or fewer in hand, draw 1 card.',
  },
};
