/** Tracks that lie on the board: a row of numbered fields at the bottom of a space. */
import { type Box, boundingBox, type Polygon } from '@necropole/boards';
import type { SceneTrack } from '@necropole/kernel';
import { grown, holds } from './figures.ts';

export interface TrackOnBoard {
  readonly id: string;
  readonly space: string;
  readonly name: string;
  readonly box: Box;
  readonly fields: readonly { readonly value: number; readonly x: number; readonly width: number }[];
}

const HEIGHT = 21;
const WIDEST_FIELD = 20;
const CLEAR = 8;

export function placeTrack(track: SceneTrack, space: string, outline: Polygon, name: string): TrackOnBoard | null {
  const count = track.to - track.from + 1;
  const around = boundingBox(outline);
  const width = Math.min(count * WIDEST_FIELD, around.width - 2 * CLEAR);
  for (let y = around.y + around.height - CLEAR - HEIGHT; y > around.y; y -= 3) {
    const box = { x: around.x + (around.width - width) / 2, y, width, height: HEIGHT };
    if (!holds(outline, grown(box, CLEAR - 1))) continue;
    const field = width / count;
    const fields = Array.from({ length: count }, (_, i) => ({
      value: track.from + i,
      x: box.x + i * field,
      width: field - 2,
    }));
    return { id: track.id, space, name, box, fields };
  }
  return null;
}
