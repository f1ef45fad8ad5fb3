/** What stands on each spawn card, by what it does: all cards of a kind read alike but for their numbers. */

import type { ComponentWords } from '@necropole/kernel';
import type { HordeKind, SpawnCardId, SpecialAction } from '../content/ids.ts';
import type { SpawnCard } from '../content/kinds.ts';
import { spawnCardIds, spawnCards } from '../content/spawn/index.ts';

type Counts = Extract<SpawnCard, { kind: 'normal' | 'rush' }>['counts'];

/** One language's way to write spawn cards. */
export interface SpawnCardWords {
  normal(horde: HordeKind, counts: Counts): ComponentWords;
  rush(horde: HordeKind, counts: Counts): ComponentWords;
  extraActivation(horde: HordeKind): ComponentWords;
  readonly zombieHero: ComponentWords;
  readonly hiddenCitizen: ComponentWords;
  readonly special: Readonly<Record<SpecialAction, ComponentWords>>;
}

export function writeSpawnCards(words: SpawnCardWords): Readonly<Record<SpawnCardId, ComponentWords>> {
  return Object.fromEntries(spawnCardIds.map((id) => [id, write(spawnCards[id], words)])) as Readonly<
    Record<SpawnCardId, ComponentWords>
  >;
}

function write(card: SpawnCard, words: SpawnCardWords): ComponentWords {
  switch (card.kind) {
    case 'normal':
      return words.normal(card.horde, card.counts);
    case 'rush':
      return words.rush(card.horde, card.counts);
    case 'extra-activation':
      return words.extraActivation(card.horde);
    case 'zombie-hero':
      return words.zombieHero;
    case 'hidden-citizen':
      return words.hiddenCitizen;
    case 'special':
      return words.special[card.special];
  }
}
