/**
 * Where pieces stand. The pieces in a space spread over the room that it has, clear of what is written there, and none
 * overlaps another. Where they do not fit, they shrink a little and draw closer; where there are too many, the lesser ones
 * are gathered. What is alike makes a stack.
 * Whoever stays in a space keeps its place there while it fits, so that only what changed is seen to move. The same
 * scene after the same one always looks alike.
 */
import { boundingBox, type Point } from '@necropole/boards';
import type { Scene } from '@necropole/kernel';
import { overPicture, slotsOfCard } from './card-places.ts';
import type { Interior } from './interiors.ts';
import { type Furnished, type Manner, pack } from './packing.ts';
import { drawers } from './parts/drawers.ts';
import { interiorNow, type Plan, type PlannedSpace } from './plan.ts';
import { IN_SLOT } from './slots.ts';
import { cardUnder, countOf, isLarge, likeness, rankOf, sizeOfThing, type Thing, thingsOf } from './things.ts';

export interface Stood {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
  /** In design pixels. */
  readonly size: number;
  /** How many there are in its stack, said by the one on top; 0 for those beneath. */
  readonly count: number;
  /** All that lie in its stack, for the one on top. */
  readonly heap: readonly Thing[];
  /** Beneath the two that are drawn. */
  readonly buried: boolean;
  /** Of a card among several in the card place of a location: half of its height on its own grid of 64. */
  readonly low?: number;
}

/**
 * How much pieces shrink, how near they come to each other, and whether they keep inside of open ground, before some are
 * gathered. At last they draw a little closer than they are wide.
 */
const APART: readonly (readonly [shrunk: number, close: number, manner: Manner])[] = [
  [1, 1, 'inside'],
  [0.95, 1, 'inside'],
  [0.9, 1, 'inside'],
  [0.85, 1, 'inside'],
  [0.8, 1, 'inside'],
  [0.75, 1, 'inside'],
  [0.76, 0.95, 'leaning'],
  [0.7, 0.95, 'leaning'],
  [0.66, 0.95, 'leaning'],
];
/** While they are gathered: at first they overlap, then all get smaller still. */
const SMALLER: readonly (readonly [shrunk: number, close: number])[] = [
  [0.76, 0.86],
  [0.72, 0.86],
  [0.66, 0.9],
  [0.6, 0.92],
  [0.54, 0.94],
];
const TIGHTEST: readonly [shrunk: number, close: number] = [0.5, 0.92];
const ON_SHELF = 0.85;
const BEHIND: Point = [4, -4];
/** From one thing to the next: cards are taller than they are wide. */
const BESIDE = 25;
const BELOW = 31;

/** What stood in a place, and in which surroundings. */
interface Before {
  readonly key: string;
  readonly interior: Interior | null;
  readonly stood: readonly Stood[];
}

/** Everything that stands or lies on the board, and how it came to stand there. */
export interface Standing {
  /** In the order of the scene, those beneath others first. */
  readonly stood: readonly Stood[];
  readonly plan: Plan;
  readonly places: ReadonlyMap<string, Before>;
}

/** Where everything stands, after it stood as `last` says: whoever stays there keeps its place as far as it can. */
export function standOn(plan: Plan, scene: Scene, last?: Standing): Standing {
  const things = thingsOf(scene);
  const here = new Map<string, Thing[]>();
  for (const thing of things) {
    const place = placeOf(plan, thing.at);
    if (place === null) continue;
    const list = here.get(place) ?? [];
    list.push(thing);
    here.set(place, list);
  }
  const places = new Map<string, Before>();
  const stood = new Map<string, Stood>();
  for (const [place, list] of here) {
    const space = plan.spaceById.get(place);
    const interior = space === undefined ? null : interiorNow(space, scene);
    // A last line that always holds is not stood on.
    const covered = scene.spaceStates?.[place]?.words === 'covered' && interior?.words?.last === null;
    const key = JSON.stringify([list, scene.links, covered]);
    const before = last?.plan === plan ? last.places.get(place) : undefined;
    const now =
      before !== undefined && before.key === key && before.interior === interior
        ? before.stood
        : withPiecesOnCards(list, (lone) =>
            space === undefined || interior === null
              ? standBeside(plan, place, lone)
              : standIn({ space, interior, covered }, lone, scene, before?.stood ?? []),
          );
    places.set(place, { key, interior, stood: now });
    for (const one of now) stood.set(one.thing.id, one);
  }
  const all = things.flatMap(({ id }) => stood.get(id) ?? []);
  // What lies beneath is drawn first.
  return {
    stood: [...all.filter(({ count }) => count === 0), ...all.filter(({ count }) => count > 0)],
    plan,
    places,
  };
}

