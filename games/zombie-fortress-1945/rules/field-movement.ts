/**
 * Movement in the field (A-3.0; chapter D).
 *
 * 1. A die: 1 to 4, so many points; 5, two hexes whatever the terrain; 6, none, and the Soviets advance.
 * 2. A hex costs what its terrain costs, a road a point; aboard, what the transport pays.
 * 3. Events, gates, other teams and the castle stop a team.
 */
import { areOnRoad, type HexId, type HexWay, hexDistance, hexReach } from '@necropole/boards';
import { allDeeds, carryOut, deeds, EVERYBODY, type Fact, madeOnce } from '@necropole/kernel';
import { CASTLE, field, isGate, type Terrain, terrainOf } from '../content/field/map.ts';
import type { Gear, Transport } from '../content/kinds.ts';
import { kindOf, markerOf } from '../content/markers/index.ts';
import {
  activeTeam,
  carriedBy,
  enemiesAt,
  fightOf,
  hiddenEvent,
  isAloft,
  markerAt,
  othersAt,
  placeOf,
  transportOf,
} from '../reading.ts';
import type { Facts, PhaseName, Price, Rule, Verdict, Zf, ZfTable } from '../shape.ts';
import type { Team, Turn, World } from '../world.ts';
import { advanceSoviets, arrive, endTurn, raceDecided } from './field-sequence.ts';
import { stoppedAt } from './on-the-way.ts';
import { sharing } from './sharing.ts';
import { noteSeen } from './showing.ts';
import { askTrigger, haveAccident } from './transports.ts';

const DIE = 6;
const TWO_HEXES = 5;
const NO_MOVEMENT = 6;
const HALVES = 2;
const HEXES_OF_FIVE = 2;
export const GATE_EXTRA = 3;

// ── The die ───────────────────────────────────────────────────────────────────────────────────────────────────────

const dieCites: Readonly<Record<number, string>> = { [TWO_HEXES]: 'ZF-2.14', [NO_MOVEMENT]: 'ZF-2.17' };

/** The movement die. After a six the attack step is left (ZF-2.18). */
export function* rollMovement(table: ZfTable, team: Team): Rule<PhaseName> {
  const { turn } = table.world;
  const die = table.roll(DIE);
  turn.die = die;
  table.tell('movement-rolled', dieCites[die] ?? 'ZF-2.13', { team: team.camp, die });
  if (die === NO_MOVEMENT) {
    const isAboard = team.transport !== null;
    if (isAboard) haveAccident(table, team);
    return (yield* advanceSoviets(table, isAboard ? 'ZF-4.6' : 'ZF-2.17')) ?? 'field-attack';
  }
  turn.byHexes = die === TWO_HEXES;
  turn.left = turn.byHexes ? HEXES_OF_FIVE : die * HALVES;
  return 'field-march';
}

// ── What a hex costs ──────────────────────────────────────────────────────────────────────────────────────────────

/** Of a gate, aboard as on foot (ZF-2.28). */
const GATE_PRICE = 2;
/** On foot, in half points (ZF-2.22). */
const footPrices: Readonly<Record<Terrain, number>> = {
  clear: 2,
  town: 2,
  gate: GATE_PRICE,
  castle: 2,
  wood: 4,
  mountain: 6,
};
const ROAD_PRICE = 2;

/** What a team travels with: in a transport, or on foot with what makes some ground easier. */
interface Means {
  readonly transport: Transport | null;
  readonly eases: readonly Gear[];
}

/** `all`: what is shown for it (ZF-13.15), besides what everybody has seen. */
function meansOf(world: World, team: Team, all = false): Means {
  const transport = transportOf(team);
  return { transport, eases: transport === null ? easedBy(world, team, all) : [] };
}

