/** How pieces of given sizes fit into a space: points inside it, taken one by one, and none too near to another. */
import { boundingBox, type Point } from '@necropole/boards';
import { apart, distanceToBox, encloses, fromSides, grown, overlap } from './geometry.ts';
import type { Interior } from './interiors.ts';
import { isWalled, type PlannedSpace } from './plan.ts';

interface Candidate {
  readonly at: Point;
  readonly fromWall: number;
  readonly fromTaken: number;
  readonly fromMiddle: number;
}

interface Candidates {
  readonly byMiddle: readonly Candidate[];
  readonly byRow: readonly Candidate[];
  readonly byColumn: readonly Candidate[];
}

/** A space with what is written and drawn in it. */
export interface Furnished {
  readonly space: PlannedSpace;
  readonly interior: Interior;
}

const candidatesOf = new WeakMap<Interior, Candidates>();

/** How near to the edge of its space, and to what is written there, a piece may come. */
interface Room {
  readonly fromEdge: number;
  readonly fromTaken: number;
}

const STEP = 4;
/** From a wall's middle to a piece; on open ground pieces may lean over the line, the further the closer they come. */
const FROM_WALL = 4;
const OVER_LINE = -7;
const FAR_OVER_LINE = -15;
const OVER_TAKEN = -5;
const AIR = 1;
/** Half of a token's breadth, with its halo. */
const RADIUS = 0.54;

/** `inside`: on open ground too, no piece leans over a line. `over-names`: pieces stand on what is written there as well. */
export type Manner = 'inside' | 'leaning' | 'over-names';

/** Where pieces of these sizes stand when they shrink and draw closer by so much; `null` if they do not all fit. */
export function pack(
  furnished: Furnished,
  sizes: readonly number[],
  shrunk: number,
  close: number,
  manner: Manner,
): readonly Point[] | null {
  const { space } = furnished;
  const candidates = candidatesIn(furnished);
  const radii = sizes.map((size) => size * RADIUS * shrunk * close);
  const room: Room = {
    fromEdge: isWalled(space.kind) ? FROM_WALL : manner === 'inside' ? 0 : shrunk < 0.9 ? FAR_OVER_LINE : OVER_LINE,
    fromTaken: manner === 'over-names' ? -Infinity : shrunk < 0.8 ? OVER_TAKEN : 1,
  };
  return fit(candidates.byMiddle, radii, room) ?? inRows(space, candidates, radii, room);
}

/** The points that pieces of these radii take, each the first that is free, or `null` if they do not all fit. */
function fit(candidates: readonly Candidate[], radii: readonly number[], room: Room): Point[] | null {
  const points: Point[] = [];
  for (const own of radii) {
    const free = candidates.find(
      (candidate) =>
        hasRoom(candidate, own, room) &&
        points.every((other, i) => apart(candidate.at, other) >= own + (radii[i] ?? 0) + AIR),
    );
    if (free === undefined) return null;
    points.push(free.at);
  }
  return points;
}

function hasRoom({ fromWall, fromTaken }: Candidate, own: number, room: Room): boolean {
  return fromWall >= own + room.fromEdge && fromTaken >= own + room.fromTaken;
}

/** Row by row holds more than around the middle; the rows are then moved as near to the middle as they go, and off what is above. */
function inRows(
  space: PlannedSpace,
  { byRow, byColumn }: Candidates,
  radii: readonly number[],
  room: Room,
): Point[] | null {
  const points = fit(byRow, radii, room) ?? fit(byColumn, radii, room);
  if (points === null) return null;
  const roomy = new Map(byRow.map((candidate) => [candidate.at.map(Math.round).join(), candidate]));
  const moved = (across: number, down: number): Point[] | null => {
    const all = points.map(([x, y]): Point => [x + across * STEP, y + down * STEP]);
    const fits = all.every((at, i) => {
      const candidate = roomy.get(at.map(Math.round).join());
      return candidate !== undefined && hasRoom(candidate, radii[i] ?? 0, room);
    });
    return fits ? all : null;
  };
  const mean = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  let across = Math.max(0, Math.floor((space.middle[0] - mean) / STEP));
  while (across > 0 && moved(across, 0) === null) across -= 1;
  let most = 0;
  while (moved(across, most + 1) !== null) most += 1;
  return moved(across, Math.floor(most / 2)) ?? points;
}

/** More pieces than a space can hold apart: spread over it as evenly as it goes. */
export function squeeze(furnished: Furnished, count: number): readonly Point[] {
  const candidates = candidatesIn(furnished).byMiddle;
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    let best = { at: furnished.space.middle, score: -Infinity };
    for (const { at, fromWall, fromTaken } of candidates) {
      const score = Math.min(fromWall, fromTaken + 4, ...points.map((other) => apart(at, other) / 2));
      if (score > best.score) best = { at, score };
    }
    points.push(best.at);
  }
  return points;
}

/** Points inside a space, those nearest to its middle first, and row by row. */
function candidatesIn({ space, interior }: Furnished): Candidates {
  const known = candidatesOf.get(interior);
  if (known !== undefined) return known;
  const around = boundingBox(space.outline);
  const { x, y, width, height } = around;
  const taken = interior.taken.filter((box) => overlap(grown(box, 40), around));
  const least = isWalled(space.kind) ? 10 : 4;
  const candidates: Candidate[] = [];
  for (let down = STEP; down < height; down += STEP) {
    for (let across = STEP; across < width; across += STEP) {
      if (!encloses(space.outline, x + across, y + down)) continue;
      const fromWall = fromSides(space.outline, x + across, y + down);
      if (fromWall < least) continue;
      const at: Point = [x + across, y + down];
      let fromTaken = Infinity;
      for (const box of taken) fromTaken = Math.min(fromTaken, distanceToBox(at, box));
      candidates.push({ at, fromWall, fromTaken, fromMiddle: apart(at, space.middle) });
    }
  }
  const found: Candidates = {
    byMiddle: [...candidates].sort((a, b) => a.fromMiddle - b.fromMiddle),
    byRow: candidates,
    byColumn: [...candidates].sort((a, b) => a.at[0] - b.at[0]),
  };
  candidatesOf.set(interior, found);
  return found;
}
