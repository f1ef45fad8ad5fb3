/**
 * Floor plans: zones on a grid of cells, on one or more floors, with walls, openings and stairs between them.
 *
 * A plan is made once, from a sketch (`floor-making.ts`), when a board is laid, and is plain JSON. What a rule asks in
 * a loop (who is one step away, who is in sight) is written into it as lists of numbers: the rules ask with the place
 * of a zone in `zones`, and tell which openings are open. A plan itself never knows whether a door is open.
 */
import type { Point, Polygon } from './plane.ts';

/** Where an opening leads when one goes through it from its cell: to the cell on the right, or to the cell below. */
export type Side = 'right' | 'below';

/** One zone of a plan. All lengths are in cells, on the grid of the zone's own floor. */
export interface PlanZone {
  readonly id: string;
  /** Zones of one room see and reach each other without a door: a room of several zones is a large room. */
  readonly room: string;
  readonly floor: string;
  readonly indoor: boolean;
  /** Nobody enters an obstacle, and everybody sees across it. */
  readonly obstacle: boolean;
  readonly outline: Polygon;
  /** Where a piece or a name has the most room. */
  readonly middle: Point;
}

/** A door, a window or another thing that can be open or closed between two zones. */
export interface PlanOpening {
  readonly id: string;
  /** What the game calls it: the plan makes no difference between a door and a window. */
  readonly kind: string;
  /** The places of the two zones: first the one on the left or above. */
  readonly zones: readonly [number, number];
  readonly floor: string;
  /** The middle of the stretch of wall that it stands in. */
  readonly at: Point;
  readonly side: Side;
}

/** A stretch of the sides between cells, as a picture draws it. */
export interface PlanWall {
  readonly floor: string;
  readonly from: Point;
  readonly to: Point;
  /** A blind stretch lets everybody pass and nobody see, as a flight of stairs does. */
  readonly kind: 'wall' | 'blind';
}

/** A way from one zone to the next: free if `through` is empty, otherwise by any of these openings that is open. */
export interface Step {
  readonly zone: number;
  readonly through: readonly number[];
}

/** A line of sight: it stands while all openings of `through` are open. */
export interface Sight {
  readonly zone: number;
  /** The zones along the line, the own one not counted. */
  readonly range: number;
  readonly through: readonly number[];
}

export interface FloorPlan {
  readonly floors: readonly string[];
  readonly zones: readonly PlanZone[];
  readonly openings: readonly PlanOpening[];
  /** Pairs of zones that stairs join: passable, never seen through. */
  readonly links: readonly (readonly [number, number])[];
  readonly walls: readonly PlanWall[];
  /** Where in `zones` the zone of an id is. */
  readonly places: Readonly<Record<string, number>>;
  /** Where in `openings` the opening of an id is. */
  readonly openingPlaces: Readonly<Record<string, number>>;
  /** The zones that share a side, an opening or stairs with each zone, by place. */
  readonly steps: readonly (readonly Step[])[];
  /** What each zone sees while enough is open, nearest first; its own zone is not among it. */
  readonly sights: readonly (readonly Sight[])[];
  /** The openings of each zone, by place. */
  readonly openingsOf: readonly (readonly number[])[];
}

/** Which openings let one through, by their place in the plan. */
export type IsOpen = (opening: number) => boolean;

/** A zone in sight. */
export interface Seen {
  readonly zone: number;
  readonly range: number;
}

/** The shortest ways to one goal. */
export interface Way {
  readonly goal: number;
  /** Every first step of a shortest way, in the order of the zones. */
  readonly steps: readonly Step[];
}

/** How far the nearest goals are, and how to set out for each of them. No goal can be reached: no ways, `Infinity`. */
export interface Approach {
  readonly distance: number;
  readonly ways: readonly Way[];
}

/** The place of a zone, for those who know its id; throws where the plan has none, since every id comes from content. */
export function zonePlace(plan: FloorPlan, id: string): number {
  const place = plan.places[id];
  if (place === undefined) throw new Error(`no zone ${id} on this plan`);
  return place;
}

/** The place of an opening, for those who know its id. */
export function openingPlace(plan: FloorPlan, id: string): number {
  const place = plan.openingPlaces[id];
  if (place === undefined) throw new Error(`no opening ${id} on this plan`);
  return place;
}

/** The zones one step away, in the order of the plan. */
export function neighbours(plan: FloorPlan, zone: number, isOpen: IsOpen): number[] {
  const found: number[] = [];
  for (const step of plan.steps[zone] ?? []) if (passable(step, isOpen)) found.push(step.zone);
  return found;
}

/** Can one step from this zone to that one? */
export function adjacent(plan: FloorPlan, zone: number, other: number, isOpen: IsOpen): boolean {
  for (const step of plan.steps[zone] ?? []) if (step.zone === other) return passable(step, isOpen);
  return false;
}

/** The zones in sight, each once at its shortest range, nearest first; the own zone is seen at range 0. */
export function seen(plan: FloorPlan, zone: number, isOpen: IsOpen): Seen[] {
  const found: Seen[] = [{ zone, range: 0 }];
  const marks = new Uint8Array(plan.zones.length);
  for (const sight of plan.sights[zone] ?? []) {
    if (marks[sight.zone] === 1 || !allOpen(sight.through, isOpen)) continue;
    marks[sight.zone] = 1;
    found.push({ zone: sight.zone, range: sight.range });
  }
  return found;
}