/** What it costs to go from a hex into the next; `null` where the transport cannot go. */
function priceOf({ transport, eases }: Means, from: HexId, into: HexId): Price | null {
  const terrain = terrainOf(into);
  const isVehicle = transport !== null && transport.kind !== 'aircraft';
  if (isVehicle && terrain === 'mountain') return null;
  if (terrain === 'gate') return { half: GATE_PRICE, thanks: null };
  const onRoad = areOnRoad(field, from, into);
  if (transport !== null && onRoad && transport.road !== null) return { half: transport.road, thanks: null };
  if (transport !== null && transport.hex !== null) return { half: transport.hex, thanks: null };
  if (onRoad) return { half: ROAD_PRICE, thanks: null };
  return eased(eases, terrain, { half: footPrices[terrain], thanks: null });
}

/** What somebody carries may make the way cheaper for all (ZF-13.15). */
function eased(by: readonly Gear[], terrain: Terrain, bare: Price): Price {
  let price = bare;
  for (const { id, eases } of by) {
    if (eases?.terrain === terrain && eases.half < price.half) price = { half: eases.half, thanks: id };
  }
  return price;
}

function easedBy({ shown }: World, { members }: Team, all: boolean): readonly Gear[] {
  const found: Gear[] = [];
  for (const { items } of members) {
    for (const marker of items.cards) {
      if (!all && !shown.includes(marker)) continue;
      const item = markerOf(marker);
      if (item.family === 'gear' && item.eases !== undefined) found.push(item);
    }
  }
  return found;
}

/** No team enters a hex where another's fight is suspended (ZF-10.22). */
function isHeld(world: World, team: Team, hex: HexId): boolean {
  if (world.fights.length === 0) return false;
  return othersAt(world, hex, team).some((other) => fightOf(world, other) !== null);
}

/** Why a team goes no farther once it has entered a hex; `null` where it may go on. */
export function stopAt(world: World, team: Team, hex: HexId): Facts['stops-here']['why'] | null {
  if (hex === CASTLE) return 'castle';
  if (isAloft(team)) return null;
  if (enemiesAt(world, hex, team).length > 0) return 'team';
  if (isGate(hex)) return 'gate';
  return hiddenEvent(world, hex) === null ? null : 'event';
}

type Reach = ReadonlyMap<HexId, HexWay>;

/** `past`: as if nothing stopped the team before its points are used up. */
function reachOf(world: World, team: Team, means = meansOf(world, team), past = false): Reach {
  const { left, byHexes } = world.turn;
  return hexReach(field, placeOf(team), left, {
    cost(from, into) {
      const price = isHeld(world, team, into) ? null : priceOf(means, from, into);
      return byHexes && price !== null ? 1 : (price?.half ?? null);
    },
    stops: (hex) => !past && stopAt(world, team, hex) !== null,
  });
}

// ── Marching ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Said of nearly every hex. */
const TOO_FAR: Verdict = { key: 'too-far', params: {}, cite: 'ZF-2.20' };

function judgeMarch(table: ZfTable, team: Team, hex: HexId, reach: Reach, past: Reach): Verdict {
  if (reach.has(hex)) return null;
  const { world } = table;
  const from = placeOf(team);
  if (isHeld(world, team, hex)) return { key: 'fight-there', params: {}, cite: 'ZF-10.22', refs: [hex] };
  if (field.neighbours[from]?.includes(hex) !== true) return judgeStopped(world, team, past.get(hex)) ?? TOO_FAR;
  const price = priceOf(meansOf(world, team), from, hex);
  const transport = transportOf(team);
  if (price === null && transport !== null) {
    return { key: 'no-mountains', params: { transport: transport.id }, cite: vehicleCite(transport.kind) };
  }
  const isRoadHex = (field.roads[hex] ?? []).length > 0;
  return {
    key: 'too-dear',
    params: { half: price?.half ?? 0, left: world.turn.left },
    cite: isRoadHex ? 'ZF-2.23' : 'ZF-2.20',
  };
}

/** The points would do, were it not for what stops the team on its way. */
function judgeStopped(world: World, team: Team, way: HexWay | undefined): Verdict {
  for (const at of way?.path.slice(0, -1) ?? []) {
    const why = stopAt(world, team, at);
    if (why !== null) return stoppedAt(at, why, why === 'event' ? 'ZF-3.6' : undefined);
  }
  return null;
}

