import type { NextPlace, SceneCard, ScenePile } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { type FootItem, type FootRow, footRow, footSizes } from './foot-rows.ts';

const label = { key: 'thing' };

function row(cards: readonly SceneCard[], next: readonly NextPlace[] = []): ScenePile {
  return { id: 'story', label, kind: 'row', along: 'foot', cards, next };
}

function cards(count: number, live: readonly number[] = []): readonly SceneCard[] {
  return Array.from({ length: count }, (_, i) => ({ id: `card-${i}`, ...(live.includes(i) ? { live: true } : {}) }));
}

function told({ spines, before, bracketed, after }: FootRow) {
  const name = (item: FootItem): string => ('card' in item ? item.id : item.symbol);
  return {
    spines: spines.map(name),
    before: before.map(name),
    bracketed: bracketed.map(name),
    after: after.map(name),
  };
}

describe('a row along the foot of the table', () => {
  const { desk, phone } = footSizes;

  it('is seen whole where there is room, and its oldest cards are spines where there is not', () => {
    expect(told(footRow(row(cards(4)), null, 338, desk)).spines).toEqual([]);
    expect(told(footRow(row(cards(4)), null, 337, desk))).toMatchObject({
      spines: ['card-0'],
      before: ['card-1', 'card-2', 'card-3'],
    });
    expect(footRow(row(cards(14)), null, 374, phone).spines.length).toBe(8);
    expect(footRow(row(cards(14)), null, 334, phone).spines.length).toBe(9);
  });

  it('leaves room for the places where cards come next', () => {
    const next = [{ symbol: 'i-skull', label, bad: true as const }];
    expect(told(footRow(row(cards(3), next), null, 338, desk))).toEqual({
      spines: [],
      before: ['card-0', 'card-1', 'card-2', 'i-skull'],
      bracketed: [],
      after: [],
    });
    expect(footRow(row(cards(4), next), null, 338, desk).spines.length).toBe(2);
  });

  it('has one bracket from the first card that counts to the last, over what lies between, never over a spine', () => {
    const next = [{ symbol: 's-2', label, live: true as const }];
    expect(told(footRow(row(cards(5, [1, 3])), null, 1000, desk))).toEqual({
      spines: [],
      before: ['card-0'],
      bracketed: ['card-1', 'card-2', 'card-3'],
      after: ['card-4'],
    });
    expect(told(footRow(row(cards(3, [1]), next), null, 1000, desk)).bracketed).toEqual(['card-1', 'card-2', 's-2']);
    expect(told(footRow(row(cards(5, [1, 3])), null, 10, desk)).spines).toEqual(['card-0']);
  });

  it('shows what the answer that is pointed at would lay, and the bracket as it would be', () => {
    const shown = footRow(row(cards(2, [0, 1])), row(cards(3, [1, 2])), 1000, desk);
    expect(told(shown)).toMatchObject({ before: ['card-0'], bracketed: ['card-1', 'card-2'] });
    expect(shown.bracketed.map((item) => 'card' in item && item.foreseen)).toEqual([false, true]);
  });
});
