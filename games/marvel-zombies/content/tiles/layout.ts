/** Lays tile faces on floors and makes the plan of the board from them. */
import {
  type Cell,
  type FloorPlan,
  type FloorSketch,
  floorPlan,
  type QuarterTurns,
  type Side,
  type SketchZone,
} from '@necropole/boards';
import { type FloorId, type OpeningKind, TILE_CELLS, type TileFace, type TileFaceId, type TileZone } from './faces.ts';
import { tileFaces } from './index.ts';

/** The tiles of one floor, row by row, all turned by as many quarters. */
export interface FloorLayout {
  readonly floor: FloorId;
  readonly tiles: readonly (readonly TileFaceId[])[];
  readonly turns: QuarterTurns;
}

/** The board that laid tiles make. Lists are by the place of a zone in the plan; other zones are named by it. */
export interface LaidTiles {
  readonly plan: FloorPlan;
  readonly floors: readonly FloorId[];
  readonly floorOf: readonly FloorId[];
  readonly tileOf: readonly TileFaceId[];
  /** Every indoor room once, in the order of its first zone. */
  readonly rooms: readonly string[];
  /** The place in `rooms` of each zone's room; -1 outdoors. */
  readonly roomOf: readonly number[];
  /** Does the zone carry the spawn symbol? */
  readonly spawnSymbols: readonly boolean[];
  /** The zones that carry the citizen symbol. */
  readonly citizenSymbols: readonly number[];
  /** The bedrooms that missions highlight. */
  readonly bedrooms: readonly number[];
  /** The zone where the elevator stops, on each floor that it reaches. */
  readonly shafts: Readonly<Partial<Record<FloorId, number>>>;
}

/** A face at its place on a floor. */
interface LaidFace {
  readonly face: TileFace;
  readonly floor: FloorId;
  readonly column: number;
  readonly row: number;
  readonly turns: QuarterTurns;
}

/** What a plan may show between two cells beside walls. */
const marks: Readonly<Record<string, OpeningKind | 'blind'>> = {
  D: 'door',
  W: 'window',
  S: 'elevator',
  '~': 'blind',
};

/** Lays the tiles of a mission. Zones come in the order of the floors, of the tiles and of the zones on each tile. */
export function layTiles(layouts: readonly FloorLayout[]): LaidTiles {
  const laid = layouts.flatMap(({ floor, tiles, turns }) =>
    tiles.flatMap((faces, row) =>
      faces.map((id, column): LaidFace => ({ face: tileFaces[id], floor, column, row, turns })),
    ),
  );
  const drawn = laid.flatMap(({ face }) => face.zones.map((zone) => ({ zone, face })));
  const zones = laid.flatMap((each) => each.face.zones.map((zone) => sketchZone(each, zone)));
  const plan = floorPlan({
    floors: layouts.map(({ floor }) => floor),
    zones,
    ...sidesOf(laid, zones),
    links: stairsOf(laid),
  });
  const indoor = drawn.filter(({ zone }) => !zone.outdoor);
  const rooms = [...new Set(indoor.map(({ zone }) => zone.room))];
  const where = (wanted: (zone: TileZone) => boolean): number[] =>
    drawn.flatMap(({ zone }, place) => (wanted(zone) ? [place] : []));
  return {
    plan,
    floors: layouts.map(({ floor }) => floor),
    floorOf: drawn.map(({ face }) => face.floor),
    tileOf: drawn.map(({ face }) => face.id),
    rooms,
    roomOf: drawn.map(({ zone }) => (zone.outdoor ? -1 : rooms.indexOf(zone.room))),
    spawnSymbols: drawn.map(({ zone }) => zone.symbols?.includes('spawn') ?? false),
    citizenSymbols: where((zone) => zone.symbols?.includes('citizen') ?? false),
    bedrooms: where((zone) => zone.highlighted ?? false),
    shafts: Object.fromEntries(where((zone) => zone.shaft ?? false).map((place) => [drawn[place]?.face.floor, place])),
  };
}

/** The name of a zone on the board. */
function zoneId(face: TileFace, zone: TileZone): string {
  return `${face.id}.${zone.id}`;
}

