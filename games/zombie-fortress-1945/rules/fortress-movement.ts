/**
 * Movement in the fortress (B-3.0).
 *
 * 1. A die gives the points; a machine gun that the others know of takes one away.
 * 2. A zone costs 1, a door 1 more; no wall and no lock is passed.
 * 3. Hidden events, the dead, a fight that waits, and the lift room in the end stop a team.
 * 4. After a wandering zombie was killed, whoever heads for an entry zone has half the points.
 */
import { type Route, reachOf } from '@necropole/boards';
import { allDeeds, carryOut, deeds, EVERYBODY, type Fact } from '@necropole/kernel';
import { LIFT_ROOM, type ZoneId, zones } from '../content/fortress/plan.ts';
import { doTouch, entryZones, neighbours, walkBetween, wayBetween } from '../content/fortress/ways.ts';
import { activeTeam, carriedBy, fightAt, hiddenRoom, isDeadAt, itemAt, nearestDead, placeOf } from '../reading.ts';
import type { Facts, PhaseName, Rule, Stop, Verdict, Zf, ZfTable } from '../shape.ts';
import type { Team, World } from '../world.ts';
import { advanceDestruction, teamEscapes } from './destruction.ts';
import { sealing } from './entry-zones.ts';
import { joinFight } from './fights.ts';
import { blasting, isShut, isShutTo, shutCite } from './fortress-doors.ts';
import { gathering, goAtTheDead, isLiquidOpen, meetOpenly } from './fortress-events.ts';
import { endFortressTurn } from './fortress-sequence.ts';
import { stoppedAt } from './on-the-way.ts';
import { sharing } from './sharing.ts';

const DIE = 6;
const ZONE_PRICE = 1;
const DOOR_PRICE = 1;

// ── The die ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The movement die (ZF-6.7): after the destruction began, a 6 brings the end nearer (ZF-8.30), and is six points (ZF-8.31). */
export function* rollForZones(table: ZfTable, team: Team): Rule<PhaseName> {
  const { turn } = table.world;
  const die = table.roll(DIE);
  const burden = burdenOf(team);
  turn.die = die;
  turn.points = Math.max(0, die - burden);
  turn.left = turn.points;
  table.tell('zones-rolled', dieCite(table.world, die, burden), { team: team.camp, die, points: turn.points });
  if (die === DIE) yield* advanceDestruction(table);
  return 'fortress-march';
}

function dieCite({ fortress }: World, die: number, burden: number): string {
  if (burden > 0) return 'ZF-12.23';
  return die === DIE && fortress.destruction !== null ? 'ZF-8.31' : 'ZF-6.7';
}

/** What is heavy slows a team down, once everybody has seen it used (ZF-12.23). */
function burdenOf(team: Team): number {
  return carriedBy(team).filter((thing) => {
    const item = itemAt(thing);
    const isKnown = ((thing.member.items.known[thing.place] ?? 0) & EVERYBODY) === EVERYBODY;
    return item.family === 'weapon' && item.heavy === true && isKnown;
  }).length;
}

// ── What a zone costs ─────────────────────────────────────────────────────────────────────────────────────────────

/** A zone and, where there is one, its door, broken or not (ZF-6.7, ZF-6.10, ZF-6.21). `null`: a wall. */
export function priceOfZone(from: ZoneId, into: ZoneId): number | null {
  const way = wayBetween(from, into);
  if (way === null) return null;
  return way.door === 'open' ? ZONE_PRICE : ZONE_PRICE + DOOR_PRICE;
}

/** How many doors a way leads through. */
function doorsOn(from: ZoneId, path: readonly ZoneId[]): number {
  return path.filter((into, i) => wayBetween(path[i - 1] ?? from, into)?.door !== 'open').length;
}

/** Why a team goes no farther once it has entered a zone; `null` where it may go on. */
export function stopIn(world: World, team: Team, zone: ZoneId): Facts['stops-here']['why'] | null {
  if (zone === LIFT_ROOM && world.fortress.destruction !== null) return 'lift';
  if (fightAt(world, zone) !== null) return 'fight';
  if (isDeadAt(world, zone)) return 'dead';
  return hiddenRoom(world, zone, team) === null ? null : 'event';
}

