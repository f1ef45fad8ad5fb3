/**
 * Where pieces stand. Each space has points with room around them; the pieces in it take the ones nearest to its middle,
 * figures first, and none overlaps another. Where there are too many, all of them shrink. What is alike makes a stack.
 * The same pieces in the same space always stand alike, so that only what changed is seen to move.
 */
import { boundingBox, type Point } from '@necropole/boards';
import type { Label, Scene, SceneCard, ScenePiece } from '@necropole/kernel';
import { apart, distanceToBox, encloses, fromSides, grown, overlap } from './figures.ts';
import { isWalled, type Plan, type PlannedSpace } from './plan.ts';
import { keyOfCard, sizeOfPiece, symbolOfPiece } from './tokens.ts';

/** A piece, or a card that lies on the board. */
export type Thing =
  | { readonly id: string; readonly at: string; readonly piece: ScenePiece }
  | { readonly id: string; readonly at: string; readonly card: SceneCard; readonly pile: Label };

export interface Stood {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
  /** In design pixels. */
  readonly size: number;
  /** How many there are in its stack, said by the one on top; 0 for those beneath. */
  readonly count: number;
  /** Beneath the two that are drawn. */
  readonly buried: boolean;
}

interface Candidate {
  readonly at: Point;
  readonly fromWall: number;
  readonly fromTaken: number;
  readonly fromMiddle: number;
}

const STEP = 5;
const CARD = 30;
/** From a wall's middle to a piece; on open ground pieces may lean over the line. */
const FROM_WALL = 4;
const OVER_LINE = -7;
const AIR = 2;
const SHRUNK = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42];
const BEHIND: Point = [4, -4];
/** From one thing to the next: cards are taller than they are wide. */
const BESIDE = 25;
const BELOW = 31;

interface Candidates {
  readonly byMiddle: readonly Candidate[];
  readonly byRow: readonly Candidate[];
}

const candidatesOf = new WeakMap<PlannedSpace, Candidates>();
const stoodBefore = new WeakMap<Plan, Map<string, { readonly key: string; readonly stood: readonly Stood[] }>>();

/** Everything that stands or lies on the board, in the order of the scene. */
export function standOn(plan: Plan, scene: Scene): readonly Stood[] {
  const things = thingsOf(scene);
  const places = new Map<string, Thing[]>();
  for (const thing of things) {
    const place = placeOf(plan, thing.at);
    if (place === null) continue;
    const list = places.get(place) ?? [];
    list.push(thing);
    places.set(place, list);
  }
  const known = stoodBefore.get(plan) ?? new Map();
  stoodBefore.set(plan, known);
  const stood = new Map<string, Stood>();
  for (const [place, list] of places) {
    const key = JSON.stringify(list);
    const before = known.get(place);
    const now = before?.key === key ? before.stood : standIn(plan, place, list);
    known.set(place, { key, stood: now });
    for (const one of now) stood.set(one.thing.id, one);
  }
  return things.flatMap(({ id }) => stood.get(id) ?? []);
}

function thingsOf({ pieces, piles, spaces, groups }: Scene): readonly Thing[] {
  const onBoard = new Set([...spaces, ...groups].map(({ id }) => id));
  const cards = piles.flatMap(({ id, at, cards: lying, label }) =>
    at === undefined || !onBoard.has(at)
      ? []
      : lying.map((card, i): Thing => ({ id: keyOfCard(id, card, i), at, card, pile: label })),
  );
  return [...cards, ...pieces.map((piece): Thing => ({ id: piece.id, at: piece.at, piece }))];
}

/** A group without an outer side keeps its things in its middle space; sheets keep theirs to themselves. */
function placeOf(plan: Plan, at: string): string | null {
  if (plan.spaceById.has(at)) return at;
  const shelf = plan.groupById.get(at)?.shelf;
  if (shelf === undefined) return null;
  return 'inside' in shelf ? shelf.inside : at;
}

function sizeOf(thing: Thing): number {
  return 'piece' in thing ? sizeOfPiece(thing.piece) : CARD;
}

/** Things with the same key are alike, and lie on one stack. */
function likeness(thing: Thing): string {
  if (!('piece' in thing)) return thing.id;
  const { id, figure, facing, badges, label, state } = thing.piece;
  if (figure !== undefined || facing !== undefined || (badges ?? []).length > 0) return id;
  return JSON.stringify([symbolOfPiece(thing.piece), label, state]);
}

function rankOf(thing: Thing): number {
  if (!('piece' in thing)) return 3;
  if (thing.piece.figure !== undefined) return 0;
  return sizeOfPiece(thing.piece) >= 40 ? 1 : 2;
}

