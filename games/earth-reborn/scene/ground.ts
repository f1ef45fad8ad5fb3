/** The board as it is drawn: a space for each square that has a floor, a group for each tile, walls and doors on the edges. */
import { edgeOf, placeOf, type SquareDirection, squareBeside, squareDirections } from '@necropole/boards';
import {
  type Ground,
  madeOf,
  type SceneEdge,
  type SceneGroup,
  type ScenePoint,
  type SceneSpace,
} from '@necropole/kernel';
import { doorName, type FloorMap, mapOf, squareName, wallName } from '../map.ts';
import type { Board } from '../world.ts';
import { named } from './labels.ts';

/** Design pixels to a square. */
const UNIT = 40;

const made = madeOf<object, Ground>(1);

/** The same object as long as the same tiles lie there. */
export function groundOf(board: Board): Ground {
  return made(board, `${board.tiles.length} ${board.doors.length}`, () => {
    const map = mapOf(board);
    const squares = [...map.tiles.keys()].filter((square) => (map.tiles[square] ?? -1) >= 0);
    return {
      width: map.grid.width * UNIT,
      height: map.grid.height * UNIT,
      scale: 1,
      groups: board.tiles.map((_, tile) => roomOf(board, map, tile)),
      spaces: squares.map((square) => spaceOf(map, square)),
      edges: [...wallsOf(map, squares), ...board.doors.map((_, door) => doorOf(board, map, door))],
    };
  });
}

function rectangle(left: number, top: number, right: number, foot: number): readonly ScenePoint[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: foot },
    { x: left, y: foot },
  ].map(({ x, y }) => ({ x: x * UNIT, y: y * UNIT }));
}

export function roomName(tile: number): string {
  return `room-${tile + 1}`;
}

function roomOf(board: Board, map: FloorMap, tile: number): SceneGroup {
  const places = [...map.tiles.keys()]
    .filter((square) => map.tiles[square] === tile)
    .map((at) => placeOf(map.grid, at));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const outline = rectangle(Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1);
  const face = board.tiles[tile]?.face;
  if (face === undefined) throw new Error(`There is no tile ${tile}`);
  return { id: roomName(tile), outline, label: named('room', face) };
}

function spaceOf(map: FloorMap, square: number): SceneSpace {
  const { x, y } = placeOf(map.grid, square);
  const id = squareName(map.grid, square);
  return {
    id,
    kind: 'square',
    quiet: true,
    group: roomName(map.tiles[square] ?? 0),
    outline: rectangle(x, y, x + 1, y + 1),
    middle: { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT },
    label: named('square', id),
  };
}

function stretchOf(map: FloorMap, square: number, side: SquareDirection): { from: ScenePoint; to: ScenePoint } {
  const { x, y } = placeOf(map.grid, square);
  const [left, top] = [x + (side === 'right' ? 1 : 0), y + (side === 'down' ? 1 : 0)];
  const isLevel = side === 'up' || side === 'down';
  const point = (px: number, py: number): ScenePoint => ({ x: px * UNIT, y: py * UNIT });
  return { from: point(left, top), to: isLevel ? point(left + 1, top) : point(left, top + 1) };
}

/** Each wall once: above and left of a square, and where no other square has it. */
function wallsOf(map: FloorMap, squares: readonly number[]): readonly SceneEdge[] {
  return squares.flatMap((square) =>
    squareDirections.flatMap((side): readonly SceneEdge[] => {
      const edge = edgeOf(map.grid, square, side);
      const beside = squareBeside(map.grid, square, side);
      const isOther = (side === 'down' || side === 'right') && beside >= 0 && (map.tiles[beside] ?? -1) >= 0;
      if (isOther || (map.walls[edge] ?? 0) === 0 || (map.doors[edge] ?? -1) >= 0) return [];
      return [{ id: wallName(edge), kind: 'wall', ...stretchOf(map, square, side), label: named('wall') }];
    }),
  );
}

function doorOf(board: Board, map: FloorMap, door: number): SceneEdge {
  const laid = board.doors[door];
  if (laid === undefined) throw new Error(`There is no door ${door + 1}`);
  const square = laid.y * map.grid.width + laid.x;
  const { from, to } = stretchOf(map, square, laid.side);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return {
    id: doorName(door),
    kind: 'door',
    from,
    to: { x: from.x + dx * laid.squares, y: from.y + dy * laid.squares },
    label: named('door', laid.kind, laid.magnetic ? 'magnetic' : 'plain', 'closed'),
  };
}
