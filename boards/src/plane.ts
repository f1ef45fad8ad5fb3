/**
 * Figures in the plane: points, polygons, and the few questions that boards ask about them.
 *
 * The axes are those of a screen: x grows to the right, y grows downwards. Everything is a plain value; lengths are in
 * whatever unit the game draws in (a card game: millimetres).
 */

export type Point = readonly [x: number, y: number];

/** The corners of a simple polygon in order, in either direction; the last one joins the first. */
export type Polygon = readonly Point[];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Quarter turns, clockwise as seen on the screen. */
export type QuarterTurns = 0 | 1 | 2 | 3;

type Edge = readonly [from: Point, to: Point];

/** How far apart two walls may lie and still be the same wall. */
const wallTolerance = 0.5;

/** The sides of a polygon, in the order of its corners. */
export function edgesOf(polygon: Polygon): readonly Edge[] {
  return polygon.map((from, i): Edge => [from, polygon[i + 1] ?? polygon[0] ?? from]);
}

export function translate(polygon: Polygon, dx: number, dy: number): Polygon {
  return polygon.map(([x, y]): Point => [x + dx, y + dy]);
}

/**
 * Turns a figure drawn on a card of this size; the turned card has its top left corner at the origin again.
 * An odd number of turns makes a landscape card a portrait one.
 */
export function turnOnCard(
  polygon: Polygon,
  card: { readonly width: number; readonly height: number },
  turns: QuarterTurns,
): Polygon {
  const { width, height } = card;
  switch (turns) {
    case 0:
      return polygon;
    case 1:
      return polygon.map(([x, y]): Point => [height - y, x]);
    case 2:
      return polygon.map(([x, y]): Point => [width - x, height - y]);
    case 3:
      return polygon.map(([x, y]): Point => [y, width - x]);
  }
}

/** The smallest upright box around a polygon. */
export function boundingBox(polygon: Polygon): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of polygon) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The surface of a polygon, whichever way round it is written. */
export function areaOf(polygon: Polygon): number {
  return Math.abs(signedArea(polygon));
}

/** The centre of gravity. In a polygon with a bay it may lie outside: see {@link labelPoint}. */
export function centroid(polygon: Polygon): Point {
  let [sumX, sumY] = [0, 0];
  for (const [[x1, y1], [x2, y2]] of edgesOf(polygon)) {
    const cross = x1 * y2 - x2 * y1;
    sumX += (x1 + x2) * cross;
    sumY += (y1 + y2) * cross;
  }
  const scale = 6 * signedArea(polygon);
  return [sumX / scale, sumY / scale];
}

/** Is the point inside? A point on a wall may be counted either way. */
export function contains(polygon: Polygon, point: Point): boolean {
  return encloses(edgesOf(polygon), point);
}

function encloses(edges: readonly Edge[], [x, y]: Point): boolean {
  let inside = false;
  for (const [[x1, y1], [x2, y2]] of edges) {
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

/** How far the point is from the nearest wall of the polygon. */
export function distanceToWall(polygon: Polygon, point: Point): number {
  return nearest(edgesOf(polygon), point);
}

function nearest(edges: readonly Edge[], point: Point): number {
  let least = Infinity;
  for (const edge of edges) least = Math.min(least, distanceToEdge(edge, point));
  return least;
}

/**
 * Where a label or a piece has the most room: a point inside, about as far from every wall as any.
 * Of equally roomy points, the one nearest to the centroid. Searches a grid, then a finer grid around the best.
 */
export function labelPoint(polygon: Polygon): Point {
  const box = boundingBox(polygon);
  const centre = centroid(polygon);
  const cells = 12;
  const edges = edgesOf(polygon);
  let best: Point = centre;
  let cell = { width: box.width / cells, height: box.height / cells };
  let from: Point = [box.x, box.y];
  for (let pass = 0; pass < 3; pass++) {
    best = roomiest(edges, centre, from, cell, cells);
    from = [best[0] - cell.width, best[1] - cell.height];
    cell = { width: (2 * cell.width) / cells, height: (2 * cell.height) / cells };
  }
  return best;
}

/**
 * The length of wall that two polygons share: the sum of the stretches where a side of one runs along a side of the
 * other, in any direction. Two polygons that meet at a corner only share nothing.
 */
export function sharedWall(a: Polygon, b: Polygon): number {
  let length = 0;
  let from = a.at(-1);
  for (const to of a) {
    let p = b.at(-1);
    for (const q of b) {
      if (from !== undefined && p !== undefined) length += sharedStretch(from, to, p, q);
      p = q;
    }
    from = to;
  }
  return length;
}

function sharedStretch(from: Point, to: Point, p: Point, q: Point): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length === 0) return 0;
  const dx = (to[0] - from[0]) / length;
  const dy = (to[1] - from[1]) / length;
  if (Math.abs((p[0] - from[0]) * dy - (p[1] - from[1]) * dx) > wallTolerance) return 0;
  if (Math.abs((q[0] - from[0]) * dy - (q[1] - from[1]) * dx) > wallTolerance) return 0;
  const start = (p[0] - from[0]) * dx + (p[1] - from[1]) * dy;
  const end = (q[0] - from[0]) * dx + (q[1] - from[1]) * dy;
  const overlap = Math.min(Math.max(start, end), length) - Math.max(Math.min(start, end), 0);
  return overlap > wallTolerance ? overlap : 0;
}

function signedArea(polygon: Polygon): number {
  let twice = 0;
  for (const [[x1, y1], [x2, y2]] of edgesOf(polygon)) twice += x1 * y2 - x2 * y1;
  return twice / 2;
}

function distanceToEdge([[x1, y1], [x2, y2]]: Edge, [x, y]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / square));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}

function roomiest(
  edges: readonly Edge[],
  centre: Point,
  [left, top]: Point,
  cell: { readonly width: number; readonly height: number },
  cells: number,
): Point {
  let best = centre;
  let bestScore = -Infinity;
  for (let row = 0; row <= cells; row++) {
    for (let column = 0; column <= cells; column++) {
      const point: Point = [left + column * cell.width, top + row * cell.height];
      if (!encloses(edges, point)) continue;
      const offCentre = Math.hypot(point[0] - centre[0], point[1] - centre[1]);
      const score = nearest(edges, point) - offCentre / 1000;
      if (score > bestScore) [best, bestScore] = [point, score];
    }
  }
  return best;
}