function standIn(plan: Plan, place: string, things: readonly Thing[]): readonly Stood[] {
  const stacks = new Map<string, Thing[]>();
  for (const thing of [...things].sort((a, b) => rankOf(a) - rankOf(b))) {
    const like = likeness(thing);
    stacks.set(like, [...(stacks.get(like) ?? []), thing]);
  }
  const heaps = [...stacks.values()];
  const sizes = heaps.map(([top]) => (top === undefined ? 0 : sizeOf(top)));
  const space = plan.spaceById.get(place);
  const { points, shrunk } = space === undefined ? alongShelf(plan, place, sizes) : within(space, heaps, sizes);
  return heaps.flatMap((heap, i) => {
    const [x, y] = points[i] ?? [0, 0];
    const size = (sizes[i] ?? 0) * shrunk;
    return heap.map((thing, depth): Stood => {
      const behind = depth === 1 ? size / 40 : 0;
      return {
        thing,
        x: x + BEHIND[0] * behind,
        y: y + BEHIND[1] * behind,
        size,
        count: depth === 0 ? heap.length : 0,
        buried: depth > 1,
      };
    });
  });
}

function alongShelf(plan: Plan, group: string, sizes: readonly number[]): { points: Point[]; shrunk: number } {
  const shelf = plan.groupById.get(group)?.shelf;
  if (shelf === undefined || 'inside' in shelf) return { points: [], shrunk: 1 };
  const points = sizes.map((_, i): Point => {
    const step = (i - (sizes.length - 1) / 2) * (shelf.along[0] === 0 ? BELOW : BESIDE);
    return [shelf.at[0] + shelf.along[0] * step, shelf.at[1] + shelf.along[1] * step];
  });
  return { points, shrunk: 0.85 };
}

function within(space: PlannedSpace, heaps: readonly Thing[][], sizes: readonly number[]) {
  const large = heaps.length === 1 ? largeFigure(space, heaps[0]?.[0]) : null;
  if (large !== null) return { points: [large], shrunk: 1 };
  const candidates = candidatesIn(space);
  const fromEdge = isWalled(space.kind) ? FROM_WALL : OVER_LINE;
  for (const shrunk of SHRUNK) {
    const radii = sizes.map((size) => radius(size) * shrunk);
    const points = fit(candidates.byMiddle, radii, fromEdge) ?? inRows(space, candidates, radii, fromEdge);
    if (points !== null) return { points, shrunk };
  }
  return { points: squeeze(space, candidates.byMiddle, sizes.length), shrunk: SHRUNK.at(-1) ?? 1 };
}

/** A figure of several squares stands on the middle of them; its own space is the one at their top left. */
function largeFigure({ outline }: PlannedSpace, thing: Thing | undefined): Point | null {
  if (thing === undefined || !('piece' in thing) || (thing.piece.size ?? 1) < 2) return null;
  const { x, y, width, height } = boundingBox(outline);
  const squares = thing.piece.size ?? 1;
  return [x + (width * squares) / 2, y + (height * squares) / 2];
}

function radius(size: number): number {
  return size * 0.54;
}

/** The points that pieces of these radii take, each the first that is free, or `null` if they do not all fit. */
function fit(candidates: readonly Candidate[], radii: readonly number[], fromEdge: number): Point[] | null {
  const points: Point[] = [];
  for (const own of radii) {
    const free = candidates.find(
      (candidate) =>
        hasRoom(candidate, own, fromEdge) &&
        points.every((other, i) => apart(candidate.at, other) >= own + (radii[i] ?? 0) + AIR),
    );
    if (free === undefined) return null;
    points.push(free.at);
  }
  return points;
}

function hasRoom({ fromWall, fromTaken }: Candidate, own: number, fromEdge: number): boolean {
  return fromWall >= own + fromEdge && fromTaken >= own + 1;
}

/** Row by row holds more than around the middle; the rows are then moved as near to the middle as they go. */
function inRows(
  space: PlannedSpace,
  { byRow }: Candidates,
  radii: readonly number[],
  fromEdge: number,
): Point[] | null {
  const points = fit(byRow, radii, fromEdge);
  if (points === null) return null;
  const mean = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const roomy = new Map(byRow.map((candidate) => [candidate.at.map(Math.round).join(), candidate]));
  for (let steps = Math.floor((space.middle[0] - mean) / STEP); steps > 0; steps--) {
    const moved = points.map(([x, y]): Point => [x + steps * STEP, y]);
    const free = moved.every((at, i) => {
      const candidate = roomy.get(at.map(Math.round).join());
      return candidate !== undefined && hasRoom(candidate, radii[i] ?? 0, fromEdge);
    });
    if (free) return moved;
  }
  return points;
}

/** More pieces than a space can hold apart: spread over it as evenly as it goes. */
function squeeze(space: PlannedSpace, candidates: readonly Candidate[], count: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    let best = { at: space.middle, score: -Infinity };
    for (const { at, fromWall, fromTaken } of candidates) {
      const score = Math.min(fromWall, fromTaken + 4, ...points.map((other) => apart(at, other) / 2));
      if (score > best.score) best = { at, score };
    }
    points.push(best.at);
  }
  return points;
}

/** Points inside a space, those nearest to its middle first, and row by row. */
function candidatesIn(space: PlannedSpace): Candidates {
  const known = candidatesOf.get(space);
  if (known !== undefined) return known;
  const around = boundingBox(space.outline);
  const { x, y, width, height } = around;
  const taken = space.taken.filter((box) => overlap(grown(box, 40), around));
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
  };
  candidatesOf.set(space, found);
  return found;
}
