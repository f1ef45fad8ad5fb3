/** The suite itself is tested: each check has at least one planted fault that it must find. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findFaults } from '../conformance/find-faults.ts';
import { diceRace } from './dice-race.ts';
import { market } from './market.ts';
import { planted } from './planted.ts';

describe('without a fault', () => {
  test('the market is clean', () => expect(findFaults(market())).toEqual([]));
  test('the race is clean', () => expect(findFaults(diceRace)).toEqual([]));
});

describe('the suite finds', () => {
  test.each(planted)('$point: $name', ({ game, point, says, options }) => {
    const found = findFaults(game, { long: false, matches: 6, ...options });
    expect(found.filter((finding) => finding.point === point).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(says),
    );
  });

  test.each(['README.md', 'README.fr.md'])('as many faults as the %s counts', (file) => {
    const readme = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
    expect(/(\d+) (?:planted faults|fautes plantées)/.exec(readme)?.[1]).toBe(String(planted.length));
  });

  test('something for every point', () => {
    expect([...new Set(planted.map(({ point }) => point))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
