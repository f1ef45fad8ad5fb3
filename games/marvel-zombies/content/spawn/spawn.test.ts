/** The spawn deck, and what its special cards do. */

import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { mansion } from '../../positions/plans.ts';
import { rulebook } from '../../rulebook/index.ts';
import { enemiesAt, hero, type Standing, stand } from '../../testing/standing.ts';
import { hordeCounts, levels, type SpawnCardId, type SpecialAction } from '../ids.ts';
import { spawnCardIds, spawnCards } from './index.ts';

const proves = provesFor(rulebook);
const cards = spawnCardIds.map((id) => spawnCards[id]);

describe('the deck', () => {
  proves(['MZ-4.1', 'MZ-4.3'], '42 cards: 6 zombie heroes, 2 hidden citizens, and 34 others', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(42);
    const count = (kind: string, horde?: string): number =>
      cards.filter((card) => card.kind === kind && (horde === undefined || ('horde' in card && card.horde === horde)))
        .length;
    expect([count('zombie-hero'), count('hidden-citizen')]).toEqual([6, 2]);
    expect(['walker', 'brute', 'runner'].map((horde) => count('normal', horde))).toEqual([9, 5, 4]);
    expect(['walker', 'brute', 'runner'].map((horde) => count('rush', horde))).toEqual([5, 2, 1]);
    expect(['walker', 'brute', 'runner'].map((horde) => count('extra-activation', horde))).toEqual([2, 1, 1]);
    expect(count('special')).toBe(4);
  });

  proves('MZ-14.6', 'one card reads 2 / 3 / 8 / 9 walkers', () => {
    const printed = cards.filter(({ provenance, kind }) => provenance === 'rulebook' && kind === 'normal');
    expect(printed).toMatchObject([{ horde: 'walker', counts: { blue: 2, yellow: 3, orange: 8, red: 9 } }]);
  });

  test('has the cards of the book’s example: 1 brute and a rush of 4 walkers at yellow', () => {
    const yellow = cards.flatMap((card) =>
      'counts' in card ? [`${card.kind} ${card.counts.yellow} ${card.horde}`] : [],
    );
    expect(yellow).toEqual(expect.arrayContaining(['normal 1 brute', 'rush 4 walker']));
  });

  /** What cards bring, as `rush walker 2 4 8 10`. */
  const lines = cards.flatMap((card) =>
    'counts' in card ? [`${card.kind} ${card.horde} ${levels.map((level) => card.counts[level]).join(' ')}`] : [],
  );

  test('has no two cards alike among those that bring figures', () => {
    expect(lines).toHaveLength(26);
    expect(new Set(lines).size).toBe(26);
  });

  test('brings at least one enemy at blue, no fewer at yellow, more at orange and again at red, never more than there are', () => {
    for (const card of cards) {
      if (!('counts' in card)) continue;
      const { blue, yellow, orange, red } = card.counts;
      expect(blue, card.id).toBeGreaterThan(0);
      expect(yellow, card.id).toBeGreaterThanOrEqual(blue);
      expect(orange, card.id).toBeGreaterThan(blue);
      expect(red, card.id).toBeGreaterThan(orange);
      expect(red, card.id).toBeLessThan(hordeCounts[card.horde]);
    }
  });

  test('brings so many at blue, yellow, orange and red', () => {
    expect(lines).toEqual([
      'normal walker 2 3 8 9',
      'normal walker 1 1 2 4',
      'normal walker 1 1 3 5',
      'normal walker 1 1 4 6',
      'normal walker 1 2 4 6',
      'normal walker 1 2 5 7',
      'normal walker 1 2 6 8',
      'normal walker 2 3 6 9',
      'normal walker 2 4 9 12',
      'rush walker 1 1 2 3',
      'rush walker 1 1 3 4',
      'rush walker 1 2 4 6',
      'rush walker 1 3 5 7',
      'rush walker 2 4 8 10',
      'normal brute 1 1 2 3',
      'normal brute 1 1 2 4',
      'normal brute 1 1 3 4',
      'normal brute 1 2 2 3',
      'normal brute 1 2 3 5',
      'rush brute 1 1 2 3',
      'rush brute 1 1 2 4',
      'normal runner 1 1 2 3',
      'normal runner 1 1 2 4',
      'normal runner 1 2 2 3',
      'normal runner 1 2 3 4',
      'rush runner 1 1 2 3',
    ]);
  });

  test('lets runners rush with both of their actions', () => {
    const rush = cards.find((card) => card.kind === 'rush' && card.horde === 'runner')?.id as SpawnCardId;
    const match = stand({
      phase: 'spawn-point',
      points: { initial: 'street-1' },
      spawnDeck: [rush],
      heroes: { rogue: 'street-5' },
      horde: { 'street-2': { runner: 1 } },
    });
    expect(enemiesAt(match, 'street-3')).toBe('1 runner');
    expect(enemiesAt(match, 'street-2')).toBe('1 runner');
  });
});