/** A group without an outer side keeps its things in its middle space; sheets keep theirs to themselves. */
function placeOf(plan: Plan, at: string): string | null {
  if (plan.spaceById.has(at) || plan.edgeById.has(at)) return at;
  const shelf = plan.groupById.get(at)?.shelf;
  if (shelf === undefined) return null;
  return 'inside' in shelf ? shelf.inside : at;
}

/** All that is in a place: what stands on none of its cards, and then what stands on them. */
function withPiecesOnCards(
  things: readonly Thing[],
  stand: (lone: readonly Thing[]) => readonly Stood[],
): readonly Stood[] {
  const stood = stand(things.filter((thing) => cardUnder(thing) === null));
  return [...stood, ...stood.flatMap((card) => standOnCard(card, things))];
}

/** Pieces in the slots of their card, and those without one over its picture. */
function standOnCard({ thing, x, y, size }: Stood, things: readonly Thing[]): readonly Stood[] {
  if (!('card' in thing)) return [];
  const here = things.filter((one) => cardUnder(one) === thing.id);
  if (here.length === 0) return [];
  const grid = size / 64;
  const at = ([across, down]: Point): Point => [x + across * grid, y + down * grid];
  const slots = slotsOfCard(thing.card);
  const slotUnder = (one: Thing): Point | undefined => slots.points['piece' in one ? (one.piece.slot ?? -1) : -1];
  const loose = here.filter((one) => slotUnder(one) === undefined);
  const inSlots = here.flatMap((one) => {
    const point = slotUnder(one);
    return point === undefined ? [] : [alone(one, at(point), slots.size * grid)];
  });
  const standing = standApart(loose, (heaps) => {
    const places = overPicture(thing.card, size, heaps.length, thing.row);
    return { heaps, points: places.points.map(at), sizes: heaps.map(() => places.size * grid) };
  });
  return [...inSlots, ...standing];
}

function standIn(
  furnished: Furnished,
  things: readonly Thing[],
  { links = [] }: Scene,
  before: readonly Stood[],
): readonly Stood[] {
  const { space } = furnished;
  const { inBand, layCards } = drawers();
  if (space.kind === 'band' && inBand !== undefined) return inBand(space, things, links, before);
  // A figure with sides fills its square: whoever shares it stands smaller.
  const [only, ...rest] = things;
  if (only !== undefined && rest.length === 0 && 'piece' in only && only.piece.sides !== undefined)
    return [isLarge(only) ? overSquares(space, only) : alone(only, space.middle, sizeOfThing(only))];
  const cards = layCards?.(furnished, things) ?? [];
  const inSlot = things.filter((thing) => slotOf(space, thing) !== null);
  const large = things.filter(isLarge);
  const apartFromAll = new Set<Thing>([...cards.map(({ thing }) => thing), ...inSlot, ...large]);
  const others = things.filter((thing) => !apartFromAll.has(thing));
  return [
    ...cards,
    ...inSlot.map((thing) => alone(thing, slotOf(space, thing) ?? space.middle, IN_SLOT)),
    ...large.map((thing) => overSquares(space, thing)),
    ...standApart(others, (heaps) =>
      within({ ...furnished, cardless: cards.length === 0 }, heaps, sizesOf(heaps), before),
    ),
  ];
}

/** On an edge, or along the shelf of a group. */
function standBeside(plan: Plan, place: string, things: readonly Thing[]): readonly Stood[] {
  return standApart(things, (heaps) => {
    const sizes = sizesOf(heaps);
    const edge = plan.edgeById.get(place);
    if (edge === undefined) {
      return { heaps, points: alongShelf(plan, place, sizes), sizes: sizes.map((size) => size * ON_SHELF) };
    }
    return { heaps, points: heaps.map((_, i): Point => [edge.at[0] + i * 14, edge.at[1]]), sizes };
  });
}

export function alone(thing: Thing, [x, y]: Point, size: number): Stood {
  return { thing, x, y, size, count: countOf([thing]), heap: [thing], buried: false };
}

function slotOf({ slots }: PlannedSpace, thing: Thing): Point | null {
  return 'piece' in thing && thing.piece.slot !== undefined ? (slots[thing.piece.slot] ?? null) : null;
}

