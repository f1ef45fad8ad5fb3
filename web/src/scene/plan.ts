/**
 * Where everything of a scene that does not move is drawn: floors, walls and their openings, signs, plates, furniture,
 * tracks that lie on the board. In design pixels: a space of ordinary size is about 70 across, whatever the scene's
 * own unit. A plan follows from the ground alone, with the names written on it and the tracks laid on it: it is made
 * once, and kept while the ground stays the same. What opens or is lit later changes nothing of it.
 */
import { type Box, boundingBox, distanceToWall, type Point, type Polygon } from '@necropole/boards';
import {
  type Badge,
  type Ground,
  type Label,
  madeOf,
  type Scene,
  type SceneGroup,
  type ScenePoint,
  type SceneSpace,
  type SceneTrack,
  type SpaceKind,
} from '@necropole/kernel';
import { boxAround, grown, inset, pathOf, union } from './geometry.ts';
import { placesOn, spaceById } from './ground.ts';
import { type Interior, interiorOf } from './interiors.ts';
import { type Meeting, meetingsOf } from './meetings.ts';
import { nearby } from './nearby.ts';
import { drawers } from './parts/drawers.ts';
import { outerSide, type Side, type Signboard, signboardOf } from './signboards.ts';
import { cardPlaceOf, scaled, slotsOf } from './slots.ts';
import { tintNamed } from './tokens.ts';
import { placeTokenRows, placeTrack, type TokenRow, type TrackOnBoard } from './tracks.ts';
import type { PlannedEdge, Walls } from './walls.ts';
import type { PlannedWay } from './ways.ts';

export type Say = (label: Label) => string;

export interface PlannedSpace {
  readonly id: string;
  readonly kind: SpaceKind;
  readonly group: string | null;
  readonly outline: Polygon;
  readonly path: string;
  /** The light of an answer, and the wider one of what is pointed at. */
  readonly glow: string;
  /** The ring of the keyboard's focus. */
  readonly ring: string;
  readonly middle: Point;
  /** The colour of its group, as a custom property, and whether it carries the full colour. */
  readonly tint: string | null;
  readonly first: boolean;
  readonly terrain: string | null;
  /** The class of its tone, or nothing. */
  readonly tone: string;
  readonly slots: readonly Point[];
  /** Where the cards of a location lie. */
  readonly cards: Box | null;
  /** What is written and drawn in it, with these signs of its state beside those that are printed. */
  readonly interior: (signs: readonly Badge[]) => Interior;
  /** Where one may go from here. */
  readonly neighbours: readonly string[];
}

export interface PlannedGroup {
  readonly id: string;
  readonly path: string;
  readonly walled: boolean;
  readonly sign: Signboard | null;
  /** Where what lies beside the group begins, and which way it goes on; inside a space where it has no outer side. */
  readonly shelf: { readonly at: Point; readonly along: Point } | { readonly inside: string };
}

export interface Plan {
  /** Design pixels to a unit of the scene. */
  readonly scale: number;
  readonly box: Box;
  readonly spaces: readonly PlannedSpace[];
  readonly spaceById: ReadonlyMap<string, PlannedSpace>;
  readonly groups: readonly PlannedGroup[];
  readonly groupById: ReadonlyMap<string, PlannedGroup>;
  readonly meetings: readonly Meeting[];
  /** The walls that the ground's edges make, or `null` where rooms have walls of their own. */
  readonly walls: Walls | null;
  /** What stands in or on walls: doors, windows, barriers. */
  readonly edges: readonly PlannedEdge[];
  readonly edgeById: ReadonlyMap<string, PlannedEdge>;
  readonly ways: readonly PlannedWay[];
  readonly tracks: readonly TrackOnBoard[];
  /** Tracks that are rows of tokens. */
  readonly tokenRows: readonly TokenRow[];
}

/** How far across a space of ordinary size is drawn. */
const ORDINARY = 70;
/** Where many pieces gather, six figures stand apart in one. */
const CROWDED = 124;
/** Places that hold cards and many tokens are drawn larger. */
const LARGE = 210;
/** Kinds of spaces that are panels of their own, each in its frame. */
const FRAMED: ReadonlySet<SpaceKind> = new Set(['location', 'centre']);
/** Between two of those that have a frame. */
const GUTTER = 10;
/** Kinds of spaces that have walls around them; the others lie open, with a dashed line between them. */
const WALLED: ReadonlySet<SpaceKind> = new Set(['room']);
/** How far outside its wall a group's cards and tokens reach. */
const SHELF_DEPTH = 26;
const KEPT = 8;
/** How far what stands in walls reaches into spaces, with the air around it. */
const REACH = 12;

const plans = madeOf<Ground, Plan>(KEPT);

/** The last plan that was asked for: it is asked for again at once, by all that draw the scene. */
let last: { readonly ground: Ground; readonly say: Say; readonly laid: string; readonly plan: Plan } | null = null;

