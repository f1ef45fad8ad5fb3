/** What the ways of the plan come to: the neighbours of a zone, what leads from one to the next, and how far they are apart. */
import { reachOf, tabulate } from '@necropole/boards';
import { type DoorId, type Passage, ways, type ZoneId, zones } from './plan.ts';

const ids: readonly ZoneId[] = zones.map(({ id }) => id);

/** The passages out of each zone. */
export const waysFrom: Readonly<Record<ZoneId, readonly Passage[]>> = tabulate(ids, (id) =>
  ways.filter(({ between }) => between.includes(id)),
);

/** The zone behind a passage. */
export function beyond({ between }: Passage, from: ZoneId): ZoneId {
  return between[0] === from ? between[1] : between[0];
}

export const neighbours: Readonly<Record<ZoneId, readonly ZoneId[]>> = tabulate(ids, (id) =>
  waysFrom[id].map((way) => beyond(way, id)),
);

/** What leads from a zone to the next; `null` where there is a wall, or they do not touch. */
export function wayBetween(from: ZoneId, into: ZoneId): Passage | null {
  return waysFrom[from].find(({ between }) => between.includes(into)) ?? null;
}

export function doorOf(id: DoorId): Passage {
  const door = ways.find((way) => way.id === id);
  if (door === undefined) throw new Error(`The fortress has no door ${id}`);
  return door;
}

/** Do two zones share a wall? */
export function doTouch(one: ZoneId, other: ZoneId): boolean {
  const [[x, y, w, h], [u, v, s, t]] = [boxes[one], boxes[other]];
  const across = Math.min(x + w, u + s) - Math.max(x, u);
  const down = Math.min(y + h, v + t) - Math.max(y, v);
  return Math.min(across, down) === 0 && Math.max(across, down) > 0;
}

const boxes = tabulate(ids, (_, place) => zones[place]?.box ?? ([0, 0, 0, 0] as const));

function stepsOver(isWay: (way: Passage) => boolean) {
  return tabulate(ids, (from) =>
    reachOf(neighbours, from, ids.length, {
      cost(at, into) {
        const way = wayBetween(at, into);
        return way !== null && isWay(way) ? 1 : null;
      },
      stops: () => false,
    }),
  );
}

const steps = stepsOver(() => true);
const walks = stepsOver(({ door }) => door !== 'key');

/** How many zones away, whatever the doors: 0 to itself. */
export function stepsBetween(from: ZoneId, to: ZoneId): number {
  return steps[from].get(to)?.cost ?? 0;
}

/** How many zones away by corridors and ordinary rooms, whatever their locks; no way leads through a special room. */
export function walkBetween(from: ZoneId, to: ZoneId): number {
  return from === to ? 0 : (walks[from].get(to)?.cost ?? Infinity);
}

/** The entry zones, by the numbers that a die calls them by. */
export const entryZones: readonly { readonly at: ZoneId; readonly entry: number }[] = zones.flatMap(({ id, entry }) =>
  entry === undefined ? [] : [{ at: id, entry }],
);
