/** Roads, rivers and rails: a soft line from the middle of one space to the next. */
import type { Point, Polygon } from '@necropole/boards';
import type { SceneWay } from '@necropole/kernel';
import { apart, direction, middleOf, sharedStretches, short } from './geometry.ts';

export interface PlannedWay {
  readonly id: string;
  readonly kind: SceneWay['kind'];
  /** Empty for a ring. */
  readonly path: string;
  /** Where it leads, if one way only: an arrow between one space and the next, turned clockwise from pointing right. */
  readonly arrows: readonly { readonly at: Point; readonly turn: number }[];
}

interface Place {
  readonly middle: Point;
}

/** How far inside its outer end the arrow of a ring stands on a shared side. */
const FROM_END = 6;

/** The arrows of a ring: at the outer end of each side that a space shares with the next. */
function aroundRing(
  through: readonly string[],
  spaces: ReadonlyMap<string, Place>,
  outlineOf: (space: string) => Polygon,
): PlannedWay['arrows'] {
  const heart = meanOf(middlesOf(through, spaces));
  return through.flatMap((id, i) => {
    const next = through[(i + 1) % through.length] ?? id;
    const [from, to] = [spaces.get(id)?.middle, spaces.get(next)?.middle];
    const [side] = sharedStretches(outlineOf(id), outlineOf(next));
    if (from === undefined || to === undefined) return [];
    const [inner, outer] =
      side === undefined ? [from, to] : [...side].sort((a, b) => apart(a, heart) - apart(b, heart));
    if (side === undefined || inner === undefined || outer === undefined) {
      return [{ at: middleOf([from, to]), turn: turnTo(from, to) }];
    }
    const [dx, dy] = direction(outer, inner);
    const across: Point = (to[0] - from[0]) * -dy + (to[1] - from[1]) * dx > 0 ? [-dy, dx] : [dy, -dx];
    return [{ at: [outer[0] + dx * FROM_END, outer[1] + dy * FROM_END], turn: turnTo([0, 0], across) }];
  });
}

function middlesOf(through: readonly string[], spaces: ReadonlyMap<string, Place>): readonly Point[] {
  return through.map((one) => spaces.get(one)?.middle).filter((one) => one !== undefined);
}

function meanOf(points: readonly Point[]): Point {
  const count = Math.max(1, points.length);
  return [points.reduce((sum, [x]) => sum + x, 0) / count, points.reduce((sum, [, y]) => sum + y, 0) / count];
}

/** In degrees, clockwise from pointing right. */
function turnTo(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}

/** It goes straight through the sides of spaces, and bends in their middles. */
export function planWay(
  { id, kind, through, directed }: SceneWay,
  spaces: ReadonlyMap<string, Place>,
  outlineOf: (space: string) => Polygon,
): PlannedWay {
  const points = middlesOf(through, spaces);
  const [first] = points;
  const last = points.at(-1);
  if (kind === 'ring')
    return { id, kind, path: '', arrows: directed === true ? aroundRing(through, spaces, outlineOf) : [] };
  if (first === undefined || last === undefined) return { id, kind, path: '', arrows: [] };
  const between = points.slice(1).map((to, i): Point => {
    const from = points[i] ?? to;
    return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  });
  const bends = between.map((half, i) => {
    const middle = points[i] ?? half;
    const before = between[i - 1];
    if (before === undefined) return `L${at(half)}`;
    return `L${at(halfTo(middle, before))}Q${at(middle)} ${at(halfTo(middle, half))}L${at(half)}`;
  });
  const arrows = between.map((half, i) => ({ at: half, turn: turnTo(points[i] ?? half, points[i + 1] ?? half) }));
  return { id, kind, path: `M${at(first)}${bends.join('')}L${at(last)}`, arrows: directed === true ? arrows : [] };
}

/** A bend begins half way to the side of its space: what joins there meets it. */
function halfTo(middle: Point, side: Point): Point {
  return [(middle[0] + side[0]) / 2, (middle[1] + side[1]) / 2];
}

function at([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}
