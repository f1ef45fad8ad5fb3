/** The board as it is drawn: a space for each square that has a floor, a room for each tile, walls and doors on the edges. */
import { edgeOf, placeOf, type SquareDirection, squareAt, squareBeside, squareDirections } from '@necropole/boards';
import {
  type Badge,
  type Ground,
  madeOf,
  type RimMark,
  type RoomGround,
  type SceneEdge,
  type SceneFloor,
  type SceneGroup,
  type ScenePoint,
  type SceneSpace,
} from '@necropole/kernel';
import { type FloorFaceId, floorFaces } from '../content/floor/index.ts';
import type { RoomType } from '../content/kinds.ts';
import { scenarioOf } from '../content/scenarios/index.ts';
import { doorName, type FloorMap, mapOf, squareName, wallName } from '../map.ts';
import { plays } from '../reading.ts';
import type { Board } from '../world.ts';
import { symbolOfRoom } from './faces.ts';
import { fixturesOf, floorOf, UNIT } from './fixtures.ts';
import { named } from './labels.ts';

const made = madeOf<object, Ground>(1);

/** The same object as long as the same tiles lie there. */
export function groundOf(board: Board): Ground {
  return made(board, `${board.tiles.length} ${board.doors.length}`, () => {
    const map = mapOf(board);
    return {
      width: map.grid.width * UNIT,
      height: map.grid.height * UNIT,
      scale: 1,
      groups: board.tiles.map((_, tile) => roomOf(board, map, tile)),
      spaces: map.floor.map((square) => spaceOf(board, map, square)),
      edges: [...wallsOf(map), ...board.doors.map((_, door) => doorOf(board, map, door))],
      fixtures: fixturesOf(board, map),
      rim: rimOf(map),
      ...(board.grid.levels > 1 ? { floors: floorsOf(board) } : {}),
    };
  });
}

/** How far from the edge of the board the letters and numbers of its squares stand. */
const RIM = 7;

/** The letters of columns and the numbers of rows, as sentences call squares; numbers stand above the names of rooms. */
function rimOf({ grid }: FloorMap): readonly RimMark[] {
  const middle = (place: number): number => (place + 0.5) * UNIT;
  const columns = Array.from({ length: grid.width }, (_, x) => ({
    at: { x: middle(x), y: RIM },
    text: squareName(grid, x).charAt(0),
  }));
  const rows = Array.from({ length: grid.height }, (_, y) => ({
    at: { x: RIM, y: y * UNIT + 2 * RIM },
    text: `${y + 1}`,
  }));
  return [...columns, ...rows];
}

// ── Levels ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** How many storeys a level is above the ground; below it, how many under. */
export function storeyOf(board: Board, level: number): number {
  return level - (scenarioOf(board).groundLevel ?? 0);
}

/** From the top down, where there are several. */
function floorsOf(board: Board): readonly SceneFloor[] {
  const levels = Array.from({ length: board.grid.levels }, (_, level) => level).reverse();
  return levels.map((level) => ({ floor: level, label: named('level', storeyOf(board, level)) }));
}

function rectangle(left: number, top: number, right: number, foot: number): readonly ScenePoint[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: foot },
    { x: left, y: foot },
  ].map(({ x, y }) => ({ x: x * UNIT, y: y * UNIT }));
}

// ── Rooms ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function roomName(tile: number): string {
  return `room-${tile + 1}`;
}

const floors: Readonly<Record<RoomType, RoomGround>> = {
  living: 'boards',
  technical: 'plates',
  officers: 'carpet',
  science: 'tiles',
  armoury: 'plates',
  corridor: 'lane',
};

function roomOf(board: Board, map: FloorMap, tile: number): SceneGroup {
  const places = map.floor.filter((square) => map.tiles[square] === tile).map((at) => placeOf(map.grid, at));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const face = board.tiles[tile]?.face;
  if (face === undefined) throw new Error(`There is no tile ${tile}`);
  return {
    id: roomName(tile),
    outline: rectangle(Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1),
    label: named('room', face),
    ...lookOf(face),
    // What kind of room it is counts for searches alone.
    ...(plays(board, 'search') ? signOf(face) : {}),
  };
}

