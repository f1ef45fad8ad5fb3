/** How the parts of the board stand now: what is open, what was entered, which floors sleep. */
import { seen } from '@necropole/boards';
import type { Badge, EdgeState, FloorState, SpaceState } from '@necropole/kernel';
import { missions } from '../content/missions/index.ts';
import { type FloorId, floorIds } from '../content/tiles/faces.ts';
import { isColourTaken } from '../rules/opening.ts';
import { isOpen } from '../rules/places.ts';
import type { Board, World } from '../world.ts';
import { storeysOf } from './board.ts';
import { named } from './labels.ts';

export function spaceStatesOf(world: World, board: Board): { readonly [zone: string]: SpaceState } {
  const { plan } = board;
  const open = isOpen(world, board);
  return Object.fromEntries(
    plan.zones.map(({ id }, zone): [string, SpaceState] => {
      const badges = badgesOf(world, board, zone);
      const sees = seen(plan, zone, open).flatMap((sight) => plan.zones[sight.zone]?.id ?? []);
      return [
        id,
        {
          sees,
          ...(badges.length > 0 ? { badges } : {}),
          ...(isClosed(world, board, zone) ? { state: 'unseen' as const } : {}),
        },
      ];
    }),
  );
}

/** What is printed on a zone and still matters. */
function badgesOf(world: World, board: Board, zone: number): readonly Badge[] {
  const badges: Badge[] = [];
  if (isClosed(world, board, zone) && board.spawnSymbols[zone] === true) {
    badges.push({ symbol: 'i-spawn', label: named('spawn-symbol') });
  }
  if (floorIds.some((floor) => board.shafts[floor] === zone && world.elevator !== floor)) {
    badges.push({ symbol: 'i-elevator', label: named('shaft') });
  }
  return badges;
}

/** Has nobody been in its room yet? */
function isClosed(world: World, board: Board, zone: number): boolean {
  const room = board.roomOf[zone] ?? -1;
  return room >= 0 && world.entered[room] !== true;
}

/** Openings that are open or locked; the others are closed. */
export function edgeStatesOf(world: World, board: Board): { readonly [opening: string]: EdgeState } {
  const open = isOpen(world, board);
  return Object.fromEntries(
    board.plan.openings.flatMap(({ id }, opening): readonly [string, EdgeState][] => {
      if (open(opening)) return [[id, { state: 'open', label: named('opening', id, 'open') }]];
      const lock = board.locks[opening] ?? null;
      if (lock === null || isColourTaken(world, lock)) return [];
      return [[id, { state: 'locked', label: named('locked-opening', id, lock) }]];
    }),
  );
}

export function floorStatesOf(world: World, board: Board): { readonly [floor: string]: FloorState } {
  return Object.fromEntries(
    storeysOf(board).map(({ id, number }): [number, FloorState] => [
      number,
      {
        ...(isAsleep(world, board, id) ? { asleep: true } : {}),
        ...(world.elevator === id ? { badges: [{ symbol: 'i-elevator', label: named('elevator') }] } : {}),
      },
    ]),
  );
}

/** Of several floors, one without a hero sleeps, unless the mission keeps all of them awake. */
export function isAsleep(world: World, board: Board, floor: FloorId | undefined): boolean {
  const isKeptAwake = missions[board.mission].queries?.isFloorActive !== undefined;
  const isHeld = world.heroes.some(({ zone }) => zone >= 0 && board.floorOf[zone] === floor);
  return storeysOf(board).some(({ id }) => id === floor) && !isHeld && !isKeptAwake;
}