/** A spawn step with one card, for a point in the first zone of the street. */
function drawn(special: SpecialAction, said: Standing) {
  const card = cards.find((each) => 'special' in each && each.special === special)?.id as SpawnCardId;
  const point = said.board === undefined ? 'street-1' : 'yard';
  return stand({ phase: 'spawn-point', points: { initial: point }, spawnDeck: [card], ...said });
}

describe('Overdrive', () => {
  proves('MZ-21.11', 'lets all brutes act, then takes all power of the heroes beside one', () => {
    const match = drawn('overdrive', {
      heroes: { rogue: { at: 'street-3', power: 4 }, storm: { at: 'street-6', power: 4 } },
      horde: { 'street-2': { brute: 1, walker: 1 } },
    });
    expect(enemiesAt(match, 'street-3')).toBe('1 brute');
    expect(enemiesAt(match, 'street-2')).toBe('1 walker');
    expect(match.events('power-lost').map(({ params }) => params)).toEqual([{ who: 'rogue', power: 4, now: 0 }]);
  });

  test('does nothing without brutes', () => {
    const match = drawn('overdrive', {
      heroes: { rogue: { at: 'street-3', power: 4 } },
      horde: { 'street-2': { walker: 1 } },
    });
    expect(match.events('overdrive')[0]?.params).toEqual({ brutes: 0 });
    expect(enemiesAt(match, 'street-2')).toBe('1 walker');
    expect(match.events('power-lost')).toEqual([]);
  });
});

describe('Multiplication', () => {
  proves('MZ-21.11', 'adds a walker wherever walkers are', () => {
    const match = drawn('multiplication', {
      heroes: { rogue: 'street-7' },
      horde: { 'street-2': { walker: 2 }, 'street-3': { walker: 1, brute: 1 }, 'street-4': { runner: 1 } },
    });
    expect(['street-1', 'street-2', 'street-3', 'street-4'].map((zone) => enemiesAt(match, zone))).toEqual([
      '',
      '3 walkers',
      '1 brute, 2 walkers',
      '1 runner',
    ]);
  });

  test('passes over floors without heroes; with no walkers elsewhere, two come to the spawn zone', () => {
    const match = drawn('multiplication', {
      board: mansion,
      heroes: { rogue: 'entrance' },
      horde: { bedroom: { walker: 1 } },
    });
    expect(enemiesAt(match, 'bedroom')).toBe('1 walker');
    expect(enemiesAt(match, 'yard')).toBe('2 walkers');
  });

  test('runs short only once', () => {
    const match = drawn('multiplication', {
      heroes: { rogue: 'street-7', storm: 'street-7' },
      horde: { 'street-1': { walker: 20 }, 'street-2': { walker: 10 }, 'street-3': { walker: 4 } },
    });
    expect(match.events('shortage')).toHaveLength(1);
    expect(match.events('extra-activation')).toHaveLength(1);
    expect(hero(match, 'rogue').health).toBe(3);
  });
});
