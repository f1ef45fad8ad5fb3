/** What lies over the board while somebody weighs an answer: the line of sight with its count, what stops it. What aiming shows beside it stands in `aiming.ts`. */
import { edgeOf, placeOf, type SightObstacle, squareDirections } from '@necropole/boards';
import type { Overlay, OverlayLine, ScenePoint } from '@necropole/kernel';
import { mapOf, squareName } from '../map.ts';
import { sightStop } from '../rules/line-of-sight.ts';
import type { Board, Figure, World } from '../world.ts';
import { UNIT } from './fixtures.ts';

export interface Seen {
  readonly world: World;
  readonly board: Board;
}

export function named({ board }: Seen, squares: readonly number[]): readonly string[] {
  return squares.map((square) => squareName(mapOf(board).grid, square));
}

/** Somebody looks at somebody, or would: the line, and what stops it. */
export function lineTo(seen: Seen, figure: Figure, square: number, distance: number | null): OverlayLine {
  const [from = '', to = ''] = named(seen, [figure.at, square]);
  if (distance !== null) return { from, to, count: distance };
  const stop = sightStop(seen.world, seen.board, figure, square);
  return { from, to, stop: stop === null ? from : stopAt(seen, stop, square) };
}

/** Where a line is stopped: on an edge, on a square, between two that leave no way around a corner. */
function stopAt(seen: Seen, stop: SightObstacle, target: number): string | ScenePoint {
  const { grid, floor } = mapOf(seen.board);
  const middleOf = (square: number): ScenePoint => {
    const { x, y } = placeOf(grid, square);
    return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
  };
  if (stop.kind === 'square') return squareName(grid, stop.square);
  if (stop.kind === 'level') return squareName(grid, target);
  const beside =
    stop.kind === 'corner'
      ? stop.beside
      : floor.filter((square) => squareDirections.some((side) => edgeOf(grid, square, side) === stop.edge));
  const points = beside.map(middleOf);
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
}

/** Who has somebody in sight now, and would be able to ask for a duel. */
export function watchersOverlay(seen: Seen, figure: Figure, watchers: readonly Figure[]): Overlay {
  return { lines: watchers.map((watcher) => lineTo(seen, watcher, figure.at, 0)) };
}
