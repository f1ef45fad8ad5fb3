/**
 * Where everything of a scene that does not move is drawn: floors, walls and their openings, signs, plates, furniture,
 * tracks that lie on the board. In design pixels: a space of ordinary size is about 70 across, whatever the scene's
 * own unit. A plan is made once for a board and kept, since scenes come by the hundred and boards seldom change.
 */
import { type Box, boundingBox, distanceToWall, type Point, type Polygon } from '@necropole/boards';
import type { Badge, Label, Scene, SceneSpace } from '@necropole/kernel';
import { layEdges, type PlannedEdge, planEdge, wallsOf } from './edges.ts';
import { boxAround, grown, inset, pathOf, union } from './figures.ts';
import { furnish } from './furniture.ts';
import { type Inscription, inscribe, isInscribed } from './inscriptions.ts';
import { type Meeting, meetingsOf } from './meetings.ts';
import { type Plate, placePlate } from './plates.ts';
import { outerSide, type Side, type Sign, signOf } from './signs.ts';
import { cardPlaceOf, SLOT, slotsOf } from './slots.ts';
import { placeTrack, type TrackOnBoard } from './tracks.ts';
import { type PlannedWay, planWay } from './ways.ts';

export type Say = (label: Label) => string;

export interface PlannedSpace {
  readonly id: string;
  readonly kind: string;
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
  readonly plate: Plate | null;
  readonly inscription: Inscription;
  readonly terrain: string | null;
  readonly slots: readonly Point[];
  readonly furniture: string;
  /** What pieces do not stand on. */
  readonly taken: readonly Box[];
  /** Where one may go from here. */
  readonly neighbours: readonly string[];
}

export interface PlannedGroup {
  readonly id: string;
  readonly kind: string;
  readonly path: string;
  readonly walled: boolean;
  readonly sign: Sign | null;
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
  /** The walls that the scene's edges make, or `null` where rooms have walls of their own. */
  readonly walls: string | null;
  /** What stands in or on walls: doors, windows, barriers. */
  readonly edges: readonly PlannedEdge[];
  readonly edgeById: ReadonlyMap<string, PlannedEdge>;
  readonly ways: readonly PlannedWay[];
  readonly tracks: readonly TrackOnBoard[];
}

/** How far across a space of ordinary size is drawn. */
const ORDINARY = 70;
/** Where many pieces gather, six figures stand apart in one. */
const CROWDED = 114;
/** Places that hold cards and many tokens are drawn larger. */
const LARGE = 210;
/** Kinds of spaces that have walls around them; the others lie open, with a dashed line between them. */
const WALLED = new Set(['room']);
/** How far outside its wall a group's cards and tokens reach. */
const SHELF_DEPTH = 26;
const KEPT = 8;

const plans = new Map<string, Plan>();

/** The plan of the last scene that was asked for: it is asked for again at once, by all that draw it. */
let last: { readonly scene: Scene; readonly say: Say; readonly plan: Plan } | null = null;

export function planOf(scene: Scene, say: Say): Plan {
  if (last === null || last.say !== say || last.scene !== scene) last = { scene, say, plan: knownPlan(scene, say) };
  return last.plan;
}

function knownPlan(scene: Scene, say: Say): Plan {
  const signs = [...scene.groups, ...scene.spaces.filter(isInscribed)].map(({ label }) => say(label));
  const tracks = scene.tracks
    .filter(({ at }) => at !== undefined)
    .map(({ id, at, from, to }) => ({ id, at, from, to }));
  // What is in sight, and what was looked into, changes nothing of the plan.
  const spaces = scene.spaces.map(({ sees: _, state: __, ...space }) => space);
  const key = JSON.stringify([scene.width, scene.height, spaces, scene.groups, scene.edges, scene.ways, signs, tracks]);
  const known = plans.get(key);
  if (known !== undefined) return known;
  const plan = draw(scene, say);
  plans.set(key, plan);
  const [oldest] = plans.keys();
  if (plans.size > KEPT && oldest !== undefined) plans.delete(oldest);
  return plan;
}

export function isWalled(kind: string): boolean {
  return WALLED.has(kind);
}

