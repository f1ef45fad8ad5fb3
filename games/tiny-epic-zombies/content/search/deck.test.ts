import { describe, expect, test } from 'vitest';
import { searchCardIds, searchKinds } from '../ids.ts';
import { entranceSymbols } from '../symbols.ts';
import { familyOf, isPackA, isWeapon, kindOf, searchDeck, symbolOf } from './deck.ts';
import { searchCards } from './index.ts';

describe('the search deck', () => {
  test('has 32 cards, 12 of them in pack A and 12 weapons, 6 of each kind', () => {
    expect(searchCardIds).toHaveLength(32);
    expect(new Set(searchCardIds).size).toBe(32);
    expect(searchCardIds.filter(isPackA)).toHaveLength(12);
    expect(searchCardIds.filter(isWeapon)).toHaveLength(12);
    expect(searchCardIds.filter((card) => familyOf(card) === 'melee')).toHaveLength(6);
  });

  test('has a symbol for every copy: 8 cards of each, 3 of them in pack A', () => {
    for (const [kind, copies] of searchKinds) expect(searchDeck[kind].symbols).toHaveLength(copies);
    for (const symbol of entranceSymbols) {
      const cards = searchCardIds.filter((card) => symbolOf(card) === symbol);
      expect(cards).toHaveLength(8);
      expect(cards.filter(isPackA)).toHaveLength(3);
    }
  });

  test('has one component for each kind, of the family that the deck says', () => {
    for (const card of searchCardIds) {
      const component = searchCards[kindOf(card)];
      expect(component.id).toBe(kindOf(card));
      expect(component.family).toBe(familyOf(card));
    }
  });
});