export function planOf({ ground, tracks }: Scene, say: Say): Plan {
  const onBoard = tracks.filter(({ at }) => at !== undefined && placesOn(ground).has(at));
  const laid = onBoard
    .map(({ id, at, from, to, form = '', markers }) => `${id} ${at} ${from} ${to} ${form} ${markers.length}`)
    .join();
  if (last?.ground === ground && last.say === say && last.laid === laid) return last.plan;
  const words = ground.spaces.flatMap(({ words }) =>
    words === undefined ? [] : [...words.lines, ...(words.always === undefined ? [] : [words.always])],
  );
  const names = [...[...ground.groups, ...ground.spaces].map(({ label }) => label), ...words].map(say);
  const plan = plans(ground, JSON.stringify([names, laid]), () => draw(ground, onBoard, say));
  last = { ground, say, laid, plan };
  return plan;
}

/** What is written and drawn in a space as it stands now. */
export function interiorNow(space: PlannedSpace, { spaceStates }: Scene): Interior {
  return space.interior(spaceStates?.[space.id]?.badges ?? []);
}

export function isWalled(kind: SpaceKind): boolean {
  return WALLED.has(kind);
}

function draw(ground: Ground, laidTracks: Scene['tracks'], say: Say): Plan {
  const scale = scaleOf(ground);
  const outlineIn = (points: readonly ScenePoint[]): Polygon => points.map((point) => scaled(point, scale));
  const outlines = new Map(ground.spaces.map(({ id, outline }) => [id, outlineIn(outline)]));
  const outlineOf = (id: string): Polygon => outlines.get(id) ?? [];
  const groupOutlines = ground.groups.map(({ outline }) => outlineIn(outline));
  const { layEdges, planEdge, wallsOf } = drawers();
  const laid = (ground.edges && layEdges?.(ground.edges, scale)) ?? null;
  const meetings = meetingsOf(
    ground.spaces.map(({ id, kind, floor }) => ({ id, walled: isWalled(kind), outline: outlineOf(id), floor })),
    laid,
  );
  const meetingsAt = grouped(meetings.flatMap((meeting) => [meeting.a, meeting.b].map((id) => [id, meeting] as const)));
  const edges = (laid ?? []).filter(({ edge: { kind } }) => kind !== 'wall').flatMap((one) => planEdge?.(one) ?? []);
  const inWallsNear = nearby(
    edges.filter(({ edge }) => edge.kind !== 'opening').map(({ at }) => boxAround(at, 34, 34)),
    (box) => box,
  );
  const everything = [...groupOutlines, ...outlines.values()];
  const sides = groupOutlines.map((outline) => outerSide(outline, everything));
  const membersOf = grouped(ground.spaces.map((space) => [space.group, space] as const));
  const members = (group: string | undefined): readonly SceneSpace[] => membersOf.get(group) ?? [];
  const groupById = new Map(ground.groups.map((group) => [group.id, group]));
  const walledGroup = ground.groups.map(({ id }) => members(id).some(({ kind }) => isWalled(kind)));
  const signs = ground.groups.map(({ label, badges }, i) => {
    const side = sides[i] ?? null;
    return side === null || walledGroup[i] !== true ? null : signboardOf(say(label), badges?.[0]?.symbol ?? null, side);
  });
  const inTokens = (track: SceneTrack): boolean => track.form === 'tokens';
  const tokenRows = ground.spaces.flatMap(({ id, middle }) => {
    const here = laidTracks.filter((track) => track.at === id && inTokens(track));
    return placeTokenRows(here, scaled(middle, scale));
  });
  const tracks = laidTracks
    .filter((track) => !inTokens(track))
    .flatMap((track) => {
      const at = track.at ?? '';
      const within = groupById.has(at) ? central(members(at)) : spaceById(ground).get(at);
      if (within === undefined) return [];
      const placed = placeTrack(track, within.id, outlineOf(within.id), isWalled(within.kind));
      return placed === null ? [] : [placed];
    });
  const fixed = [
    ...signs.flatMap((sign) => (sign === null ? [] : [sign.box])),
    ...[...tracks, ...tokenRows].map(({ box }) => box),
  ];
  const spaces = ground.spaces.map((space): PlannedSpace => {
    const whole = outlineOf(space.id);
    const outline = FRAMED.has(space.kind) ? inset(whole, GUTTER / 2) : whole;
    const shape = space.kind === 'rotunda' ? (drawers().round?.(outline) ?? outline) : outline;
    const middle = scaled(space.middle, scale);
    const group = groupById.get(space.group ?? '');
    const own = meetingsAt.get(space.id) ?? [];
    const slots = slotsOf(space, outline, scale);
    const cards = space.kind === 'location' ? cardPlaceOf(space, outline, scale) : null;
    const shell = {
      space,
      name: say(space.label),
      outline,
      middle,
      slots,
      cards,
      scale,
      say,
      walled: isWalled(space.kind),
      inmost: group !== undefined && isInmost(space, group),
      fixed,
      doors: own.flatMap(({ gap, through }) => (gap === null || through === null ? [] : [boxAround(through, 30, 30)])),
      inWalls: inWallsNear.at(grown(boundingBox(outline), REACH)),
    };
    return {
      id: space.id,
      kind: space.kind,
      group: space.group ?? null,
      outline,
      path: pathOf(shape),
      glow: pathOf(inset(shape, space.kind === 'hex' ? 4 : 6)),
      ring: pathOf(inset(shape, 3)),
      middle,
      tint: tintOf(space, group),
      first: group !== undefined && members(group.id)[0] === space,
      terrain: space.terrain ?? null,
      tone: space.tone === undefined ? '' : ` tone-${space.tone}`,
      slots,
      cards,
      interior: (signs) => interiorOf(shell, signs),
      neighbours: own.flatMap(({ a, b, through }) => (through === null ? [] : [a === space.id ? b : a])),
    };
  });
  const groups = ground.groups.map(({ id }, i): PlannedGroup => {
    const side = sides[i] ?? null;
    const sign = signs[i] ?? null;
    return {
      id,
      path: pathOf(groupOutlines[i] ?? []),
      walled: walledGroup[i] === true,
      sign,
      shelf: side === null ? { inside: central(members(id))?.id ?? '' } : shelfAlong(side, sign),
    };
  });
  const plannedById = new Map(spaces.map((space) => [space.id, space]));
  return {
    scale,
    box: grown(frame(ground, scale, groups, everything), 5),
    spaces,
    spaceById: plannedById,
    groups,
    groupById: new Map(groups.map((group) => [group.id, group])),
    meetings,
    walls: (laid && wallsOf?.(laid)) ?? null,
    edges,
    edgeById: new Map(edges.map((edge) => [edge.id, edge])),
    ways: (ground.ways ?? []).flatMap((way) => drawers().planWay?.(way, plannedById, outlineOf) ?? []),
    tracks,
    tokenRows,
  };
}