/** At which range one zone sees another; -1 where it does not. */
export function sightRange(plan: FloorPlan, zone: number, other: number, isOpen: IsOpen): number {
  if (zone === other) return 0;
  for (const sight of plan.sights[zone] ?? []) {
    if (sight.zone === other && allOpen(sight.through, isOpen)) return sight.range;
  }
  return -1;
}

/** Those of some zones that are in sight and nearest, in the order in which they were named, none beyond range `most`. */
export function nearestSeen(
  plan: FloorPlan,
  zone: number,
  wanted: readonly number[],
  isOpen: IsOpen,
  most = Infinity,
): readonly number[] {
  if (wanted.includes(zone)) return [zone];
  let nearest = most;
  const found: number[] = [];
  for (const sight of plan.sights[zone] ?? []) {
    if (sight.range > nearest) break;
    if (!wanted.includes(sight.zone) || found.includes(sight.zone) || !allOpen(sight.through, isOpen)) continue;
    nearest = sight.range;
    found.push(sight.zone);
  }
  return found.length < 2 ? found : wanted.filter((each) => found.includes(each));
}

/** Steps from a zone to every zone, by place; -1 where there is no way. */
export function distances(plan: FloorPlan, from: number, isOpen: IsOpen): Int16Array {
  return spread(plan, [from], isOpen, null);
}

/**
 * Steps from every zone to the nearest of some goals, by place; -1 where there is no way to any of them. Whoever only
 * asks for one zone names it as `upTo`: what is further away than it is left at -1.
 */
export function distancesToNearest(
  plan: FloorPlan,
  goals: readonly number[],
  isOpen: IsOpen,
  upTo: number | null = null,
): Int16Array {
  return spread(plan, goals, isOpen, upTo);
}

/**
 * The goals that are fewest steps away and, for each, every first step of a shortest way to it. A step that would need
 * an opening carries it in `through`, so that the rule sees what must be forced on the way. Standing on a goal already
 * gives distance 0 and no ways.
 */
export function stepsTowards(plan: FloorPlan, from: number, goals: readonly number[], isOpen: IsOpen): Approach {
  const away = distances(plan, from, isOpen);
  let distance = Infinity;
  for (const goal of goals) {
    const far = away[goal] ?? -1;
    if (far >= 0 && far < distance) distance = far;
  }
  if (distance === 0 || distance === Infinity) return { distance, ways: [] };
  const ways: Way[] = [];
  for (const goal of new Set(goals)) {
    if (away[goal] !== distance) continue;
    const left = distances(plan, goal, isOpen);
    const steps: Step[] = [];
    for (const step of plan.steps[from] ?? []) {
      if (left[step.zone] === distance - 1 && passable(step, isOpen)) {
        steps.push({ zone: step.zone, through: step.through.filter(isOpen) });
      }
    }
    ways.push({ goal, steps });
  }
  return { distance, ways };
}

/**
 * The building around an indoor zone, as far as nothing closed parts it: the indoor zones of its floor that can be
 * reached without going outdoors, in the order of the plan. An outdoor zone has no building.
 */
export function buildingAround(plan: FloorPlan, zone: number, isOpen: IsOpen): number[] {
  const start = plan.zones[zone];
  if (start === undefined || !start.indoor) return [];
  const marks = new Uint8Array(plan.zones.length);
  marks[zone] = 1;
  const queue = [zone];
  for (const at of queue) {
    for (const step of plan.steps[at] ?? NO_STEPS) {
      const next = marks[step.zone] === 1 ? undefined : plan.zones[step.zone];
      if (next === undefined || !next.indoor || next.floor !== start.floor || !passable(step, isOpen)) continue;
      marks[step.zone] = 1;
      queue.push(step.zone);
    }
  }
  return queue.sort((a, b) => a - b);
}

/** The zones of a room, in the order of the plan. */
export function zonesOfRoom(plan: FloorPlan, room: string): number[] {
  return plan.zones.flatMap((zone, place) => (zone.room === room ? [place] : []));
}

function passable(step: Step, isOpen: IsOpen): boolean {
  if (step.through.length === 0) return true;
  for (const opening of step.through) if (isOpen(opening)) return true;
  return false;
}

function allOpen(openings: readonly number[], isOpen: IsOpen): boolean {
  for (const opening of openings) if (!isOpen(opening)) return false;
  return true;
}

const NO_STEPS: readonly Step[] = [];

function spread(plan: FloorPlan, starts: readonly number[], isOpen: IsOpen, upTo: number | null): Int16Array {
  const away = new Int16Array(plan.zones.length).fill(-1);
  const queue = starts.slice();
  for (const start of starts) away[start] = 0;
  for (const at of queue) {
    const far = (away[at] ?? 0) + 1;
    const steps = plan.steps[at] ?? NO_STEPS;
    for (const step of steps) {
      if (away[step.zone] !== -1 || !passable(step, isOpen)) continue;
      away[step.zone] = far;
      if (step.zone === upTo) return away;
      queue.push(step.zone);
    }
  }
  return away;
}
