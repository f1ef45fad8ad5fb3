/**
 * The mall: 8 stores around the courtyard, and which of their rooms share a wall.
 *
 * The courtyard lies landscape in the middle; the corner stores lie landscape, those between them portrait, and every
 * join is centred: so nothing lies on a grid, and a room may touch two rooms of the next card. Each card is turned so
 * that its entrance symbol is on the outside. Millimetres, from the top left corner of the box around the mall.
 *
 * A mall is laid once a match, and simulations lay a thousand a second: which rooms touch for any face at any place is
 * worked out when this file is loaded, and laying a mall looks it up.
 */
import {
  type Box,
  neighbouringGroups,
  type Polygon,
  type QuarterTurns,
  type SharedWall,
  sharedWalls,
  tabulate,
  translate,
  turnOnCard,
  type Zone,
  type ZoneGraph,
  zoneGraph,
} from '@necropole/boards';
import { storeFaceById, storeFaces } from './cards.ts';
import { courtyards } from './courtyard.ts';
import { type CourtyardSide, cardSize, courtyardRoomId, type RoomId, type StoreFaceId, storeRoomId } from './faces.ts';

/** The places around the courtyard, clockwise. */
export const positions = ['NW', 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W'] as const;
export type Position = (typeof positions)[number];

/** What a room is part of: a store, named by its face, or the courtyard. */
export type MallGroup = StoreFaceId | 'courtyard';
export type Mall = ZoneGraph<RoomId, MallGroup>;
export type MallZone = Zone<RoomId, MallGroup>;

/** Where a card lies: the top left corner of its box, once it has been turned clockwise. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turns: QuarterTurns;
}

export const places: Readonly<Record<Position, Place>> = {
  NW: { x: 0, y: 18.5, turns: 0 },
  N: { x: 125, y: 0, turns: 1 },
  NE: { x: 213, y: 18.5, turns: 2 },
  E: { x: 231.5, y: 106.5, turns: 1 },
  SE: { x: 213, y: 231.5, turns: 2 },
  S: { x: 125, y: 213, turns: 3 },
  SW: { x: 0, y: 231.5, turns: 0 },
  W: { x: 18.5, y: 106.5, turns: 3 },
};

export const courtyardPlace: Place = { x: 106.5, y: 125, turns: 0 };

export const mallBox: Box = { x: 0, y: 0, width: 338, height: 338 };

/** Rooms with less wall in common than this do not count as neighbours: it could not be told from a corner. */
const leastWall = 4;

const corners: readonly Position[] = ['NW', 'NE', 'SE', 'SW'];

/** A corner store does not touch the courtyard; what overflows it goes to the next store clockwise. */
export function isCorner(position: Position): boolean {
  return corners.includes(position);
}

export function nextClockwise(position: Position): Position {
  return positions[(positions.indexOf(position) + 1) % positions.length] ?? position;
}

/** A figure drawn on an unturned card, where it lies in the mall. */
export function placeOnMall(outline: Polygon, place: Place): Polygon {
  return translate(turnOnCard(outline, cardSize, place.turns), place.x, place.y);
}

/** The stores that share a wall with this one. The courtyard is not a store. */
export function neighbouringStores(mall: Mall, store: StoreFaceId): readonly StoreFaceId[] {
  return neighbouringGroups(mall, store).filter((group) => group !== 'courtyard');
}

/** Lays the mall with these faces up: the stores clockwise from the north-west, then the courtyard. */
export function layMall(faces: Readonly<Record<Position, StoreFaceId>>, side: CourtyardSide): Mall {
  const zones: MallZone[] = [];
  const walls: SharedWall<RoomId>[] = [];
  for (const position of positions) {
    const store = stores[position][faces[position]];
    zones.push(...store.zones);
    walls.push(...store.walls, ...store.wallsWithNext[faces[nextClockwise(position)]]);
    walls.push(...store.wallsWithCourtyard[side]);
  }
  zones.push(...courtyardZones[side]);
  walls.push(...courtyardWalls[side]);
  return zoneGraph(zones, walls);
}

/** A face lying at a position: its rooms, and the walls they share with whatever may lie beside them. */
interface PlacedStore {
  readonly zones: readonly MallZone[];
  readonly walls: readonly SharedWall<RoomId>[];
  readonly wallsWithNext: Readonly<Record<StoreFaceId, readonly SharedWall<RoomId>[]>>;
  readonly wallsWithCourtyard: Readonly<Record<CourtyardSide, readonly SharedWall<RoomId>[]>>;
}

const courtyardSides: readonly CourtyardSide[] = ['cooperative', 'competitive'];

const courtyardZones = tabulate(courtyardSides, (side) =>
  courtyards[side].rooms.map(
    (room): MallZone => ({
      id: courtyardRoomId(room.name),
      group: 'courtyard',
      outline: placeOnMall(room.outline, courtyardPlace),
    }),
  ),
);

const courtyardWalls = tabulate(courtyardSides, (side) =>
  sharedWalls(courtyardZones[side], courtyardZones[side], leastWall),
);

const faceIds = storeFaces.map((face) => face.id);

const storeZones = tabulate(positions, (position) =>
  tabulate(faceIds, (face) =>
    storeFaceById[face].rooms.map(
      (room): MallZone => ({
        id: storeRoomId(face, room.number),
        group: face,
        outline: placeOnMall(room.outline, places[position]),
      }),
    ),
  ),
);

const stores: Readonly<Record<Position, Readonly<Record<StoreFaceId, PlacedStore>>>> = tabulate(positions, (position) =>
  tabulate(faceIds, (face): PlacedStore => {
    const zones = storeZones[position][face];
    const beside = storeZones[nextClockwise(position)];
    return {
      zones,
      walls: sharedWalls(zones, zones, leastWall),
      wallsWithNext: tabulate(faceIds, (next) => sharedWalls(zones, beside[next], leastWall)),
      wallsWithCourtyard: tabulate(courtyardSides, (side) => sharedWalls(zones, courtyardZones[side], leastWall)),
    };
  }),
);
