/** Movement in the fortress (B-3.0): to come. */
import { ways, type ZoneId } from '../content/fortress/plan.ts';
import { placeOf } from '../reading.ts';
import type { ZfTable } from '../shape.ts';
import type { Team } from '../world.ts';

/** The ways of a flight: two zones, through no locked door but those of the lift room from inside (ZF-12.6). */
export function fleeWays(_table: ZfTable, team: Team): ZoneId[][] {
  const from = placeOf(team) as ZoneId;
  const beside = (zone: ZoneId): readonly ZoneId[] =>
    ways.flatMap(({ between: [one, other], door }) => {
      if (door === 'locked' || door === 'key') return [];
      if (door === 'lift' && zone === 'lift-room' && from !== 'lift-room') return [];
      if (one === zone) return [other];
      return other === zone ? [one] : [];
    });
  return beside(from).flatMap((first) =>
    beside(first)
      .filter((second) => second !== from)
      .map((second) => [first, second]),
  );
}
