/**
 * Where enemies go (p.18–20): to the nearest zone in sight with heroes or citizens; with nobody in sight, by the
 * shortest way, windows counted as open. Equal targets and equal ways are all taken.
 */

import { distancesToNearest, type IsOpen, nearestSeen } from '@necropole/boards';
import type { EnemyId } from '../content/ids.ts';
import type { OpeningKind } from '../content/tiles/faces.ts';
import type { MzTable } from '../shape.ts';
import type { World, Zone } from '../world.ts';
import { isOpen, kindOfOpening, targetZones } from './places.ts';

const NO_KINDS: readonly OpeningKind[] = [];

/** The first step of a way. */
export interface Way {
  readonly to: Zone;
  /** The closed window that must be forced first; -1 where nothing is in the way. */
  readonly window: number;
}

export interface Ways {
  /** Is the target in sight? */
  readonly seen: boolean;
  readonly ways: readonly Way[];
}

/** What is looked up while enemies move: whom they are after, what is open, how far each target is from everywhere. */
export interface Pursuit {
  readonly targets: readonly Zone[];
  /** How many openings are open: nothing ever closes again. */
  readonly opened: number;
  readonly open: IsOpen;
  readonly openOrWindow: IsOpen;
  /** Steps to each target by what is open, by zone, as far as they were asked for. */
  readonly toTarget: (Int16Array | undefined)[];
  /** Steps to the nearest target, windows counted as open. */
  toNearest: Int16Array | null;
  /** The ways of the horde from each zone, as far as they were asked for. */
  readonly ways: (Ways | undefined)[];
}

/** A pursuit as things stand. */
export function pursuitNow(table: MzTable): Pursuit {
  const { world, board } = table;
  const open = isOpen(world, board);
  const openOrWindow: IsOpen = table.query('windowsGive', true, {})
    ? (opening) => open(opening) || kindOfOpening(board, opening) === 'window'
    : open;
  return {
    targets: targetZones(table),
    opened: countOpen(world),
    open,
    openOrWindow,
    toTarget: [],
    toNearest: null,
    ways: [],
  };
}

/** The same pursuit, or a new one where a target has come, gone or moved, or something was opened. */
export function pursuitAfter(table: MzTable, pursuit: Pursuit): Pursuit {
  const targets = targetZones(table);
  const same =
    countOpen(table.world) === pursuit.opened &&
    targets.length === pursuit.targets.length &&
    targets.every((zone, i) => zone === pursuit.targets[i]);
  return same ? pursuit : pursuitNow(table);
}

function countOpen({ opened }: World): number {
  let count = 0;
  for (const each of opened) if (each) count += 1;
  return count;
}

/** The ways that enemies of the horde take from a zone. */
export function waysFrom(table: MzTable, pursuit: Pursuit, zone: Zone): Ways {
  const ways = pursuit.ways[zone] ?? findWays(table, pursuit, zone);
  pursuit.ways[zone] = ways;
  return ways;
}

function findWays(table: MzTable, pursuit: Pursuit, zone: Zone): Ways {
  const { plan } = table.board;
  const near = nearestInSight(table, pursuit, zone);
  if (near.length > 0) {
    const ways = near.flatMap((target) => {
      let away = pursuit.toTarget[target];
      if (away === undefined || away[zone] === -1) {
        away = distancesToNearest(plan, [target], pursuit.open, zone);
        pursuit.toTarget[target] = away;
      }
      return firstSteps(table, pursuit, zone, away, pursuit.open);
    });
    return { seen: true, ways: inOrder(ways) };
  }
  pursuit.toNearest ??= distancesToNearest(plan, pursuit.targets, pursuit.openOrWindow);
  return { seen: false, ways: inOrder(firstSteps(table, pursuit, zone, pursuit.toNearest, pursuit.openOrWindow)) };
}

/** The ways that one enemy takes, who may pass where others do not. */
export function waysOf(table: MzTable, pursuit: Pursuit, zone: Zone, enemy: EnemyId): Ways {
  const kinds = table.query('enemyPasses', NO_KINDS, { enemy });
  if (kinds.length === 0) return waysFrom(table, pursuit, zone);
  const passes = (opening: number): boolean => kinds.includes(kindOfOpening(table.board, opening));
  const near = nearestInSight(table, pursuit, zone);
  const seen = near.length > 0;
  const usual = seen ? pursuit.open : pursuit.openOrWindow;
  const open: IsOpen = (opening) => usual(opening) || passes(opening);
  const ways = (seen ? near.map((target) => [target]) : [pursuit.targets]).flatMap((goals) =>
    firstSteps(table, pursuit, zone, distancesToNearest(table.board.plan, goals, open, zone), open),
  );
  return {
    seen,
    ways: inOrder(ways).map((way) => (way.window >= 0 && passes(way.window) ? { ...way, window: -1 } : way)),
  };
}

/** The nearest of the zones in sight that hold a target, none further than `most`. */
export function nearestInSight(table: MzTable, pursuit: Pursuit, zone: Zone, most = Infinity): readonly Zone[] {
  return nearestSeen(table.board.plan, zone, pursuit.targets, pursuit.open, most);
}

/** The steps from a zone that bring one nearer, as far as `away` tells how far the goal is from everywhere. */
function firstSteps(table: MzTable, pursuit: Pursuit, zone: Zone, away: Int16Array, open: IsOpen): Way[] {
  const ways: Way[] = [];
  const far = away[zone] ?? -1;
  if (far <= 0) return ways;
  for (const { zone: to, through } of table.board.plan.steps[zone] ?? []) {
    if (away[to] !== far - 1) continue;
    const isFree = through.length === 0 || through.some(pursuit.open);
    const window = isFree ? -1 : through.find(open);
    if (window !== undefined) ways.push({ to, window });
  }
  return ways;
}

/** Each way once, in the order of the zones. */
function inOrder(ways: readonly Way[]): readonly Way[] {
  if (ways.length < 2) return ways;
  return ways.filter((way, i) => ways.findIndex(({ to }) => to === way.to) === i).sort((a, b) => a.to - b.to);
}
