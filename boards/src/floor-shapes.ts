/** The outlines of zones and the walls between them, as a picture of a floor plan draws them. */
import { directions, type Grid } from './floor-grid.ts';
import type { PlanWall } from './floor-plan.ts';
import type { Cell } from './floor-sketch.ts';
import { areaOf, type Point, type Polygon } from './plane.ts';

/** A corner or a cell as one number, which is cheaper to look up than a name; floors are far smaller. */
const ACROSS = 4096;

function numberOf(x: number, y: number): number {
  return y * ACROSS + x;
}

/** Walks round a set of cells clockwise; of several rings (a zone around another) the largest one counts. */
export function outlineOf(cells: readonly Cell[]): Polygon {
  const held = new Set(cells.map(([x, y]) => numberOf(x, y)));
  const from = new Map<number, Point>();
  for (const [x, y] of cells) {
    if (!held.has(numberOf(x, y - 1))) from.set(numberOf(x, y), [x + 1, y]);
    if (!held.has(numberOf(x + 1, y))) from.set(numberOf(x + 1, y), [x + 1, y + 1]);
    if (!held.has(numberOf(x, y + 1))) from.set(numberOf(x + 1, y + 1), [x, y + 1]);
    if (!held.has(numberOf(x - 1, y))) from.set(numberOf(x, y + 1), [x, y]);
  }
  let best: Polygon = [];
  for (;;) {
    const [start] = from.keys();
    if (start === undefined) break;
    const ring: Point[] = [];
    let key = start;
    for (let corner = from.get(key); corner !== undefined; corner = from.get(key)) {
      from.delete(key);
      ring.push(corner);
      key = numberOf(corner[0], corner[1]);
    }
    if (areaOf(ring) > areaOf(best)) best = ring;
  }
  return best.filter(([x, y], i) => {
    const [before, after] = [best.at(i - 1), best[(i + 1) % best.length]];
    return !(before?.[0] === x && after?.[0] === x) && !(before?.[1] === y && after?.[1] === y);
  });
}

/** The walls of a grid as stretches that are as long as they can be; open grounds end without a wall. */
export function wallsOf({ zones, cells }: Grid): readonly PlanWall[] {
  const sides = new Map<string, { readonly wall: PlanWall; readonly next: string }>();
  for (const { at, zone, next, meets } of cells) {
    const { floor, indoor } = zones[zone] ?? { floor: '', indoor: false };
    meets.forEach((kind, direction) => {
      if ((kind !== 'wall' && kind !== 'blind') || (next[direction] === -1 && !indoor)) return;
      const [dx, dy] = directions[direction] ?? [0, 0];
      const from: Point = [at[0] + Math.max(dx, 0), at[1] + Math.max(dy, 0)];
      const to: Point = dx === 0 ? [from[0] + 1, from[1]] : [from[0], from[1] + 1];
      const way = `${floor} ${kind} ${dx === 0 ? 'across' : 'down'}`;
      sides.set(`${way} ${from}`, { wall: { floor, from, to, kind }, next: `${way} ${to}` });
    });
  }
  const later = new Set([...sides.values()].map(({ next }) => next));
  const walls: PlanWall[] = [];
  for (const [key, start] of sides) {
    if (later.has(key)) continue;
    let end = start;
    for (let next = sides.get(end.next); next !== undefined; next = sides.get(end.next)) end = next;
    walls.push({ ...start.wall, to: end.wall.to });
  }
  return walls;
}
