/**
 * How pieces of given sizes fit into a space: points inside it, none too near to another. They spread over the room that
 * there is, clear of the walls and of what is written; beyond a little air between them they rather stay together.
 */
import { boundingBox, type Point } from '@necropole/boards';
import { apart, distanceToBox, encloses, fromSides, grown, overlap } from './geometry.ts';
import type { Interior } from './interiors.ts';
import { isWalled, type PlannedSpace } from './plan.ts';

interface Candidate {
  readonly at: Point;
  readonly fromWall: number;
  readonly fromTaken: number;
  readonly fromWords: number;
  readonly fromCards: number;
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
  /** Its printed words do not count at present; no card lies in its card place. */
  readonly covered?: boolean;
  readonly cardless?: boolean;
}

const candidatesOf = new WeakMap<Interior, Candidates>();

/** How near to the edge of its space, and to what is written there, a piece may come. */
interface Room {
  readonly fromEdge: number;
  readonly fromTaken: number;
  readonly fromWords: number;
  readonly fromCards: number;
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
/** So much air between two pieces is enough: there is room for a lit ring around each. A wall or a name asks for half of it. */
const ENOUGH = 14;
const SHARED = 2;
/** Whoever comes in needs so much of it, or those who stand there make room. */
const WELCOME = 5;
/** How much air a pixel nearer to the middle is worth. */
const PULL = 0.15;
const ROUNDS = 6;
const HOPE = 0.5;
/** Of a small floor, discs cover so much at most. */
const DENSEST = 0.82;
const NOWHERE: Point = [0, 0];

/** `inside`: on open ground too, no piece leans over a line. `over-names`: pieces stand on what is written there as well. */
export type Manner = 'inside' | 'leaning' | 'over-names';

/** Where some of the pieces stand already; `undefined` for those who come. */
export type Standing = readonly (Point | undefined)[];

/**
 * Where pieces of these sizes stand when they shrink and draw closer by so much; `null` if they do not all fit. Those who
 * stand there already stay, or at least start from where they are.
 */
export function pack(
  furnished: Furnished,
  sizes: readonly number[],
  shrunk: number,
  close: number,
  manner: Manner,
  standing: Standing = [],
): readonly Point[] | null {
  const { space, covered = false, cardless = false } = furnished;
  const candidates = candidatesIn(furnished);
  const radii = sizes.map((size) => size * RADIUS * shrunk * close);
  const fromTaken = manner === 'over-names' ? -Infinity : shrunk < 0.8 ? OVER_TAKEN : 1;
  const room: Room = {
    fromEdge: isWalled(space.kind) ? FROM_WALL : manner === 'inside' ? 0 : shrunk < 0.9 ? FAR_OVER_LINE : OVER_LINE,
    fromTaken,
    // Rather than shrink they stand where at present nothing is.
    fromWords: covered && shrunk < 0.85 ? -Infinity : fromTaken,
    fromCards: cardless && shrunk < 1 ? -Infinity : fromTaken,
  };
  const { byMiddle } = candidates;
  if (manner !== 'over-names' && areTooMany(byMiddle, radii, room)) return null;
  if (standing.some((at) => at !== undefined)) {
    const joined = join(byMiddle, radii, room, standing);
    if (joined.least >= WELCOME) return joined.points;
    const eased = ease(byMiddle, radii, room, joined.points);
    if (eased.least >= 0) return eased.points;
  }
  const start =
    fit(byMiddle, radii, room) ??
    inRows(candidates, radii, room) ??
    join(
      byMiddle,
      radii,
      room,
      radii.map(() => undefined),
    ).points;
  const eased = ease(byMiddle, radii, room, start);
  // At last they stand over names, and over each other, as evenly as it goes.
  return eased.least >= 0 || manner === 'over-names' ? eased.points : null;
}

/** More discs than even the best of packings could hold: it is not even tried. */
function areTooMany(candidates: readonly Candidate[], radii: readonly number[], room: Room): boolean {
  const discs = radii.reduce((sum, own) => sum + Math.PI * own * own, 0);
  const free = candidates.reduce((sum, candidate) => sum + (slackOf(candidate, 0, room) >= 0 ? 1 : 0), 0);
  return discs > free * STEP * STEP * DENSEST;
}

interface Spread {
  readonly points: readonly Point[];
  /** The least air that one of them has; less than none where they do not fit. */
  readonly least: number;
}

/** Whoever comes takes the point with the most air; those who stand there stay, and only have to fit. */
function join(candidates: readonly Candidate[], radii: readonly number[], room: Room, standing: Standing): Spread {
  const points: (Point | undefined)[] = radii.map((_, i) => standing[i]);
  let least = Infinity;
  for (const [i, at] of points.entries()) {
    const own = at === undefined ? candidates : candidates.filter((one) => apart(one.at, at) === 0);
    const best = roomiest(own, radii, room, points, i);
    points[i] = best.at;
    least = Math.min(least, at === undefined || best.air < 0 ? best.air : ENOUGH);
  }
  return { points: points.flatMap((at) => (at === undefined ? [] : [at])), least };
}

/** Each in turn goes where it has the most air, until nobody moves, or those who do not fit gain too little by it. */
function ease(candidates: readonly Candidate[], radii: readonly number[], room: Room, start: readonly Point[]): Spread {
  const points = [...start];
  let least = -Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    const before = least;
    least = Infinity;
    for (const [i, old] of points.entries()) {
      const { at, air } = roomiest(candidates, radii, room, points, i);
      moved ||= at !== old;
      points[i] = at;
      least = Math.min(least, air);
    }
    if (!moved || (least < 0 && least < before + HOPE)) break;
  }
  return { points, least };
}

