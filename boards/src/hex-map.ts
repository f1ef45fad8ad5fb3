/**
 * Maps of hexes, as war games print them: flat-topped, in columns of which every second one lies half a hex lower. A hex is
 * called by the letter of its column and its number from the top: `g4`. Roads lead from hex to hex, over their common side.
 *
 * A map is made once and is plain JSON; orders are those in which the hexes were given, column by column.
 */
import { type March, type Route, reachOf } from './reach.ts';
import { tabulate } from './tabulate.ts';

/** The letter of a column and a number from the top, such as `g4`. */
export type HexId = string;

export interface Hex<Terrain extends string = string> {
  readonly id: HexId;
  readonly terrain: Terrain;
  /** Counted from 0: from the left, and from the top of its column. */
  readonly column: number;
  readonly row: number;
}

export interface HexMap<Terrain extends string = string> {
  readonly hexes: readonly Hex<Terrain>[];
  /** Where in `hexes` each hex is. */
  readonly places: Readonly<Record<HexId, number>>;
  /** Clockwise from the top. */
  readonly neighbours: Readonly<Record<HexId, readonly HexId[]>>;
  /** The neighbours to which a road leads. */
  readonly roads: Readonly<Record<HexId, readonly HexId[]>>;
}

/** A way over the map, and what it costs: the hexes that are entered, the goal last. */
export type HexWay = Route<HexId>;

const CODE_OF_A = 'a'.charCodeAt(0);

function nameOf(column: number, row: number): HexId {
  return `${String.fromCharCode(CODE_OF_A + column)}${row + 1}`;
}

/** Clockwise from the top: how far to the right, and how far down in a column that lies high or low. */
const AROUND = [
  { right: 0, high: -1, low: -1 },
  { right: 1, high: -1, low: 0 },
  { right: 1, high: 0, low: 1 },
  { right: 0, high: 1, low: 1 },
  { right: -1, high: 0, low: 1 },
  { right: -1, high: -1, low: 0 },
] as const;

/**
 * Makes a map of rows of letters, a letter a column, each standing for a terrain. A road is a list of hexes, each next to
 * the one before.
 */
export function hexMap<Terrain extends string>(
  rows: readonly string[],
  terrains: Readonly<Record<string, Terrain>>,
  roads: readonly (readonly HexId[])[],
): HexMap<Terrain> {
  const width = rows[0]?.length ?? 0;
  const hexes = Array.from({ length: width }, (_, column) =>
    rows.map((letters, row): Hex<Terrain> => {
      const terrain = terrains[letters.charAt(column)];
      if (terrain === undefined) throw new Error(`${nameOf(column, row)} has no terrain: "${letters.charAt(column)}"`);
      return { id: nameOf(column, row), terrain, column, row };
    }),
  ).flat();
  const ids = hexes.map(({ id }) => id);
  const places = tabulate(ids, (_, place) => place);
  const neighbours = tabulate(ids, (_, place) => around(hexes[place] as Hex, places));
  const pairs = roads.flatMap((road) => road.slice(1).map((into, i) => [road[i] as HexId, into] as const));
  for (const [from, into] of pairs) {
    if (neighbours[from]?.includes(into) !== true) throw new Error(`No road leads from ${from} to ${into}`);
  }
  const joins = (one: HexId, other: HexId): boolean =>
    pairs.some(([from, into]) => (from === one && into === other) || (from === other && into === one));
  const joined = tabulate(ids, (id) => neighbours[id]?.filter((other) => joins(id, other)) ?? []);
  return { hexes, places, neighbours, roads: joined };
}

function around({ column, row }: Hex, places: Readonly<Record<HexId, number>>): readonly HexId[] {
  const isLow = column % 2 === 1;
  return AROUND.map(({ right, high, low }) => nameOf(column + right, row + (isLow ? low : high))).filter(
    (id) => places[id] !== undefined,
  );
}

/** The hex of this name. */
export function hexAt<Terrain extends string>({ hexes, places }: HexMap<Terrain>, id: HexId): Hex<Terrain> {
  const hex = hexes[places[id] ?? -1];
  if (hex === undefined) throw new Error(`There is no hex ${id}`);
  return hex;
}

/** Does a road lead over the side that these two share? */
export function areOnRoad({ roads }: HexMap, from: HexId, into: HexId): boolean {
  return roads[from]?.includes(into) === true;
}

/** How many hexes lie between, whatever the terrain: 1 for neighbours. */
export function hexDistance(map: HexMap, from: HexId, to: HexId): number {
  const [one, other] = [slantOf(hexAt(map, from)), slantOf(hexAt(map, to))];
  const [across, down] = [one.across - other.across, one.down - other.down];
  return Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down));
}

/** Along columns and along a slant: in these terms a distance is plain. */
function slantOf({ column, row }: Hex): { readonly across: number; readonly down: number } {
  return { across: column, down: row - Math.floor(column / 2) };
}

/** Everywhere that a march can lead for at most so much, each by its cheapest way; the start is not among it. */
export function hexReach(
  { neighbours }: HexMap,
  from: HexId,
  most: number,
  march: March<HexId>,
): ReadonlyMap<HexId, HexWay> {
  return reachOf(neighbours, from, most, march);
}
