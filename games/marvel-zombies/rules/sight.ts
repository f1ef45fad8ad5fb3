/**
 * Why one zone does not see another (p.9–12).
 *
 * Not between floors. Not through a closed door or window. Outdoors, and in a large room, along straight lines only.
 * Into another room only from the zone that holds the opening, and no further than its first zone.
 */
import { type IsOpen, type PlanZone, sightRange } from '@necropole/boards';
import type { Verdict } from '../shape.ts';
import type { Board, Zone } from '../world.ts';
import { zoneId } from './places.ts';

/** Is the one zone in sight of the other? */
export function judgeSight(board: Board, from: Zone, to: Zone, open: IsOpen): Verdict {
  if (sightRange(board.plan, from, to, open) >= 0) return null;
  const zone = zoneId(board, to);
  return { key: 'not-in-sight', params: { zone }, cite: blindCite(board, from, to), refs: [zone] };
}

/** What stands between two zones that do not see each other. */
function blindCite({ plan, floorOf }: Board, from: Zone, to: Zone): string {
  if (floorOf[from] !== floorOf[to]) return 'MZ-12.10';
  if (plan.sights[from]?.some((sight) => sight.zone === to) === true) return 'MZ-9.8';
  const here = plan.zones[from];
  const there = plan.zones[to];
  if (here === undefined || there === undefined) return 'MZ-9.1';
  if (here.room === there.room || !(here.indoor || there.indoor)) return areInLine(here, there) ? 'MZ-9.1' : 'MZ-9.2';
  if (there.indoor && holdsOpeningInto(plan, from, there.room)) return 'MZ-9.4';
  if (here.indoor && there.indoor && isBesideRoom(plan, here.room, there.room)) return 'MZ-9.6';
  return 'MZ-9.1';
}

function holdsOpeningInto(plan: Board['plan'], zone: Zone, room: string): boolean {
  return (plan.steps[zone] ?? []).some((step) => plan.zones[step.zone]?.room === room);
}

function isBesideRoom(plan: Board['plan'], room: string, other: string): boolean {
  return plan.openings.some(({ zones: [a, b] }) => {
    const rooms = [plan.zones[a]?.room, plan.zones[b]?.room];
    return rooms.includes(room) && rooms.includes(other);
  });
}

/** Does a row or a column of cells cross both zones? */
function areInLine(one: PlanZone, other: PlanZone): boolean {
  return [0, 1].some((axis) => {
    const [from, to] = extent(one, axis);
    const [least, most] = extent(other, axis);
    return from < most && least < to;
  });
}

function extent({ outline }: PlanZone, axis: number): readonly [number, number] {
  const values = outline.map((point) => point[axis] ?? 0);
  return [Math.min(...values), Math.max(...values)];
}
