/** Roads, rivers and rails: a soft line from the middle of one space to the next. */
import type { Point } from '@necropole/boards';
import type { SceneWay } from '@necropole/kernel';
import { short } from './geometry.ts';

export interface PlannedWay {
  readonly id: string;
  readonly kind: SceneWay['kind'];
  readonly path: string;
}

interface Place {
  readonly middle: Point;
}

/** It goes straight through the sides of spaces, and bends in their middles. */
export function planWay({ id, kind, through }: SceneWay, spaces: ReadonlyMap<string, Place>): PlannedWay {
  const points = through.map((one) => spaces.get(one)?.middle).filter((one) => one !== undefined);
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return { id, kind, path: '' };
  const between = points.slice(1).map((to, i): Point => {
    const from = points[i] ?? to;
    return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  });
  const bends = between.map((half, i) => `${i === 0 ? 'L' : `Q${at(points[i] ?? half)} `}${at(half)}`);
  return { id, kind, path: `M${at(first)}${bends.join('')}L${at(last)}` };
}

function at([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}
