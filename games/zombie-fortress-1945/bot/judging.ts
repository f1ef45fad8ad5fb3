/**
 * How a match stands for a seat, from what it sees.
 *
 * - Racers: how near the castle is, by road; who is alive, and with which weapons; how near the others and the Soviets are.
 * - Teams in the fortress: who is alive, what they are worth, what is left to be found; then the way to the lift.
 * - Whoever leads the dead, or has turned: how many of the others are alive, and how near the dead are to them.
 */
import type { Seat, View } from '@necropole/kernel';
import { rosters } from '../content/camps.ts';
import { SOVIET_END } from '../content/field/map.ts';
import { DESTRUCTION_END, isZone, LIFT_ROOM } from '../content/fortress/plan.ts';
import { isArm } from '../content/kinds.ts';
import { type MarkerId, markerOf } from '../content/markers/index.ts';
import type { Zf } from '../shape.ts';
import { nearCastle, nearZone } from './ways.ts';

type SeenWorld = View<Zf>['world'];
type SeenTeam = SeenWorld['teams'][number];

export function evaluate({ world, board }: View<Zf>, seat: Seat): number {
  const team = world.teams.find((one) => one.seat === seat);
  if (team === undefined) return 0.5;
  const value = isBelow(world) ? judgeFortress(world, board.seats, team) : judgeRace(world, board.seats, team);
  return Math.min(0.99, Math.max(0.01, value));
}

/** Where nearly nobody wins, how well it stands says how far somebody came. */
export function progress(view: View<Zf>, seat: Seat): number {
  return evaluate(view, seat);
}

/** A team to the end, unless it leads the dead, has turned, or is no more. */
export function roleNow({ world }: View<Zf>, seat: Seat): string {
  const state = world.teams.find((one) => one.seat === seat)?.state;
  if (state === 'turned') return 'turned';
  if (seat === world.master) return 'master';
  return state === 'lost' ? 'lost' : 'team';
}

function isBelow({ teams, fortress }: SeenWorld): boolean {
  return fortress.escaped.length > 0 || fortress.packs.length > 0 || teams.some(({ at }) => at !== null && isZone(at));
}

// ── What a team is worth ──────────────────────────────────────────────────────────────────────────────────────────

/** The living of a team against those that it began with, the wounded for less. */
function health({ members }: SeenTeam, seats: number): number {
  const { soldiers, medics } = rosters[seats] ?? { soldiers: 1, medics: 0 };
  const alive = members.reduce((sum, { wounded }) => sum + (wounded ? 0.6 : 1), 0);
  return Math.min(1.2, alive / (soldiers + medics));
}

/** What a team carries, as far as it is seen: an unknown thing counts for half a weapon. */
function arms({ members }: SeenTeam): number {
  const worth = members.flatMap(({ items }) => items.cards.map(worthOf)).reduce((sum, one) => sum + one, 0);
  return Math.min(1, worth / 4);
}

function worthOf(card: string | null): number {
  if (card === null) return 0.5;
  return isArm(markerOf(card as MarkerId)) ? 1 : 0.3;
}

function isWorth(card: string | null): number {
  const marker = card === null ? null : markerOf(card as MarkerId);
  return marker?.family === 'companion' ? (marker.points ?? 0) : 0;
}

/** Its victory points, as far as they are seen. */
function points({ members, doctor, beatHulk }: SeenTeam): number {
  const people = members.reduce((sum, { kind }) => sum + (kind === 'prisoner' ? 2 : 1), 0);
  const companions = members.flatMap(({ items }) => items.cards.map(isWorth)).reduce((sum, one) => sum + one, 0);
  return people + companions + (doctor ? 3 : 0) + (beatHulk ? 3 : 0);
}

// ── The race ──────────────────────────────────────────────────────────────────────────────────────────────────────

function nearness({ state, at }: SeenTeam): number {
  if (state === 'arrived') return 1;
  return state === 'lost' || at === null || isZone(at) ? 0 : nearCastle(at);
}

