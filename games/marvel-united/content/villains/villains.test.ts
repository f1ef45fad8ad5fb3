import { describe, expect, test } from 'vitest';
import type { Villain } from '../kinds.ts';
import { bystandersOf, symbolsOf } from '../symbols.ts';
import { villainIds, villains } from './index.ts';

const all: readonly Villain[] = villainIds.map((id) => villains[id]);
const letters = ({ plans }: Villain): string => plans.flatMap(({ tokens }) => tokens).join('');
const threatsOf = (villain: Villain) => villain.threats.flatMap((threat) => Array(threat.copies).fill(threat));

describe.each(all.map((villain) => [villain.id, villain] as const))('%s', (_, villain) => {
  test('has twelve Master Plan cards, each of its own number, and six Threats', () => {
    expect(villain.plans).toHaveLength(12);
    expect(new Set(villain.plans.map(({ id }) => id)).size).toBe(12);
    expect(threatsOf(villain)).toHaveLength(6);
  });

  test('has a BAM! on 8 to 12 plans, and special effects on 2 to 7, each of them on a card', () => {
    const bams = villain.plans.filter(({ bam }) => bam).length;
    const specials = villain.plans.flatMap(({ special }) => (special === null ? [] : [special]));
    expect(bams).toBeGreaterThanOrEqual(8);
    expect(specials.length).toBeGreaterThanOrEqual(2);
    expect(specials.length).toBeLessThanOrEqual(7);
    expect(new Set(specials)).toEqual(new Set(villain.planSpecials.map(({ id }) => id)));
  });

  test('adds 3 to 6 tokens with each plan, 37 to 52 in all, about as many Thugs as Civilians', () => {
    for (const { tokens } of villain.plans) {
      expect(tokens.join('').length).toBeGreaterThanOrEqual(3);
      expect(tokens.join('').length).toBeLessThanOrEqual(6);
    }
    const tokens = bystandersOf(letters(villain));
    expect(tokens.length).toBeGreaterThanOrEqual(37);
    expect(tokens.length).toBeLessThanOrEqual(52);
    const thugs = tokens.filter((token) => token === 'thug').length / tokens.length;
    expect(thugs).toBeGreaterThan(0.4);
    expect(thugs).toBeLessThan(0.6);
  });

  test('moves by 0 to 5, each about twice', () => {
    for (const steps of [0, 1, 2, 3, 4, 5]) {
      const times = villain.plans.filter(({ move }) => move === steps).length;
      expect(times).toBeGreaterThanOrEqual(1);
      expect(times).toBeLessThanOrEqual(3);
    }
  });

  test('has Henchmen of 3 to 6 Health, more of it with more Heroes, and Threats that 3 or 4 tokens clear', () => {
    for (const { health, needs } of villain.threats) {
      expect(health === undefined).toBe(needs !== undefined);
      if (needs !== undefined) expect([3, 4]).toContain(needs.count);
      const [two, three, four] = health ?? [3, 3, 3];
      expect(two).toBeGreaterThanOrEqual(3);
      expect(four).toBeLessThanOrEqual(6);
      expect(two <= three && three <= four).toBe(true);
    }
  });

  test('gives the Heroes 2 to 8 Action tokens against a Villain player', () => {
    const tokens = symbolsOf(villain.tokens);
    expect(tokens.length).toBeGreaterThanOrEqual(2);
    expect(tokens.length).toBeLessThanOrEqual(8);
  });

  test('ends the match by a plot or is ended by a goal, and has Health unless nothing hurts them', () => {
    expect(villain.plot !== undefined || villain.goal !== undefined).toBe(true);
    expect(villain.health.every((health) => health > 0)).toBe(villain.untouchable !== true);
  });
});

describe('the four Villains together', () => {
  const threats = all.flatMap((villain) => villain.threats);

  test('have one starting plan', () => {
    expect(all.flatMap(({ plans }) => plans.filter(({ start }) => start === true))).toHaveLength(1);
  });

  test('have Threats of every kind: "!", BAM!, constant, and cleared by other actions than Heroic ones', () => {
    expect(threats.some(({ stop }) => stop !== undefined)).toBe(true);
    expect(threats.some(({ bam }) => bam !== undefined)).toBe(true);
    expect(threats.some(({ stop, bam }) => stop === undefined && bam === undefined)).toBe(true);
    expect(new Set(threats.map(({ needs }) => needs?.action))).toEqual(
      new Set([undefined, 'heroic', 'move', 'attack']),
    );
  });
});
