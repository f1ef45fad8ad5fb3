/** Where a line of an overlay runs, where it is counted, and where it is stopped. */
import type { OverlayLine, ScenePoint } from '@necropole/kernel';
import type { Plan } from './plan.ts';
import type { Stood } from './standing.ts';

type Point = readonly [number, number];

export interface DrawnLine {
  readonly from: Point;
  readonly to: Point;
  /** Where it ends: at its target, or at what stops it. */
  readonly end: Point;
  readonly counts: readonly { readonly at: Point; readonly number: number; readonly last: boolean }[];
  readonly cross: Point | null;
}

/** More than so many are only counted at the end. */
const MOST_COUNTED = 12;

export function drawLine(
  plan: Plan,
  stood: readonly Stood[],
  { from, to, count, stop }: OverlayLine,
): DrawnLine | null {
  const [start, goal] = [plan.spaceById.get(from)?.middle, plan.spaceById.get(to)?.middle];
  if (start === undefined || goal === undefined) return null;
  const cross = stop === undefined ? null : onLine(start, goal, placeOf(plan, stood, stop) ?? goal);
  return {
    from: start,
    to: goal,
    end: cross ?? goal,
    cross,
    counts: cross === null ? countsOn(start, goal, count ?? 0) : [],
  };
}

function countsOn(from: Point, to: Point, count: number): DrawnLine['counts'] {
  const at = (number: number): Point => [
    from[0] + ((to[0] - from[0]) * number) / count,
    from[1] + ((to[1] - from[1]) * number) / count,
  ];
  const all = Array.from({ length: count }, (_, i) => i + 1);
  return all
    .filter((number) => number === count || count <= MOST_COUNTED)
    .map((number) => ({ at: at(number), number, last: number === count }));
}

/** A point of the scene, or the middle of an edge, a piece or a space. */
function placeOf(plan: Plan, stood: readonly Stood[], id: string | ScenePoint): Point | null {
  if (typeof id !== 'string') return [id.x * plan.scale, id.y * plan.scale];
  const at = plan.edgeById.get(id)?.at ?? plan.spaceById.get(id)?.middle;
  if (at !== undefined) return at;
  const one = stood.find(({ thing }) => thing.id === id);
  return one === undefined ? null : [one.x, one.y];
}

/** The point of the line that is nearest to a place. */
function onLine([x, y]: Point, [tx, ty]: Point, [px, py]: Point): Point {
  const [dx, dy] = [tx - x, ty - y];
  const along = Math.max(0, Math.min(1, ((px - x) * dx + (py - y) * dy) / Math.max(1, dx * dx + dy * dy)));
  return [x + dx * along, y + dy * along];
}