/**
 * The point with the most air for one of them, the others being where they are; of those with enough, the nearest to the
 * middle. It is asked for thousands of points a time: it makes nothing on the way.
 */
function roomiest(
  candidates: readonly Candidate[],
  radii: readonly number[],
  room: Room,
  points: Standing,
  which: number,
): { readonly at: Point; readonly air: number } {
  const own = radii[which] ?? 0;
  let best = points[which] ?? NOWHERE;
  let [most, worth] = [-Infinity, -Infinity];
  for (const candidate of candidates) {
    const pull = candidate.fromMiddle * PULL;
    if (ENOUGH - pull <= worth) break;
    let air = Math.min(ENOUGH, slackOf(candidate, own, room) * SHARED);
    for (let i = 0; i < points.length && air - pull > worth; i++) {
      const other = points[i];
      if (i === which || other === undefined) continue;
      air = Math.min(air, apart(candidate.at, other) - own - (radii[i] ?? 0) - AIR);
    }
    if (air - pull > worth) {
      best = candidate.at;
      most = air;
      worth = air - pull;
    }
  }
  return { at: best, air: most };
}

/** How much further than it must a piece stands from the walls and from what is written. */
function slackOf(at: Candidate, own: number, room: Room): number {
  const fromPlaces = Math.min(at.fromWords - room.fromWords, at.fromCards - room.fromCards);
  return Math.min(at.fromWall - room.fromEdge, at.fromTaken - room.fromTaken, fromPlaces) - own;
}

/** The points that pieces of these radii take, each the first that is free, or `null` if they do not all fit. */
function fit(candidates: readonly Candidate[], radii: readonly number[], room: Room): Point[] | null {
  const points: Point[] = [];
  for (const own of radii) {
    const free = candidates.find(
      (candidate) =>
        slackOf(candidate, own, room) >= 0 &&
        points.every((other, i) => apart(candidate.at, other) >= own + (radii[i] ?? 0) + AIR),
    );
    if (free === undefined) return null;
    points.push(free.at);
  }
  return points;
}

/** Row by row holds more than around the middle. */
function inRows(candidates: Candidates, radii: readonly number[], room: Room): Point[] | null {
  return fit(candidates.byRow, radii, room) ?? fit(candidates.byColumn, radii, room);
}

/** Points inside a space, those nearest to its middle first, and row by row. */
function candidatesIn({ space, interior }: Furnished): Candidates {
  const known = candidatesOf.get(interior);
  if (known !== undefined) return known;
  const around = boundingBox(space.outline);
  const { x, y, width, height } = around;
  const taken = interior.taken.filter((box) => overlap(grown(box, 40), around));
  const least = isWalled(space.kind) ? 10 : 4;
  // Along a narrow space is nearer than across it: there they stand in a row.
  const mean = Math.sqrt(width * height);
  const off = ([x, y]: Point): number =>
    Math.hypot(((x - space.middle[0]) * mean) / width, ((y - space.middle[1]) * mean) / height);
  const candidates: Candidate[] = [];
  for (let down = STEP; down < height; down += STEP) {
    for (let across = STEP; across < width; across += STEP) {
      if (!encloses(space.outline, x + across, y + down)) continue;
      const fromWall = fromSides(space.outline, x + across, y + down);
      if (fromWall < least) continue;
      const at: Point = [x + across, y + down];
      let fromTaken = Infinity;
      for (const box of taken) fromTaken = Math.min(fromTaken, distanceToBox(at, box));
      const fromWords = interior.words === null ? Infinity : distanceToBox(at, interior.words.box);
      const fromCards = space.cards === null ? Infinity : distanceToBox(at, space.cards);
      candidates.push({ at, fromWall, fromTaken, fromWords, fromCards, fromMiddle: off(at) });
    }
  }
  // A space that is too small for any has its middle.
  if (candidates.length === 0)
    candidates.push({ at: space.middle, fromWall: 0, fromTaken: 0, fromWords: 0, fromCards: 0, fromMiddle: 0 });
  const found: Candidates = {
    byMiddle: [...candidates].sort((a, b) => a.fromMiddle - b.fromMiddle),
    byRow: candidates,
    byColumn: [...candidates].sort((a, b) => a.at[0] - b.at[0]),
  };
  candidatesOf.set(interior, found);
  return found;
}