function sketchZone(laid: LaidFace, zone: TileZone): SketchZone {
  const cells: Cell[] = [];
  for (let y = 0; y < TILE_CELLS; y++) {
    for (let x = 0; x < TILE_CELLS; x++) {
      if (laid.face.plan[2 * y + 1]?.[2 * x + 1] === zone.mark) cells.push(onFloor(laid, [x, y]));
    }
  }
  return {
    id: zoneId(laid.face, zone),
    room: zone.room,
    floor: laid.floor,
    indoor: !zone.outdoor,
    obstacle: zone.obstacle ?? false,
    cells,
  };
}

/** Where a cell of a tile comes to lie on the grid of its floor. */
function onFloor({ column, row, turns }: LaidFace, [x, y]: Cell): Cell {
  const last = TILE_CELLS - 1;
  const turned: readonly Cell[] = [
    [x, y],
    [last - y, x],
    [last - x, last - y],
    [y, last - x],
  ];
  const [across, down] = turned[turns] ?? [x, y];
  return [column * TILE_CELLS + across, row * TILE_CELLS + down];
}

/** The openings and the stairs that the plans show; one on an edge where no other tile lies is no opening. */
function sidesOf(laid: readonly LaidFace[], zones: readonly SketchZone[]): Pick<FloorSketch, 'openings' | 'sides'> {
  const holder = new Map(
    zones.flatMap(({ id, floor, cells }) => cells.map((cell) => [`${floor} ${cell}`, id] as const)),
  );
  const openings = new Map<string, FloorSketch['openings'][number]>();
  const sides: FloorSketch['sides'][number][] = [];
  for (const each of laid) {
    for (const { is, cells } of drawnBetween(each.face)) {
      const [one, other] = cells.map((cell) => onFloor(each, cell)) as [Cell, Cell];
      const names = [one, other].map((cell) => holder.get(`${each.floor} ${cell}`));
      if (names.includes(undefined)) continue;
      const side: Side = one[1] === other[1] ? 'right' : 'below';
      const cell: Cell = [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
      const id = names.sort().join('/');
      if (is === 'blind') sides.push({ floor: each.floor, cell, side, is });
      else openings.set(id, { id, kind: is, floor: each.floor, cell, side });
    }
  }
  return { openings: [...openings.values()], sides };
}

/** What a face draws between its cells, with the two cells; one of them lies outside at the edge of the tile. */
function drawnBetween(face: TileFace): { readonly is: OpeningKind | 'blind'; readonly cells: readonly [Cell, Cell] }[] {
  return face.plan.flatMap((line, row) =>
    [...line].flatMap((mark, column) => {
      const is = (row + column) % 2 === 1 ? marks[mark] : undefined;
      if (is === undefined) return [];
      const [x, y] = [Math.floor((column - 1) / 2), Math.floor((row - 1) / 2)];
      const cells: readonly [Cell, Cell] =
        row % 2 === 1
          ? [
              [x, y],
              [x + 1, y],
            ]
          : [
              [x, y],
              [x, y + 1],
            ];
      return [{ is, cells }];
    }),
  );
}

/** The openings inside a face, each by the names of the zones that it joins. */
export function openingsDrawn(face: TileFace): readonly (readonly [id: string, kind: OpeningKind])[] {
  return drawnBetween(face).flatMap(({ is, cells }) => {
    const names = cells.flatMap(([x, y]) => {
      const zone = face.zones.find(({ mark }) => mark === face.plan[2 * y + 1]?.[2 * x + 1]);
      return zone === undefined ? [] : [zoneId(face, zone)];
    });
    return is === 'blind' || names.length < 2 ? [] : [[names.sort().join('/'), is] as const];
  });
}

/** The flight of stairs joins each zone at its foot with each zone at its head. */
function stairsOf(laid: readonly LaidFace[]): readonly (readonly [string, string])[] {
  const ends = (floor: FloorId): string[] =>
    laid.flatMap(({ face }) =>
      face.floor === floor ? face.zones.flatMap((zone) => (zone.stairs ? [zoneId(face, zone)] : [])) : [],
    );
  return ends('ground').flatMap((foot) => ends('upper').map((head): readonly [string, string] => [foot, head]));
}