function draw(scene: Scene, say: Say): Plan {
  const scale = scaleOf(scene);
  const scaled = (points: readonly { readonly x: number; readonly y: number }[]): Polygon =>
    points.map(({ x, y }): Point => [x * scale, y * scale]);
  const outlines = new Map(scene.spaces.map(({ id, outline }) => [id, scaled(outline)]));
  const outlineOf = (id: string): Polygon => outlines.get(id) ?? [];
  const floors = new Map(scene.spaces.map(({ id, floor }) => [id, floor]));
  const groupOutlines = scene.groups.map(({ outline }) => scaled(outline));
  const laid = scene.edges === undefined ? null : layEdges(scene.edges, scale);
  const meetings = meetingsOf(
    scene.spaces.map(({ id, kind }) => ({ id, walled: isWalled(kind), outline: outlineOf(id), floor: floors.get(id) })),
    laid,
  );
  const edges = (laid ?? []).filter(({ edge: { kind } }) => kind !== 'wall').map(planEdge);
  const everything = [...groupOutlines, ...outlines.values()];
  const sides = groupOutlines.map((outline) => outerSide(outline, everything));
  const members = (group: string): readonly SceneSpace[] => scene.spaces.filter((space) => space.group === group);
  const walledGroup = scene.groups.map(({ id }) => members(id).some(({ kind }) => isWalled(kind)));
  const signs = scene.groups.map(({ label, badges }, i) => {
    const side = sides[i] ?? null;
    return side === null || walledGroup[i] !== true ? null : signOf(say(label), badges?.[0]?.symbol ?? null, side);
  });
  const tracks = scene.tracks.flatMap((track) => {
    const within = scene.groups.some(({ id }) => id === track.at)
      ? central(members(track.at ?? ''))
      : scene.spaces.find(({ id }) => id === track.at);
    if (within === undefined) return [];
    const placed = placeTrack(track, within.id, outlineOf(within.id), isWalled(within.kind));
    return placed === null ? [] : [placed];
  });
  const spaces = scene.spaces.map((space): PlannedSpace => {
    const outline = outlineOf(space.id);
    const middle: Point = [space.middle.x * scale, space.middle.y * scale];
    const group = scene.groups.find(({ id }) => id === space.group);
    const own = meetings.filter(({ a, b }) => a === space.id || b === space.id);
    const fixed = [...signs.flatMap((sign) => (sign === null ? [] : [sign.box])), ...tracks.map(({ box }) => box)];
    const doors = own.flatMap(({ gap, through }) =>
      gap === null || through === null ? [] : [boxAround(through, 30, 30)],
    );
    const inWalls = edges.filter(({ edge }) => edge.kind !== 'opening').map(({ at }) => boxAround(at, 34, 34));
    const inscription = inscribe(space, say(space.label), outline, inWalls);
    const plate = placePlate(isInscribed(space) ? [] : (space.badges ?? []), outline, middle, {
      fixed,
      doors,
      clear: isWalled(space.kind) ? 8 : 4,
    });
    const slots = slotsOf(space.slots ?? 0, outline);
    const places =
      space.kind !== 'location' ? [] : [cardPlaceOf(outline), ...slots.map((at) => boxAround(at, SLOT, SLOT))];
    const taken = [...fixed, ...(plate === null ? [] : [plate.box]), ...inscription.boxes, ...places];
    return {
      id: space.id,
      kind: space.kind,
      group: space.group ?? null,
      outline,
      path: pathOf(outline),
      glow: pathOf(inset(outline, 6)),
      ring: pathOf(inset(outline, 3)),
      middle,
      tint: tintOf(group?.badges ?? []),
      first: group !== undefined && members(group.id)[0] === space,
      plate,
      inscription,
      terrain: space.terrain ?? null,
      slots,
      furniture: furnish(
        space,
        outline,
        [...taken.map((box) => grown(box, 4)), ...doors, ...inWalls],
        inmost(space, scene, outlines),
      ),
      taken,
      neighbours: own.flatMap(({ a, b, through }) => (through === null ? [] : [a === space.id ? b : a])),
    };
  });
  const groups = scene.groups.map(({ id, kind }, i): PlannedGroup => {
    const side = sides[i] ?? null;
    const sign = signs[i] ?? null;
    return {
      id,
      kind,
      path: pathOf(groupOutlines[i] ?? []),
      walled: walledGroup[i] === true,
      sign,
      shelf: side === null ? { inside: central(members(id))?.id ?? '' } : shelfAlong(side, sign),
    };
  });
  return {
    scale,
    box: grown(frame(scene, scale, groups, everything), 5),
    spaces,
    spaceById: new Map(spaces.map((space) => [space.id, space])),
    groups,
    groupById: new Map(groups.map((group) => [group.id, group])),
    meetings,
    walls: laid === null ? null : wallsOf(laid),
    edges,
    edgeById: new Map(edges.map((edge) => [edge.id, edge])),
    ways: (scene.ways ?? []).map((way) => planWay(way, spaces)),
    tracks,
  };
}

/** Scaled so that the space of middling size is of ordinary size. */
function scaleOf(scene: Scene): number {
  const across = scene.spaces
    .map(
      ({ outline, middle }) =>
        2 *
        distanceToWall(
          outline.map(({ x, y }): Point => [x, y]),
          [middle.x, middle.y],
        ),
    )
    .sort((a, b) => a - b);
  const ordinary = scene.crowded === true ? CROWDED : ORDINARY;
  const wanted = scene.spaces.some(({ kind }) => kind === 'location') ? LARGE : ordinary;
  return wanted / (across[Math.floor(across.length / 2)] || wanted);
}

function frame(scene: Scene, scale: number, groups: readonly PlannedGroup[], everything: readonly Polygon[]): Box {
  const shelves = groups.flatMap(({ shelf, sign }) =>
    'at' in shelf && sign !== null ? [boxAround(shelf.at, 32, SHELF_DEPTH), sign.box] : [],
  );
  const whole = { x: 0, y: 0, width: scene.width * scale, height: scene.height * scale };
  return union([whole, ...everything.map(boundingBox), ...shelves]);
}

function shelfAlong({ at: [x, y], outwards: [ox, oy] }: Side, sign: Sign | null): { at: Point; along: Point } {
  const out = (sign === null ? 6 : sign.depth / 2) + 3 + SHELF_DEPTH / 2;
  return { at: [x + ox * out, y + oy * out], along: oy === 0 ? [0, 1] : [1, 0] };
}

/** A group's colour comes from its sign: `e-green` is drawn in `--e-green`. */
function tintOf(badges: readonly Badge[]): string | null {
  const sign = badges.find(({ symbol }) => symbol.startsWith('e-'));
  return sign === undefined ? null : `var(--${sign.symbol})`;
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
function inmost(space: SceneSpace, { groups }: Scene, outlines: ReadonlyMap<string, Polygon>): boolean {
  const group = groups.find(({ id }) => id === space.group);
  const outline = outlines.get(space.id);
  if (group === undefined || outline === undefined) return false;
  const own = boundingBox(space.outline.map(({ x, y }): Point => [x, y]));
  const around = boundingBox(group.outline.map(({ x, y }): Point => [x, y]));
  return (
    own.x > around.x &&
    own.y > around.y &&
    own.x + own.width < around.x + around.width &&
    own.y + own.height < around.y + around.height
  );
}
