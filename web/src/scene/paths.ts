/** The way of a piece over the board: through doors and openings, not through walls, as far as the scene tells. */
import type { Point } from '@necropole/boards';
import { apart, direction } from './geometry.ts';
import type { Plan } from './plan.ts';

/** Longer ways are flown straight: one would not follow them with the eyes. */
const LONGEST = 12;

const found = new WeakMap<Plan, Map<string, readonly string[] | null>>();

/** The spaces from one to another, both included, by the fewest steps; `null` if there is no way. */
export function shortestWay(plan: Plan, from: string, to: string): readonly string[] | null {
  const known = found.get(plan) ?? new Map<string, readonly string[] | null>();
  found.set(plan, known);
  const key = `${from}>${to}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const way = search(plan, from, to);
  known.set(key, way);
  return way;
}

function search(plan: Plan, from: string, to: string): readonly string[] | null {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  let edge: readonly string[] = [from];
  for (let steps = 0; steps < LONGEST && edge.length > 0 && !cameFrom.has(to); steps++) {
    const next: string[] = [];
    for (const one of edge) {
      for (const neighbour of plan.spaceById.get(one)?.neighbours ?? []) {
        if (cameFrom.has(neighbour)) continue;
        cameFrom.set(neighbour, one);
        next.push(neighbour);
      }
    }
    edge = next;
  }
  if (!cameFrom.has(to)) return null;
  const way: string[] = [];
  for (let one: string | null | undefined = to; one != null; one = cameFrom.get(one)) way.unshift(one);
  return way;
}

/** Where one passes from one space to the next. */
export function doorBetween(plan: Plan, a: string, b: string): Point | null {
  const meeting = plan.meetings.find((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));
  return meeting?.through ?? null;
}

/** The points that a piece passes from where it stood to where it will stand, over these spaces. */
export function pointsAlong(plan: Plan, way: readonly string[], from: Point, to: Point): readonly Point[] {
  const doors = way.slice(1).map((space, i) => doorBetween(plan, way[i] ?? '', space));
  const points: Point[] = [from];
  for (const [i, door] of doors.entries()) {
    if (door !== null) points.push(door);
    const middle = plan.spaceById.get(way[i + 1] ?? '')?.middle;
    const next = doors[i + 1];
    if (i === doors.length - 1 || middle === undefined) continue;
    // A middle that lies nearly on the line from door to door would only make it crooked.
    if (door == null || next == null || apart(door, middle) + apart(middle, next) > apart(door, next) * 1.04)
      points.push(middle);
  }
  return [...points, to];
}

/** The line begins at the edge of the token that it starts from. */
export function fromEdgeOf([first, second, ...rest]: readonly Point[]): readonly Point[] {
  if (first === undefined || second === undefined) return [];
  const [dx, dy] = direction(first, second);
  const off = Math.min(30, apart(first, second) - 4);
  return [[first[0] + dx * off, first[1] + dy * off], second, ...rest];
}

/** The point at this share of a line's length. */
export function pointAt(points: readonly Point[], share: number): Point {
  const lengths = points.slice(1).map((to, i) => apart(points[i] ?? to, to));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    const [from, to] = [points[i], points[i + 1]];
    if (from === undefined || to === undefined) break;
    if (left <= length) {
      const part = length === 0 ? 0 : left / length;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    }
    left -= length;
  }
  return points.at(-1) ?? [0, 0];
}
