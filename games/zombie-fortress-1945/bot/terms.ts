/**
 * What a judgement is made of, as far as a seat sees it. The points of all terms are added up; a point more makes it about
 * two and a half times as likely to win as not.
 *
 * - Racers: how near the castle is; who is alive, and with what; who is ahead; how near the Soviets are.
 * - Teams in the fortress: who is alive, and what they are worth; what is left to be found, and the way there; Hulk; then
 *   the way to the lift, and the dead on it.
 * - Whoever leads the dead, or has turned: how many of the others are alive, how near the dead are, and who may get out.
 */
import type { Seat, Term, View } from '@necropole/kernel';
import { rosters } from '../content/camps.ts';
import { SOVIET_END } from '../content/field/map.ts';
import { DESTRUCTION_END, isZone, LIFT_ROOM, type ZoneId, zoneOf } from '../content/fortress/plan.ts';
import { isArm } from '../content/kinds.ts';
import { type MarkerId, markerOf } from '../content/markers/index.ts';
import type { Zf } from '../shape.ts';
import { costOfFight, costOfPack, dealtBeforePause } from './fighting.ts';
import { nearCastle, nearnessFrom, type Walker } from './ways.ts';

type SeenWorld = View<Zf>['world'];
type SeenTeam = SeenWorld['teams'][number];

/** How much each part speaks, in points. */
export type Parts = { readonly [id in TermId]?: number };
export type TermId =
  | 'way'
  | 'people'
  | 'things'
  | 'fight'
  | 'rivals'
  | 'soviets'
  | 'time'
  | 'rooms'
  | 'doctor'
  | 'points'
  | 'lift'
  | 'dead'
  | 'living'
  | 'hunt'
  | 'escape';

/** The terms that advice can speak of, those that do not count here among them. */
export const termIds: readonly TermId[] = [
  'way',
  'people',
  'things',
  'fight',
  'rivals',
  'soviets',
  'time',
  'rooms',
  'doctor',
  'points',
  'lift',
  'dead',
  'living',
  'hunt',
  'escape',
];

export function terms(view: View<Zf>, seat: Seat): readonly Term[] {
  const { world } = view;
  const parts = partsOf(view, seat);
  const own = world.teams.find((team) => team.seat === seat);
  const refs = own === undefined || own.at === null || own.members.length === 0 ? [] : [own.camp];
  return termIds.map((id) => ({ id, value: parts[id] ?? 0, refs: aboutSelf.has(id) ? refs : [] }));
}

const aboutSelf: ReadonlySet<TermId> = new Set(['way', 'people', 'things', 'fight', 'rooms', 'points', 'lift', 'dead']);

/** The parts of how it stands for a seat. */
export function partsOf({ world, board }: View<Zf>, seat: Seat): Parts {
  const team = world.teams.find((one) => one.seat === seat);
  if (team === undefined) return {};
  const { seats, clock } = board;
  if (!isBelow(world)) return partsOfRace(world, seats, team);
  if (team.state === 'escaped') return partsOfEscaped(world, team);
  if (team.state !== 'arrived') return partsOfDead(world, seats);
  return world.fortress.destruction === null
    ? partsOfSearch(world, seats, team, clock)
    : partsOfFlight(world, seats, team);
}

export function isBelow({ teams, fortress }: Pick<SeenWorld, 'teams' | 'fortress'>): boolean {
  return fortress.rounds > 0 || teams.some(({ at }) => at !== null && isZone(at));
}

// ── What a team is worth ──────────────────────────────────────────────────────────────────────────────────────────

const WOUNDED = 0.65;
const PEOPLE = 2.4;

export function rosterOf(seats: number): number {
  const { soldiers, medics } = rosters[seats] ?? { soldiers: 1, medics: 0 };
  return soldiers + medics;
}

/** The living against those that it began with, the wounded for less; what a fight may still cost is taken off apart. */
function health({ members }: SeenTeam, seats: number): number {
  let alive = 0;
  for (const { wounded, kind } of members) alive += wounded || kind === 'prisoner' ? WOUNDED : 1;
  return alive / rosterOf(seats);
}