function standApart(things: readonly Thing[], place: (heaps: Heaps) => Placed): readonly Stood[] {
  const stacks = new Map<string, Thing[]>();
  for (const thing of [...things].sort((a, b) => rankOf(a) - rankOf(b))) {
    const like = likeness(thing);
    stacks.set(like, [...(stacks.get(like) ?? []), thing]);
  }
  const { heaps, points, sizes } = place([...stacks.values()]);
  return heaps.flatMap((heap, i) => {
    const [x, y] = points[i] ?? [0, 0];
    const size = sizes[i] ?? 0;
    return heap.map((thing, depth): Stood => {
      const behind = depth === 1 ? size / 40 : 0;
      return {
        thing,
        x: x + BEHIND[0] * behind,
        y: y + BEHIND[1] * behind,
        size,
        count: depth === 0 ? countOf(heap) : 0,
        heap: depth === 0 ? heap : [],
        buried: depth > 1,
      };
    });
  });
}

type Heaps = readonly (readonly Thing[])[];

interface Placed {
  readonly heaps: Heaps;
  readonly points: readonly Point[];
  readonly sizes: readonly number[];
}

function sizesOf(heaps: Heaps): readonly number[] {
  return heaps.map(([top]) => (top === undefined ? 0 : sizeOfThing(top)));
}

function alongShelf(plan: Plan, group: string, sizes: readonly number[]): readonly Point[] {
  const shelf = plan.groupById.get(group)?.shelf;
  if (shelf === undefined || 'inside' in shelf) return [];
  return sizes.map((_, i): Point => {
    const step = (i - (sizes.length - 1) / 2) * (shelf.along[0] === 0 ? BELOW : BESIDE);
    return [shelf.at[0] + shelf.along[0] * step, shelf.at[1] + shelf.along[1] * step];
  });
}

/**
 * As large as they go; then closer together; then what is small is gathered into one heap, from the least on, and all
 * shrink. Kinds of enemies stay apart as long as they can; at last they stand over the name of the space.
 */
function within(space: Furnished, heaps: Heaps, sizes: readonly number[], before: readonly Stood[]): Placed {
  const tops = before.filter(({ count }) => count > 0);
  const stoodAt = new Map(tops.flatMap((one) => [likeness(one.thing), one.thing.id].map((key) => [key, one] as const)));
  const old = heaps.map(([top]) => (top && stoodAt.get(likeness(top))) ?? stoodAt.get(top?.id ?? ''));
  for (const [shrunk, close, manner] of APART) {
    const own = sizes.map((size) => size * shrunk);
    const standing = old.map((one, i): Point | undefined =>
      one !== undefined && one.size === own[i] ? [one.x, one.y] : undefined,
    );
    const points = pack(space, sizes, shrunk, close, manner, standing);
    if (points !== null) return { heaps, points, sizes: own };
  }
  const upTo = (rank: number): number => heaps.filter(([top]) => top !== undefined && rankOf(top) <= rank).length;
  for (const tight of SMALLER) {
    const found = gathering(space, heaps, upTo(1), tight);
    if (found !== null) return found;
  }
  const found = gathering(space, heaps, upTo(0), TIGHTEST);
  if (found !== null) return found;
  const [shrunk, close] = TIGHTEST;
  const points = pack(space, sizes, shrunk, close, 'over-names') ?? [];
  return { heaps, points, sizes: sizes.map((size) => size * shrunk) };
}

/** All of them at this size, or with the last of them in one heap; the first so many stand by themselves. */
function gathering(
  space: Furnished,
  heaps: Heaps,
  apart: number,
  [shrunk, close]: readonly [number, number],
): Placed | null {
  for (let kept = heaps.length; kept >= apart; kept--) {
    if (kept === heaps.length - 1) continue;
    const gathered = kept === heaps.length ? heaps : [...heaps.slice(0, kept), heaps.slice(kept).flat()];
    const own = sizesOf(gathered);
    const points = pack(space, own, shrunk, close, 'leaning');
    if (points !== null) return { heaps: gathered, points, sizes: own.map((size) => size * shrunk) };
  }
  return null;
}

/** A figure of several squares stands on the middle of them; its own space is the one at their top left. */
function overSquares({ outline }: PlannedSpace, thing: Thing): Stood {
  const { x, y, width, height } = boundingBox(outline);
  const squares = 'piece' in thing ? (thing.piece.size ?? 1) : 1;
  return alone(thing, [x + (width * squares) / 2, y + (height * squares) / 2], width * squares * 0.8);
}
