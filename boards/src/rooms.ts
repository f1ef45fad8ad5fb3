/**
 * Zone graphs: rooms, grouped into stores, buildings or tiles, and which of them are next to each other.
 *
 * A graph is made once, when a board is laid, and is plain JSON. Everything a rule asks in a loop (the neighbours of a
 * zone, the zones of a group, how far two zones are apart) is written into it, so that asking is a look-up.
 * Orders are those in which the zones were given, everywhere: no rule ever depends on the order of a record's keys.
 */
import { type Box, boundingBox, type Polygon, sharedWall } from './plane.ts';
import { tabulate } from './tabulate.ts';

export interface Zone<Id extends string = string, Group extends string = string> {
  readonly id: Id;
  /** The store, building or tile that the zone is part of. */
  readonly group: Group;
  readonly outline: Polygon;
}

export interface ZoneGraph<Id extends string = string, Group extends string = string> {
  readonly zones: readonly Zone<Id, Group>[];
  readonly neighbours: Readonly<Record<Id, readonly Id[]>>;
  /** Each group once, in the order of its first zone. */
  readonly groups: readonly Group[];
  readonly members: Readonly<Record<Group, readonly Id[]>>;
  /** Groups with a zone next to a zone of this group. */
  readonly groupNeighbours: Readonly<Record<Group, readonly Group[]>>;
  /** Where in `zones` each zone is. */
  readonly places: Readonly<Record<Id, number>>;
  /** Steps from zone to zone, by their places; -1 where there is no way. */
  readonly steps: readonly (readonly number[])[];
}

/** Two zones with a wall in common. */
export type SharedWall<Id extends string> = readonly [Id, Id];

/** Further links between zones that share no wall: secret passages, stairs, teleporters. */
export type Links<Id extends string> = Readonly<Partial<Record<Id, readonly Id[]>>>;

/** What makes a way longer or shorter than the bare graph says. */
export interface Travel<Id extends string> {
  readonly links?: Links<Id>;
  /** May one walk *through* this zone? Neither the start nor the goal is asked about. */
  readonly passable?: (zone: Id) => boolean;
}

/** Makes a graph of zones of which it is known which share a wall. */
export function zoneGraph<Id extends string, Group extends string>(
  zones: readonly Zone<Id, Group>[],
  walls: readonly SharedWall<Id>[],
): ZoneGraph<Id, Group> {
  const ids = zones.map((zone) => zone.id);
  const places = tabulate(ids, (_, place) => place);
  const beside = ids.map((): number[] => []);
  for (const [a, b] of walls) {
    beside[places[a]]?.push(places[b]);
    beside[places[b]]?.push(places[a]);
  }
  for (const list of beside) list.sort((a, b) => a - b);
  const groups = [...new Set(zones.map((zone) => zone.group))];
  const groupAt = zones.map((zone) => groups.indexOf(zone.group));
  return {
    zones,
    neighbours: tabulate(ids, (_, place) => pick(ids, beside[place] ?? [])),
    groups,
    members: tabulate(groups, (group) => zones.filter((zone) => zone.group === group).map((zone) => zone.id)),
    groupNeighbours: neighboursByGroup(groups, groupAt, beside),
    places,
    steps: ids.map((_, from) => stepsFrom(from, beside)),
  };
}

/** Makes a graph from outlines: two zones are neighbours if they share at least `wall` of straight wall. */
export function graphFromOutlines<Id extends string, Group extends string>(
  zones: readonly Zone<Id, Group>[],
  { wall }: { readonly wall: number },
): ZoneGraph<Id, Group> {
  return zoneGraph(zones, sharedWalls(zones, zones, wall));
}

/** The pairs of zones, one of each list, that share at least `wall`; each pair once, and no zone with itself. */
export function sharedWalls<Id extends string, Group extends string>(
  some: readonly Zone<Id, Group>[],
  others: readonly Zone<Id, Group>[],
  wall: number,
): readonly SharedWall<Id>[] {
  const boxes = others.map((zone) => boundingBox(zone.outline));
  const pairs: SharedWall<Id>[] = [];
  some.forEach((zone, i) => {
    const box = boundingBox(zone.outline);
    others.forEach((other, j) => {
      const otherBox = boxes[j];
      if (otherBox === undefined || (some === others && j <= i) || zone.id === other.id) return;
      if (touch(box, otherBox) && sharedWall(zone.outline, other.outline) >= wall) pairs.push([zone.id, other.id]);
    });
  });
  return pairs;
}

