/**
 * The sequence of the field part, and how it ends.
 *
 * 1. The active player determines movement points, moves, resolves events and fights, attacks; then comes the next.
 * 2. All teams but one get into the castle. The last is eliminated, and its player leads the dead in the fortress.
 * 3. If the Soviets come first, everybody has lost.
 */
import { type Seat, shuffleInto } from '@necropole/kernel';
import { CASTLE, SOVIET_END } from '../content/field/map.ts';
import { kindOf } from '../content/markers/index.ts';
import { distanceToCastle, isRacing, teamOfSeat } from '../reading.ts';
import type { PhaseName, Rule, ZfTable } from '../shape.ts';
import { freshTurn, type Team, type World } from '../world.ts';
import { takeAway } from './carrying.ts';

const DIE = 6;
const TWO_PLAYERS = 2;
/** How many teams must beat the Soviets: with two players, the first (ZF-2.9). */
const ENOUGH = 2;
const ENOUGH_OF_TWO = 1;

// ── Turns ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export function beginTurn(table: ZfTable, seat: Seat): PhaseName {
  const { world } = table;
  world.turn = freshTurn(seat);
  table.tell('turn-begins', 'ZF-2.11', { team: teamOfSeat(world, seat).camp });
  return 'field-turn';
}

/** The next player clockwise whose team is in the field (ZF-2.3, ZF-2.7). */
export function endTurn(table: ZfTable): PhaseName {
  const { world, seats } = table;
  const { seat } = world.turn;
  table.tell('turn-ended', 'ZF-2.11', { team: teamOfSeat(world, seat).camp });
  for (let step = 1; step <= seats; step++) {
    const next = (seat + step) % seats;
    // Whoever began, racing or not, begins a round.
    if (next === world.order.at(-1)) world.rounds += 1;
    if (isRacing(teamOfSeat(world, next))) return beginTurn(table, next);
  }
  throw new Error('Nobody is in the field any more');
}

// ── How the race goes ─────────────────────────────────────────────────────────────────────────────────────────────

/** A team is in the castle: its transport is gone (ZF-2.26), and only its place in the order is kept (ZF-2.27). */
export function arrive(table: ZfTable, team: Team): void {
  const { world } = table;
  team.state = 'arrived';
  team.at = CASTLE;
  team.found = null;
  if (team.transport !== null) {
    table.tell('transport-destroyed', 'ZF-2.26', { transport: kindOf(team.transport), at: CASTLE });
    team.transport = null;
  }
  world.arrived.push(team.camp);
  table.tell('arrived', world.teams.length === TWO_PLAYERS ? 'ZF-2.6' : 'ZF-2.5', {
    team: team.camp,
    place: world.arrived.length,
  });
}

/**
 * Is the race over? With two players when one has arrived (ZF-2.6), else when one alone has not (ZF-2.5); where a team was
 * destroyed, all others may still get in (ZF-2.8).
 */
function isRaceOver({ teams, arrived, master }: World): boolean {
  const racing = teams.filter(isRacing).length;
  if (racing === 0) return true;
  if (teams.length === TWO_PLAYERS) return arrived.length > 0;
  return racing === 1 && master === null;
}

/** After a team arrived or was destroyed: the end of the field part, or else `null`. */
export function* raceDecided(table: ZfTable): Rule<PhaseName | null> {
  const { world } = table;
  if (!isRaceOver(world)) return null;
  if (world.arrived.length === 0) yield* table.end({ id: 'all-destroyed', cite: 'ZF-2.8', winners: [] });
  return closeField(table, world.teams.length === TWO_PLAYERS ? 'ZF-2.6' : 'ZF-2.5');
}

/** A six brings the Soviets a box nearer (ZF-2.17). Gives the end of the field part, or else `null`. */
export function* advanceSoviets(table: ZfTable, cite: string): Rule<PhaseName | null> {
  const { world } = table;
  world.soviets += 1;
  table.tell('soviets-advance', cite, { now: world.soviets, end: SOVIET_END });
  if (world.soviets < SOVIET_END) return null;
  if (world.arrived.length < teamsNeeded(world)) yield* table.end({ id: 'soviets-first', cite: 'ZF-2.9', winners: [] });
  return closeField(table, 'ZF-2.10');
}

/** Where fewer teams are left than must beat the Soviets, all those left are enough (ZF-2.8). */
function teamsNeeded({ teams }: World): number {
  const alive = teams.filter(({ state }) => state !== 'lost').length;
  return Math.min(teams.length === TWO_PLAYERS ? ENOUGH_OF_TWO : ENOUGH, alive);
}

/** Those outside are eliminated, with all that they carry (ZF-5.13); one of them leads the dead. */
function closeField(table: ZfTable, cite: string): PhaseName {
  const { world } = table;
  const late = world.teams.filter(isRacing);
  const last = farthest(table, late);
  for (const team of late) {
    team.state = 'lost';
    table.tell('too-late', cite, { team: team.camp });
    loseThings(table, team);
  }
  if (last !== null) becomeMaster(table, last, cite);
  table.tell('field-over', cite, {});
  for (const { counters } of world.fights) shuffleInto(table, counters, world.bowl);
  world.fights = [];
  world.fighting = null;
  world.last = { team: 0, left: 0 };
  return 'last-events';
}

/** Of several teams outside, the one farther from the castle; a die breaks ties (ZF-2.10). */
function farthest(table: ZfTable, late: readonly Team[]): Team | null {
  const most = Math.max(...late.map(distanceToCastle));
  const tied = late.filter((team) => distanceToCastle(team) === most);
  if (tied.length < 2) return tied[0] ?? null;
  const [low, high] = tied;
  return (table.roll(DIE) > DIE / 2 ? high : low) ?? null;
}

function loseThings(table: ZfTable, team: Team): void {
  const { world } = table;
  for (const member of team.members) {
    while (member.items.cards.length > 0) takeAway(table, { member, place: 0 }, world.gone, 0);
  }
  team.transport = null;
  table.tell('things-lost', 'ZF-5.13', { team: team.camp });
}

/** The first who does not arrive leads the dead (ZF-2.5, ZF-2.8). */
export function becomeMaster(table: ZfTable, { seat, camp }: Team, cite: string): void {
  const { world } = table;
  if (world.master !== null) return;
  world.master = seat;
  table.tell('becomes-master', cite, { seat, player: camp });
}
