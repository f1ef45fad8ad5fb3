/** The words of each kind of trait, and of each of its cards: all copies read the same. */

import type { ComponentWords } from '@necropole/kernel';
import { kindOf, type TraitKind } from '../content/ids.ts';
import { traitCardIds } from '../content/traits/index.ts';

type TraitCards = Readonly<Record<TraitKind, ComponentWords>>;

export function withTraitCopies(kinds: TraitCards): TraitCards & Readonly<Record<string, ComponentWords>> {
  return { ...Object.fromEntries(traitCardIds.map((card) => [card, kinds[kindOf(card)]])), ...kinds };
}