type Zones = ReadonlyMap<ZoneId, Route<ZoneId>>;

/** What keeps a team, and what of it is thought away to see whether it is that. */
interface Away {
  readonly locks?: boolean;
  readonly stops?: boolean;
}

function reachIn(world: World, team: Team, away: Away = {}): Zones {
  return reachOf(neighbours, zoneOfTeam(team), world.turn.left, {
    cost(from, into) {
      const way = wayBetween(from, into);
      const isShut = way === null || (away.locks !== true && isShutTo(world, team.camp, way, from));
      return isShut ? null : priceOfZone(from, into);
    },
    stops: (zone) => away.stops !== true && stopOnWay(world, team, zone) !== null,
  });
}

/** Open liquid acts on whoever comes through, who may then go on. */
function stopOnWay(world: World, team: Team, zone: ZoneId): Stop | null {
  return stopIn(world, team, zone) ?? (isLiquidOpen(world, zone) ? 'liquid' : null);
}

function zoneOfTeam(team: Team): ZoneId {
  return placeOf(team) as ZoneId;
}

// ── Half the points ───────────────────────────────────────────────────────────────────────────────────────────────

/** The whole movement is judged: does it end nearer to an entry zone that is intact, or in it (ZF-8.11)? */
function headsForEntry({ fortress, turn }: World, to: ZoneId): boolean {
  const { from } = turn;
  return entryZones.some(({ at, entry }) => {
    if (fortress.entries.includes(entry)) return false;
    return to === at || (from !== null && walkBetween(to, at) < walkBetween(from, at));
  });
}

/** What may be spent in all on a movement that ends there: half the points, rounded up, or all of them (ZF-8.10). */
function mostFor(world: World, to: ZoneId): number {
  return world.fortress.halved && headsForEntry(world, to) ? halfOf(world) : world.turn.points;
}

function halfOf({ turn }: World): number {
  return Math.ceil(turn.points / 2);
}

function spentOf({ turn }: World): number {
  return turn.points - turn.left;
}

/** Both numbers, while they differ: what is left, and what of it may be spent towards an entry zone. */
function halvedPoints(world: World): readonly Fact<Zf>[] {
  const { turn, fortress } = world;
  const towards = Math.max(0, halfOf(world) - spentOf(world));
  if (!fortress.halved || towards === turn.left) return [];
  return [{ key: 'points-halved', params: { points: turn.left, towards } }];
}

function isTooHasty(world: World, to: ZoneId, { cost }: Route<ZoneId>): boolean {
  return spentOf(world) + cost > mostFor(world, to);
}

// ── Going ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function judgeGoing(world: World, team: Team, to: ZoneId, reach: Zones, hindered: readonly Zones[]): Verdict {
  const way = reach.get(to);
  if (way !== undefined) {
    if (!isTooHasty(world, to, way)) return null;
    return { key: 'half-points', params: { most: mostFor(world, to), spent: spentOf(world) }, cite: 'ZF-8.11' };
  }
  return judgeHindered(world, team, cheapest(hindered, to)) ?? judgeFar(world, zoneOfTeam(team), to);
}

/** Where the points would do: past what stops a team, through locks, and, where neither alone is enough, both. */
function hinderedReach(world: World, team: Team): readonly Zones[] {
  return [{ stops: true }, { locks: true }, { stops: true, locks: true }].map((away) => reachIn(world, team, away));
}

/** Of these ways the cheapest; of several the first. */
function cheapest(reaches: readonly Zones[], to: ZoneId): Route<ZoneId> | undefined {
  const ways = reaches.flatMap((reach) => reach.get(to) ?? []);
  const least = Math.min(...ways.map(({ cost }) => cost));
  return ways.find(({ cost }) => cost === least);
}

