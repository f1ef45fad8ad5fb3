/**
 * How far it is: from any square to another, as if nobody stood in the way. A closed door costs what it takes to open it; one with a
 * reader, for whoever has no card, what it takes to break it. It follows from the board, its doors and its breaches: it is kept for
 * each goal as long as these are the same.
 */
import { edgeOf, placeOf, squareBeside, squareDirections, squareReach } from '@necropole/boards';
import { madeOf, type View } from '@necropole/kernel';
import { arrows } from '../content/floor/face.ts';
import { floorFaces } from '../content/floor/index.ts';
import { stanceOn } from '../content/floor/positions.ts';
import type { RuledRoomId } from '../content/ids.ts';
import { scenarioOf } from '../content/scenarios/index.ts';
import { BARRED, DOOR, edgesNow, type Flags, type FloorMap, HOLE, mapOf, WALL } from '../map.ts';
import type { Er } from '../shape.ts';
import type { Board } from '../world.ts';

export type SeenWorld = View<Er>['world'];
export type SeenFigure = SeenWorld['figures'][number];

/** By square: the steps from there to the goal. */
export type Steps = Readonly<Int16Array>;

const FAR = 60;
const [DOOR_STEPS, READER_STEPS] = [1, 12];
const MOST_KEPT = 200;
/** The grounds of a map, by the state of its doors and breaches. */
const kept = madeOf<FloorMap, Ground>(MOST_KEPT);

/** The ground as it is for somebody with a magnetic card, or without; how far it is to what was asked for before. */
export interface Ground {
  readonly board: Board;
  readonly edges: Flags;
  readonly hasCard: boolean;
  readonly toSquare: Map<number, Steps>;
  readonly toPlace: Map<string, Steps>;
}

/** Both grounds of a world. */
export interface Grounds {
  readonly withCard: Ground;
  readonly without: Ground;
}

export function groundsOf(world: SeenWorld, board: Board): Grounds {
  let key = '';
  for (const door of world.doors) key += door === 'closed' ? 'c' : 'o';
  for (const edge of world.breaches) key += ` ${edge}`;
  const map = mapOf(board);
  const ground = (hasCard: boolean) => (): Ground => ({
    board,
    edges: edgesNow(world, board).slice(),
    hasCard,
    toSquare: new Map(),
    toPlace: new Map(),
  });
  return { withCard: kept(map, `card ${key}`, ground(true)), without: kept(map, key, ground(false)) };
}

export function groundFor(grounds: Grounds, { magneticCards }: Pick<SeenFigure, 'magneticCards'>): Ground {
  return magneticCards > 0 ? grounds.withCard : grounds.without;
}

/** To this square. */
export function stepsTo(ground: Ground, goal: number): Steps {
  const known = ground.toSquare.get(goal);
  if (known !== undefined) return known;
  const steps = measured(ground, goal);
  ground.toSquare.set(goal, steps);
  return steps;
}

function measured({ board, edges, hasCard }: Ground, goal: number): Steps {
  const map = mapOf(board);
  const { costs } = squareReach(
    map.grid,
    goal,
    FAR,
    {
      cost: (from, into, edge) => {
        if ((((map.laid.squares[into] ?? 0) | (map.laid.squares[from] ?? 0)) & HOLE) !== 0) return null;
        if (((edges[edge] ?? 0) & WALL) !== 0) return null;
        if (from !== goal && ((map.laid.squares[from] ?? 0) & BARRED) !== 0) return null;
        if (((edges[edge] ?? 0) & DOOR) === 0) return 1;
        return 1 + (board.doors[map.doors[edge] ?? -1]?.magnetic === true && !hasCard ? READER_STEPS : DOOR_STEPS);
      },
      linkCost: () => 1,
    },
    board.stairs,
  );
  return costs.map((cost) => (cost < 0 ? FAR : cost));
}

/** To the nearest of these squares, which go by a name. */
function stepsToAny(ground: Ground, name: string, goals: () => readonly number[]): Steps {
  const known = ground.toPlace.get(name);
  if (known !== undefined) return known;
  const least = new Int16Array(mapOf(ground.board).tiles.length).fill(FAR);
  for (const goal of goals()) {
    const steps = stepsTo(ground, goal);
    for (let at = 0; at < least.length; at++) least[at] = Math.min(least[at] ?? FAR, steps[at] ?? FAR);
  }
  ground.toPlace.set(name, least);
  return least;
}

/** To where one may leave the map. */
export function stepsOut(ground: Ground): Steps {
  return stepsToAny(ground, 'out', () => {
    const { board } = ground;
    const { grid, floor, sewers, laid } = mapOf(board);
    const { leaving } = scenarioOf(board);
    const isBorder = (at: number): boolean =>
      squareDirections.some((side) => squareBeside(grid, at, side) < 0 && laid.edges[edgeOf(grid, at, side)] !== WALL);
    return [...(leaving.sewers ? sewers : []), ...(leaving.border ? floor.filter(isBorder) : [])];
  });
}

/** To a room with a rule. */
export function stepsToRoom(ground: Ground, room: RuledRoomId): Steps {
  return stepsToAny(ground, room, () => {
    const { board } = ground;
    const { floor, tiles } = mapOf(board);
    return floor.filter((at) => {
      const laid = board.tiles[tiles[at] ?? -1];
      return laid !== undefined && floorFaces[laid.face].ruled === room;
    });
  });
}

/** To where a room with a rule is used: its vault or its position icons; any square of it where it has neither. */
export function stepsToUse(ground: Ground, room: RuledRoomId): Steps {
  return stepsToAny(ground, `use ${room}`, () => {
    const { board } = ground;
    const { floor, tiles, grid } = mapOf(board);
    const inside: number[] = [];
    const marked: number[] = [];
    for (const at of floor) {
      const laid = board.tiles[tiles[at] ?? -1];
      const face = laid === undefined ? undefined : floorFaces[laid.face];
      if (laid === undefined || face === undefined || face.ruled !== room) continue;
      inside.push(at);
      const stance = stanceOn(face, laid, placeOf(grid, at), 'up');
      const mark = face.plan.squares.find(({ x, y }) => x === stance?.x && y === stance.y)?.mark ?? '';
      if (face.vault === undefined ? arrows[mark] !== undefined : mark === face.vault) marked.push(at);
    }
    return marked.length > 0 ? marked : inside;
  });
}

/** So far off, and farther, is all the same. */
const MOST_STEPS = 40;

/** From 1, there, to 0, far off: each step counts alike. */
export function nearness(steps: Steps, at: number): number {
  return at < 0 ? 0 : 1 - Math.min(MOST_STEPS, steps[at] ?? FAR) / MOST_STEPS;
}
