/** Where two spaces meet: a wall with an opening in it, a line between open ground, or what the scene's edges say. */
import { type Box, boundingBox, contains, type Point, type Polygon } from '@necropole/boards';
import { around, isAlong, type LaidEdge, letsThrough, uncovered } from './edges.ts';
import { grown, lengthOf, lineOf, middleOf, pathOf, type Stretch, sharedStretches, union } from './geometry.ts';
import { nearby } from './nearby.ts';

/** A space as it lies on the plan. */
export interface LaidSpace {
  readonly id: string;
  readonly walled: boolean;
  readonly outline: Polygon;
  readonly floor?: number | undefined;
}

/** A gap in a wall: the floor of each side shows through its half, between two jambs. */
export interface Gap {
  readonly half: { readonly a: string; readonly b: string };
  readonly jambs: string;
}

export interface Meeting {
  readonly a: string;
  readonly b: string;
  /** Where one goes from one to the other, or `null` if there is a wall all along. */
  readonly through: Point | null;
  readonly gap: Gap | null;
  /** The line between two open grounds. */
  readonly line: string | null;
}

/** Less wall than this, in design pixels, could not be told from a corner. */
const LEAST_WALL = 8;
const WIDEST_GAP = 26;
/** Half as thick as the wall's two lines, so that a gap hides them. */
const HALF_WALL = 5;

/** `edges` is `null` where the ground has none: rooms are walled then, and open to each other. */
export function meetingsOf(spaces: readonly LaidSpace[], edges: readonly LaidEdge[] | null): readonly Meeting[] {
  const boxOf = ({ outline }: LaidSpace): Box => grown(boundingBox(outline), 1);
  const spacesNear = nearby(spaces, boxOf);
  const edgesNear = nearby(edges ?? [], ({ stretch }) => around(stretch));
  return spaces.flatMap((a) => {
    const near = spacesNear.at(boxOf(a));
    return near.slice(near.indexOf(a) + 1).flatMap((b): readonly Meeting[] => {
      if (a.floor !== b.floor) return [];
      const stretches = sharedStretches(a.outline, b.outline);
      const total = stretches.reduce((sum, stretch) => sum + lengthOf(stretch), 0);
      const longest = longestOf(stretches);
      if (longest === undefined || total < LEAST_WALL) return [];
      if (edges !== null) return [parted(a, b, stretches, edgesNear.at(union(stretches.map(around))))];
      const open = !a.walled && !b.walled;
      const gap = open ? null : gapIn(longest, a.outline);
      const line = open ? stretches.map(lineOf).join('') : null;
      return [{ a: a.id, b: b.id, through: middleOf(longest), gap, line }];
    });
  });
}

function longestOf(stretches: readonly Stretch[]): Stretch | undefined {
  return [...stretches].sort((one, other) => lengthOf(other) - lengthOf(one))[0];
}

/** Two spaces with whatever edges lie between them; one passes where there is none, else through a door. */
function parted(a: LaidSpace, b: LaidSpace, stretches: readonly Stretch[], edges: readonly LaidEdge[]): Meeting {
  const between = edges.filter(
    ({ edge, stretch }) =>
      (edge.floor === undefined || edge.floor === a.floor) && stretches.some((shared) => isAlong(shared, stretch)),
  );
  const standing = between.filter(({ edge }) => edge.kind !== 'opening').map(({ stretch }) => stretch);
  const free = stretches.flatMap((stretch) => uncovered(stretch, standing));
  const openings = between.filter(({ edge }) => edge.kind === 'opening').map(({ stretch }) => stretch);
  const doors = between.filter(({ edge }) => letsThrough(edge)).map(({ stretch }) => stretch);
  const widest = longestOf([...free.filter((stretch) => lengthOf(stretch) >= LEAST_WALL), ...openings]);
  const through = widest ?? doors[0];
  const line = [...free, ...openings].map(lineOf).join('');
  return { a: a.id, b: b.id, through: through === undefined ? null : middleOf(through), gap: null, line: line || null };
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
  return { half: { a: strip(HALF_WALL * way), b: strip(-HALF_WALL * way) }, jambs: jamb(-half) + jamb(half) };
}
