import { describe, expect, test } from 'vitest';
import { kindOf, type SearchKind } from '../ids.ts';
import { type EntranceSymbol, entranceSymbols } from '../symbols.ts';
import { familyOf, isPackA, isWeapon, searchCardIds, symbolOf } from './deck.ts';

/** Kinds of which no copy was photographed. */
const ours: readonly SearchKind[] = [
  'fireworks',
  'machete',
  'axe',
  'chainsaw',
  'barbed-bat',
  'submachine-gun',
  'uzi',
  'assault-rifle',
  'crossbow',
];

describe('the search deck', () => {
  test('has 32 cards, 12 of them in pack A and 12 weapons, 6 of each kind', () => {
    expect(searchCardIds).toHaveLength(32);
    expect(new Set(searchCardIds).size).toBe(32);
    expect(searchCardIds.filter(isPackA)).toHaveLength(12);
    expect(searchCardIds.filter(isWeapon)).toHaveLength(12);
    expect(searchCardIds.filter((card) => familyOf(card) === 'melee')).toHaveLength(6);
  });

  test('has 8 cards of each symbol, 3 of them in pack A', () => {
    for (const symbol of entranceSymbols) {
      const cards = searchCardIds.filter((card) => symbolOf(card) === symbol);
      expect(cards).toHaveLength(8);
      expect(cards.filter(isPackA)).toHaveLength(3);
    }
  });

  test('has the symbols that photographs show of eleven cards', () => {
    const seen = {
      orange: ['frequency-1', 'explosion-1', 'golf-club-1'],
      purple: ['first-aid-1', 'grenade-1', 'crowbar-1'],
      blue: ['just-one-bite-1', 'skateboard-1', 'revolver-1'],
      green: ['adrenaline-1', 'shotgun-1'],
    } as const;
    for (const symbol of entranceSymbols) expect(seen[symbol].map(symbolOf)).toEqual(seen[symbol].map(() => symbol));
  });

  test('has these symbols of ours on the others', () => {
    const others = (symbol: EntranceSymbol) =>
      searchCardIds.filter(
        (card) => symbolOf(card) === symbol && (Number(card.slice(-1)) > 1 || ours.includes(kindOf(card))),
      );
    expect(others('orange')).toEqual(['first-aid-2', 'grenade-2', 'fireworks-2', 'barbed-bat-1', 'submachine-gun-1']);
    expect(others('green')).toEqual([
      'frequency-2',
      'frequency-5',
      'explosion-2',
      'grenade-3',
      'machete-1',
      'assault-rifle-1',
    ]);
    expect(others('blue')).toEqual(['frequency-3', 'frequency-6', 'fireworks-1', 'axe-1', 'crossbow-1']);
    expect(others('purple')).toEqual(['frequency-4', 'just-one-bite-2', 'adrenaline-2', 'chainsaw-1', 'uzi-1']);
  });
});
