/** How the parts of the maps stand now: where a fight waits, which rooms nobody has entered, which doors are open or gone. */
import type { EdgeState, FloorState, SpaceState } from '@necropole/kernel';
import { LIFT_ROOM, ways, zones } from '../content/fortress/plan.ts';
import { bandStates } from './battle.ts';
import { BATTLE } from './board.ts';
import { FIELD, fightBadge } from './field.ts';
import { FORTRESS } from './fortress.ts';
import { named } from './labels.ts';
import { fightSeen, isBelow, isFaceDown, type ZfView } from './seen.ts';

export function spaceStatesOf(view: ZfView): { readonly [space: string]: SpaceState } {
  const { world } = view;
  const { fights, rooms, fortress } = world;
  const unseen = rooms.filter(({ marker }) => isFaceDown(marker)).map(({ at }) => at);
  const destroyed = zones.filter(({ entry }) => entry !== undefined && fortress.entries.includes(entry));
  const places = new Set([...fights.map(({ at }) => at), ...unseen, ...destroyed.map(({ id }) => id)]);
  const states = [...places].map((at): [string, SpaceState] => {
    const fight = fights.find((one) => one.at === at);
    const standing = fight?.boxes.filter((box) => box !== null).length ?? 0;
    return [
      at,
      {
        ...(unseen.some((room) => room === at) ? { state: 'unseen' as const } : {}),
        ...(destroyed.some(({ id }) => id === at) ? { state: 'destroyed' as const } : {}),
        ...(fight === undefined ? {} : { badges: [fightBadge(standing)] }),
      },
    ];
  });
  return { ...Object.fromEntries(states), [LIFT_ROOM]: stateOfLift(view, states), ...bandStates(view) };
}

/** The way out says whether it is open, besides whatever else is there. */
function stateOfLift({ world }: ZfView, states: readonly (readonly [string, SpaceState])[]): SpaceState {
  const isOpen = world.fortress.destruction !== null;
  const now = states.find(([at]) => at === LIFT_ROOM)?.[1] ?? {};
  const sign = { symbol: 'i-elevator', label: named('way-out', isOpen ? 'open' : 'shut') };
  return { ...now, badges: [...(now.badges ?? []), sign] };
}

/** Doors as they stand: where nothing is told, as they were built. */
export function edgeStatesOf({ world: { fortress } }: ZfView): { readonly [edge: string]: EdgeState } {
  return Object.fromEntries(
    ways.flatMap(({ id, between, door }): readonly [string, EdgeState][] => {
      if (door === 'open') return [];
      if (fortress.destroyed.includes(id)) {
        return [[id, { state: 'broken', label: named('door', ...between, 'destroyed') }]];
      }
      if (fortress.open.includes(id) || fortress.unlocked?.door === id) {
        return [[id, { state: 'open', label: named('door', ...between, 'ordinary') }]];
      }
      return door === 'ordinary' ? [] : [[id, { state: 'locked' }]];
    }),
  );
}

/** The floor where all happens opens by itself; the others sleep. */
export function floorStatesOf(view: ZfView): { readonly [floor: string]: FloorState } {
  const isFight = view.world.fighting !== null;
  const map = isBelow(view) ? FORTRESS : FIELD;
  return {
    [FIELD]: state(map !== FIELD, !isFight && map === FIELD),
    [FORTRESS]: state(map !== FORTRESS, !isFight && map === FORTRESS),
    [BATTLE]: state(fightSeen(view.world) === null, isFight),
  };
}

function state(asleep: boolean, now: boolean): FloorState {
  return { ...(asleep ? { asleep } : {}), ...(now ? { now } : {}) };
}