/** The points would do, were it not for a lock, or for what stops the team before: the first of them on its way. */
function judgeHindered(world: World, team: Team, way: Route<ZoneId> | undefined): Verdict {
  if (way === undefined) return null;
  const from = zoneOfTeam(team);
  for (const [i, into] of way.path.entries()) {
    const before = way.path[i - 1] ?? from;
    const why = before === from ? null : stopOnWay(world, team, before);
    if (why !== null) return stoppedAt(before, why);
    const door = wayBetween(before, into);
    if (door !== null && isShutTo(world, team.camp, door, before))
      return { key: 'locked', params: { from: before, into }, cite: shutCite(door, before) };
  }
  return null;
}

function judgeFar({ turn }: World, from: ZoneId, to: ZoneId): Verdict {
  const price = priceOfZone(from, to);
  if (price !== null)
    return { key: 'zone-too-dear', params: { points: price, left: turn.left }, cite: price > 1 ? 'ZF-6.10' : 'ZF-6.7' };
  if (doTouch(from, to)) return { key: 'wall', params: {}, cite: 'ZF-6.6' };
  return { key: 'too-far', params: {}, cite: 'ZF-6.7' };
}

/** A door costs a point more: with a single one left, what lies behind the next is told, unless it is locked besides. */
function doorsTooDear(world: World, team: Team): readonly Fact<Zf>[] {
  const from = zoneOfTeam(team);
  const points = ZONE_PRICE + DOOR_PRICE;
  if (world.turn.left !== ZONE_PRICE) return [];
  const behind = neighbours[from].filter((into) => {
    const way = wayBetween(from, into);
    return way !== null && priceOfZone(from, into) === points && !isShutTo(world, team.camp, way, from);
  });
  return behind.length === 0 ? [] : [{ key: 'door-too-dear', params: { zones: behind, points } }];
}

function goingFacts(world: World, team: Team, to: ZoneId, way: Route<ZoneId> | undefined): readonly Fact<Zf>[] {
  if (way === undefined) return [];
  const why = stopIn(world, team, to);
  // That they stand there is said by why it goes no farther.
  const dead = why === 'dead' ? null : nearestDead(world, to);
  return [
    { key: 'zone-price', params: { points: way.cost, doors: doorsOn(zoneOfTeam(team), way.path) } },
    ...(why === null ? [] : [{ key: 'stops-here', params: { why } } as const]),
    ...(dead === null ? [] : [{ key: 'dead-near', params: { zones: dead } } as const]),
  ];
}

/** The way that is shown, with its price. */
export function wayOf(way: Route<ZoneId> | undefined): { path?: readonly ZoneId[]; cost?: number } {
  return way === undefined ? {} : { path: way.path, cost: way.cost };
}

const going = deeds({
  options(table: ZfTable, team: Team) {
    const { world } = table;
    const reach = reachIn(world, team);
    const hindered = table.light ? [] : hinderedReach(world, team);
    const others = zones.filter(({ id }) => id !== team.at);
    return table.options(
      others,
      ({ id }) => judgeGoing(world, team, id, reach, hindered),
      ({ id }, refusal) =>
        table.option(`march:${id}`, { do: 'march' as const, to: id }, refusal, () => ({
          refs: [id],
          ...wayOf(reach.get(id)),
          facts: goingFacts(world, team, id, reach.get(id)),
        })),
    );
  },
  run: {
    *march(table: ZfTable, team: Team, { to }) {
      const way = reachIn(table.world, team).get(to);
      if (way !== undefined) goAlong(table, team, way);
    },
  },
});

function goAlong(table: ZfTable, team: Team, { cost, path }: Route<ZoneId>): void {
  const { turn, fortress } = table.world;
  const from = zoneOfTeam(team);
  const through = path.flatMap((into, i) => wayBetween(path[i - 1] ?? from, into) ?? []);
  const to = path[path.length - 1] ?? from;
  team.at = to;
  turn.left -= cost;
  const isBroken = through.some(({ id }) => fortress.destroyed.includes(id));
  const cite = isBroken ? 'ZF-6.21' : through.some(({ door }) => door !== 'open') ? 'ZF-6.10' : 'ZF-6.7';
  table.tell('went', cite, { team: team.camp, from, to, path });
  if (team.doctor) table.tell('doctor-follows', 'ZF-7.16', { team: team.camp, at: to });
}