/** What an open fight may still cost a team, as a part of those that it began with. */
function atStake(world: SeenWorld, { camp, members }: SeenTeam, seats: number): number {
  let cost = 0;
  for (const fight of world.fights) {
    if (!fight.teams.includes(camp)) continue;
    const all = world.teams.filter((one) => fight.teams.includes(one.camp));
    const men = all.reduce((sum, one) => sum + one.members.length, 0);
    cost += (costOfFight(world, fight) * members.length) / Math.max(1, men);
  }
  return cost / rosterOf(seats);
}

/** What a team carries, as far as it is seen. */
function things({ members }: SeenTeam): number {
  let worth = 0;
  for (const { items } of members) for (const card of items.cards) worth += worthOf(card);
  return Math.min(2, worth / 2.5) * 0.5;
}

function worthOf(card: string | null): number {
  if (card === null) return 0.6;
  const item = markerOf(card as MarkerId);
  if (item.family === 'companion') return item.infects === true ? -0.5 : 1;
  // What serves once is there to be fired.
  if (item.family === 'weapon') return item.ammunition === 'always' ? 0.5 : 1;
  return isArm(item) ? 0.6 : 0.35;
}

function pointsIn({ members, doctor, beatHulk }: SeenTeam): number {
  let points = (doctor ? 3 : 0) + (beatHulk ? 3 : 0);
  for (const { kind, items } of members) {
    points += kind === 'prisoner' ? 2 : 1;
    for (const card of items.cards) {
      const item = card === null ? null : markerOf(card as MarkerId);
      if (item?.family === 'companion') points += item.points ?? 0;
    }
  }
  return points;
}

/** Against the best of the others: at most so many points count. */
function lead(world: SeenWorld, team: SeenTeam): number {
  const rivals = world.teams.filter((one) => one !== team && (one.state === 'escaped' || one.state === 'arrived'));
  const best = rivals.reduce((most, one) => Math.max(most, pointsIn(one)), 0);
  return Math.max(-5, Math.min(5, pointsIn(team) - best));
}

/** In its own turn a team that hands things about, and has not rolled, has done nothing yet. */
function timeLost({ turn }: SeenWorld, { seat }: SeenTeam): number {
  if (turn.seat !== seat) return 0;
  return 0.02 * turn.handings + (turn.die === null && !turn.locks ? 0.06 : 0);
}

// ── The race ──────────────────────────────────────────────────────────────────────────────────────────────────────

function nearness({ state, at }: SeenTeam): number {
  if (state === 'arrived') return 1;
  return state === 'lost' || at === null || isZone(at) ? 0 : nearCastle(at);
}

/** What it is worth to lead the dead, and to have nothing left. */
const MASTER = -0.2;
const NOTHING = -3;

function partsOfRace(world: SeenWorld, seats: number, team: SeenTeam): Parts {
  const soviets = (world.soviets / SOVIET_END) ** 2;
  if (team.state === 'lost') return { living: (team.seat === world.master ? MASTER : NOTHING) - soviets };
  const near = nearness(team);
  const others = world.teams.filter((one) => one !== team).map(nearness);
  const ahead = others.filter((other) => other > near).length / Math.max(1, others.length);
  const isFirst = team.state === 'arrived' && world.arrived[0] === team.camp;
  const rides = team.transport !== null || team.found !== null ? 0.25 : 0;
  return {
    way: 2.2 * near + (team.state === 'arrived' ? 0.3 : rides) - 2,
    people: PEOPLE * (health(team, seats) - 1),
    things: things(team),
    fight: -PEOPLE * atStake(world, team, seats),
    rivals: -0.3 * ahead + (isFirst ? 0.2 : 0),
    soviets: -1.4 * soviets * (1 - near),
    time: -timeLost(world, team),
  };
}

// ── The fortress ──────────────────────────────────────────────────────────────────────────────────────────────────

function walkerOf({ members }: SeenTeam): Walker {
  const isCharged = members.some(({ items }) =>
    items.cards.some((card) => {
      const item = card === null ? null : markerOf(card as MarkerId);
      return item !== null && 'against' in item && item.against.includes('door');
    }),
  );
  return isCharged ? 'charged' : 'team';
}

