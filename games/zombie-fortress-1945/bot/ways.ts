/** How far it is: by foot to the castle, and through the fortress as its doors stand now. */
import { type HexId, tabulate } from '@necropole/boards';
import type { View } from '@necropole/kernel';
import { CASTLE, field, terrainOf } from '../content/field/map.ts';
import { LIFT_ROOM, type Passage, type ZoneId, zones } from '../content/fortress/plan.ts';
import { waysFrom } from '../content/fortress/ways.ts';
import type { Zf } from '../shape.ts';

type SeenFortress = View<Zf>['world']['fortress'];

const TERRAIN = { clear: 1, town: 1, gate: 1, castle: 1, wood: 2, mountain: 3 } as const;
/** A gate stops, and is fought for: as if it were so many points farther. */
const GATE = 3;

/** Points by foot to the castle, from every hex. The map never changes, so it is counted once. */
const toCastle: ReadonlyMap<HexId, number> = pointsFrom(
  CASTLE,
  (hex) => field.neighbours[hex] ?? [],
  (into, from) => {
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

/** A lock opens on 5 or 6, that of a special room on a 6: as if it were so many points farther; less for a charge. */
const LOCK = 5;
const SPECIAL_LOCK = 10;
const CHARGE = 3;
/** As far as anything is in the fortress, about. */
const WIDEST = 26;

/** Who goes: the dead, whom no lock stops; or a team, with or without something that destroys doors. */
export type Walker = 'dead' | 'team' | 'charged';

function priceOf({ door, id }: Passage, from: ZoneId, fortress: SeenFortress, who: Walker): number {
  if (door === 'open') return 1;
  const isFree =
    who === 'dead' ||
    door === 'ordinary' ||
    (door === 'lift' && from !== LIFT_ROOM) ||
    fortress.unlocked?.door === id ||
    fortress.open.includes(id) ||
    fortress.destroyed.includes(id);
  if (isFree) return 2;
  const lock = door === 'key' ? SPECIAL_LOCK : LOCK;
  return 2 + (who === 'charged' ? Math.min(lock, CHARGE) : lock);
}

/** The zones beside each, with the way between. */
const beside = tabulate(
  zones.map(({ id }) => id),
  (id) => waysFrom[id].map((way) => [way.between[way.between[0] === id ? 1 : 0], way] as const),
);

/** The dead stop a team where they stand, and are fought for the way: as if it were so many points farther. */
const HELD = 6;

/** How near every zone is to whoever stands here: 1 for the same, 0 as far as can be. */
export function nearnessFrom(from: ZoneId, fortress: SeenFortress, who: Walker): (zone: ZoneId) => number {
  const found = new Map<ZoneId, number>([[from, 0]]);
  const held = who === 'dead' ? NOBODY : heldBy(fortress);
  const open: ZoneId[] = [from];
  for (let zone = open.shift(); zone !== undefined; zone = open.shift()) {
    for (const [into, way] of beside[zone]) {
      const cost = (found.get(zone) ?? 0) + priceOf(way, zone, fortress, who) + (held.has(into) ? HELD : 0);
      if (cost >= (found.get(into) ?? WIDEST)) continue;
      found.set(into, cost);
      open.push(into);
    }
  }
  return (zone) => 1 - (found.get(zone) ?? WIDEST) / WIDEST;
}

const NOBODY: ReadonlySet<ZoneId> = new Set();

/** Once all comes down, whoever enters the lift room is out, whatever stands there. */
function heldBy({ packs, destruction }: SeenFortress): ReadonlySet<ZoneId> {
  if (packs.length === 0) return NOBODY;
  const held = packs.map(({ at }) => at);
  return new Set(destruction === null ? held : held.filter((zone) => zone !== LIFT_ROOM));
}

/** The price of the cheapest way to everywhere; the map is small. */
function pointsFrom(
  start: HexId,
  neighbours: (hex: HexId) => readonly HexId[],
  price: (from: HexId, into: HexId) => number,
): ReadonlyMap<HexId, number> {
  const found = new Map<HexId, number>([[start, 0]]);
  const open: HexId[] = [start];
  for (let hex = open.shift(); hex !== undefined; hex = open.shift()) {
    for (const into of neighbours(hex)) {
      const cost = (found.get(hex) ?? 0) + price(hex, into);
      if (cost >= (found.get(into) ?? Number.POSITIVE_INFINITY)) continue;
      found.set(into, cost);
      open.push(into);
    }
  }
  return found;
}
