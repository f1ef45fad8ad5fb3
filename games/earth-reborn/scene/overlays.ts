/** What lies over the board while somebody weighs an answer: what a shooter sees and in which arc, the line with its count, what stops it. */
import { type Barriers, edgeOf, placeOf, type SightObstacle, squareDirections } from '@necropole/boards';
import type { Overlay, OverlayLine, ScenePoint } from '@necropole/kernel';
import { mapOf, squareName } from '../map.ts';
import { isOnMap, squaresUnder } from '../reading.ts';
import { type Blast, squaresReached, zoneOf } from '../rules/explosives.ts';
import { seesSquare, sightStop } from '../rules/line-of-sight.ts';
import { arcsTowards } from '../rules/targeting.ts';
import type { Board, Figure, World } from '../world.ts';
import { UNIT } from './fixtures.ts';

interface Seen {
  readonly world: World;
  readonly board: Board;
}

function named({ board }: Seen, squares: readonly number[]): readonly string[] {
  return squares.map((square) => squareName(mapOf(board).grid, square));
}

/** A shooter aims: all that it sees, by arc, and the line to the nearest square of the target; `distance` where that is in sight. */
export function aimOverlay(
  seen: Seen,
  barriers: Barriers,
  figure: Figure,
  { square, distance }: { readonly square: number; readonly distance: number | null },
): Overlay {
  const { board } = seen;
  const inSight = mapOf(board).floor.filter((at) => at !== figure.at && seesSquare(board, barriers, figure, at));
  const isRed = (at: number): boolean => arcsTowards(board, figure, at).includes('red');
  return {
    fields: [
      { tone: 'red', spaces: named(seen, inSight.filter(isRed)) },
      {
        tone: 'orange',
        spaces: named(
          seen,
          inSight.filter((at) => !isRed(at)),
        ),
      },
    ],
    rest: 'dark',
    lines: square < 0 ? [] : [lineTo(seen, figure, square, distance)],
  };
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

/** An explosion or flames: both zones as far as they reach, and the shooter’s own who stand there. */
export function blastOverlay(seen: Seen, figure: Figure, blast: Blast, line: OverlayLine | null): Overlay {
  const { world, board } = seen;
  const reached = squaresReached(world, board, blast);
  const zone = (wanted: 'red' | 'orange') => ({
    tone: wanted,
    spaces: named(
      seen,
      reached.filter((square) => zoneOf(blast, square) === wanted),
    ),
  });
  return {
    fields: [zone('red'), zone('orange')],
    lines: line === null ? [] : [line],
    warned: world.figures
      .filter((one) => one.seat === figure.seat && isOnMap(one))
      .filter((one) => squaresUnder(board, one).some((square) => reached.includes(square)))
      .map(({ id }) => id),
  };
}

/** Who has somebody in sight now, and would be able to ask for a duel. */
export function watchersOverlay(seen: Seen, figure: Figure, watchers: readonly Figure[]): Overlay {
  return { lines: watchers.map((watcher) => lineTo(seen, watcher, figure.at, 0)) };
}
