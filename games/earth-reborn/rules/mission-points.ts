/**
 * Mission and morale points (page 24): a score and a currency. Goals, spying, some equipment, rooms and abilities bring them; what is
 * spent is missing from the score, and nobody spends what they do not have.
 */
import type { Seat } from '@necropole/kernel';
import type { ErTable, Verdict } from '../shape.ts';
import type { World } from '../world.ts';

export function missionPointsOf({ missionPoints }: World, seat: Seat): number {
  return missionPoints[seat] ?? 0;
}

export function gainMissionPoints(table: ErTable, seat: Seat, points: number, cite = 'ER-24.2'): void {
  const { world } = table;
  world.missionPoints[seat] = missionPointsOf(world, seat) + points;
  table.tell('mission-points-gained', cite, { seat, points });
}

/** Nobody spends what they do not have (ER-24.5). */
export function judgeMissionPoints(world: World, seat: Seat, need: number): Verdict {
  const have = missionPointsOf(world, seat);
  return have >= need ? null : { key: 'too-few-mission-points', params: { have, need }, cite: 'ER-24.5' };
}

export function spendMissionPoints(table: ErTable, seat: Seat, points: number): void {
  const { world } = table;
  world.missionPoints[seat] = missionPointsOf(world, seat) - points;
  table.tell('mission-points-spent', 'ER-24.4', { seat, points });
}