function zoneOfTeam({ at }: SeenTeam): ZoneId {
  return at !== null && isZone(at) ? at : LIFT_ROOM;
}

/** What the dead that walk may cost a team, the more the nearer they are, as a part of those that it began with. */
function threat(world: SeenWorld, team: SeenTeam, seats: number): number {
  const { fortress, fights } = world;
  const zone = zoneOfTeam(team);
  let cost = 0;
  for (const pack of fortress.packs) {
    if (fights.some((fight) => fight.pack === pack.id)) continue;
    cost += costOfPack(world, team, pack) * nearnessFrom(pack.at, fortress, 'dead')(zone) ** 2;
  }
  return Math.min(MOST_THREAT, cost / rosterOf(seats));
}

const MOST_THREAT = 0.8;
/** It comes near anyway: whoever keeps away from it for long is only fewer in the end. */
const DREAD = 0.15;

/** What draws a team to a room that nobody has seen, and what it is worth to have seen it: a bold team goes for the doctor. */
const ORDINARY_ROOM = { pull: 0.62, seen: 0.15 };

function specialRoom(bold: number): { readonly pull: number; readonly seen: number } {
  return { pull: 0.6 + 0.65 * bold, seen: 0.2 + 0.45 * bold };
}

/** A team that came alone has nobody's points to beat: it need only get out, and the clock opens the way too. */
function specialRoomAlone(bold: number): { readonly pull: number; readonly seen: number } {
  return { pull: 0.45 + 0.35 * bold, seen: 0.2 + 0.2 * bold };
}

/** What Hulk has in the mean, before anybody has met him. */
const HULK_LIVES = 13;
const OF_HULK = 0.9;

/** From 0 to 1: how bold a team may be, by how much of Hulk it would cut down before the first pause. */
function boldness(team: SeenTeam, lives: number): number {
  return Math.max(0, Math.min(1, (dealtBeforePause(team) / Math.max(1, lives) - 0.1) / 0.45));
}

/** How far a team trusts itself to beat Hulk where they fight now: bolder than the dice, about, or hardly any would try. */
function mayBeat({ fights, fortress }: SeenWorld, team: SeenTeam): number {
  const isFighting = fights.some(({ foe, teams }) => foe === 'hulk' && teams.includes(team.camp));
  return isFighting && fortress.hulk !== null ? boldness(team, fortress.hulk.hp) : 0;
}

/** Before the doctor is found: the living, what they have, rooms that were seen, and the way to the next. */
function partsOfSearch(world: SeenWorld, seats: number, team: SeenTeam, clock: number | null): Parts {
  const { fortress } = world;
  const near = nearnessFrom(zoneOfTeam(team), fortress, walkerOf(team));
  const { hulk } = fortress;
  const bold = boldness(team, hulk?.hp ?? HULK_LIVES);
  const special = world.arrived.length > 1 ? specialRoom(bold) : specialRoomAlone(bold);
  let pull = 0;
  let seen = 0;
  for (const { at, marker } of world.rooms) {
    const room = zoneOf(at).kind === 'special' ? special : ORDINARY_ROOM;
    const isHidden = marker.cards.length > 0 && fortress.silent !== at;
    if (isHidden) pull = Math.max(pull, room.pull * near(at));
    else seen += room.seen;
  }
  if (hulk !== null) pull = Math.max(0.5 * pull, special.pull * near(hulk.at));
  const late = clock === null ? 0 : (fortress.rounds / clock) ** 3;
  return {
    way: 0.9 * pull - 0.6,
    rooms: seen,
    doctor: hulk === null ? 0 : 0.3 - 0.03 * hulk.hp + OF_HULK * mayBeat(world, team),
    people: PEOPLE * (health(team, seats) - 1),
    things: things(team),
    fight: -PEOPLE * atStake(world, team, seats),
    points: 0.2 * lead(world, team),
    dead: -DREAD * PEOPLE * threat(world, team, seats),
    lift: 0.6 * late * near(LIFT_ROOM),
    time: -timeLost(world, team),
  };
}

/** A fight holds a team where it is, as if the way were so much longer. */
const HELD = 0.2;

