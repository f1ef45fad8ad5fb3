/**
 * The sequence of the fortress part (B-2.0).
 *
 * 1. Whoever came to the castle first begins; then clockwise, the zombie master at their own place among the others.
 * 2. A team tries a lock, rolls, moves, and meets what is there (fortress-turn.ts). Whoever leads dead moves them (wandering.ts).
 * 3. A seat whose team is dead or came too late leads one wandering zombie, unless that option is turned off.
 */
import type { Seat } from '@necropole/kernel';
import { isZone } from '../content/fortress/plan.ts';
import { teamOf, teamOfSeat } from '../reading.ts';
import type { PhaseName, Role, ZfTable } from '../shape.ts';
import { type Board, freshTurn, type World } from '../world.ts';
import { openByKey } from './fortress-doors.ts';

/** What a seat is in the fortress now; `null`: it has no turn any more. */
export function roleOf(world: World, { idle }: Board, seat: Seat): Role | null {
  const { state } = teamOfSeat(world, seat);
  if (state === 'arrived') return 'team';
  if (seat === world.master) return 'master';
  if (state === 'escaped') return null;
  if (world.fortress.packs.some(({ kind, leader }) => kind === 'turned' && leader === seat)) return 'turned';
  return idle === 'leads' ? 'idle' : null;
}

/** The rule by which each of them is active. */
export const roleCites: Readonly<Record<Role, string>> = {
  team: 'ZF-6.3',
  master: 'ZF-6.5',
  turned: 'ZF-8.26',
  idle: 'ZF-9.17',
};

/** A seat becomes active, and those it leads may move (ZF-8.12). */
export function beginFortressTurn(table: ZfTable, seat: Seat, role: Role): PhaseName {
  const { world } = table;
  const { fortress } = world;
  const team = teamOfSeat(world, seat);
  world.turn = freshTurn(seat);
  table.tell('activated', roleCites[role], { seat, role, team: team.camp });
  for (const pack of fortress.packs) if (pack.leader === seat) pack.fresh = false;
  if (role === 'master') fortress.halved = false;
  if (role === 'team' && team.at !== null && isZone(team.at)) {
    world.turn.from = team.at;
    openByKey(table, team, team.at);
  }
  return 'fortress-turn';
}

/** The next seat clockwise that has a turn; a round is over when the first who came to the castle is passed (ZF-5.21). */
export function endFortressTurn(table: ZfTable): PhaseName {
  const { world, board, seats } = table;
  const { seat } = world.turn;
  shutLock(table);
  table.tell('activation-over', 'ZF-6.3', { seat, player: teamOfSeat(world, seat).camp });
  const first = firstSeat(world);
  for (let step = 1; step <= seats; step++) {
    const next = (seat + step) % seats;
    if (next === first) world.fortress.rounds += 1;
    const role = roleOf(world, board, next);
    if (role !== null) return beginFortressTurn(table, next, role);
  }
  throw new Error('Nobody is in the fortress any more');
}

/** A lock shuts by itself: whoever wants to pass it again tries again (ZF-6.14). */
function shutLock(table: ZfTable): void {
  const { fortress } = table.world;
  if (fortress.unlocked === null) return;
  table.tell('door-shuts', 'ZF-6.14', { door: fortress.unlocked.door });
  fortress.unlocked = null;
}

/** Whose turn begins a round: that of whoever came to the castle first. */
export function firstSeat(world: World): Seat {
  const [camp] = world.arrived;
  return camp === undefined ? 0 : teamOf(world, camp).seat;
}