/** Corridors and open ground are not written on. */
function lookOf(id: FloorFaceId): Partial<Pick<SceneGroup, 'ground' | 'tint' | 'quiet'>> {
  const { rooms, indoor, name } = floorFaces[id];
  const [type] = rooms;
  if (!indoor) return { ground: name === 'cemetery' ? 'graves' : 'soil', tint: 'open', quiet: true };
  if (type === undefined) return { ground: 'boards' };
  return { ground: floors[type], tint: type, ...(type === 'corridor' ? { quiet: true } : {}) };
}

function signOf(id: FloorFaceId): Pick<SceneGroup, 'sign'> {
  const [type] = floorFaces[id].rooms;
  return type === undefined ? {} : { sign: { symbol: symbolOfRoom(type), label: named('room-type', type) } };
}

// ── Squares, walls and doors ─────────────────────────────────────────────────────────────────────────────────────────

function spaceOf(board: Board, map: FloorMap, square: number): SceneSpace {
  const { x, y, level } = placeOf(map.grid, square);
  const stairs = map.stairs[square] ?? -1;
  const id = squareName(map.grid, square);
  return {
    id,
    kind: 'square',
    quiet: true,
    group: roomName(map.tiles[square] ?? 0),
    outline: rectangle(x, y, x + 1, y + 1),
    middle: { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT },
    label: map.grid.levels > 1 ? named('square-on', id, storeyOf(board, level)) : named('square', id),
    ...floorOf(map, square),
    ...(stairs < 0 ? {} : { badges: [stairsTo(board, placeOf(map.grid, stairs).level)] }),
  };
}

/** Where stairs lead. */
function stairsTo(board: Board, level: number): Badge {
  return { symbol: 'i-stairs', label: named('stairs-to', storeyOf(board, level)) };
}

function stretchOf(map: FloorMap, square: number, side: SquareDirection): { from: ScenePoint; to: ScenePoint } {
  const { x, y } = placeOf(map.grid, square);
  const [left, top] = [x + (side === 'right' ? 1 : 0), y + (side === 'down' ? 1 : 0)];
  const isLevel = side === 'up' || side === 'down';
  const point = (px: number, py: number): ScenePoint => ({ x: px * UNIT, y: py * UNIT });
  return { from: point(left, top), to: isLevel ? point(left + 1, top) : point(left, top + 1) };
}

/** Each wall once: above and left of a square, and where no other square has it. */
function wallsOf(map: FloorMap): readonly SceneEdge[] {
  return map.floor.flatMap((square) =>
    squareDirections.flatMap((side): readonly SceneEdge[] => {
      const edge = edgeOf(map.grid, square, side);
      const beside = squareBeside(map.grid, square, side);
      const isOther = (side === 'down' || side === 'right') && beside >= 0 && (map.tiles[beside] ?? -1) >= 0;
      if (isOther || (map.walls[edge] ?? 0) === 0 || (map.doors[edge] ?? -1) >= 0) return [];
      return [
        {
          id: wallName(edge),
          kind: 'wall',
          ...stretchOf(map, square, side),
          label: named('wall'),
          ...floorOf(map, square),
        },
      ];
    }),
  );
}

function doorOf(board: Board, map: FloorMap, door: number): SceneEdge {
  const laid = board.doors[door];
  if (laid === undefined) throw new Error(`There is no door ${door + 1}`);
  const square = squareAt(map.grid, laid.x, laid.y, laid.level);
  const { from, to } = stretchOf(map, square, laid.side);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return {
    id: doorName(door),
    kind: 'door',
    make: laid.kind === 'wooden' ? 'wood' : 'metal',
    from,
    to: { x: from.x + dx * laid.squares, y: from.y + dy * laid.squares },
    label: named('door', laid.kind, laid.magnetic ? 'magnetic' : 'plain', 'closed'),
    ...floorOf(map, square),
  };
}
