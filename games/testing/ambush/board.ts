/** The ground: a field of hexes, the burrow beneath it, and the box in which rats come nearer, each a floor of its own. */
import type { Hex } from '@necropole/boards';
import { bandsIn, type Ground, type SceneEdge, type ScenePoint, type SceneSpace } from '@necropole/kernel';
import { CASTLE, field, type Range, ways, type ZoneId, zones } from './content.ts';
import { label } from './labels.ts';

export const FIELD = 2;
export const BURROW = 1;
export const BOX = 0;

const SIDE = 50;
const HIGH = SIDE * Math.sqrt(3);
const fieldBox = { x: 0, y: 0, width: 400, height: 390 };
const burrowBox = { x: 0, y: 0, width: 500, height: 400 };
const box = { x: 0, y: 0, width: 800, height: 700 };

function middleOf({ column, row }: Hex): ScenePoint {
  return { x: SIDE + column * 1.5 * SIDE, y: HIGH / 2 + row * HIGH + (column % 2) * (HIGH / 2) };
}

const hexes = field.hexes.map((hex): SceneSpace => {
  const middle = middleOf(hex);
  const isNamed = hex.terrain === 'village' || hex.id === CASTLE;
  return {
    id: hex.id,
    kind: 'hex',
    floor: FIELD,
    middle,
    outline: Array.from({ length: 6 }, (_, k) => ({
      x: middle.x + SIDE * Math.cos((k * Math.PI) / 3),
      y: middle.y + SIDE * Math.sin((k * Math.PI) / 3),
    })),
    terrain: hex.terrain,
    label: hex.id === CASTLE ? label('castle') : hex.terrain === 'village' ? label('village') : label('hex', hex.id),
    ...(isNamed ? { nameAt: { x: middle.x, y: middle.y + 32 } } : { quiet: true }),
  };
});

const looks = {
  stairs: { kind: 'room', tone: 'brick' },
  passage: { kind: 'corridor', tone: 'stone', quiet: true },
  well: {
    kind: 'rotunda',
    tone: 'stone',
    quiet: true,
    badges: [{ symbol: 'number', text: '1', label: label('number', 1) }],
  },
  vault: { kind: 'room', tone: 'green' },
} as const satisfies Readonly<Record<ZoneId, Partial<SceneSpace>>>;

const rooms = (Object.keys(zones) as ZoneId[]).map((id): SceneSpace => {
  const [x, y, width, height] = zones[id].box;
  return {
    id,
    ...looks[id],
    floor: BURROW,
    label: label(id),
    middle: { x: x + width / 2, y: y + height / 2 },
    outline: [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
  };
});

function edge(
  id: string,
  kind: SceneEdge['kind'],
  from: readonly [number, number],
  to: readonly [number, number],
): SceneEdge {
  const [a, b] = [
    { x: from[0], y: from[1] },
    { x: to[0], y: to[1] },
  ];
  return { id, kind, from: a, to: b, floor: BURROW, label: label(kind === 'wall' ? 'wall' : 'door') };
}

const edges: readonly SceneEdge[] = [
  edge('wall-1', 'wall', [0, 0], [500, 0]),
  edge('wall-2', 'wall', [500, 0], [500, 400]),
  edge('wall-3', 'wall', [0, 400], [500, 400]),
  edge('wall-4', 'wall', [0, 0], [0, 400]),
  edge('wall-5', 'wall', [200, 0], [200, 200]),
  edge('wall-6', 'wall', [0, 200], [200, 200]),
  edge('wall-7', 'wall', [300, 0], [300, 400]),
  { ...edge('gate', 'door', [200, 80], [200, 120]), colour: 'blue', label: label('gate'), lockedFrom: 'passage' },
  { ...edge('vault-door', 'door', [300, 180], [300, 220]), colour: 'white' },
];

const shares: Readonly<Record<Range, readonly number[]>> = {
  3: [220, 110, 90, 280],
  2: [110, 220, 90, 280],
  1: [80, 110, 230, 280],
  0: [44, 44, 52, 560],
};

function bands(about: Range): readonly SceneSpace[] {
  return bandsIn(box, shares[about]).map(({ outline, middle }, i) => ({
    id: `band-${3 - i}`,
    kind: 'band',
    floor: BOX,
    outline,
    middle,
    label: i === 3 ? label('here') : label('band', 3 - i),
  }));
}

const made = ([0, 1, 2, 3] as const).map(
  (about): Ground => ({
    width: box.width,
    height: box.height,
    scale: 1,
    groups: [],
    spaces: [...hexes, ...rooms, ...bands(about)],
    edges,
    ways: ways.map((through, i) => ({ id: `road-${i + 1}`, kind: 'road', through })),
    floors: [
      { floor: FIELD, label: label('floor-field'), symbol: 'i-people', box: fieldBox },
      { floor: BURROW, label: label('floor-burrow'), symbol: 'i-lock', box: burrowBox },
      { floor: BOX, label: label('floor-box'), symbol: 'i-objective', box },
    ],
  }),
);

/** The ground while all is about this distance: the band of it is never low. */
export function groundOf(about: Range): Ground {
  return made[about] as Ground;
}