function tintOf({ tint: own }: SceneSpace, group: SceneGroup | undefined): string | null {
  const tint = own ?? group?.tint;
  return tint === undefined ? null : tintNamed(tint);
}

/** All values of each key, in their order. */
function grouped<K, V>(pairs: readonly (readonly [K, V])[]): ReadonlyMap<K, readonly V[]> {
  const groups = new Map<K, V[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/** Scaled so that the space of middling size is as large as its kind wants to be: what else there is changes nothing. */
function scaleOf({ spaces, crowded, scale }: Ground): number {
  if (scale !== undefined) return scale;
  const bySize = spaces
    .map(({ kind, outline, middle }) => {
      const polygon = outline.map(({ x, y }): Point => [x, y]);
      return { kind, across: 2 * distanceToWall(polygon, [middle.x, middle.y]) };
    })
    .sort((a, b) => a.across - b.across);
  const middling = bySize[Math.floor(bySize.length / 2)];
  const wanted = middling?.kind === 'location' ? LARGE : crowded === true ? CROWDED : ORDINARY;
  return wanted / (middling?.across || wanted);
}

/** A figure with its ring is larger than its square: at the border of the map nobody is cut off. */
const OVERHANG = 10;

/** The whole board, or the frame of the one floor that it is. */
function frame(ground: Ground, scale: number, groups: readonly PlannedGroup[], everything: readonly Polygon[]): Box {
  const shelves = groups.flatMap(({ shelf, sign }) =>
    'at' in shelf && sign !== null ? [boxAround(shelf.at, 32, SHELF_DEPTH), sign.box] : [],
  );
  const whole = { x: 0, y: 0, width: ground.width, height: ground.height };
  const { x, y, width, height } = ground.floors?.length === 1 ? (ground.floors[0]?.box ?? whole) : whole;
  const around = ground.spaces.some(({ kind }) => kind === 'square') ? OVERHANG : 0;
  const shown = {
    x: x * scale - around,
    y: y * scale - around,
    width: width * scale + 2 * around,
    height: height * scale + 2 * around,
  };
  return union([shown, ...everything.map(boundingBox), ...shelves]);
}

function shelfAlong({ at: [x, y], outwards: [ox, oy] }: Side, sign: Signboard | null): { at: Point; along: Point } {
  const out = (sign === null ? 6 : sign.depth / 2) + 3 + SHELF_DEPTH / 2;
  return { at: [x + ox * out, y + oy * out], along: oy === 0 ? [0, 1] : [1, 0] };
}

/** The space of a group that lies nearest to the middle of them all. */
function central(spaces: readonly SceneSpace[]): SceneSpace | undefined {
  const mean = (of: (space: SceneSpace) => number): number =>
    spaces.reduce((sum, space) => sum + of(space), 0) / Math.max(1, spaces.length);
  const [x, y] = [mean(({ middle }) => middle.x), mean(({ middle }) => middle.y)];
  const off = ({ middle }: SceneSpace): number => Math.hypot(middle.x - x, middle.y - y);
  return [...spaces].sort((a, b) => off(a) - off(b))[0];
}

/** Is it enclosed by the other spaces of its group, as a basin in a yard is? */
function isInmost(space: SceneSpace, group: SceneGroup): boolean {
  const own = boundingBox(space.outline.map(({ x, y }): Point => [x, y]));
  const around = boundingBox(group.outline.map(({ x, y }): Point => [x, y]));
  return (
    own.x > around.x &&
    own.y > around.y &&
    own.x + own.width < around.x + around.width &&
    own.y + own.height < around.y + around.height
  );
}
