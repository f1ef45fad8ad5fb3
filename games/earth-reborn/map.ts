/**
 * The map: what lies on each square and stands on each edge, read off the tiles and doors of the board. It follows from the board
 * alone and is made once for each; what changes in a match is added by `barriersNow`.
 */
import {
  type Barriers,
  edgeAt,
  edgeCount,
  edgeOf,
  layTile,
  linkedSquares,
  type SquareDirection,
  type SquareGrid,
  type SquareLines,
  squareCount,
  squareDirections,
  squareLines,
} from '@necropole/boards';
import { madeOf } from '@necropole/kernel';
import { doorDefences } from './content/defences.ts';
import type { FloorElement } from './content/floor/elements.ts';
import { isWall } from './content/floor/face.ts';
import { floorFaces } from './content/floor/index.ts';
import type { LaidDoor } from './content/kinds.ts';
import type { Board, DoorState, World } from './world.ts';

/** What may stand on an edge. */
export const WALL = 1;
export const DOOR = 2;
/** What may lie on a square: an element that nobody enters, one that stops sight, a figure; or nothing at all, not even floor. */
export const BARRED = 1;
export const BLIND = 2;
export const FIGURE = 4;
export const HOLE = 8;
/** Smoke hangs over it. */
export const SMOKE = 16;

/** An element where it lies: over squares, or on the side of one. */
export interface LaidElement extends FloorElement {
  /** The number of its tile on the board. */
  readonly tile: number;
  readonly squares: readonly number[];
  /** The edges that it is fixed to; none where it covers its squares. */
  readonly edges: readonly number[];
}

export interface FloorMap {
  readonly grid: SquareGrid;
  readonly lines: SquareLines;
  /** The squares that have a floor; those of them along which a wall was laid. */
  readonly floor: readonly number[];
  readonly walled: readonly number[];
  /** By square: the number of its tile on the board; -1 where none lies. */
  readonly tiles: Int16Array;
  /** By edge: how many walls stand on it: one of each tile beside it. A door takes the place of a single one. */
  readonly walls: Uint8Array;
  /** By edge: the number of the door on it; -1 where there is none. */
  readonly doors: Int16Array;
  /** By door: its edges. */
  readonly doorEdges: readonly (readonly number[])[];
  readonly elements: readonly LaidElement[];
  /** By square: the element that covers it. By edge: the one that is fixed to it. -1 where there is none. */
  readonly elementOn: Int16Array;
  readonly elementAlong: Int16Array;
  /** By square: the stair square of another level that it leads to; -1 where there are no stairs. */
  readonly stairs: Int16Array;
  /** The squares through which one may leave the map. */
  readonly sewers: readonly number[];
  /** Walls and elements as the match begins, doors and figures left out. */
  readonly laid: Barriers;
}

/** Made of a board, as long as it lives: it follows from it alone, and is asked for at every answer. */
const madeMaps = madeOf<Board, FloorMap>(1);
const madeLines = madeOf<object, SquareLines>(8);
const anyBoard = {};

/** Lines depend on the size of the grid alone. */
function linesOn(grid: SquareGrid): SquareLines {
  return madeLines(anyBoard, `${grid.width} ${grid.height} ${grid.levels}`, () => squareLines(grid));
}

/** The map of a board. While a board is still being built, what was laid since makes another one. */
export function mapOf(board: Board): FloorMap {
  return madeMaps(board, board.tiles.length + board.doors.length, () => mapFor(board));
}

function mapFor({ grid, tiles, doors, stairs }: Board): FloorMap {
  const [squares, edges] = [squareCount(grid), edgeCount(grid)];
  const map = {
    grid,
    lines: linesOn(grid),
    floor: [] as number[],
    walled: [] as number[],
    tiles: new Int16Array(squares).fill(-1),
    walls: new Uint8Array(edges),
    doors: new Int16Array(edges).fill(-1),
    doorEdges: doors.map((door) => edgesOfDoor(grid, door)),
    elements: [] as LaidElement[],
    elementOn: new Int16Array(squares).fill(-1),
    elementAlong: new Int16Array(edges).fill(-1),
    stairs: linkedSquares(grid, stairs),
    sewers: [] as number[],
    laid: { edges: new Uint8Array(edges), squares: new Uint8Array(squares).fill(HOLE) },
  };
  for (const [number, laid] of tiles.entries()) {
    const face = floorFaces[laid.face];
    const { squares: floor, edges: sides } = layTile(grid, face.plan, laid);
    for (const { at } of floor) {
      if (map.tiles[at] !== -1) throw new Error(`Two tiles lie on square ${at}: ${face.id} is one of them`);
      map.tiles[at] = number;
      map.laid.squares[at] = 0;
      if (face.sewer === true) map.sewers.push(at);
    }
    for (const { at, mark } of sides) if (isWall(mark)) map.walls[at] = (map.walls[at] ?? 0) + 1;
    for (const [letter, element] of Object.entries(face.elements)) {
      const on = floor.filter(({ mark }) => mark === letter).map(({ at }) => at);
      const along = sides.filter(({ mark }) => mark === letter).map(({ at }) => at);
      for (const at of on) map.elementOn[at] = map.elements.length;
      for (const at of along) map.elementAlong[at] = map.elements.length;
      for (const at of on) map.laid.squares[at] = (element.bars ? BARRED : 0) | (element.blind ? BLIND : 0);
      map.elements.push({ ...element, tile: number, squares: on, edges: along });
    }
  }
  for (let square = 0; square < squares; square++) if (map.tiles[square] !== -1) map.floor.push(square);
  for (const [number, along] of map.doorEdges.entries()) {
    for (const edge of along) {
      if ((map.walls[edge] ?? 0) > 1) throw new Error(`Door ${number + 1} would cover a double wall`);
      map.doors[edge] = number;
    }
  }
  for (let edge = 0; edge < edges; edge++) {
    map.laid.edges[edge] = (map.walls[edge] ?? 0) > 0 && map.doors[edge] === -1 ? WALL : 0;
  }
  const isWalled = (square: number): boolean =>
    squareDirections.some((side) => map.laid.edges[edgeOf(grid, square, side)] === WALL);
  map.walled.push(...map.floor.filter(isWalled));
  return map;
}

