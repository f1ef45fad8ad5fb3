/** What holds on every floor plan, however it is drawn. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floorPlan } from './floor-making.ts';
import {
  adjacent,
  distances,
  distancesToNearest,
  type FloorPlan,
  nearestSeen,
  seen,
  sightRange,
  stepsTowards,
} from './floor-plan.ts';

const always = (): boolean => true;

/** Any plan of a small grid: every cell one of a few zones, indoors or outdoors, with openings and stairs anywhere. */
const anyPlan = fc
  .record({
    zones: fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 30, maxLength: 30 }),
    kinds: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 12, maxLength: 12 }),
    doors: fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { maxLength: 14 }),
    blind: fc.array(fc.integer({ min: 0, max: 59 }), { maxLength: 4 }),
    open: fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }),
  })
  .map(({ zones, kinds, doors, blind, open }) => {
    const holder = (x: number, y: number): number | undefined => (x < 6 && y < 5 ? zones[y * 6 + x] : undefined);
    const side = (number: number) => ({
      floor: 'ground',
      cell: [Math.floor(number / 2) % 6, Math.floor(number / 12)] as const,
      side: number % 2 === 0 ? ('right' as const) : ('below' as const),
    });
    const joins = (number: number): boolean => {
      const { cell, side: way } = side(number);
      const [x, y] = cell;
      const [here, there] = [holder(x, y), way === 'right' ? holder(x + 1, y) : holder(x, y + 1)];
      return there !== undefined && here !== there;
    };
    const plan = floorPlan({
      floors: ['ground'],
      zones: kinds.flatMap((kind, zone) => {
        const cells = zones.flatMap((each, place) =>
          each === zone ? [[place % 6, Math.floor(place / 6)] as const] : [],
        );
        const traits = { room: `room-${kind % 4}`, floor: 'ground', indoor: kind < 4, obstacle: kind === 6 };
        return cells.length === 0 ? [] : [{ id: `zone-${zone}`, ...traits, cells }];
      }),
      openings: doors.filter(joins).map((number) => ({ id: `door-${number}`, kind: 'door', ...side(number) })),
      sides: blind.filter((number) => !doors.includes(number)).map((number) => ({ ...side(number), is: 'blind' })),
      links: [],
    });
    return { plan, isOpen: (opening: number): boolean => open[opening] ?? false };
  });

describe('on any plan', () => {
  const pairs = (plan: FloorPlan): (readonly [number, number])[] =>
    plan.zones.flatMap((_, a) => plan.zones.map((_zone, b) => [a, b] as const));

  it('who sees is seen, at the same range', () => {
    fc.assert(
      fc.property(anyPlan, ({ plan, isOpen }) => {
        for (const [a, b] of pairs(plan)) expect(sightRange(plan, a, b, isOpen)).toBe(sightRange(plan, b, a, isOpen));
      }),
    );
  });

  it('a view holds each zone once, nearest first, as the ranges say', () => {
    fc.assert(
      fc.property(anyPlan, ({ plan, isOpen }) => {
        plan.zones.forEach((_, zone) => {
          const view = seen(plan, zone, isOpen);
          expect(new Set(view.map((each) => each.zone)).size).toBe(view.length);
          expect(view.map(({ range }) => range)).toEqual(view.map(({ range }) => range).sort((a, b) => a - b));
          for (const each of view) expect(sightRange(plan, zone, each.zone, isOpen)).toBe(each.range);
        });
      }),
    );
  });

  it('the nearest zones in sight are those of the least range, in the order of what was looked for', () => {
    fc.assert(
      fc.property(anyPlan, fc.array(fc.nat(11)), fc.nat(4), ({ plan, isOpen }, goals, most) => {
        const wanted = [...new Set(goals)].filter((goal) => goal < plan.zones.length);
        plan.zones.forEach((_, zone) => {
          const ranges = wanted.map((goal) => sightRange(plan, zone, goal, isOpen));
          const least = Math.min(...ranges.filter((range) => range >= 0 && range <= most));
          expect(nearestSeen(plan, zone, wanted, isOpen, most)).toEqual(
            wanted.filter((_goal, i) => ranges[i] === least),
          );
        });
      }),
    );
  });

  it('opening more never hides anything and never lengthens a way', () => {
    fc.assert(
      fc.property(anyPlan, ({ plan, isOpen }) => {
        plan.zones.forEach((_, zone) => {
          for (const each of seen(plan, zone, isOpen)) expect(sightRange(plan, zone, each.zone, always)).not.toBe(-1);
          const [some, all] = [distances(plan, zone, isOpen), distances(plan, zone, always)];
          some.forEach((far, other) => {
            if (far >= 0) expect(all[other]).toBeLessThanOrEqual(far);
          });
        });
      }),
    );
  });

  it('distances up to one zone are true for it and for all that is nearer', () => {
    fc.assert(
      fc.property(anyPlan, fc.array(fc.nat(11), { maxLength: 4 }), ({ plan, isOpen }, wanted) => {
        const goals = wanted.filter((goal) => goal < plan.zones.length);
        const all = distancesToNearest(plan, goals, isOpen);
        all.forEach((far, zone) => {
          const some = distancesToNearest(plan, goals, isOpen, zone);
          expect(some[zone]).toBe(far);
          all.forEach((other, place) => {
            if (other >= 0 && other < far) expect(some[place]).toBe(other);
            else expect([-1, other]).toContain(some[place]);
          });
        });
      }),
    );
  });

  it('a way leads one step nearer to its goal', () => {
    fc.assert(
      fc.property(anyPlan, fc.array(fc.nat(11), { maxLength: 4 }), ({ plan, isOpen }, wanted) => {
        const goals = wanted.filter((goal) => goal < plan.zones.length);
        const { distance, ways } = stepsTowards(plan, 0, goals, isOpen);
        const away = distances(plan, 0, isOpen);
        expect(goals.filter((goal) => (away[goal] ?? -1) >= 0 && (away[goal] ?? 0) < distance)).toEqual([]);
        for (const { goal, steps } of ways) {
          expect(steps.length).toBeGreaterThan(0);
          for (const step of steps) {
            expect(adjacent(plan, 0, step.zone, isOpen)).toBe(true);
            expect(distances(plan, step.zone, isOpen)[goal]).toBe(distance - 1);
            expect(step.through.every(isOpen)).toBe(true);
          }
        }
      }),
    );
  });
});
