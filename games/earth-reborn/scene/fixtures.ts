/** What stands on the floor: the elements of the tiles, each over its squares or along its wall; sewers, and the ways off the map. */
import { edgeOf, placeOf, type SquareDirection, squareBeside, squareDirections } from '@necropole/boards';
import type { SceneBox, SceneFixture } from '@necropole/kernel';
import { scenarioOf } from '../content/scenarios/index.ts';
import { elementName, type FloorMap, type LaidElement, squareName } from '../map.ts';
import type { Board } from '../world.ts';
import { elementFaces } from './faces.ts';
import { named } from './labels.ts';

/** Design pixels to a square. */
export const UNIT = 40;
/** How far what is fixed to a wall stands out from it, in squares. */
const DEPTH = 0.32;

export function fixturesOf(board: Board, map: FloorMap): readonly SceneFixture[] {
  return [...map.elements.map((element, at) => elementOf(map, element, at)), ...exitsOf(board, map)];
}

function boxOf(left: number, top: number, right: number, foot: number): SceneBox {
  return { x: left * UNIT, y: top * UNIT, width: (right - left) * UNIT, height: (foot - top) * UNIT };
}

function elementOf(map: FloorMap, element: LaidElement, at: number): SceneFixture {
  const { id, squares, edges, bars, blind, tile } = element;
  const { symbol, upright, each } = elementFaces[id];
  const box = squares.length > 0 ? boxAround(map, squares) : boxAlong(map, tile, edges);
  const isTurned = box.width === box.height ? false : box.height > box.width !== (upright === true);
  return {
    id: elementName(at),
    symbol,
    ...(each === true && squares.length > 0 ? { each } : {}),
    label: named('element', id),
    spaces: squares.map((square) => squareName(map.grid, square)),
    box,
    ...floorOfTile(map, tile),
    ...(isTurned ? { turn: 1 } : {}),
    ...(bars ? { bars } : {}),
    ...(blind ? { blind } : {}),
  };
}

/** The floor of what lies on a square, where there are several. */
export function floorOf({ grid }: FloorMap, square: number): { readonly floor?: number } {
  return grid.levels > 1 ? { floor: placeOf(grid, square).level } : {};
}

function floorOfTile(map: FloorMap, tile: number): { readonly floor?: number } {
  return floorOf(map, map.tiles.indexOf(tile));
}

function boxAround({ grid }: FloorMap, squares: readonly number[]): SceneBox {
  const places = squares.map((square) => placeOf(grid, square));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return boxOf(Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1);
}

/** A narrow box inside the room, along the wall that it is fixed to. */
function boxAlong(map: FloorMap, tile: number, edges: readonly number[]): SceneBox {
  const beside = map.floor.flatMap((square) =>
    map.tiles[square] === tile
      ? squareDirections.flatMap((side) => (edges.includes(edgeOf(map.grid, square, side)) ? [{ square, side }] : []))
      : [],
  );
  const side = beside[0]?.side ?? 'up';
  const { x, y, width, height } = boxAround(
    map,
    beside.filter((one) => one.side === side).map(({ square }) => square),
  );
  const [left, top, right, foot] = [x / UNIT, y / UNIT, (x + width) / UNIT, (y + height) / UNIT];
  if (side === 'up') return boxOf(left, top, right, top + DEPTH);
  if (side === 'down') return boxOf(left, foot - DEPTH, right, foot);
  return side === 'left' ? boxOf(left, top, left + DEPTH, foot) : boxOf(right - DEPTH, top, right, foot);
}

// ── Ways off the map ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Where one may leave: over an open border, or down a sewer, as the scenario allows. */
function exitsOf(board: Board, map: FloorMap): readonly SceneFixture[] {
  const { border, sewers } = scenarioOf(board).leaving;
  return [
    ...(border ? map.floor.flatMap((square) => bordersOf(map, square)) : []),
    ...map.sewers.map((square) => ({
      id: `sewer-${squareName(map.grid, square)}`,
      symbol: 'f-sewer',
      label: named(sewers ? 'sewer' : 'sewer-shut'),
      spaces: [squareName(map.grid, square)],
      box: boxAround(map, [square]),
      ...floorOf(map, square),
    })),
  ];
}

function bordersOf(map: FloorMap, square: number): readonly SceneFixture[] {
  const isOpen = (side: SquareDirection): boolean =>
    squareBeside(map.grid, square, side) < 0 && map.laid.edges[edgeOf(map.grid, square, side)] === 0;
  const side = squareDirections.find(isOpen);
  if (side === undefined) return [];
  return [
    {
      id: `exit-${squareName(map.grid, square)}`,
      symbol: 'f-exit',
      label: named('exit'),
      spaces: [squareName(map.grid, square)],
      box: boxAround(map, [square]),
      ...floorOf(map, square),
      turn: squareDirections.indexOf(side),
    },
  ];
}
