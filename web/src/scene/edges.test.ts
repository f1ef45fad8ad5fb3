import { describe, expect, it } from 'vitest';
import { uncovered } from './edges.ts';
import { lengthOf, type Stretch } from './geometry.ts';
import { bring } from './parts/drawers.ts';
import { type Plan, planOf, type Say } from './plan.ts';
import { between, fourRooms, type Parting } from './testing/scenes.ts';
import { layEdges, planEdge, wallsOf } from './walls.ts';

bring({ layEdges, planEdge, wallsOf });

const plainly: Say = ({ key }) => key;

function planWith(...parting: readonly Parting[]): Plan {
  return planOf(fourRooms(...parting), plainly);
}

function neighbours(plan: Plan, id: string): readonly string[] {
  return [...(plan.spaceById.get(id)?.neighbours ?? [])].sort();
}

/** How much wall is drawn, in design pixels. */
function wallLength(...parting: readonly Parting[]): number {
  const scene = fourRooms(...parting);
  const walls = planOf(scene, plainly).walls?.(scene.edgeStates) ?? '';
  const lines = [...walls.matchAll(/M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)/g)];
  return lines.reduce(
    (sum, [, x1, y1, x2, y2]) => sum + Math.hypot(Number(x2) - Number(x1), Number(y2) - Number(y1)),
    0,
  );
}

describe('edges between rooms', () => {
  it('let nobody through a wall or a barrier', () => {
    expect(neighbours(planWith(), 'a')).toEqual([]);
    expect(neighbours(planWith(between('ab', 'barrier')), 'a')).toEqual([]);
  });

  it('let through doors, windows and openings', () => {
    const plan = planWith(between('ab', 'door', 'open'), between('ac', 'window', 'broken'), between('bd', 'opening'));
    expect(neighbours(plan, 'a')).toEqual(['b', 'c']);
    expect(neighbours(plan, 'd')).toEqual(['b']);
  });

  it('make a gap in the wall only where one is open', () => {
    const whole = wallLength();
    const closed = wallLength(between('ab', 'door', 'closed'));
    const open = wallLength(between('ab', 'door', 'open'));
    const gone = wallLength(between('ab', 'opening'));
    expect(closed).toBeCloseTo(whole, 0);
    expect(open).toBeLessThan(whole);
    expect(gone).toBeLessThan(open);
  });

  it('can be found by their id, at the middle of their wall', () => {
    const plan = planWith(between('ab', 'door', 'locked'));
    const door = plan.edgeById.get('ab');
    expect(door?.at).toEqual([10 * plan.scale, 5 * plan.scale]);
    expect(Math.abs(door?.turn ?? 0)).toBe(90);
    expect(plan.edgeById.has('cd')).toBe(false);
  });

  it('draw a line between zones of one room, and none through a wall', () => {
    const plan = planWith(between('ab', 'opening'));
    const lined = plan.meetings.filter(({ line }) => line !== null).map(({ a, b }) => a + b);
    expect(lined).toEqual(['ab']);
  });
});

describe('what is left of a stretch', () => {
  const stretch: Stretch = [
    [0, 0],
    [100, 0],
  ];

  it('is what no other covers', () => {
    const left = uncovered(stretch, [
      [
        [60, 0],
        [40, 0],
      ],
      [
        [90, 0],
        [130, 0],
      ],
    ]);
    expect(left.map(lengthOf)).toEqual([40, 30]);
  });

  it('is all of it when the others lie elsewhere or across', () => {
    const left = uncovered(stretch, [
      [
        [40, 9],
        [60, 9],
      ],
      [
        [50, -20],
        [50, 20],
      ],
    ]);
    expect(left.map(lengthOf)).toEqual([100]);
  });
});
