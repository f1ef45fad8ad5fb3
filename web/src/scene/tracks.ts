/** Tracks that lie on the board: a row of numbered fields at the bottom of a space. */
import { type Box, boundingBox, type Point, type Polygon } from '@necropole/boards';
import type { SceneTrack } from '@necropole/kernel';
import { boxAround, grown, holds } from './geometry.ts';

export interface TrackOnBoard {
  readonly id: string;
  readonly space: string;
  readonly box: Box;
  /** Where the marker's own icon stands, before the fields, on a track in a room with one marker. */
  readonly title: number | null;
  readonly fields: readonly { readonly value: number; readonly x: number; readonly width: number }[];
}

/** More would have to be counted. */
const MOST_PIPS = 6;

/** Is a track so short that its marker is better drawn as so many pips? One that is a row of tokens always is. */
export function arePips({ from, to, markers, form }: SceneTrack): boolean {
  return markers.length === 1 && from === 0 && (form === 'tokens' || (form === undefined && to <= MOST_PIPS));
}

const HEIGHT = 24;
const WIDEST_FIELD = 24;
const CLEAR = 8;
/** How far a track may reach over the sides of open ground. */
const OVER = 13;

/** At the bottom of a room; across the lower line of open ground, so that most of it stays free. */
export function placeTrack(track: SceneTrack, space: string, outline: Polygon, walled: boolean): TrackOnBoard | null {
  const count = track.to - track.from + 1;
  const titled = walled && track.markers.length === 1 ? 1 : 0;
  const around = boundingBox(outline);
  const width = Math.min((count + titled) * WIDEST_FIELD, around.width - 2 * (walled ? CLEAR : -OVER));
  const x = around.x + (around.width - width) / 2;
  const bottom = around.y + around.height;
  for (let y = walled ? bottom - CLEAR - HEIGHT : bottom - HEIGHT / 2; y > around.y; y -= 3) {
    const box = { x, y, width, height: HEIGHT };
    if (walled && !holds(outline, grown(box, CLEAR - 1))) continue;
    const field = width / (count + titled);
    const fields = Array.from({ length: count }, (_, i) => ({
      value: track.from + i,
      x: box.x + (i + titled) * field,
      width: field - 2,
    }));
    return { id: track.id, space, box, title: titled === 1 ? box.x + field / 2 : null, fields };
  }
  return null;
}

/** A track that is a row of tokens, with its name over it. */
export interface TokenRow {
  readonly id: string;
  readonly middle: Point;
  /** Where each token stands, and how large. */
  readonly places: readonly Point[];
  readonly size: number;
  readonly box: Box;
}

const ROW = 76;
/** So many stand apart; more draw closer. */
const FEW_TOKENS = 6;

/** All such tracks of a space, one under the other around its middle. */
export function placeTokenRows(tracks: readonly SceneTrack[], [x, y]: Point): readonly TokenRow[] {
  return tracks.map(({ id, to }, i) => {
    const [step, size] = to > FEW_TOKENS ? [22.5, 21] : [30, 25];
    const middle: Point = [x, y + (i - (tracks.length - 1) / 2) * ROW];
    const places = Array.from({ length: to }, (_, n): Point => [x + (n - (to - 1) / 2) * step, middle[1] + 10]);
    return { id, middle, places, size, box: boxAround(middle, Math.max(130, to * step), ROW - 16) };
  });
}
