import { describe, expect, it } from 'vitest';
import { drawLine } from './overlay-lines.ts';
import { planOf, type Say } from './plan.ts';
import { squareGrid } from './testing/scenes.ts';

const plainly: Say = ({ key }) => key;
const plan = planOf(squareGrid(3, 3), plainly);
const middle = (id: string): readonly number[] => [...(plan.spaceById.get(id)?.middle ?? [])];

describe('a line over the board', () => {
  it('is counted from space to space', () => {
    const line = drawLine(plan, [], { from: '0-0', to: '2-0', count: 2 });
    expect(line?.counts.map(({ number, last }) => [number, last])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(line?.counts[0]?.at).toEqual(middle('1-0'));
    expect(line).toMatchObject({ end: middle('2-0'), cross: null });
  });

  it('ends where something stops it, and is not counted', () => {
    const line = drawLine(plan, [], { from: '0-0', to: '2-0', count: 2, stop: '1-0' });
    expect(line).toMatchObject({ end: middle('1-0'), cross: middle('1-0'), to: middle('2-0'), counts: [] });
  });

  it('is crossed at the point of it that is nearest to what stops it', () => {
    const [x = 0, y = 0] = middle('1-0');
    const beside = { x: x / plan.scale, y: (y + 9) / plan.scale };
    expect(drawLine(plan, [], { from: '0-0', to: '2-0', stop: beside })?.cross).toEqual([x, y]);
  });

  it('is none between places that are not there', () => {
    expect(drawLine(plan, [], { from: '0-0', to: 'nowhere' })).toBeNull();
  });
});
