/**
 * The destruction of the fortress (B-7.0).
 *
 * 1. When Hulk is beaten or the doctor captured, the marker is put on its track, and panic breaks out: all events are turned
 *    up, encounters wake. Then the virus acts (virus.ts).
 * 2. Each 6 of a movement die brings the marker a box nearer to the end; there, everybody who is still inside is lost.
 * 3. A team that enters the lift room is out, and never comes back.
 */
import { EVERYBODY } from '@necropole/kernel';
import { DESTRUCTION_END, destructionStart, type ZoneId } from '../content/fortress/plan.ts';
import { isItem } from '../content/kinds.ts';
import { kindOf, markerOf } from '../content/markers/index.ts';
import { masterOf } from '../reading.ts';
import type { PhaseName, Rule, ZfTable } from '../shape.ts';
import type { Team } from '../world.ts';
import { groundAt } from './carrying.ts';
import { loseDoctor } from './losses.ts';
import { addPack } from './packs.ts';
import { settleIfOver } from './victory.ts';
import { virusStrikes } from './virus.ts';

/** What has set it off. */
export type Cause = 'capture' | 'hulk' | 'clock';

/** The destruction begins (ZF-8.29), once. Gives what the match goes on with: `after`, or a surprise attack. */
export function* startDestruction(table: ZfTable, cause: Cause, after: PhaseName): Rule<PhaseName> {
  const { fortress } = table.world;
  if (fortress.destruction !== null) return after;
  const start = destructionStart[table.board.seats] ?? 0;
  fortress.destruction = start;
  table.tell('destruction-begins', cause === 'clock' ? 'ZF-9.17' : 'ZF-8.29', { cause, end: DESTRUCTION_END - start });
  panic(table);
  return yield* virusStrikes(table, after);
}

// ── Panic ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** All events are turned up (ZF-9.6), and the encounters among them wake (ZF-9.7). What can be carried lies there for all. */
function panic(table: ZfTable): void {
  const { world } = table;
  world.fortress.panic = true;
  table.tell('panic', 'ZF-9.6', {});
  for (const { at, marker: event } of world.rooms) {
    if (event.cards.length === 0) continue;
    const id = table.reveal(event, 0, EVERYBODY);
    const marker = markerOf(id);
    table.tell('turned-up', 'ZF-9.6', { room: at, marker: kindOf(id) });
    if (marker.family === 'encounter') {
      table.move(event, 0, world.gone);
      table.uses(marker.id);
      wake(table, at, marker.zombies);
    } else if (isItem(marker)) table.move(event, 0, groundAt(world, at));
  }
}

/** An encounter walks as one group, which the master leads (ZF-9.7, ZF-9.9). */
function wake(table: ZfTable, at: ZoneId, zombies: number): void {
  addPack(table, { kind: 'encounter', at, leader: masterOf(table.world), zombies });
  table.tell('encounter-wakes', 'ZF-9.7', { at, zombies });
}

// ── The track ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** A 6 of a team's movement die (ZF-8.30); at the end of the track all is over before the team moves (ZF-9.2). */
export function* advanceDestruction(table: ZfTable): Rule {
  const { world } = table;
  const { fortress } = world;
  if (fortress.destruction === null) return;
  fortress.destruction += 1;
  const isOver = fortress.destruction >= DESTRUCTION_END;
  table.tell('destruction-advances', isOver ? 'ZF-9.2' : 'ZF-8.30', {
    now: fortress.destruction,
    end: DESTRUCTION_END,
  });
  if (!isOver) return;
  for (const team of world.teams.filter(({ state }) => state === 'arrived')) {
    table.tell('buried', 'ZF-9.1', { team: team.camp });
    team.state = 'lost';
    loseDoctor(table, team);
  }
  yield* settleIfOver(table);
}

// ── Out of it ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** A team is in the lift room: it leaves the map at once (ZF-9.3), for good (ZF-9.4). Then its turn is over. */
export function* teamEscapes(table: ZfTable, team: Team): Rule {
  const { fortress } = table.world;
  team.state = 'escaped';
  team.at = null;
  fortress.escaped.push(team.camp);
  table.tell('escaped', 'ZF-9.3', { team: team.camp, place: fortress.escaped.length });
  yield* settleIfOver(table);
}