function judgeRace(world: SeenWorld, seats: number, team: SeenTeam): number {
  if (team.state === 'lost') return team.seat === world.master ? 0.3 : 0.05;
  const near = nearness(team);
  const others = world.teams.filter((one) => one !== team).map(nearness);
  const ahead = others.filter((other) => other > near).length / Math.max(1, others.length);
  const soviets = (world.soviets / SOVIET_END) ** 2;
  const place = team.state === 'arrived' && world.arrived[0] === team.camp ? 0.03 : 0;
  return (
    0.12 +
    0.42 * near +
    0.18 * health(team, seats) +
    0.1 * arms(team) +
    place -
    0.06 * ahead -
    0.12 * soviets * (1 - near)
  );
}

// ── The fortress ──────────────────────────────────────────────────────────────────────────────────────────────────

function judgeFortress(world: SeenWorld, seats: number, team: SeenTeam): number {
  if (team.state === 'escaped') return judgeEscaped(world, team);
  if (team.state === 'arrived')
    return world.fortress.destruction === null ? judgeSearch(world, seats, team) : judgeFlight(world, seats, team);
  return team.seat === world.master || team.state === 'turned' ? judgeDead(world, seats) : 0.02;
}

/** Before the doctor is found: the living, what they have, rooms that were seen, and the way to the next. */
function judgeSearch(world: SeenWorld, seats: number, team: SeenTeam): number {
  const { at } = team;
  const hidden = world.rooms.filter(({ marker }) => marker.cards.length > 0).map((room) => room.at);
  const seen = 1 - hidden.length / Math.max(1, world.rooms.length);
  const next =
    at === null || !isZone(at) || hidden.length === 0 ? 0 : Math.max(...hidden.map((room) => nearZone(at, room)));
  const doctor = world.fortress.hulk === null ? 0 : 0.02 * (1 - Math.min(1, world.fortress.hulk.hp / 18));
  return (
    0.12 + 0.22 * health(team, seats) + 0.08 * arms(team) + 0.01 * points(team) + 0.12 * seen + 0.08 * next + doctor
  );
}

/** The way out, before the end of the track; the dead on the way. */
function judgeFlight(world: SeenWorld, seats: number, team: SeenTeam): number {
  const { at } = team;
  if (at === null || !isZone(at)) return 0.1;
  const left = 1 - (world.fortress.destruction ?? 0) / DESTRUCTION_END;
  const near = nearZone(at, LIFT_ROOM);
  const dead = Math.max(0, ...world.fortress.packs.map((pack) => nearZone(pack.at, at)));
  return (
    0.08 +
    0.42 * near * (0.4 + 0.6 * left) +
    0.14 * health(team, seats) +
    0.015 * points(team) -
    0.06 * dead * (1 - near)
  );
}

/** Out: against those who are out or may still come. */
function judgeEscaped(world: SeenWorld, team: SeenTeam): number {
  const own = points(team);
  const rivals = world.teams.filter((one) => one !== team && (one.state === 'escaped' || one.state === 'arrived'));
  const ahead = rivals.filter((one) => points(one) > own);
  const surely = ahead.filter(({ state }) => state === 'escaped').length;
  return surely > 0 ? 0.15 : 0.93 - 0.18 * ahead.length;
}

/** For whoever leads the dead: as few of the living as can be, the dead upon them, and nobody out. */
function judgeDead(world: SeenWorld, seats: number): number {
  const { fortress, teams } = world;
  if (fortress.escaped.length > 0) return 0.04;
  const living = teams.filter(({ state }) => state === 'arrived');
  if (living.length === 0) return 0.97;
  const whole = Math.max(1, seats - 1);
  const alive = living.reduce((sum, team) => sum + health(team, seats), 0) / whole;
  const near = living.map(({ at }) => nearest(world, at)).reduce((sum, one) => sum + one, 0) / living.length;
  const track = fortress.destruction === null ? 0 : 0.15 * (fortress.destruction / DESTRUCTION_END);
  const out =
    fortress.destruction === null
      ? 0
      : Math.max(...living.map(({ at }) => (at !== null && isZone(at) ? nearZone(at, LIFT_ROOM) : 0)));
  return 0.62 - 0.5 * alive + 0.14 * near + 0.02 * Math.min(2, fortress.packs.length) + track - 0.15 * out;
}

function nearest({ fortress }: SeenWorld, at: string | null): number {
  if (at === null || !isZone(at)) return 0;
  return Math.max(0, ...fortress.packs.map((pack) => nearZone(pack.at, at)));
}
