/**
 * The board as the bots walk it: how many actions lead from everywhere to a zone, for heroes, who open doors on their
 * way, and how many steps for enemies. Counted once for each state of the doors.
 */
import type { FloorPlan } from '@necropole/boards';
import { madeOf } from '@necropole/kernel';
import type { FloorId } from '../content/tiles/faces.ts';
import { missionOf } from '../rules/goals.ts';
import { isColourTaken } from '../rules/opening.ts';
import { kindOfOpening } from '../rules/places.ts';
import type { MzTable } from '../shape.ts';
import type { Board, Hero, World, Zone } from '../world.ts';

/** Ways on one board, as long as its doors stay as they are. */
export interface Ground {
  /** For each opening: open, shut, locked for now, or barred for good. */
  readonly states: readonly OpeningState[];
  /** By zone, the actions that lead a hero from there to a zone. */
  heroesTo(zone: Zone): Float32Array;
  /** By zone, the steps that lead enemies from there to a zone; a shut window takes them one more. */
  enemiesTo(zone: Zone): Float32Array;
}

type OpeningState = 'open' | 'shut' | 'locked' | 'barred';

/** What opening a door or window costs: the action, and who may wait behind it. */
const TO_OPEN = 1;
const UNKNOWN_ROOM = 2.5;
/** What a locked door costs: somebody has to find the key. */
const TO_UNLOCK = 8;
/** The elevator stands elsewhere: calling it is free, but has to be done. */
const TO_CALL = 0.3;
const TO_RIDE = 1;
/** Farther than everything that can be reached. */
export const OUT_OF_REACH = 40;

interface Edge {
  readonly to: Zone;
  readonly cost: number;
}

/** States of the doors that are remembered for one board. */
const MOST_GROUNDS = 400;
const remembered = madeOf<Board, Ground>(MOST_GROUNDS);

/** The ground of a board as its doors stand. */
export function groundOf(world: World, board: Board): Ground {
  return remembered(board, keyOf(world, board), () => newGround(world, board));
}

/** Everything that changes a way: what is open, which rooms are known, where the elevator is, which keys are found. */
function keyOf({ opened, entered, elevator, objectives, secretMissions }: World, { locks }: Board): string {
  let key = elevator ?? '';
  for (const each of opened) key += each ? '1' : '0';
  for (const each of entered) key += each ? '1' : '0';
  if (locks.some((lock) => lock !== null)) {
    for (const { taken } of objectives) key += taken ? '1' : '0';
    for (const { taken } of secretMissions) key += taken ? '1' : '0';
  }
  return key;
}

function newGround(world: World, board: Board): Ground {
  const states = board.plan.openings.map((_, opening) => stateOf(world, board, opening));
  const mission = missionOf(board);
  const windowsGive = mission.queries?.windowsGive?.(true, {}, self(mission), tableOf(world, board)) ?? true;
  const heroEdges = edgesOf(board.plan, (from, to, through) => heroCost(world, board, states, from, to, through));
  addRides(heroEdges, world, board);
  const enemyEdges = edgesOf(board.plan, (_from, _to, through) => enemyCost(board, states, through, windowsGive));
  const heroes: (Float32Array | undefined)[] = [];
  const enemies: (Float32Array | undefined)[] = [];
  return {
    states,
    heroesTo: (zone) => (heroes[zone] ??= spread(heroEdges, zone)),
    enemiesTo: (zone) => (enemies[zone] ??= spread(enemyEdges, zone)),
  };
}

// ── Doors ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function stateOf(world: World, board: Board, opening: number): OpeningState {
  if (kindOfOpening(board, opening) === 'elevator') {
    const floor = board.plan.openings[opening]?.floor as FloorId | undefined;
    return world.elevator === null ? 'barred' : floor === world.elevator ? 'open' : 'shut';
  }
  if (world.opened[opening] === true) return 'open';
  if (!isRefused(world, board, opening)) return 'shut';
  return board.locks[opening] === null ? 'barred' : 'locked';
}