/** How near the lift is to a team. */
function outOf({ fights, fortress }: SeenWorld, team: SeenTeam): number {
  const out = nearnessFrom(zoneOfTeam(team), fortress, walkerOf(team))(LIFT_ROOM);
  return fights.some(({ teams }) => teams.includes(team.camp)) ? out - HELD : out;
}

/** How near the lift is, and the end of the track. */
function hopeOf({ destruction }: SeenWorld['fortress'], out: number): number {
  return 3 * out - 2.2 - 1.2 * ((destruction ?? 0) / DESTRUCTION_END) * (1 - out);
}

/** The way out, before the end of the track; the dead on the way. */
function partsOfFlight(world: SeenWorld, seats: number, team: SeenTeam): Parts {
  const { fortress } = world;
  const out = outOf(world, team);
  return {
    lift: hopeOf(fortress, out),
    people: 0.6 * PEOPLE * (health(team, seats) - 1),
    things: 0.3 * things(team),
    fight: -1.2 * PEOPLE * atStake(world, team, seats),
    points: isBeaten(world, team) ? BEATEN : 0.3 * lead(world, team),
    dead: -DREAD * PEOPLE * threat(world, team, seats) * (1 - out),
    time: -timeLost(world, team),
  };
}

/** Out: against those who are out or may still come. */
function partsOfEscaped(world: SeenWorld, team: SeenTeam): Parts {
  const own = pointsIn(team);
  const coming = world.teams.filter((one) => one !== team && one.state === 'arrived' && pointsIn(one) > own);
  return { lift: 2.5, points: isBeaten(world, team) ? BEATEN : -1.2 * coming.length };
}

/** Whoever is out with more points cannot be caught up with: it is lost, and all that is left is to leave. */
const BEATEN = -40;

export function isBeaten({ teams }: SeenWorld, team: SeenTeam): boolean {
  return teams.some((one) => one !== team && one.state === 'escaped' && pointsIn(one) > pointsIn(team));
}

/** For whoever leads the dead: as few of the living as can be, the dead upon them and in their way, and nobody out. */
function partsOfDead(world: SeenWorld, seats: number): Parts {
  const { fortress, teams, arrived } = world;
  const living = teams.filter(({ state }) => state === 'arrived');
  const whole = Math.max(1, teams.filter(({ camp, state }) => arrived.includes(camp) && state !== 'turned').length);
  const alive = living.reduce((sum, team) => sum + health(team, seats), 0) / whole;
  const stake = living.reduce((sum, team) => sum + atStake(world, team, seats), 0) / whole;
  return {
    living: 1.2 - KILLING * alive,
    fight: KILLING * stake,
    hunt: (KILLING * huntOf(world, living, seats)) / whole,
    // Whoever has seen one of them leave has lost, and hunts the others all the same.
    escape: fortress.escaped.length > 0 ? -4 : fortress.destruction === null ? 0 : escapeOf(world, living),
  };
}

const KILLING = 3;

/** What each group may still do to whoever it would do most to: the nearer, the likelier. */
function huntOf(world: SeenWorld, living: readonly SeenTeam[], seats: number): number {
  const { fortress, fights } = world;
  let hunt = 0;
  for (const pack of fortress.packs) {
    // Those who fight are at stake already.
    if (fights.some((fight) => fight.pack === pack.id)) continue;
    const near = nearnessFrom(pack.at, fortress, 'dead');
    let most = 0;
    for (const team of living) {
      const nearness = near(zoneOfTeam(team)) ** 2;
      most = Math.max(most, costOfPack(world, team, pack) * (0.2 + 0.6 * nearness) + PULL * nearness);
    }
    hunt += most;
  }
  return hunt / rosterOf(seats);
}

/** However little it may do there, a group comes near. */
const PULL = 0.02;

/** The best that one of them may hope for: the way to the lift, with the dead in it, and how far the track has come. */
function escapeOf(world: SeenWorld, living: readonly SeenTeam[]): number {
  const { fortress } = world;
  let hope = Number.NEGATIVE_INFINITY;
  for (const team of living) hope = Math.max(hope, hopeOf(fortress, outOf(world, team)));
  return living.length === 0 ? 0 : -hope;
}