function edgesOfDoor(grid: SquareGrid, { x, y, side, level, squares }: LaidDoor): readonly number[] {
  const along: SquareDirection = side === 'up' || side === 'down' ? 'right' : 'down';
  return Array.from({ length: squares }, (_, i) =>
    edgeAt(grid, x + (along === 'right' ? i : 0), y + (along === 'down' ? i : 0), side, level),
  );
}

/** Do stairs lead from one square to the other? */
export function byStairs(board: Board, one: number, other: number): boolean {
  return other >= 0 && mapOf(board).stairs[one] === other;
}

/** What it takes to destroy a door: one with a reader for cards has a number of its own. */
export function defenceOfDoor({ kind, magnetic }: LaidDoor): number {
  return magnetic ? doorDefences.magnetic : doorDefences[kind];
}

/** Flags by square or by edge, to be looked at: whoever needs others makes a copy. */
export type Flags = Readonly<Uint8Array>;

/** What was found last on a map, and for which doors, breaches and wrecks: it serves as long as these are the same. */
interface Standing {
  readonly doors: DoorState[];
  readonly breaches: number[];
  readonly wrecked: number[];
  edges: Uint8Array | null;
  squares: Uint8Array | null;
}

const standings = madeOf<FloorMap, Standing>(1);

function standingOn(map: FloorMap): Standing {
  return standings(map, 0, () => ({ doors: [], breaches: [], wrecked: [], edges: null, squares: null }));
}

/** Are the two lists the same? If not, the first is made so. */
function becomes<T>(kept: T[], now: readonly T[]): boolean {
  let isSame = kept.length === now.length;
  for (let i = 0; isSame && i < now.length; i++) isSame = kept[i] === now[i];
  if (!isSame) kept.splice(0, kept.length, ...now);
  return isSame;
}

/** What has been opened or broken. */
interface Openings {
  readonly breaches: readonly number[];
  readonly doors: readonly DoorState[];
}

/** What stands on the edges now: walls and closed doors. */
export function edgesNow({ breaches, doors }: Openings, board: Board): Flags {
  const map = mapOf(board);
  const kept = standingOn(map);
  const hasSameDoors = becomes(kept.doors, doors);
  const isSame = becomes(kept.breaches, breaches) && hasSameDoors;
  if (!isSame || kept.edges === null) kept.edges = edgesWith(map, breaches, doors);
  return kept.edges;
}

function edgesWith(map: FloorMap, breaches: readonly number[], doors: readonly DoorState[]): Uint8Array {
  const edges = map.laid.edges.slice();
  for (const edge of breaches) edges[edge] = 0;
  for (let door = 0; door < doors.length; door++) {
    if (doors[door] === 'closed') for (const edge of map.doorEdges[door] ?? []) edges[edge] = DOOR;
  }
  return edges;
}

/** What lies on the squares now: floor or none, elements that stand. */
export function squaresNow({ wrecked }: Pick<World, 'wrecked'>, board: Board): Flags {
  const map = mapOf(board);
  const kept = standingOn(map);
  if (!becomes(kept.wrecked, wrecked) || kept.squares === null) kept.squares = squaresWith(map, wrecked);
  return kept.squares;
}

function squaresWith(map: FloorMap, wrecked: readonly number[]): Uint8Array {
  const squares = map.laid.squares.slice();
  for (const element of wrecked) for (const square of map.elements[element]?.squares ?? []) squares[square] = 0;
  return squares;
}

// ── Names ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const FIRST_LETTER = 'a'.charCodeAt(0);

/** What a square is called: its column as a letter and its row; on another level than the first, that too. */
export function squareName({ width, height }: SquareGrid, square: number): string {
  const [row, column] = [Math.floor(square / width), square % width];
  const level = Math.floor(row / height);
  const name = `${String.fromCharCode(FIRST_LETTER + column)}${(row % height) + 1}`;
  return level === 0 ? name : `${name}.${level + 1}`;
}

export function doorName(door: number): string {
  return `door-${door + 1}`;
}

const WALL_PREFIX = 'wall-';

export function wallName(edge: number): string {
  return `${WALL_PREFIX}${edge}`;
}

/** The edge of the wall that is called so; `null` for any other name. */
export function edgeOfWall(name: string): number | null {
  return name.startsWith(WALL_PREFIX) ? Number(name.slice(WALL_PREFIX.length)) : null;
}

export function elementName(element: number): string {
  return `element-${element + 1}`;
}
