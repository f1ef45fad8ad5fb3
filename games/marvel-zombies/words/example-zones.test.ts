import { describe, expect, it } from 'vitest';
import { openingKindOf } from '../content/tiles/openings.ts';
import { smallBoards } from '../positions/plans.ts';
import { exampleZoneWords as en } from './en/example-zones.ts';
import { exampleZoneWords as fr } from './fr/example-zones.ts';

describe('the zones of the boards of the printed examples', () => {
  const ids = [...new Set(smallBoards.flatMap(({ plan }) => plan.zones.map(({ id }) => id)))].sort();

  it.each([
    ['en', en],
    ['fr', fr],
  ])('have their names in %s, and nothing else has', (_, words) => {
    expect(Object.keys(words).sort()).toEqual(ids);
  });

  it.each([
    ['en', en],
    ['fr', fr],
  ])('have names in %s that tell the zones of a board apart', (_, words) => {
    for (const { plan } of smallBoards) {
      expect(new Set(plan.zones.map(({ id }) => words[id]?.name)).size).toBe(plan.zones.length);
    }
  });

  it('have windows that are called windows', () => {
    expect(openingKindOf('path-1/study')).toBe('window');
    expect(openingKindOf('hall-west/kitchen')).toBe('door');
  });
});
