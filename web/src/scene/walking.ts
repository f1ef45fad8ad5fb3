/** Walking over the board with the arrow keys: to the neighbour in that direction, or else to the nearest space there. */
import type { Point } from '@necropole/boards';
import type { Plan } from './plan.ts';

export type Arrow = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

const WAYS: Readonly<Record<Arrow, Point>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

export function walk(plan: Plan, from: string, arrow: Arrow): string | null {
  const start = plan.spaceById.get(from);
  if (start === undefined) return null;
  const [wx, wy] = WAYS[arrow];
  const [sx, sy] = start.middle;
  const reach = plan.spaces.flatMap(({ id, middle: [x, y] }) => {
    const forward = (x - sx) * wx + (y - sy) * wy;
    const aside = Math.abs((x - sx) * wy - (y - sy) * wx);
    // Within 60 degrees of the arrow; going straight counts more than going far.
    if (id === from || forward <= 0 || aside > forward * 1.8) return [];
    return [{ id, cost: forward + aside * 2, beside: start.neighbours.includes(id) }];
  });
  reach.sort((a, b) => Number(b.beside) - Number(a.beside) || a.cost - b.cost);
  return reach[0]?.id ?? null;
}
