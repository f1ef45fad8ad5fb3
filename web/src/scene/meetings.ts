/** Where two spaces meet: a wall with an opening in it, or a line between open ground. */
import { boundingBox, contains, type Point, type Polygon } from '@necropole/boards';
import { grown, lengthOf, lineOf, middleOf, overlap, pathOf, type Stretch, sharedStretches } from './figures.ts';

export interface Ground {
  readonly id: string;
  readonly walled: boolean;
  readonly outline: Polygon;
  readonly floor?: number | undefined;
}

/** A gap in a wall: the floor of each side shows through its half, between two jambs. */
export interface Gap {
  readonly at: Point;
  readonly half: { readonly a: string; readonly b: string };
  readonly jambs: string;
}

export interface Meeting {
  readonly a: string;
  readonly b: string;
  readonly gap: Gap | null;
  /** The dashed line between two open grounds. */
  readonly line: string | null;
}

/** Less wall than this, in design pixels, could not be told from a corner. */
const LEAST_WALL = 8;
const WIDEST_GAP = 26;
/** Half as thick as the wall's two lines, so that a gap hides them. */
const HALF_WALL = 5;

export function meetingsOf(grounds: readonly Ground[]): readonly Meeting[] {
  const boxes = grounds.map(({ outline }) => grown(boundingBox(outline), 1));
  return grounds.flatMap((a, i) =>
    grounds.flatMap((b, j): readonly Meeting[] => {
      const [boxA, boxB] = [boxes[i], boxes[j]];
      if (j <= i || boxA === undefined || boxB === undefined || !overlap(boxA, boxB) || a.floor !== b.floor) return [];
      const stretches = sharedStretches(a.outline, b.outline);
      const total = stretches.reduce((sum, stretch) => sum + lengthOf(stretch), 0);
      const longest = [...stretches].sort((one, other) => lengthOf(other) - lengthOf(one))[0];
      if (longest === undefined || total < LEAST_WALL) return [];
      const open = !a.walled && !b.walled;
      const gap = open ? null : gapIn(longest, a.outline);
      return [{ a: a.id, b: b.id, gap, line: open ? stretches.map(lineOf).join('') : null }];
    }),
  );
}

function gapIn(stretch: Stretch, a: Polygon): Gap {
  const at = middleOf(stretch);
  const length = lengthOf(stretch);
  const half = Math.min(WIDEST_GAP, length * 0.6) / 2;
  const [[x1, y1], [x2, y2]] = stretch;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const point = (along: number, across: number): Point => [
    at[0] + dx * along - dy * across,
    at[1] + dy * along + dx * across,
  ];
  const strip = (across: number): string =>
    pathOf([point(-half, 0), point(half, 0), point(half, across), point(-half, across)]);
  const jamb = (along: number): string => lineOf([point(along, -HALF_WALL - 1.2), point(along, HALF_WALL + 1.2)]);
  const way = contains(a, point(0, HALF_WALL)) ? 1 : -1;
  return { at, half: { a: strip(HALF_WALL * way), b: strip(-HALF_WALL * way) }, jambs: jamb(-half) + jamb(half) };
}