/** Links that join each of these zones to all the others. */
export function mutualLinks<Id extends string>(zones: readonly Id[]): Links<Id> {
  return tabulate(zones, (zone) => zones.filter((other) => other !== zone));
}

export function neighboursOf<Id extends string, Group extends string>(
  graph: ZoneGraph<Id, Group>,
  zone: Id,
): readonly Id[] {
  return graph.neighbours[zone];
}

export function groupOf<Id extends string, Group extends string>(
  graph: ZoneGraph<Id, Group>,
  zone: Id,
): Group | undefined {
  return graph.zones[graph.places[zone]]?.group;
}

export function zonesOfGroup<Id extends string, Group extends string>(
  graph: ZoneGraph<Id, Group>,
  group: Group,
): readonly Id[] {
  return graph.members[group];
}

/** The groups that share a wall with this one. */
export function neighbouringGroups<Id extends string, Group extends string>(
  graph: ZoneGraph<Id, Group>,
  group: Group,
): readonly Group[] {
  return graph.groupNeighbours[group];
}

/** Fewest steps from zone to zone: 0 to itself, `Infinity` where there is no way. */
export function distance<Id extends string, Group extends string>(
  graph: ZoneGraph<Id, Group>,
  from: Id,
  to: Id,
  travel?: Travel<Id>,
): number {
  const steps = travel === undefined ? stepsRow(graph, from) : travelFrom(graph, from, travel);
  const step = steps[graph.places[to]] ?? -1;
  return step < 0 ? Infinity : step;
}

/** The zones at most so many steps away, the start among them. */
export function within<Id extends string, Group extends string>(
  graph: ZoneGraph<Id, Group>,
  from: Id,
  most: number,
  travel?: Travel<Id>,
): readonly Id[] {
  const steps = travel === undefined ? stepsRow(graph, from) : travelFrom(graph, from, travel);
  return graph.zones.flatMap((zone, place) => {
    const step = steps[place] ?? -1;
    return step >= 0 && step <= most ? [zone.id] : [];
  });
}

function pick<T>(list: readonly T[], places: readonly number[]): readonly T[] {
  const picked: T[] = [];
  for (const place of places) {
    const item = list[place];
    if (item !== undefined) picked.push(item);
  }
  return picked;
}

function touch(a: Box, b: Box): boolean {
  const gap = 1;
  return (
    a.x <= b.x + b.width + gap &&
    b.x <= a.x + a.width + gap &&
    a.y <= b.y + b.height + gap &&
    b.y <= a.y + a.height + gap
  );
}

function neighboursByGroup<Group extends string>(
  groups: readonly Group[],
  groupAt: readonly number[],
  beside: readonly (readonly number[])[],
): Readonly<Record<Group, readonly Group[]>> {
  const joined = groups.map(() => new Set<number>());
  beside.forEach((list, place) => {
    const own = groupAt[place] ?? -1;
    for (const other of list) {
      const group = groupAt[other] ?? -1;
      if (group !== own) joined[own]?.add(group);
    }
  });
  return tabulate(groups, (_, own) => groups.filter((_group, other) => joined[own]?.has(other)));
}

function stepsRow<Id extends string, Group extends string>(graph: ZoneGraph<Id, Group>, from: Id): readonly number[] {
  return graph.steps[graph.places[from]] ?? [];
}

function stepsFrom(from: number, beside: readonly (readonly number[])[]): readonly number[] {
  const steps = beside.map(() => -1);
  steps[from] = 0;
  const queue = [from];
  for (const place of queue) {
    for (const next of beside[place] ?? []) {
      if (steps[next] !== -1) continue;
      steps[next] = (steps[place] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

function travelFrom<Id extends string, Group extends string>(
  graph: ZoneGraph<Id, Group>,
  from: Id,
  { links, passable }: Travel<Id>,
): readonly number[] {
  const steps = graph.zones.map(() => -1);
  steps[graph.places[from]] = 0;
  const queue = [from];
  for (const zone of queue) {
    if (zone !== from && passable !== undefined && !passable(zone)) continue;
    const step = (steps[graph.places[zone]] ?? 0) + 1;
    for (const next of [...graph.neighbours[zone], ...(links?.[zone] ?? [])]) {
      const place = graph.places[next];
      if (steps[place] !== -1) continue;
      steps[place] = step;
      queue.push(next);
    }
  }
  return steps;
}
