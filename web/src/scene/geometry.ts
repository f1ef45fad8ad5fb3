/** The geometry that drawing needs beyond that of `boards`: insets, boxes, paths, stretches of wall. */
import { type Box, edgesOf, type Point, type Polygon } from '@necropole/boards';

export type Stretch = readonly [from: Point, to: Point];

/** How far apart two walls may lie, in design pixels, and still be the same wall. */
const SAME_WALL = 1.2;

export function pathOf(polygon: Polygon): string {
  return `M${polygon.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;
}

export function lineOf([[x1, y1], [x2, y2]]: Stretch): string {
  return `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;
}

/** A number as it is written in a path. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The polygon drawn `by` inside itself, each side moved along its own normal. */
export function inset(polygon: Polygon, by: number): Polygon {
  const inwards = clockwise(polygon) ? 1 : -1;
  return polygon.map((corner, i): Point => {
    const before = polygon.at(i - 1) ?? corner;
    const after = polygon[(i + 1) % polygon.length] ?? corner;
    const [ax, ay] = direction(before, corner);
    const [bx, by2] = direction(corner, after);
    const [nx, ny] = [-ay - by2, ax + bx];
    const share = (by * inwards) / Math.max(0.4, 1 + ax * bx + ay * by2);
    return [corner[0] + nx * share, corner[1] + ny * share];
  });
}

function clockwise(polygon: Polygon): boolean {
  let twice = 0;
  for (const [[x1, y1], [x2, y2]] of edgesOf(polygon)) twice += x1 * y2 - x2 * y1;
  return twice > 0;
}

export function direction([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [(x2 - x1) / length, (y2 - y1) / length];
}

/** Asked for thousands of points at a time: a root is ten times as fast as `Math.hypot`, and nothing is taken apart. */
export function apart(from: Point, to: Point): number {
  const across = to[0] - from[0];
  const down = to[1] - from[1];
  return Math.sqrt(across * across + down * down);
}

export function boxAround([x, y]: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function union(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How far a point is from a box: 0 inside it. */
export function distanceToBox([x, y]: Point, box: Box): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.sqrt(dx * dx + dy * dy);
}

/**
 * Is the point inside? As `contains` of boards, but without making anything: plans ask it a hundred thousand times.
 */
export function encloses(polygon: Polygon, x: number, y: number): boolean {
  let inside = false;
  let last = polygon.at(-1);
  for (const corner of polygon) {
    if (last !== undefined && last[1] > y !== corner[1] > y) {
      const across = last[0] + ((y - last[1]) / (corner[1] - last[1])) * (corner[0] - last[0]);
      if (x < across) inside = !inside;
    }
    last = corner;
  }
  return inside;
}

/** How far the point is from the nearest side. */
export function fromSides(polygon: Polygon, x: number, y: number): number {
  let least = Infinity;
  let last = polygon.at(-1);
  for (const corner of polygon) {
    if (last !== undefined) {
      const dx = corner[0] - last[0];
      const dy = corner[1] - last[1];
      const square = dx * dx + dy * dy || 1;
      const share = Math.max(0, Math.min(1, ((x - last[0]) * dx + (y - last[1]) * dy) / square));
      const [offX, offY] = [x - last[0] - share * dx, y - last[1] - share * dy];
      least = Math.min(least, offX * offX + offY * offY);
    }
    last = corner;
  }
  return Math.sqrt(least);
}

/** Does the whole box lie inside the polygon? */
export function holds(polygon: Polygon, box: Box): boolean {
  if (!encloses(polygon, box.x, box.y)) return false;
  let last = polygon.at(-1);
  for (const corner of polygon) {
    if (last !== undefined && crosses(last, corner, box)) return false;
    last = corner;
  }
  return true;
}

/** Does a stretch run through the inside of a box? (Liang and Barsky's clipping.) */
function crosses([x1, y1]: Point, [x2, y2]: Point, box: Box): boolean {
  if (Math.max(x1, x2) <= box.x || Math.min(x1, x2) >= box.x + box.width) return false;
  if (Math.max(y1, y2) <= box.y || Math.min(y1, y2) >= box.y + box.height) return false;
  if (x1 === x2 || y1 === y2) return true;
  const limits: readonly (readonly [number, number])[] = [
    [x1 - x2, x1 - box.x],
    [x2 - x1, box.x + box.width - x1],
    [y1 - y2, y1 - box.y],
    [y2 - y1, box.y + box.height - y1],
  ];
  let [from, to] = [0, 1];
  for (const [slope, room] of limits) {
    if (slope < 0) from = Math.max(from, room / slope);
    else to = Math.min(to, room / slope);
  }
  return from < to;
}

/** The stretches where a side of one polygon runs along a side of the other. */
export function sharedStretches(a: Polygon, b: Polygon): readonly Stretch[] {
  return edgesOf(a).flatMap(([from, to]) =>
    edgesOf(b).flatMap(([p, q]): readonly Stretch[] => {
      const length = apart(from, to);
      if (length === 0) return [];
      const [dx, dy] = direction(from, to);
      const off = ([x, y]: Point): number => Math.abs((x - from[0]) * dy - (y - from[1]) * dx);
      if (off(p) > SAME_WALL || off(q) > SAME_WALL) return [];
      const along = ([x, y]: Point): number => (x - from[0]) * dx + (y - from[1]) * dy;
      const start = Math.max(0, Math.min(along(p), along(q)));
      const end = Math.min(length, Math.max(along(p), along(q)));
      if (end - start < SAME_WALL) return [];
      const at = (share: number): Point => [from[0] + dx * share, from[1] + dy * share];
      return [[at(start), at(end)]];
    }),
  );
}

export function lengthOf([from, to]: Stretch): number {
  return apart(from, to);
}

export function middleOf([from, to]: Stretch): Point {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}
