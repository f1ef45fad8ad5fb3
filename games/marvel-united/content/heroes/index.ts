/** The seven Heroes. The order of a list is part of the set-up. */
import { byId } from '@necropole/kernel';
import type { HeroCardId } from '../ids.ts';
import type { SpecialCard } from '../kinds.ts';
import { plainCardId, specialCardId } from '../names.ts';
import type { Letters } from '../symbols.ts';
import { blackPanther } from './black-panther.ts';
import { captainCarter } from './captain-carter.ts';
import { cosmicGhostRider } from './cosmic-ghost-rider.ts';
import { ironheart } from './ironheart.ts';
import { loki } from './loki.ts';
import { mightyThor } from './mighty-thor.ts';
import { spiderMan2099 } from './spider-man-2099.ts';

const all = [captainCarter, spiderMan2099, loki, mightyThor, blackPanther, ironheart, cosmicGhostRider] as const;

export type HeroId = (typeof all)[number]['id'];
export type SpecialId = (typeof all)[number]['specials'][number]['id'];

export const heroIds: readonly HeroId[] = all.map(({ id }) => id);
export const heroes = byId(all);

const everySpecial: readonly SpecialCard[] = all.flatMap(({ specials: own }): readonly SpecialCard[] => own);
export const specialIds: readonly SpecialId[] = everySpecial.map(({ id }) => id);
export const specials: Readonly<Record<SpecialId, SpecialCard>> = byId(everySpecial);

/** The twelve cards of a Hero. */
export function cardsOf(hero: HeroId): readonly HeroCardId[] {
  return decks[hero];
}

const decks = Object.fromEntries(all.map(({ id, plain, specials: own }) => [id, deckOf(id, plain, own)])) as Readonly<
  Record<HeroId, readonly HeroCardId[]>
>; // order: only looked up

function deckOf(hero: HeroId, plain: readonly Letters[], own: readonly SpecialCard[]): readonly HeroCardId[] {
  const seen = new Map<Letters, number>();
  const cards = plain.map((letters) => {
    const copy = (seen.get(letters) ?? 0) + 1;
    seen.set(letters, copy);
    return plainCardId(hero, letters, copy);
  });
  return [...cards, ...own.flatMap(({ id, copies }) => copies.map((_, i) => specialCardId(hero, id, i + 1)))];
}

/** Each single card with a special effect, and which effect it is. */
export const specialByCard: Readonly<Record<HeroCardId, SpecialCard>> = Object.fromEntries(
  all.flatMap(({ id, specials: own }) =>
    own.flatMap((special: SpecialCard) =>
      special.copies.map((_, i) => [specialCardId(id, special.id, i + 1), special]),
    ),
  ),
); // order: only looked up
