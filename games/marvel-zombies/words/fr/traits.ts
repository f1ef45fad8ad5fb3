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
      params.missed === 1
        ? `${traitCardWords['second-chance'].name} : les dés montrent ${params.dice.join(', ')}. ${heroNames[params.who]} relance le dé manqué ?`
        : `${traitCardWords['second-chance'].name} : les dés montrent ${params.dice.join(', ')}. ${heroNames[params.who]} relance les ${params.missed} dés manqués ?`,
    'choose-citizen': (params) => `Quel Citoyen vient auprès de ${heroNames[params.who]} ?`,
  },
  facts: {},
  refusals: {
    'melee-only': () => 'seulement avec une Attaque de mêlée',
    'nobody-to-rally': () => 'aucun autre Super-Héros en vue n’a besoin de Pouvoir',
    'no-citizen-in-sight': (params) => `aucun Citoyen en vue à Portée 1–${params.range}`,
  },
  events: {
    'dice-rerolled': (params) =>
      `${heroNames[params.who]} relance : ${params.before.join(', ')} devient ${params.after.join(', ')}.`,
  },
  components: withCopies(traitCardWords, traitCardIds, kindOf),
};
