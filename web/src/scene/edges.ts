/** What lies on the sides of spaces: stretches that lie on each other, and what of them lets through. */
import { type Box, boundingBox, type Point } from '@necropole/boards';
import type { SceneEdge } from '@necropole/kernel';
import { apart, direction, grown, overlap, type Stretch } from './geometry.ts';

/** An edge as it lies on the plan. */
export interface LaidEdge {
  readonly edge: SceneEdge;
  readonly stretch: Stretch;
}

/** How far two lines may lie apart and still be one. */
const SAME_LINE = 1.5;

/** May a piece go through, as far as a picture can tell? Walls and barriers are the only ones that never let through. */
export function letsThrough({ kind }: Pick<SceneEdge, 'kind'>): boolean {
  return kind === 'door' || kind === 'window' || kind === 'opening';
}

/** What is left of a stretch where none of the others lies on it. */
export function uncovered(stretch: Stretch, others: readonly Stretch[]): readonly Stretch[] {
  const [from, to] = stretch;
  const length = apart(from, to);
  const [dx, dy] = direction(from, to);
  const along = ([x, y]: Point): number => (x - from[0]) * dx + (y - from[1]) * dy;
  const at = (share: number): Point => [from[0] + dx * share, from[1] + dy * share];
  let left: readonly (readonly [number, number])[] = [[0, length]];
  for (const other of others) {
    if (!isAlong(stretch, other)) continue;
    const [start, end] = [along(other[0]), along(other[1])].sort((a, b) => a - b) as [number, number];
    left = left.flatMap(([a, b]) =>
      [[a, Math.min(b, start)] as const, [Math.max(a, end), b] as const].filter(([one, two]) => two - one > SAME_LINE),
    );
  }
  return left.map(([a, b]) => [at(a), at(b)]);
}

/** Do the two lie on one line, and overlap by more than their ends? */
export function isAlong(stretch: Stretch, other: Stretch): boolean {
  if (!overlap(around(stretch), around(other))) return false;
  const [from, to] = stretch;
  const [dx, dy] = direction(from, to);
  if (other.some(([x, y]) => Math.abs((x - from[0]) * dy - (y - from[1]) * dx) > SAME_LINE)) return false;
  const along = other.map(([x, y]) => (x - from[0]) * dx + (y - from[1]) * dy);
  return Math.min(apart(from, to), Math.max(...along)) - Math.max(0, Math.min(...along)) > 2 * SAME_LINE;
}

export function around(stretch: Stretch): Box {
  return grown(boundingBox([...stretch]), SAME_LINE);
}