/** Would nobody get it open now? Asked of the lock's colour and of the mission, as the rules do. */
function isRefused(world: World, board: Board, opening: number): boolean {
  const colour = board.locks[opening] ?? null;
  const hero = world.heroes[0] as Hero;
  const refusal =
    colour === null || isColourTaken(world, colour)
      ? null
      : ({ key: 'locked', params: { colour }, cite: 'MZ-16.13' } as const);
  const mission = missionOf(board);
  const hook = mission.queries?.openRefusal;
  const judged = hook === undefined ? refusal : hook(refusal, { hero, opening }, self(mission), tableOf(world, board));
  return judged !== null;
}

function self(mission: ReturnType<typeof missionOf>): { readonly component: typeof mission; readonly holder: string } {
  return { component: mission, holder: mission.id };
}

/** What a mission's say about doors and windows needs of a table. */
function tableOf(world: World, board: Board): MzTable {
  return { world, board } as unknown as MzTable;
}

// ── Ways ──────────────────────────────────────────────────────────────────────────────────────────────────────────

type CostOf = (from: Zone, to: Zone, through: readonly number[]) => number;

/** For each zone, the steps that lead into it, and what each costs. */
function edgesOf({ steps }: FloorPlan, costOf: CostOf): Edge[][] {
  const edges: Edge[][] = steps.map(() => []);
  steps.forEach((out, from) => {
    for (const { zone, through } of out) {
      const cost = costOf(from, zone, through);
      if (cost < OUT_OF_REACH) edges[zone]?.push({ to: from, cost });
    }
  });
  return edges;
}

function heroCost(
  { entered }: World,
  board: Board,
  states: readonly OpeningState[],
  _from: Zone,
  to: Zone,
  through: readonly number[],
): number {
  if (through.length === 0) return 1;
  const room = board.roomOf[to] ?? -1;
  const unknown = room >= 0 && entered[room] !== true ? UNKNOWN_ROOM : 0;
  let least = OUT_OF_REACH;
  for (const opening of through) {
    const state = states[opening] ?? 'barred';
    const isElevator = kindOfOpening(board, opening) === 'elevator';
    const cost = 1 + (isElevator ? toEnter[state] : unknown + toPass[state]);
    if (cost < least) least = cost;
  }
  return least;
}

/** What it takes a hero to get a door or window open, and the elevator's doors. */
const toPass: Readonly<Record<OpeningState, number>> = {
  open: 0,
  shut: TO_OPEN,
  locked: TO_UNLOCK,
  barred: OUT_OF_REACH,
};
const toEnter: Readonly<Record<OpeningState, number>> = {
  open: 0,
  shut: TO_CALL,
  locked: OUT_OF_REACH,
  barred: OUT_OF_REACH,
};

/** The elevator leads from each of its shafts to all others. */
function addRides(edges: Edge[][], { elevator }: World, { shafts }: Board): void {
  if (elevator === null) return;
  const zones = Object.values(shafts);
  for (const from of zones) for (const to of zones) if (from !== to) edges[to]?.push({ to: from, cost: TO_RIDE });
}

function enemyCost(
  board: Board,
  states: readonly OpeningState[],
  through: readonly number[],
  windowsGive: boolean,
): number {
  if (through.length === 0) return 1;
  let least = OUT_OF_REACH;
  for (const opening of through) {
    if (states[opening] === 'open') return 1;
    if (windowsGive && kindOfOpening(board, opening) === 'window') least = 2;
  }
  return least;
}

/** The cost from every zone to one of them. */
function spread(edges: readonly (readonly Edge[])[], goal: Zone): Float32Array {
  const away = new Float32Array(edges.length).fill(OUT_OF_REACH);
  away[goal] = 0;
  const waiting = [goal];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const far = away[at] as number;
    for (const { to, cost } of edges[at] ?? []) {
      if (far + cost >= (away[to] as number)) continue;
      away[to] = far + cost;
      waiting.unshift(to);
    }
  }
  return away;
}
