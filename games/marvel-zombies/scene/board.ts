/** The board: zones as spaces, walls and openings as edges, on one or more floors. The unit is a cell of a tile. */
import { seen } from '@necropole/boards';
import type { Badge, SceneEdge, SceneFloor, ScenePoint, SceneSpace, Terrain } from '@necropole/kernel';
import { missions } from '../content/missions/index.ts';
import { type FloorId, floorIds } from '../content/tiles/faces.ts';
import { isColourTaken } from '../rules/opening.ts';
import { isOpen, kindOfOpening } from '../rules/places.ts';
import type { Board, World } from '../world.ts';
import { named } from './labels.ts';

/** From the top down, as the house stands. */
const storeys: readonly { readonly id: FloorId; readonly number: number; readonly symbol: string }[] = [
  { id: 'upper', number: 1, symbol: 'i-stairs' },
  { id: 'ground', number: 0, symbol: 'i-door' },
  { id: 'basement', number: -1, symbol: 'i-elevator' },
];

type Size = readonly [width: number, height: number];

/** How a board lies in its picture: floors of different sizes are laid with their middles over one another. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  at(floor: string, point: readonly [number, number]): ScenePoint;
  /** What tells the floors apart; nothing where there is only one. */
  on(floor: string): { readonly floor?: number };
}

export function layoutOf({ plan, floors }: Board): Layout {
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

/** The floors, where there are several; one without a hero sleeps, unless the mission keeps all of them awake. */
export function floorsOf(world: World, board: Board): { readonly floors?: readonly SceneFloor[] } {
  if (board.floors.length < 2) return {};
  const isKeptAwake = missions[board.mission].queries?.isFloorActive !== undefined;
  const floors = storeys.filter(({ id }) => board.floors.includes(id));
  return {
    floors: floors.map(({ id, number, symbol }): SceneFloor => {
      const isHeld = world.heroes.some(({ zone }) => zone >= 0 && board.floorOf[zone] === id);
      return {
        floor: number,
        label: named('floor', id),
        symbol,
        ...(isHeld || isKeptAwake ? {} : { asleep: true }),
        ...(world.elevator === id ? { badges: [{ symbol: 'i-elevator', label: named('elevator') }] } : {}),
      };
    }),
  };
}

// ── Zones ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export function spacesOf(world: World, board: Board, layout: Layout): readonly SceneSpace[] {
  const { plan } = board;
  const open = isOpen(world, board);
  return plan.zones.map(({ id, floor, indoor, obstacle, outline, middle }, zone): SceneSpace => {
    const room = board.roomOf[zone] ?? -1;
    const badges = badgesOf(world, board, zone);
    const terrain = indoor ? null : groundOf(id, obstacle);
    return {
      id,
      kind: indoor ? 'room' : 'street',
      outline: outline.map((point) => layout.at(floor, point)),
      middle: layout.at(floor, middle),
      label: named('zone', id),
      sees: seen(plan, zone, open).flatMap((sight) => plan.zones[sight.zone]?.id ?? []),
      ...layout.on(floor),
      ...(badges.length > 0 ? { badges } : {}),
      ...(terrain === null ? {} : { terrain }),
      ...(!indoor && /(lawn|path|terrace|court)-\d$/.test(id) ? { quiet: true } : {}),
      ...(room >= 0 && world.entered[room] !== true ? { state: 'unseen' as const } : {}),
    };
  });
}

/** What grows or lies outdoors, told from the name of the zone. */
function groundOf(id: string, obstacle: boolean): Terrain {
  if (obstacle) return 'water';
  return /lawn|orchard|flower/.test(id) ? 'grass' : 'street';
}

/** What is printed on a zone and still matters. */
function badgesOf(world: World, board: Board, zone: number): readonly Badge[] {
  const room = board.roomOf[zone] ?? -1;
  const isClosed = room >= 0 && world.entered[room] !== true;
  const badges: Badge[] = [];
  if (isClosed && board.spawnSymbols[zone] === true) badges.push({ symbol: 'i-spawn', label: named('spawn-symbol') });
  if (board.plan.links.some((ends) => ends.includes(zone))) badges.push({ symbol: 'i-stairs', label: named('stairs') });
  if (floorIds.some((floor) => board.shafts[floor] === zone && world.elevator !== floor)) {
    badges.push({ symbol: 'i-elevator', label: named('shaft') });
  }
  if (board.plan.zones[zone]?.obstacle === true) badges.push({ symbol: 'i-fountain', label: named('obstacle') });
  if (board.highlighted.includes(zone)) badges.push({ symbol: 'i-clock', label: named('bedroom') });
  return badges;
}

// ── Walls, doors and windows ──────────────────────────────────────────────────────────────────────────────────────

export function edgesOf(world: World, board: Board, layout: Layout): readonly SceneEdge[] {
  const walls = board.plan.walls
    .filter(({ kind }) => kind === 'wall')
    .map(
      ({ floor, from, to }): SceneEdge => ({
        id: `wall-${floor}-${from.join('-')}-${to.join('-')}`,
        kind: 'wall',
        from: layout.at(floor, from),
        to: layout.at(floor, to),
        label: named('wall'),
        ...layout.on(floor),
      }),
    );
  return [...walls, ...openingsOf(world, board, layout)];
}

function openingsOf(world: World, board: Board, layout: Layout): readonly SceneEdge[] {
  const open = isOpen(world, board);
  return board.plan.openings.map(({ id, floor, at: [x, y], side }, opening): SceneEdge => {
    const kind = kindOfOpening(board, opening);
    const [dx, dy] = side === 'right' ? [0, 0.5] : [0.5, 0];
    const lock = board.locks[opening] ?? null;
    const isLocked = lock !== null && !open(opening) && !isColourTaken(world, lock);
    const state = open(opening) ? 'open' : isLocked ? 'locked' : 'closed';
    return {
      id,
      kind: kind === 'window' ? 'window' : 'door',
      from: layout.at(floor, [x - dx, y - dy]),
      to: layout.at(floor, [x + dx, y + dy]),
      label: isLocked ? named('locked-opening', id, lock) : named('opening', id, state),
      state,
      ...layout.on(floor),
      ...(lock === null ? {} : { colour: lock }),
      ...(kind === 'elevator' ? { badges: [{ symbol: 'i-elevator', label: named('shaft') }] } : {}),
    };
  });
}
