/**
 * Walls, doors, windows and barriers on the sides of spaces. Walls become one path with gaps where one may pass; what
 * stands in a wall is drawn at the middle of its stretch. It comes with the games that have them (`parts/edges.ts`).
 */
import type { Point } from '@necropole/boards';
import type { EdgeState, Scene, SceneEdge } from '@necropole/kernel';
import { around, isAlong, type LaidEdge, letsThrough, uncovered } from './edges.ts';
import { apart, direction, lineOf, middleOf, type Stretch } from './geometry.ts';
import { nearby } from './nearby.ts';

export interface PlannedEdge {
  readonly id: string;
  readonly edge: SceneEdge;
  readonly at: Point;
  /** In degrees, along its stretch; between -90 and 90. */
  readonly turn: number;
  readonly length: number;
}

const HALF_WALL = 4;
const WIDTHS: Readonly<Record<SceneEdge['kind'], number>> = {
  wall: Infinity,
  opening: Infinity,
  barrier: 44,
  door: 36,
  window: 40,
};

export function layEdges(edges: readonly SceneEdge[], scale: number): readonly LaidEdge[] {
  return edges.map((edge) => ({
    edge,
    stretch: [
      [edge.from.x * scale, edge.from.y * scale],
      [edge.to.x * scale, edge.to.y * scale],
    ],
  }));
}

export function planEdge({ edge, stretch }: LaidEdge): PlannedEdge {
  const [dx, dy] = direction(stretch[0], stretch[1]);
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const turn = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  return { id: edge.id, edge, at: middleOf(stretch), turn, length: drawnLength(edge, stretch) };
}

function drawnLength({ kind, make }: SceneEdge, stretch: Stretch): number {
  const length = apart(stretch[0], stretch[1]);
  // A door of a make is as wide as its stretch allows: over two squares it is a large one.
  if (make !== undefined) return length - 2 * HALF_WALL;
  return Math.min(WIDTHS[kind], kind === 'wall' || kind === 'opening' ? length : length * 0.8);
}

function isGap({ kind }: SceneEdge, now: EdgeState | undefined): boolean {
  return kind === 'opening' || (letsThrough({ kind }) && (now?.state === 'open' || now?.state === 'broken'));
}

/** The lines of the walls, without what is open in them now. */
export type Walls = (states: Scene['edgeStates']) => string;

/** Which openings lie in which stretch of wall is found once; what opens later changes the lines of that stretch only. */
export function wallsOf(laid: readonly LaidEdge[]): Walls {
  const gaps = laid.filter(({ edge }) => letsThrough(edge)).map((one) => ({ edge: one.edge, stretch: gapOf(one) }));
  const gapsNear = nearby(gaps, ({ stretch }) => around(stretch));
  const stretches = laid
    .filter(({ edge: { kind } }) => kind === 'wall' || kind === 'door' || kind === 'window')
    .map(({ edge, stretch }) => {
      const within = gapsNear.at(around(stretch)).filter((gap) => isAlong(stretch, gap.stretch));
      const drawn = new Map<string, string>();
      return (states: Scene['edgeStates']): string => {
        if (edge.kind === 'wall' && states?.[edge.id]?.state === 'broken') return '';
        const open = within.filter(({ edge }) => isGap(edge, states?.[edge.id]));
        const key = open.map(({ edge }) => edge.id).join(' ');
        const known = drawn.get(key);
        if (known !== undefined) return known;
        const lines = uncovered(
          stretch,
          open.map((gap) => gap.stretch),
        );
        const line = lines.map(lineOf).join('');
        drawn.set(key, line);
        return line;
      };
    });
  return (states) => stretches.map((lines) => lines(states)).join('');
}

function gapOf({ edge, stretch }: LaidEdge): Stretch {
  // The ends of walls are drawn half a wall longer.
  const half = drawnLength(edge, stretch) / 2 + (edge.kind === 'opening' ? 0 : HALF_WALL);
  const [x, y] = middleOf(stretch);
  const [dx, dy] = direction(stretch[0], stretch[1]);
  return [
    [x - dx * half, y - dy * half],
    [x + dx * half, y + dy * half],
  ];
}
