/**
 * The 32 search cards (p.2, p.6): the family of each, and its entrance symbol. Names, copies and the symbols of eleven
 * cards are public; the other symbols are ours, 8 cards of each, 3 of them in pack A.
 */
import { kindOf, type SearchCardId } from '../ids.ts';
import { isWeaponCard, type SearchCard } from '../kinds.ts';
import type { EntranceSymbol } from '../symbols.ts';
import { searchCards, searchKinds } from './index.ts';

/** All 32 cards. */
export const searchCardIds: readonly SearchCardId[] = searchKinds.flatMap((kind) =>
  searchCards[kind].symbols.map((_, i): SearchCardId => `${kind}-${(i + 1) as 1 | 2 | 3 | 4 | 5 | 6}`),
);

export function familyOf(card: SearchCardId): SearchCard['family'] {
  return searchCards[kindOf(card)].family;
}

/** The entrance symbol of a card: what it does in the Zombie turn. */
export function symbolOf(card: SearchCardId): EntranceSymbol {
  const symbol = searchCards[kindOf(card)].symbols[Number(card.slice(-1)) - 1];
  if (symbol === undefined) throw new Error(`There is no search card "${card}"`);
  return symbol;
}

/** Survival cards and events: pack A, never in the supply deck. */
export function isPackA(card: SearchCardId): boolean {
  const family = familyOf(card);
  return family === 'survival' || family === 'event';
}

/** How many of the other cards make pack B: with pack A they are the search deck of a match. */
export const PACK_B = 12;
/** The cards of the search deck of a match. */
export const SEARCH_DECK: number = searchCardIds.filter(isPackA).length + PACK_B;

export function isWeapon(card: SearchCardId): boolean {
  return isWeaponCard(searchCards[kindOf(card)]);
}
