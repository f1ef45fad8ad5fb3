/**
 * The 32 search cards as data: the family of each kind, and the entrance symbol of each copy (p.2, p.6). Names, copies
 * and the symbols of eleven cards are public; the other symbols are ours, 8 cards of each, 3 of them in pack A.
 */
import type { SearchCardId, SearchKind } from '../ids.ts';
import type { EntranceSymbol } from '../symbols.ts';

export type Family = 'survival' | 'event' | 'melee' | 'ranged' | 'backpack';

interface Kind {
  readonly family: Family;
  readonly symbols: readonly EntranceSymbol[];
}

export const searchDeck: Readonly<Record<SearchKind, Kind>> = {
  frequency: { family: 'survival', symbols: ['orange', 'green', 'blue', 'purple', 'green', 'blue'] },
  'first-aid': { family: 'survival', symbols: ['purple', 'orange'] },
  explosion: { family: 'event', symbols: ['orange', 'green'] },
  'just-one-bite': { family: 'event', symbols: ['blue', 'purple'] },
  grenade: { family: 'backpack', symbols: ['purple', 'orange', 'green'] },
  fireworks: { family: 'backpack', symbols: ['blue', 'orange'] },
  adrenaline: { family: 'backpack', symbols: ['green', 'purple'] },
  skateboard: { family: 'backpack', symbols: ['blue'] },
  crowbar: { family: 'melee', symbols: ['purple'] },
  'golf-club': { family: 'melee', symbols: ['orange'] },
  machete: { family: 'melee', symbols: ['green'] },
  axe: { family: 'melee', symbols: ['blue'] },
  chainsaw: { family: 'melee', symbols: ['purple'] },
  'barbed-bat': { family: 'melee', symbols: ['orange'] },
  revolver: { family: 'ranged', symbols: ['blue'] },
  shotgun: { family: 'ranged', symbols: ['green'] },
  'submachine-gun': { family: 'ranged', symbols: ['orange'] },
  uzi: { family: 'ranged', symbols: ['purple'] },
  'assault-rifle': { family: 'ranged', symbols: ['green'] },
  crossbow: { family: 'ranged', symbols: ['blue'] },
};

/** What kind of card this is. */
export function kindOf(card: SearchCardId): SearchKind {
  return card.slice(0, -2) as SearchKind;
}

export function familyOf(card: SearchCardId): Family {
  return searchDeck[kindOf(card)].family;
}

/** The entrance symbol of a card: what it does in the Zombie turn. */
export function symbolOf(card: SearchCardId): EntranceSymbol {
  const symbol = searchDeck[kindOf(card)].symbols[Number(card.slice(-1)) - 1];
  if (symbol === undefined) throw new Error(`There is no search card "${card}"`);
  return symbol;
}

/** Survival cards and events: pack A, never in the supply deck. */
export function isPackA(card: SearchCardId): boolean {
  const family = familyOf(card);
  return family === 'survival' || family === 'event';
}

export function isWeapon(card: SearchCardId): boolean {
  const family = familyOf(card);
  return family === 'melee' || family === 'ranged';
}
