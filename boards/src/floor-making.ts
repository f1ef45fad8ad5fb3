/** Making a floor plan: from a sketch to the tables that the rules look things up in. */
import { directions, type Grid, gridOf } from './floor-grid.ts';
import type { FloorPlan, PlanOpening, PlanZone, Sight, Step } from './floor-plan.ts';
import { outlineOf, wallsOf } from './floor-shapes.ts';
import type { CellSide, FloorSketch, SketchZone } from './floor-sketch.ts';
import { centroid, labelPoint, type Point } from './plane.ts';
import { tabulate } from './tabulate.ts';

/** Makes a plan; throws where an opening does not stand between two zones or two zones claim one cell. */
export function floorPlan(sketch: FloorSketch): FloorPlan {
  const { floors, zones } = sketch;
  const ids = zones.map((zone) => zone.id);
  if (new Set(ids).size < ids.length) throw new Error('two zones of one id');
  const places = tabulate(ids, (_, place) => place);
  const grid = gridOf(sketch);
  const openings = openingsOf(sketch, grid);
  const links = sketch.links.map(([a, b]): readonly [number, number] => [places[a] ?? -1, places[b] ?? -1]);
  return {
    floors,
    zones: zones.map(planZone),
    openings,
    links,
    walls: wallsOf(grid),
    places,
    openingPlaces: tabulate(
      openings.map((opening) => opening.id),
      (_, place) => place,
    ),
    steps: zones.map((_, place) => stepsOf(grid, place, links)),
    sights: zones.map((_, place) => sightsOf(grid, place)),
    openingsOf: zones.map((_, zone) =>
      openings.flatMap((opening, place) => (opening.zones.includes(zone) ? place : [])),
    ),
  };
}

function planZone({ cells, ...zone }: SketchZone): PlanZone {
  const outline = outlineOf(cells);
  return { ...zone, outline, middle: outline.length === 4 ? centroid(outline) : labelPoint(outline) };
}

function openingsOf({ openings }: FloorSketch, { cells }: Grid): readonly PlanOpening[] {
  const zones = openings.map((): [number, number] => [-1, -1]);
  for (const { zone, next, meets } of cells) {
    meets.forEach((between, direction) => {
      if (typeof between !== 'number') return;
      const [dx, dy] = directions[direction] ?? [0, 0];
      if (dx + dy > 0) zones[between] = [zone, cells[next[direction] ?? -1]?.zone ?? -1];
    });
  }
  return openings.map((opening, place) => {
    const { id, kind, floor, side } = opening;
    const [here, there] = zones[place] ?? [-1, -1];
    if (here === there) throw new Error(`opening ${id} joins no two zones`);
    return { id, kind, zones: [here, there], floor, at: middleOfSide(opening), side };
  });
}

function middleOfSide({ cell: [x, y], side }: CellSide): Point {
  return side === 'right' ? [x + 1, y + 0.5] : [x + 0.5, y + 1];
}

function stepsOf(grid: Grid, place: number, links: FloorPlan['links']): readonly Step[] {
  if (grid.zones[place]?.obstacle) return [];
  const free = new Set<number>();
  const through = new Map<number, number[]>();
  for (const number of grid.cellsOf[place] ?? []) {
    const { next, meets } = grid.cells[number] ?? { next: [], meets: [] };
    meets.forEach((between, direction) => {
      const zone = grid.cells[next[direction] ?? -1]?.zone ?? place;
      if (between === 'wall' || zone === place || grid.zones[zone]?.obstacle) return;
      if (typeof between === 'number') through.set(zone, [...(through.get(zone) ?? []), between]);
      else free.add(zone);
    });
  }
  for (const [a, b] of links) {
    if (a === place) free.add(b);
    if (b === place) free.add(a);
  }
  const steps = [...new Set([...free, ...through.keys()])].sort((a, b) => a - b);
  return steps.map((zone) => ({ zone, through: free.has(zone) ? [] : (through.get(zone) ?? []) }));
}

/** Follows every straight line out of the cells of a zone, as far as somebody in it may see. */
function sightsOf(grid: Grid, place: number): readonly Sight[] {
  if (grid.zones[place]?.obstacle) return [];
  const shortest = new Map<string, Sight>();
  for (const cell of grid.cellsOf[place] ?? []) {
    directions.forEach((_, direction) => {
      for (const sight of look(grid, cell, direction)) {
        const key = `${sight.zone} ${sight.through}`;
        if (sight.range < (shortest.get(key)?.range ?? Infinity)) shortest.set(key, sight);
      }
    });
  }
  const sights = [...shortest.values()];
  const wanted = sights.filter((sight) => !sights.some((other) => other !== sight && outshines(other, sight)));
  return wanted.sort((a, b) => a.range - b.range || a.zone - b.zone);
}

/**
 * One line of sight. Outdoors it goes on to the first wall, and ends in the first indoor zone behind an opening.
 * Indoors it stays in its room, or goes out by an opening of the own zone: one zone far if that leads to a room, on
 * over the grounds in the line of the opening if it leads outdoors.
 */
function look({ zones, cells }: Grid, start: number, direction: number): readonly Sight[] {
  const sights: Sight[] = [];
  const through: number[] = [];
  const own = cells[start]?.zone ?? -1;
  const startsIndoors = zones[own]?.indoor ?? false;
  let range = 0;
  for (let cell = cells[start]; cell !== undefined; ) {
    const between = cell.meets[direction] ?? 'wall';
    const next = cells[cell.next[direction] ?? -1];
    const zone = zones[next?.zone ?? -1];
    if (between === 'wall' || between === 'blind' || next === undefined || zone === undefined) break;
    if (typeof between === 'number') {
      if (zones[cell.zone]?.indoor && cell.zone !== own) break;
      if (startsIndoors && zone.indoor && through.length > 0) break;
      through.push(between);
    }
    if (next.zone !== cell.zone) range += 1;
    if (next.zone !== own && !zone.obstacle) sights.push({ zone: next.zone, range, through: [...through] });
    if (zone.indoor && through.length > 0) break;
    cell = next;
  }
  return sights;
}

/** Is one sight as good as the other whatever is open? */
function outshines(one: Sight, other: Sight): boolean {
  return (
    one.zone === other.zone &&
    one.range <= other.range &&
    one.through.every((opening) => other.through.includes(opening))
  );
}
