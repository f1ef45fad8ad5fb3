import { describe, expect, it } from 'vitest';
import { bring } from './parts/drawers.ts';
import { pointAt, pointsAlong, shortestWay } from './paths.ts';
import { planOf, type Say } from './plan.ts';
import { between, fourRooms, squareGrid } from './testing/scenes.ts';
import { layEdges, planEdge, wallsOf } from './walls.ts';

bring({ layEdges, planEdge, wallsOf });

const plainly: Say = ({ key, params }) => [key, ...(params ?? [])].join(' ');

describe('the way of a piece', () => {
  it('goes round through the doors where a wall is in between', () => {
    const plan = planOf(fourRooms(between('ac', 'door'), between('cd', 'opening'), between('bd', 'door')), plainly);
    expect(shortestWay(plan, 'a', 'b')).toEqual(['a', 'c', 'd', 'b']);
  });

  it('is none where there is no way', () => {
    expect(shortestWay(planOf(fourRooms(), plainly), 'a', 'b')).toBeNull();
  });

  it('is the shortest over open ground', () => {
    expect(shortestWay(planOf(squareGrid(4, 3), plainly), '0-0', '3-0')).toEqual(['0-0', '1-0', '2-0', '3-0']);
  });

  it('passes through each door, and ends where the piece will stand', () => {
    const plan = planOf(fourRooms(between('ac', 'door'), between('cd', 'door')), plainly);
    const at = (x: number, y: number) => [x * plan.scale, y * plan.scale] as const;
    const points = pointsAlong(plan, ['a', 'c', 'd'], at(2, 2), at(18, 18));
    expect(points[0]).toEqual(at(2, 2));
    expect(points).toContainEqual(at(5, 10));
    expect(points).toContainEqual(at(10, 15));
    expect(points.at(-1)).toEqual(at(18, 18));
  });

  it('knows where a piece is when part of the way is done', () => {
    const line = [
      [0, 0],
      [10, 0],
      [10, 30],
    ] as const;
    expect(pointAt(line, 0)).toEqual([0, 0]);
    expect(pointAt(line, 0.25)).toEqual([10, 0]);
    expect(pointAt(line, 0.5)).toEqual([10, 10]);
    expect(pointAt(line, 1)).toEqual([10, 30]);
  });
});
