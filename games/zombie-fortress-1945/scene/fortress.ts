/** The plan of the fortress: zones by their kind, walls between them, and doors by what they need. Drawn in design pixels. */
import type { SceneEdge, ScenePoint, SceneSpace } from '@necropole/kernel';
import {
  type DoorKind,
  type KeyId,
  LIFT_ROOM,
  type Passage,
  ways,
  type Zone,
  type ZoneId,
  zones,
} from '../content/fortress/plan.ts';
import { named } from './labels.ts';

export const FORTRESS = 1;

const UNIT = 40;
const SIDE = 20;
/** How long a door is, and how large what is drawn on the floor of a special room. */
const DOOR = 40;
const KEY = 96;

export const fortressBox = { x: 0, y: 0, width: SIDE * UNIT, height: SIDE * UNIT };

export const keySymbols: Readonly<Record<KeyId, string>> = { eagle: 'i-eagle', crank: 'i-crank', battery: 'i-battery' };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly foot: number;
}

function boxOf({ box: [left, top, width, height] }: Zone): Box {
  return { left: left * UNIT, top: top * UNIT, right: (left + width) * UNIT, foot: (top + height) * UNIT };
}

// ── Zones ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const looks = {
  lift: { kind: 'room', tone: 'brick' },
  ordinary: { kind: 'room', tone: 'beige' },
  special: { kind: 'room', tone: 'green' },
  corridor: { kind: 'corridor', tone: 'stone', quiet: true },
  hall: { kind: 'rotunda', tone: 'stone', quiet: true },
} as const;

export const rooms: readonly SceneSpace[] = zones.map((zone): SceneSpace => {
  const { left, top, right, foot } = boxOf(zone);
  const middle = { x: (left + right) / 2, y: (top + foot) / 2 };
  return {
    id: zone.id,
    ...looks[zone.kind],
    floor: FORTRESS,
    outline: [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: foot },
      { x: left, y: foot },
    ],
    middle,
    label: named('zone', zone.id),
    ...(zone.entry === undefined
      ? {}
      : { badges: [{ symbol: 'number', text: String(zone.entry), label: named('entry', zone.entry) }] }),
    ...(zone.key === undefined ? {} : { scenery: [{ symbol: keySymbols[zone.key], at: middle, size: KEY }] }),
    ...(zone.kind === 'lift' ? { scenery: [{ symbol: 'i-elevator', at: middle, size: KEY }] } : {}),
  };
});

// ── Walls and doors ───────────────────────────────────────────────────────────────────────────────────────────────

interface Stretch {
  readonly from: ScenePoint;
  readonly to: ScenePoint;
}

/** The side that two zones share, if they do. */
function sharedSide(one: Zone, other: Zone): Stretch | null {
  const [a, b] = [boxOf(one), boxOf(other)];
  const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
  const [top, foot] = [Math.max(a.top, b.top), Math.min(a.foot, b.foot)];
  const isSide = (left === right && top < foot) || (top === foot && left < right);
  return isSide ? { from: { x: left, y: top }, to: { x: right, y: foot } } : null;
}

function passageBetween(one: ZoneId, other: ZoneId): Passage | undefined {
  return ways.find(({ between }) => between.includes(one) && between.includes(other));
}

/** Between zones that no open way joins, and around all of them. */
const walls: readonly SceneEdge[] = [
  ...zones.flatMap((one, i) =>
    zones.slice(i + 1).flatMap((other) => {
      const side = sharedSide(one, other);
      return side === null || passageBetween(one.id, other.id)?.door === 'open'
        ? []
        : [wall(`wall.${one.id}.${other.id}`, side)];
    }),
  ),
  ...zones.flatMap((zone) => outerSides(zone).map((side, i) => wall(`wall.${zone.id}.${i + 1}`, side))),
];

function wall(id: string, { from, to }: Stretch): SceneEdge {
  return { id, kind: 'wall', from, to, label: named('wall'), floor: FORTRESS };
}

/** The sides of a zone that lie on the edge of the plan. */
function outerSides(zone: Zone): readonly Stretch[] {
  const { left, top, right, foot } = boxOf(zone);
  const end = SIDE * UNIT;
  return [
    ...(top === 0 ? [{ from: { x: left, y: top }, to: { x: right, y: top } }] : []),
    ...(right === end ? [{ from: { x: right, y: top }, to: { x: right, y: foot } }] : []),
    ...(foot === end ? [{ from: { x: left, y: foot }, to: { x: right, y: foot } }] : []),
    ...(left === 0 ? [{ from: { x: left, y: top }, to: { x: left, y: foot } }] : []),
  ];
}

const colours: Readonly<Record<Exclude<DoorKind, 'open'>, 'white' | 'blue' | 'green'>> = {
  ordinary: 'white',
  locked: 'blue',
  lift: 'blue',
  key: 'green',
};

function zoneOf(id: ZoneId): Zone {
  const zone = zones.find((one) => one.id === id);
  if (zone === undefined) throw new Error(`There is no zone ${id}`);
  return zone;
}

/** The key that opens a door of a special room. */
export function keyOf({ between }: Passage): KeyId | null {
  return between.map((id) => zoneOf(id).key).find((key) => key !== undefined) ?? null;
}

function doorAt(passage: Passage): readonly SceneEdge[] {
  const { id, between, door } = passage;
  const side = sharedSide(zoneOf(between[0]), zoneOf(between[1]));
  if (door === 'open' || side === null) return [];
  const middle = { x: (side.from.x + side.to.x) / 2, y: (side.from.y + side.to.y) / 2 };
  const [dx, dy] = side.from.x === side.to.x ? [0, DOOR / 2] : [DOOR / 2, 0];
  const key = keyOf(passage);
  return [
    {
      id,
      kind: 'door',
      from: { x: middle.x - dx, y: middle.y - dy },
      to: { x: middle.x + dx, y: middle.y + dy },
      label: named('door', ...between, door),
      floor: FORTRESS,
      colour: colours[door],
      ...(door === 'lift' ? { lockedFrom: LIFT_ROOM } : {}),
      ...(door === 'key' && key !== null ? { badges: [{ symbol: keySymbols[key], label: named('key', key) }] } : {}),
    },
  ];
}

export const edges: readonly SceneEdge[] = [...walls, ...ways.flatMap(doorAt)];
