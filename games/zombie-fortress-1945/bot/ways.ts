/** How far it is: by foot to the castle, and through the fortress as its doors stand now. */
import { areOnRoad, type HexId, hexReach, tabulate } from '@necropole/boards';
import { madeOnce, type View } from '@necropole/kernel';
import { CASTLE, field, isGate, stars, terrainOf } from '../content/field/map.ts';
import { LIFT_ROOM, type Passage, type ZoneId, zones } from '../content/fortress/plan.ts';
import { waysFrom } from '../content/fortress/ways.ts';
import type { Zf } from '../shape.ts';
import { freshFortress } from '../world.ts';

type SeenFortress = View<Zf>['world']['fortress'];

// ── The field ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** In half points, as the movement die counts them on foot. */
const TERRAIN = { clear: 2, town: 2, gate: 2, castle: 2, wood: 4, mountain: 6 } as const;
const ROAD = 2;
/** The throws that lead somewhere: so many half points, or two hexes whatever they are. A sixth leads nowhere. */
const THROWS = [{ points: 2 }, { points: 4 }, { points: 6 }, { points: 8 }, { hexes: 2 }] as const;
const DIE = 6;
/** What a gate costs in men, as if it were so much of a turn. */
const GATE = 0.3;

const stopping: ReadonlySet<HexId> = new Set([...stars, CASTLE]);
const stops = (hex: HexId): boolean => stopping.has(hex) || isGate(hex);

function onFoot(from: HexId, into: HexId): number {
  return areOnRoad(field, from, into) ? ROAD : TERRAIN[terrainOf(into)];
}

/** Where each throw leads on foot, by places on the map. */
function reachOnFoot(from: HexId): readonly (readonly number[])[] {
  return THROWS.map((throwOf) => {
    const left = 'hexes' in throwOf ? throwOf.hexes : throwOf.points;
    const cost = 'hexes' in throwOf ? () => 1 : onFoot;
    return [...hexReach(field, from, left, { cost, stops }).keys()].map((hex) => field.places[hex] ?? 0);
  });
}

/** So often the turns are counted anew; by then they change no more. */
const COUNTS = 24;
/** Farther than anything is. */
const FAR = 12;

/**
 * How many turns the dice take on foot from each hex to the castle, in the mean and by the best way: what is printed in points
 * does not say that gates and stars stop a team, and that what is left of a throw is lost. The map never changes.
 */
const turnsToCastle = madeOnce((castle: HexId): { readonly turns: readonly number[]; readonly most: number } => {
  const goal = field.places[castle] ?? 0;
  const reach = field.hexes.map(({ id }) => reachOnFoot(id));
  const gate = field.hexes.map(({ id }) => (isGate(id) ? GATE : 0));
  const turns: number[] = field.hexes.map((_, place) => (place === goal ? 0 : FAR));
  const after = (throws: readonly number[], stay: number): number => {
    let least = stay;
    for (const to of throws) least = Math.min(least, (turns[to] ?? FAR) + (gate[to] ?? 0));
    return least;
  };
  for (let count = 0; count < COUNTS; count++) {
    reach.forEach((throws, from) => {
      const stay = turns[from] ?? FAR;
      if (from !== goal) turns[from] = 1 + throws.reduce((sum, one) => sum + after(one, stay), stay) / DIE;
    });
  }
  return { turns, most: Math.max(...turns) };
});

/** How near a hex is to the castle: 1 in it, 0 as far as can be. */
export function nearCastle(hex: HexId): number {
  const { turns, most } = turnsToCastle(CASTLE);
  return 1 - (turns[field.places[hex] ?? -1] ?? most) / most;
}

// ── The fortress ──────────────────────────────────────────────────────────────────────────────────────────────────

/** A lock opens on 5 or 6, that of a special room on a 6: as if it were so many points farther; less for a charge. */
const LOCK = 5;
const SPECIAL_LOCK = 10;
const CHARGE = 3;
/** As far as anything is in the fortress, about. */
const WIDEST = 26;

/** Who goes: the dead, whom no lock stops; or a team, with or without something that destroys doors. */
export type Walker = 'dead' | 'team' | 'charged';

type Doors = Pick<SeenFortress, 'unlocked' | 'open' | 'destroyed'>;

function priceOf({ door, id }: Passage, from: ZoneId, fortress: Doors, who: Walker): number {
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
  const found = who === 'dead' ? pointsOfDead(from) : pointsFrom(from, fortress, who, heldBy(fortress));
  return (zone) => 1 - (found.get(zone) ?? WIDEST) / WIDEST;
}

type Points = ReadonlyMap<ZoneId, number>;

/** No lock stops the dead, and nobody else: their ways never change. */
const pointsOfDead = madeOnce((from: ZoneId): Points => pointsFrom(from, freshFortress(), 'dead', NOBODY));

function pointsFrom(from: ZoneId, fortress: Doors, who: Walker, held: ReadonlySet<ZoneId>): Points {
  const found = new Map<ZoneId, number>([[from, 0]]);
  const open: ZoneId[] = [from];
  for (let zone = open.shift(); zone !== undefined; zone = open.shift()) {
    for (const [into, way] of beside[zone]) {
      const cost = (found.get(zone) ?? 0) + priceOf(way, zone, fortress, who) + (held.has(into) ? HELD : 0);
      if (cost >= (found.get(into) ?? WIDEST)) continue;
      found.set(into, cost);
      open.push(into);
    }
  }
  return found;
}

const NOBODY: ReadonlySet<ZoneId> = new Set();

/** Once all comes down, whoever enters the lift room is out, whatever stands there. */
function heldBy({ packs, destruction }: SeenFortress): ReadonlySet<ZoneId> {
  if (packs.length === 0) return NOBODY;
  const held = packs.map(({ at }) => at);
  return new Set(destruction === null ? held : held.filter((zone) => zone !== LIFT_ROOM));
}