function vehicleCite(kind: 'aircraft' | 'car' | 'tank'): string {
  return kind === 'tank' ? 'ZF-12.16' : 'ZF-4.15';
}

/** How many hexes a team on foot still has before it, going round the mountains. */
export function castleAway(from: HexId): number {
  return hexesToCastle(CASTLE).steps.get(from) ?? hexDistance(field, from, CASTLE);
}

const hexesToCastle = madeOnce((castle: HexId) => {
  const steps = new Map([[castle, 0]]);
  for (const [hex, away] of steps) {
    for (const next of field.neighbours[hex] ?? []) {
      if (!steps.has(next) && terrainOf(next) !== 'mountain') steps.set(next, away + 1);
    }
  }
  return { steps };
});

export function castleFact(from: HexId): Fact<Zf> {
  return { key: 'castle-away', params: { hexes: castleAway(from) } };
}

function marchFacts(world: World, team: Team, hex: HexId, way: HexWay | undefined): readonly Fact<Zf>[] {
  if (way === undefined) return [];
  const why = stopAt(world, team, hex);
  const price: Fact<Zf> = world.turn.byHexes
    ? { key: 'price-in-hexes', params: { hexes: way.cost } }
    : { key: 'price', params: { half: way.cost } };
  return [
    price,
    ...(hex === CASTLE ? [] : [castleFact(hex)]),
    ...(why === null ? [] : [{ key: 'stops-here', params: { why } } as const]),
    ...(why === 'gate'
      ? [{ key: 'gate-zombies', params: { from: 1 + GATE_EXTRA, to: DIE + GATE_EXTRA } } as const]
      : []),
  ];
}

/** The way that the team would take, and what it costs in points, or in hexes. */
function wayTo({ turn }: World, team: Team, way: HexWay | undefined) {
  if (way === undefined) return {};
  return { path: [placeOf(team), ...way.path], cost: turn.byHexes ? way.cost : way.cost / HALVES };
}

/** Every hex besides one. */
const hexesBut = madeOnce((but: HexId) => ({ hexes: field.hexes.filter(({ id }) => id !== but) }));

const marching = deeds({
  options(table: ZfTable, team: Team) {
    const { world } = table;
    const reach = reachOf(world, team);
    const past = table.light ? reach : reachOf(world, team, meansOf(world, team), true);
    const { hexes } = hexesBut(placeOf(team));
    return table.options(
      // Nobody reads on a light table why so many hexes are too far.
      table.light ? hexes.filter(({ id }) => reach.has(id)) : hexes,
      ({ id }) => judgeMarch(table, team, id, reach, past),
      ({ id }, refusal) =>
        table.option(`march:${id}`, { do: 'march' as const, to: id }, refusal, () => ({
          refs: [id],
          ...wayTo(world, team, reach.get(id)),
          facts: marchFacts(world, team, id, reach.get(id)),
        })),
    );
  },
  run: {
    *march(table: ZfTable, team: Team, { to }) {
      const { world } = table;
      const means = meansOf(world, team);
      const way = reachOf(world, team, means).get(to);
      if (way !== undefined) goAlong(table, team, means, way);
    },
  },
});

/** Marches that a thing makes cheaper, or possible, which not everybody has seen: it is shown on the way (ZF-13.15). */
const climbing = deeds({
  options(table: ZfTable, team: Team) {
    const { world } = table;
    const means = meansOf(world, team, true);
    const isHelp = means.eases.length > 0 && means.eases.length > meansOf(world, team).eases.length;
    if (!isHelp || world.turn.byHexes) return [];
    const known = reachOf(world, team);
    const reach = reachOf(world, team, means);
    const cheaper = [...reach].filter(([hex, { cost }]) => cost < (known.get(hex)?.cost ?? Number.POSITIVE_INFINITY));
    return cheaper.map(([id, way]) =>
      table.option(`climb:${id}`, { do: 'climb' as const, to: id }, null, () => ({
        refs: [id],
        ...wayTo(world, team, way),
        facts: marchFacts(world, team, id, way),
      })),
    );
  },
  run: {
    *climb(table: ZfTable, team: Team, { to }) {
      const { world } = table;
      const means = meansOf(world, team, true);
      const way = reachOf(world, team, means).get(to);
      if (way !== undefined) goAlong(table, team, means, way);
    },
  },
});

