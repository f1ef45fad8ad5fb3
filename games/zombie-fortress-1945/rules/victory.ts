/**
 * Victory (B-7.0).
 *
 * 1. It is counted when no team is in the fortress any more. Only those that got out count.
 * 2. A point for each living member, 2 for a prisoner, 3 for Evangeline, 3 for the doctor, 3 for Hulk.
 * 3. If nobody got out, whoever leads the dead has won, and with them whoever has turned.
 */
import { EVERYBODY, type Seat } from '@necropole/kernel';
import { DESTRUCTION_END } from '../content/fortress/plan.ts';
import { kindOf, type MarkerId, markerOf } from '../content/markers/index.ts';
import { carriedBy, markerAt, masterOf, teamOf } from '../reading.ts';
import type { OutcomeId, Rule, ZfTable } from '../shape.ts';
import type { Team, World } from '../world.ts';

const OF_A_MEMBER = 1;
const OF_A_PRISONER = 2;
const OF_THE_DOCTOR = 3;
const OF_HULK = 3;

/** What a team is worth, should it get out (ZF-9.13); a prisoner is not a member besides (ZF-9.14). */
export function pointsOf(team: Team): number {
  const people = team.members.reduce((sum, { kind }) => sum + (kind === 'prisoner' ? OF_A_PRISONER : OF_A_MEMBER), 0);
  const companions = carriedBy(team).reduce((sum, thing) => sum + worthOf(markerAt(thing)), 0);
  return people + companions + (team.doctor ? OF_THE_DOCTOR : 0) + (team.beatHulk ? OF_HULK : 0);
}

function worthOf(id: MarkerId): number {
  const marker = markerOf(id);
  return marker.family === 'companion' ? (marker.points ?? 0) : 0;
}

/** Is anybody left in the fortress? If not, the match is over (ZF-9.12, ZF-9.17). */
export function* settleIfOver(table: ZfTable): Rule {
  if (!table.world.teams.some(({ state }) => state === 'arrived')) yield* settle(table);
}

/** The end: the most points win (ZF-9.12), tied teams together (ZF-9.15); with nobody out, the dead. */
function* settle(table: ZfTable): Rule {
  const { world, board } = table;
  const out = world.fortress.escaped.map((camp) => teamOf(world, camp));
  if (out.length === 0) return yield* deadWin(table);
  for (const team of out) showThings(table, team);
  for (const team of out) table.tell('points-counted', 'ZF-9.13', { team: team.camp, points: pointsOf(team) });
  const most = Math.max(...out.map(pointsOf));
  const best = out.filter((team) => pointsOf(team) === most);
  const winners = board.ties === 'first-out' ? best.slice(0, 1) : best;
  const [first, ...others] = winners;
  const id: OutcomeId = first === undefined || others.length > 0 ? 'shared' : `${first.camp}-wins`;
  const points = Array.from({ length: table.seats }, (_, seat) => scored(world, seat));
  const cite = best.length > 1 ? 'ZF-9.15' : 'ZF-9.12';
  yield* table.end({ id, cite, winners: winners.map(({ seat }) => seat), points });
}

/** Before points are counted everybody sees what a team that got out carries: who came along with it among them (ZF-9.13). */
function showThings(table: ZfTable, team: Team): void {
  const things = carriedBy(team);
  if (things.length === 0) return;
  for (const thing of things) {
    const marker = table.reveal(thing.member.items, thing.place, EVERYBODY);
    if (worthOf(marker) > 0) table.uses(kindOf(marker));
  }
  table.tell('things-shown', 'ZF-9.13', { team: team.camp, things: things.map((thing) => kindOf(markerAt(thing))) });
}

/** Nobody else has any (ZF-8.24, ZF-9.12). */
function scored({ teams }: World, seat: Seat): number {
  const team = teams.find((one) => one.seat === seat);
  return team?.state === 'escaped' ? pointsOf(team) : 0;
}

/** No team got out: the master has won (ZF-6.2), and with them whoever has turned (ZF-8.24). */
function* deadWin(table: ZfTable): Rule {
  const { world } = table;
  const turned = world.teams.filter(({ state }) => state === 'turned').map(({ seat }) => seat);
  const winners = [masterOf(world), ...turned].sort((one, other) => one - other);
  if (isBuried(world)) yield* table.end({ id: 'buried', cite: 'ZF-6.2', winners });
  if (turned.length > 0) yield* table.end({ id: 'plague', cite: 'ZF-8.24', winners });
  yield* table.end({ id: 'massacre', cite: 'ZF-9.17', winners });
}

function isBuried({ fortress }: World): boolean {
  return fortress.destruction !== null && fortress.destruction >= DESTRUCTION_END;
}
