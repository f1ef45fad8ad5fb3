/** How far it is: by foot to the castle, and through the fortress. Both maps never change, so it is counted once. */
import type { HexId } from '@necropole/boards';
import { CASTLE, field, terrainOf } from '../content/field/map.ts';
import { type Passage, ways, type ZoneId, zones } from '../content/fortress/plan.ts';

const TERRAIN = { clear: 1, town: 1, gate: 1, castle: 1, wood: 2, mountain: 3 } as const;
/** A gate stops, and is fought for: as if it were so many points farther. */
const GATE = 3;
/** A lock opens on 5 or 6: as if it were so many points farther. */
const LOCK = 4;

/** Points by foot to the castle, from every hex. */
const toCastle: ReadonlyMap<HexId, number> = farthestLast(
  CASTLE,
  (hex) => field.neighbours[hex] ?? [],
  (from, into) => {
    const isRoad = field.roads[from]?.includes(into) === true;
    const terrain = terrainOf(into);
    return (isRoad ? 1 : TERRAIN[terrain]) + (terrain === 'gate' ? GATE : 0);
  },
);

const FARTHEST = Math.max(...toCastle.values());

/** How near a hex is to the castle: 1 in it, 0 as far as can be. */
export function nearCastle(hex: HexId): number {
  return 1 - (toCastle.get(hex) ?? FARTHEST) / FARTHEST;
}

const PRICES: Readonly<Record<Passage['door'], number>> = {
  open: 1,
  ordinary: 2,
  lift: 2,
  locked: 2 + LOCK,
  key: 2 + 2 * LOCK,
};

const beside: ReadonlyMap<ZoneId, readonly (readonly [ZoneId, number])[]> = new Map(
  zones.map(({ id }) => [
    id,
    ways.flatMap(({ between: [one, other], door }) => {
      if (one === id) return [[other, PRICES[door]] as const];
      return other === id ? [[one, PRICES[door]] as const] : [];
    }),
  ]),
);

const between: ReadonlyMap<ZoneId, ReadonlyMap<ZoneId, number>> = new Map(
  zones.map(({ id }) => [
    id,
    farthestLast(
      id,
      (zone: ZoneId) => (beside.get(zone) ?? []).map(([other]) => other),
      (from, into) => beside.get(from)?.find(([other]) => other === into)?.[1] ?? LOCK,
    ),
  ]),
);

const WIDEST = Math.max(...[...between.values()].flatMap((all) => [...all.values()]));

/** How near two zones are: 1 for the same, 0 as far as can be. Locks count as a long way. */
export function nearZone(from: ZoneId, to: ZoneId): number {
  return 1 - (between.get(from)?.get(to) ?? WIDEST) / WIDEST;
}

/** The price of the cheapest way from everywhere to one place; the graph is small. */
function farthestLast<P extends string>(
  to: P,
  neighbours: (place: P) => readonly P[],
  price: (from: P, into: P) => number,
): ReadonlyMap<P, number> {
  const found = new Map<P, number>([[to, 0]]);
  const open: P[] = [to];
  for (let place = open.shift(); place !== undefined; place = open.shift()) {
    for (const from of neighbours(place)) {
      const cost = (found.get(place) ?? 0) + price(from, place);
      if (cost >= (found.get(from) ?? Number.POSITIVE_INFINITY)) continue;
      found.set(from, cost);
      open.push(from);
    }
  }
  return found;
}
