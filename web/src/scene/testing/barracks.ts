/** A large board: 16 x 20 squares in rooms of four by four, with 262 walls, doors and barriers. Made for tests and figures. */
import type { EdgeState, Ground, Scene, SceneEdge, ScenePiece } from '@necropole/kernel';
import { label, nothing, rectangle } from './shapes.ts';

const [COLUMNS, ROWS, ROOM] = [16, 20, 4];
/** How many squares have something heaped up at their side. */
const BARRIERS = 6;

type Side = 'east' | 'south';

function edge(kind: SceneEdge['kind'], x: number, y: number, side: Side): SceneEdge {
  const from = side === 'east' ? { x: x + 1, y } : { x, y: y + 1 };
  return { id: `${kind}-${x}-${y}-${side}`, kind, from, to: { x: x + 1, y: y + 1 }, label: label(kind) };
}

function squares(): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)]);
}

/** Between two rooms, with a door in the middle of each wall; within a room, a wall along most of its middle. */
function edgeOf(at: number, across: number): SceneEdge['kind'] | null {
  if (at % ROOM === ROOM - 1) return across % ROOM === 1 ? 'door' : 'wall';
  return at % ROOM === 1 && across % ROOM < ROOM - 1 ? 'wall' : null;
}

function edgesOf(): readonly SceneEdge[] {
  const inside = squares().flatMap(([x, y]) => {
    const east = x === COLUMNS - 1 ? null : edgeOf(x, y);
    // Only walls between rooms run across the board as well.
    const south = y === ROWS - 1 || y % ROOM !== ROOM - 1 ? null : edgeOf(y, x);
    return [
      ...(east === null ? [] : [edge(east, x, y, 'east')]),
      ...(south === null ? [] : [edge(south, x, y, 'south')]),
    ];
  });
  const around = squares().flatMap(([x, y]) => [
    ...(x === 0 ? [edge('wall', -1, y, 'east')] : []),
    ...(x === COLUMNS - 1 ? [edge('wall', x, y, 'east')] : []),
    ...(y === 0 ? [edge('wall', x, -1, 'south')] : []),
    ...(y === ROWS - 1 ? [edge('wall', x, y, 'south')] : []),
  ]);
  const barriers = Array.from({ length: BARRIERS }, (_, i) => edge('barrier', 2 * i, 1, 'south'));
  return [...around, ...inside, ...barriers];
}

export function barracksGround(): Ground {
  const spaces = squares().map(([x, y]) => ({
    ...rectangle(`${x}-${y}`, x, y, 1, 1, 'square'),
    terrain: 'indoor' as const,
  }));
  return { width: COLUMNS, height: ROWS, groups: [], spaces, edges: edgesOf() };
}

/** With two figures a room, and these doors open. */
export function barracks(ground: Ground, open: readonly string[] = []): Scene {
  const pieces = ground.spaces
    .filter((_, i) => i % 8 === 3)
    .map((space, i): ScenePiece => {
      const figure = i % 4 === 0 ? { figure: 1 + ((i / 4) % 6) } : {};
      return { id: `piece-${i}`, at: space.id, token: 'b-nobody', label: label(`Piece ${i}`), ...figure };
    });
  const edgeStates = Object.fromEntries(open.map((id): [string, EdgeState] => [id, { state: 'open' }]));
  return { ...nothing, ground, pieces, edgeStates };
}

export function doorsOf({ edges = [] }: Ground): readonly string[] {
  return edges.filter(({ kind }) => kind === 'door').map(({ id }) => id);
}