/** Nothing obliges a team to spend its points; what is left is lost (ZF-6.8). */
const halting = deeds({
  options: (table: ZfTable) => [table.option('halt', { do: 'halt' as const })],
  run: {
    *halt(table: ZfTable, team: Team) {
      losePoints(table, team);
    },
  },
});

function losePoints(table: ZfTable, team: Team): void {
  const { turn } = table.world;
  if (turn.left > 0) table.tell('zone-points-lost', 'ZF-6.8', { team: team.camp, points: turn.left });
  turn.left = 0;
}

const steps = allDeeds(going, blasting, gathering, sealing, sharing, halting);

/** Step 3, march by march: until the points are used up, something stops the team, or it halts. */
export function* fortressMarch(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const team = activeTeam(world);
  const before = placeOf(team);
  const deed = yield* table.ask(team.seat, {
    key: 'go',
    params: { team: team.camp, points: world.turn.left },
    refs: [team.camp],
    cite: world.fortress.halved ? 'ZF-8.10' : 'ZF-6.7',
    context: () => [...halvedPoints(world), ...doorsTooDear(world, team)],
    options: () => steps.options(table, team),
  });
  yield* carryOut(table, team, steps, deed);
  if (team.state !== 'arrived') return endFortressTurn(table);
  if (placeOf(team) === before) return deed.do === 'halt' ? 'fortress-pick-up' : 'fortress-march';
  return yield* afterStep(table, team);
}

/** A zone was entered: what is there happens first. */
function* afterStep(table: ZfTable, team: Team): Rule<PhaseName> {
  const { world } = table;
  const zone = zoneOfTeam(team);
  const why = stopIn(world, team, zone);
  if (why === null) return yield* touch(table, team, zone);
  losePoints(table, team);
  if (why === 'lift') {
    yield* teamEscapes(table, team);
    return endFortressTurn(table);
  }
  if (why === 'event') return 'fortress-event';
  return why === 'fight' ? joinThere(table, team, zone) : goAtTheDead(table, team, zone);
}

/** What lies open in the zone and does not wait (ZF-9.10); then the team goes on, or is where it wanted to be. */
function* touch(table: ZfTable, team: Team, zone: ZoneId): Rule<PhaseName> {
  yield* meetOpenly(table, team, zone);
  return table.world.turn.left > 0 ? 'fortress-march' : 'fortress-pick-up';
}

/** Whoever comes into the zone of a fight that was put off joins the defence (ZF-10.22), and is held there. */
function joinThere(table: ZfTable, team: Team, zone: ZoneId): PhaseName {
  const fight = fightAt(table.world, zone);
  if (fight !== null) joinFight(table, fight, team);
  return endFortressTurn(table);
}

// ── Flight ────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The ways of a flight: two zones, away from the dead and to no others (ZF-12.5), through no locked door but those of the
 * lift room from inside (ZF-12.6).
 */
export function fleeWays({ world }: ZfTable, team: Team): ZoneId[][] {
  const from = zoneOfTeam(team);
  const isFree = (zone: ZoneId): boolean => !isDeadAt(world, zone) && fightAt(world, zone) === null;
  const next = (zone: ZoneId): readonly ZoneId[] =>
    neighbours[zone].filter(
      (into) => isFree(into) && ((zone === LIFT_ROOM && from === LIFT_ROOM) || !isLockedBetween(world, zone, into)),
    );
  return next(from).flatMap((first) =>
    next(first)
      .filter((second) => second !== from && !next(from).includes(second))
      .map((second) => [first, second]),
  );
}

function isLockedBetween(world: World, from: ZoneId, into: ZoneId): boolean {
  const door = wayBetween(from, into);
  return door === null || isShut(world, door, from);
}
