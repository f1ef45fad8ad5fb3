/** What the heroic traits say. */

import { type FamilyWords, withCopies } from '@necropole/kernel';
import { kindOf, type TraitKind } from '../../content/ids.ts';
import { traitCardIds } from '../../content/traits/index.ts';
import type { TraitsSaid } from '../../content/traits/said.ts';
import { heroNames } from '../hero-names.ts';
import { traitCardWords } from './trait-cards.ts';

export const traitsWords: FamilyWords<TraitsSaid, TraitKind> = {
  questions: {
    reroll: (params) =>
      `${traitCardWords['second-chance'].name}: the dice show ${params.dice.join(', ')}. Does ${heroNames[params.who]} roll the ${params.missed === 1 ? 'one' : params.missed} that missed once more?`,
    'choose-citizen': (params) => `Which citizen comes to ${heroNames[params.who]}?`,
  },
  facts: {},
  refusals: {
    'melee-only': () => 'only with a melee attack',
    'nobody-to-rally': () => 'no other hero in sight needs power',
    'no-citizen-in-sight': (params) => `no citizen in sight at range 1–${params.range}`,
  },
  events: {
    'dice-rerolled': (params) =>
      `${heroNames[params.who]} rolls again: ${params.before.join(', ')} becomes ${params.after.join(', ')}.`,
  },
  components: withCopies(traitCardWords, traitCardIds, kindOf),
};