/** The rule by which a team marches: of its transport, of the five, or on foot. */
function marchCite({ byHexes }: Turn, team: Team): string {
  const transport = transportOf(team);
  if (byHexes) return transport === null ? 'ZF-2.15' : 'ZF-2.16';
  if (transport === null) return 'ZF-2.22';
  return { aircraft: 'ZF-4.10', car: 'ZF-12.14', tank: 'ZF-12.16' }[transport.kind];
}

function goAlong(table: ZfTable, team: Team, means: Means, { cost, path }: HexWay): void {
  const { turn } = table.world;
  const from = placeOf(team);
  const steps = path.map((into, i) => priceOf(means, path[i - 1] ?? from, into));
  const thanks = turn.byHexes ? null : (steps.find((price) => price?.thanks != null)?.thanks ?? null);
  team.at = path[path.length - 1] ?? from;
  turn.left -= cost;
  const cite = isGate(team.at) && !isAloft(team) ? 'ZF-2.28' : marchCite(turn, team);
  table.tell('marched', cite, { team: team.camp, from, to: team.at, path });
  if (means.transport !== null) table.uses(means.transport.id);
  if (thanks !== null) showHelp(table, team, thanks);
}

/** A thing that has made the way cheaper has been seen at work. */
function showHelp(table: ZfTable, team: Team, kind: NonNullable<Price['thanks']>): void {
  const thing = carriedBy(team).find((one) => kindOf(markerAt(one)) === kind);
  if (thing === undefined) return;
  noteSeen(table.world, table.reveal(thing.member.items, thing.place, EVERYBODY));
  table.uses(kind);
  table.tell('thing-helped', 'ZF-13.15', { team: team.camp, marker: kind });
}

const halting = deeds({
  options: (table: ZfTable) => [table.option('halt', { do: 'halt' as const })],
  run: {
    *halt(table: ZfTable, team: Team) {
      const { turn } = table.world;
      if (turn.left > 0) table.tell('points-lost', 'ZF-2.21', { team: team.camp, half: turn.left });
      turn.left = 0;
    },
  },
});

const marches = allDeeds(marching, climbing, sharing, halting);

/** Step 2, march by march: until the points are used up, something stops the team, or it halts. */
export function* fieldMarch(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const { turn } = world;
  const team = activeTeam(world);
  const before = placeOf(team);
  const deed = yield* table.ask(team.seat, {
    key: 'march',
    params: { team: team.camp, half: turn.byHexes ? 0 : turn.left, hexes: turn.byHexes ? turn.left : null },
    cite: marchQuestionCite(turn, team),
    refs: [team.camp],
    options: () => marches.options(table, team),
  });
  yield* carryOut(table, team, marches, deed);
  if (placeOf(team) === before) return deed.do === 'halt' ? 'field-pick-up' : 'field-march';
  return yield* afterStep(table, team);
}

function marchQuestionCite({ byHexes }: Turn, { transport }: Team): string {
  if (byHexes) return 'ZF-2.14';
  return transport === null ? 'ZF-2.22' : 'ZF-2.24';
}

/** A hex was entered: what is there happens first. */
function* afterStep(table: ZfTable, team: Team): Rule<PhaseName> {
  const { world } = table;
  const hex = placeOf(team);
  if (hex === CASTLE) {
    arrive(table, team);
    return (yield* raceDecided(table)) ?? endTurn(table);
  }
  if (stopAt(world, team, hex) !== null) {
    if (world.turn.left > 0) table.tell('points-lost', 'ZF-2.21', { team: team.camp, half: world.turn.left });
    world.turn.left = 0;
    return 'field-stop';
  }
  if (isAloft(team) && hiddenEvent(world, hex) !== null && (yield* askTrigger(table, team, 'ZF-4.14'))) {
    world.turn.left = 0;
    return 'field-event';
  }
  return world.turn.left > 0 ? 'field-march' : 'field-pick-up';
}
