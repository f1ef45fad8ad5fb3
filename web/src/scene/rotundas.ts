/** Spaces that are round. */
import { boundingBox, type Point, type Polygon } from '@necropole/boards';

const CORNERS = 32;

/** As large a circle as the outline has room for, as a polygon. */
export function round(outline: Polygon): Polygon {
  const { x, y, width, height } = boundingBox(outline);
  const radius = Math.min(width, height) / 2;
  return Array.from({ length: CORNERS }, (_, i): Point => {
    const turn = (i * 2 * Math.PI) / CORNERS;
    return [x + width / 2 + radius * Math.cos(turn), y + height / 2 + radius * Math.sin(turn)];
  });
}
