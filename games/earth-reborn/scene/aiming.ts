/** What lies over the board while somebody aims: what they see and in which arc, what an explosion reaches. */
import type { Barriers } from '@necropole/boards';
import type { Overlay, OverlayLine } from '@necropole/kernel';
import { mapOf } from '../map.ts';
import { isOnMap, squaresUnder } from '../reading.ts';
import { type Blast, squaresReached, zoneOf } from '../rules/explosives.ts';
import { seesSquare } from '../rules/line-of-sight.ts';
import { arcsTowards } from '../rules/targeting.ts';
import type { Figure } from '../world.ts';
import { lineTo, named, type Seen } from './overlays.ts';

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
