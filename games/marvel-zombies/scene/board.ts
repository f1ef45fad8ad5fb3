/** The board: zones as spaces, walls and openings as edges, on one or more floors. The unit is a cell of a tile. */
import {
  type Badge,
  type Ground,
  madeOf,
  type SceneEdge,
  type SceneFloor,
  type ScenePoint,
  type SceneSpace,
  type Terrain,
} from '@necropole/kernel';
import type { FloorId, TileZone } from '../content/tiles/faces.ts';
import { tileZones } from '../content/tiles/index.ts';
import { kindOfOpening } from '../rules/places.ts';
import type { Board } from '../world.ts';
import { named } from './labels.ts';

interface Storey {
  readonly id: FloorId;
  readonly number: number;
  readonly symbol: string;
}

/** From the top down, as the house stands. */
const storeys: readonly Storey[] = [
  { id: 'upper', number: 1, symbol: 'i-stairs' },
  { id: 'ground', number: 0, symbol: 'i-door' },
  { id: 'basement', number: -1, symbol: 'i-elevator' },
];

const remembered = madeOf<Board, Ground>(1);

/** The house and its garden as they are built: what opens, wakes or is entered changes nothing of it. */
export function groundOf(board: Board): Ground {
  return remembered(board, 'house', () => {
    const layout = layoutOf(board);
    const storeys = storeysOf(board);
    return {
      width: layout.width,
      height: layout.height,
      crowded: true,
      groups: [],
      spaces: spacesOf(board, layout),
      edges: [...wallsOf(board, layout), ...openingsOf(board, layout)],
      ...(storeys.length === 0 ? {} : { floors: storeys.map(floorAt) }),
    };
  });
}

/** The floors that are told apart: none where there is only one. */
export function storeysOf({ floors }: Board): readonly Storey[] {
  return floors.length < 2 ? [] : storeys.filter(({ id }) => floors.includes(id));
}

function floorAt({ id, number, symbol }: Storey): SceneFloor {
  return { floor: number, label: named('floor', id), symbol };
}

type Size = readonly [width: number, height: number];

/** How a board lies in its picture: floors of different sizes are laid with their middles over one another. */
interface Layout {
  readonly width: number;
  readonly height: number;
  at(floor: string, point: readonly [number, number]): ScenePoint;
  /** What tells the floors apart; nothing where there is only one. */
  on(floor: string): { readonly floor?: number };
}

function layoutOf({ plan, floors }: Board): Layout {
  const sizes = new Map<string, Size>(
    floors.map((floor) => [floor, sizeOf(plan.zones.filter((zone) => zone.floor === floor))]),
  );
  const width = Math.max(...[...sizes.values()].map(([across]) => across));
  const height = Math.max(...[...sizes.values()].map(([, down]) => down));
  return {
    width,
    height,
    at(floor, [x, y]) {
      const [across, down] = sizes.get(floor) ?? [width, height];
      return { x: x + (width - across) / 2, y: y + (height - down) / 2 };
    },
    on(floor) {
      const storey = storeys.find(({ id }) => id === floor);
      return floors.length < 2 || storey === undefined ? {} : { floor: storey.number };
    },
  };
}

function sizeOf(zones: Board['plan']['zones']): Size {
  const corners = zones.flatMap(({ outline }) => outline);
  return [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))];
}

// ── Zones ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function spacesOf(board: Board, layout: Layout): readonly SceneSpace[] {
  return board.plan.zones.map(({ id, floor, indoor, obstacle, outline, middle }, zone): SceneSpace => {
    const badges = printedOn(board, zone);
    const drawn = tileZones.get(id);
    const terrain = indoor ? null : groundCover(drawn, obstacle);
    return {
      id,
      kind: indoor ? 'room' : 'street',
      outline: outline.map((point) => layout.at(floor, point)),
      middle: layout.at(floor, middle),
      label: named('zone', id),
      ...layout.on(floor),
      ...(badges.length > 0 ? { badges } : {}),
      ...(terrain === null ? {} : { terrain }),
      ...(drawn?.quiet === true ? { quiet: true } : {}),
    };
  });
}

/** What grows or lies outdoors. */
function groundCover(drawn: TileZone | undefined, obstacle: boolean): Terrain {
  return obstacle ? 'water' : (drawn?.cover ?? 'street');
}

/** What is printed on a zone, and always matters. */
function printedOn({ plan, highlighted }: Board, zone: number): readonly Badge[] {
  const badges: Badge[] = [];
  if (plan.links.some((ends) => ends.includes(zone))) badges.push({ symbol: 'i-stairs', label: named('stairs') });
  if (plan.zones[zone]?.obstacle === true) badges.push({ symbol: 'i-fountain', label: named('obstacle') });
  if (highlighted.includes(zone)) badges.push({ symbol: 'i-clock', label: named('bedroom') });
  return badges;
}

// ── Walls, doors and windows ──────────────────────────────────────────────────────────────────────────────────────

function wallsOf({ plan }: Board, layout: Layout): readonly SceneEdge[] {
  return plan.walls
    .filter(({ kind }) => kind === 'wall')
    .map(({ floor, from, to }) => ({
      id: `wall-${floor}-${from.join('-')}-${to.join('-')}`,
      kind: 'wall',
      from: layout.at(floor, from),
      to: layout.at(floor, to),
      label: named('wall'),
      ...layout.on(floor),
    }));
}

/** Openings as they are before anybody comes: closed. */
function openingsOf(board: Board, layout: Layout): readonly SceneEdge[] {
  return board.plan.openings.map(({ id, floor, at: [x, y], side }, opening): SceneEdge => {
    const kind = kindOfOpening(board, opening);
    const [dx, dy] = side === 'right' ? [0, 0.5] : [0.5, 0];
    const lock = board.locks[opening] ?? null;
    return {
      id,
      kind: kind === 'window' ? 'window' : 'door',
      from: layout.at(floor, [x - dx, y - dy]),
      to: layout.at(floor, [x + dx, y + dy]),
      label: named('opening', id, 'closed'),
      ...layout.on(floor),
      ...(lock === null ? {} : { colour: lock }),
      ...(kind === 'elevator' ? { badges: [{ symbol: 'i-elevator', label: named('shaft') }] } : {}),
    };
  });
}
