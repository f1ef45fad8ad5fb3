import { describe, expect, it } from 'vitest';
import { fieldOf } from './fields.ts';
import { planOf, type Say } from './plan.ts';
import { hexMap, squareGrid } from './testing/scenes.ts';

const plainly: Say = ({ key, params }) => [key, ...(params ?? [])].join(' ');
const sides = (path: string): number => path.split('M').length - 1;

describe('the outline of several spaces', () => {
  it('leaves out the sides that two of them share', () => {
    const plan = planOf(squareGrid(3, 3), plainly);
    expect(sides(fieldOf(plan, ['0-0']).edge)).toBe(4);
    expect(sides(fieldOf(plan, ['0-0', '1-0']).edge)).toBe(6);
    expect(sides(fieldOf(plan, ['0-0', '2-2']).edge)).toBe(8);
  });

  it('does so for hexes too', () => {
    expect(sides(fieldOf(planOf(hexMap(3, 3), plainly), ['hex-0-0', 'hex-0-1']).edge)).toBe(10);
  });
});
