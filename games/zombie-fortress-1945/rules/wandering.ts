/**
 * Wandering zombies, and whatever else walks the fortress (B-5.0).
 *
 * 1. Whoever leads the dead brings in a wandering zombie: a die names its entry zone. It moves from the next turn on.
 * 2. Each group moves by a die + 1, after the panic by 7; doors cost a point, locks do not stop it.
 * 3. It attacks on entering the zone of a team. No two groups end a movement in one zone.
 *
 * How entry zones are destroyed is in entry-zones.ts.
 */
import { type Route, reachOf } from '@necropole/boards';
import type { Fact, Seat } from '@necropole/kernel';
import type { CampId } from '../content/camps.ts';
import { type ZoneId, zones } from '../content/fortress/plan.ts';
import { doTouch, entryZones, neighbours } from '../content/fortress/ways.ts';
import { fightAt, isDeadAt, nearestTeam, packOf, teamOfSeat } from '../reading.ts';
import type { PhaseName, Role, Rule, Verdict, Zf, ZfTable } from '../shape.ts';
import type { Board, Pack, World } from '../world.ts';
import { beginFight } from './fights.ts';
import { priceOfZone, wayOf } from './fortress-movement.ts';
import { endFortressTurn, roleCites, roleOf } from './fortress-sequence.ts';
import { addPack } from './packs.ts';
import { packPieceId } from './pointing.ts';

const DIE = 6;
const EXTRA = 1;
/** The highest die + 1 (ZF-9.9). */
const MAXIMUM = DIE + EXTRA;
const MOST_WANDERERS = 2;

// ── A turn of whoever leads ───────────────────────────────────────────────────────────────────────────────────────

/** The master, a turned player, or one without a team: bring one in, and move each group once (ZF-6.5). */
export function* leadTheDead(table: ZfTable, role: Role): Rule<PhaseName> {
  const { world } = table;
  const { seat } = world.turn;
  if (role === 'idle') takeOver(table, seat);
  if (role === 'idle' && !hasAnything(table, seat)) return endFortressTurn(table);
  const deed = yield* table.ask(seat, {
    key: 'lead',
    params: { role, groups: led(world, seat).length },
    cite: roleCites[role],
    context: () => [{ key: 'plays-for', params: { role, out: world.fortress.escaped.length > 0 } }],
    options: () => leadOptions(table, role, seat),
  });
  if (deed.do === 'create') return bringIn(table, seat);
  if (deed.do === 'lead') return setOff(table, packOf(world, deed.pack));
  return endFortressTurn(table);
}

function led({ fortress }: World, seat: Seat): readonly Pack[] {
  return fortress.packs.filter(({ leader }) => leader === seat);
}

function leadOptions(table: ZfTable, role: Role, seat: Seat) {
  const { world } = table;
  return [
    table.option('create', { do: 'create' as const }, judgeCreating(table, role, seat), () => ({
      facts: [{ key: 'entries-left', params: { zones: entryZones.length - world.fortress.entries.length } }],
    })),
    ...table.options(
      led(world, seat),
      (pack) => judgeLeading(world, pack),
      ({ id, kind, at }, refusal) =>
        table.option(`lead:${id}`, { do: 'lead' as const, pack: id }, refusal, () => ({
          refs: [packPieceId(id)],
          called: { key: 'names-pack', params: { kind, at } },
          facts: nearOf(world, at),
        })),
    ),
    table.option('done', { do: 'done' as const }),
  ];
}

// ── Bringing one in ───────────────────────────────────────────────────────────────────────────────────────────────

function wanderers({ fortress }: World): readonly Pack[] {
  return fortress.packs.filter(({ kind }) => kind === 'wanderer');
}

/** Two (ZF-7.21); where several players without a team lead one each, one more for the master (ZF-9.17). */
function mostWanderers(world: World, board: Board): number {
  const idle = world.teams.filter(({ seat }) => roleOf(world, board, seat) === 'idle').length;
  return Math.max(MOST_WANDERERS, 1 + idle);
}

/** One try a turn (ZF-8.14); a player without a team leads a single one. */
function judgeCreating({ world, board }: ZfTable, role: Role, seat: Seat): Verdict {
  if (role === 'turned') return { key: 'not-yours', params: {}, cite: 'ZF-8.26' };
  if (world.turn.created) return { key: 'created-already', params: {}, cite: 'ZF-8.14' };
  if (role === 'idle' && led(world, seat).length > 0) return { key: 'enough-wanderers', params: {}, cite: 'ZF-9.17' };
  const room = mostWanderers(world, board) - wanderers(world).length;
  if (room <= 0) return { key: 'enough-wanderers', params: {}, cite: 'ZF-7.21' };
  return room <= fallenNow(world, seat) ? { key: 'fell-just-now', params: {}, cite: 'ZF-8.12' } : null;
}

/** One that was killed at this very activation of the master is replaced at the next (ZF-8.12). */
function fallenNow({ fortress, master }: World, seat: Seat): number {
  return fortress.halved && seat === master ? 1 : 0;
}

/** Is there anything to do for a player without a team? */
function hasAnything(table: ZfTable, seat: Seat): boolean {
  return led(table.world, seat).length > 0 || judgeCreating(table, 'idle', seat) === null;
}

/** A player who has none takes over one of two that the master leads, the last that came. */
function takeOver(table: ZfTable, seat: Seat): void {
  const { world } = table;
  if (led(world, seat).length > 0) return;
  const masters = wanderers(world).filter(({ leader, id }) => leader === world.master && !isInFight(world, id));
  const pack = masters.length < MOST_WANDERERS ? undefined : masters.at(-1);
  if (pack === undefined) return;
  pack.leader = seat;
  table.tell('pack-handed', 'ZF-9.17', { seat, player: teamOfSeat(world, seat).camp, at: pack.at });
}

/** A die names the entry zone (ZF-7.22); if that is destroyed, or others stand there, nothing comes (ZF-8.14, ZF-8.15). */
function bringIn(table: ZfTable, seat: Seat): PhaseName {
  const { world } = table;
  const { turn, fortress } = world;
  turn.created = true;
  const die = table.roll(DIE);
  const entry = entryZones.find((one) => one.entry === die);
  if (entry === undefined) throw new Error(`No entry zone has the number ${die}`);
  const { at } = entry;
  if (fortress.entries.includes(die) || isTaken(world, at)) {
    table.tell('nothing-comes', fortress.entries.includes(die) ? 'ZF-8.14' : 'ZF-8.15', { die, at });
    return 'fortress-turn';
  }
  const replaces = fortress.created > fortress.packs.length;
  const { id } = addPack(table, { kind: 'wanderer', at, leader: seat, zombies: null }, true);
  table.tell('wanderer-comes', replaces ? 'ZF-8.12' : 'ZF-7.22', { die, at });
  return attackThere(table, packOf(world, id));
}

/** Do others of the dead hold a zone? */
function isTaken(world: World, at: ZoneId): boolean {
  return isDeadAt(world, at) || fightAt(world, at) !== null;
}

// ── Moving ────────────────────────────────────────────────────────────────────────────────────────────────────────

function isInFight({ fights }: World, id: number): boolean {
  return fights.some(({ pack }) => pack === id);
}

/** Not at the turn it came in (ZF-8.1), once a turn, and not out of a fight. */
function judgeLeading(world: World, { id, fresh }: Pack): Verdict {
  if (fresh) return { key: 'just-came', params: {}, cite: 'ZF-8.1' };
  if (isInFight(world, id)) return { key: 'held-by-fight', params: {}, cite: 'ZF-10.22' };
  return world.turn.moved.includes(id) ? { key: 'moved-already', params: {}, cite: 'ZF-8.2' } : null;
}

/** A die + 1 (ZF-8.2), a six of the master like any other (ZF-9.5); after the panic 7, without a die (ZF-9.8). */
function setOff(table: ZfTable, { id, at }: Pack): PhaseName {
  const { world } = table;
  const { turn, fortress } = world;
  turn.moved.push(id);
  turn.pack = id;
  if (fortress.panic) {
    turn.left = MAXIMUM;
    table.tell('pack-runs', 'ZF-9.8', { pack: id, at, points: turn.left });
  } else {
    const die = table.roll(DIE);
    turn.left = die + EXTRA;
    table.tell('pack-rolled', die === DIE ? 'ZF-9.5' : 'ZF-8.2', { pack: id, at, die, points: turn.left });
  }
  return 'pack-march';
}

type Zones = ReadonlyMap<ZoneId, Route<ZoneId>>;

/** Doors at a point, whatever their locks (ZF-8.3, ZF-8.4); hidden events do not stop it (ZF-8.5), teams do (ZF-8.6). */
function reachOfPack(world: World, { at }: Pick<Pack, 'at'>, points = world.turn.left): Zones {
  return reachOf(neighbours, at, points, {
    cost: priceOfZone,
    stops: (zone) => teamsIn(world, zone).length > 0,
  });
}

function teamsIn({ teams }: World, zone: ZoneId): readonly CampId[] {
  return teams.filter(({ state, at }) => state === 'arrived' && at === zone).map(({ camp }) => camp);
}

/**
 * The lowest die that lets a group of the dead come to a zone in one move; 1 where any does, `null` where none does. A group
 * that fights goes nowhere.
 */
export function diceToReach(world: World, zone: ZoneId): number | null {
  const { packs, panic } = world.fortress;
  const costs = packs.flatMap((pack) =>
    isInFight(world, pack.id) ? [] : (reachOfPack(world, pack, MAXIMUM).get(zone)?.cost ?? []),
  );
  if (costs.length === 0) return null;
  return panic ? 1 : Math.max(1, Math.min(...costs) - EXTRA);
}

function judgePackGoing(world: World, { at }: Pack, to: ZoneId, reach: Zones): Verdict {
  if (isTaken(world, to)) return { key: 'others-there', params: {}, cite: 'ZF-8.15' };
  if (reach.has(to)) return null;
  const price = priceOfZone(at, to);
  if (price !== null) return { key: 'zone-too-dear', params: { points: price, left: world.turn.left }, cite: 'ZF-8.4' };
  return doTouch(at, to) ? { key: 'wall', params: {}, cite: 'ZF-6.6' } : { key: 'too-far', params: {}, cite: 'ZF-8.2' };
}

function packFacts(world: World, to: ZoneId, way: Route<ZoneId> | undefined): readonly Fact<Zf>[] {
  if (way === undefined) return [];
  const doors = way.cost - way.path.length;
  return [
    { key: 'zone-price', params: { points: way.cost, doors } },
    ...(teamsIn(world, to).length > 0 ? [{ key: 'stops-here', params: { why: 'team' } } as const] : nearOf(world, to)),
  ];
}

/** How far the nearest team is from there: whoever leads the dead may not have it in sight. */
function nearOf(world: World, to: ZoneId): readonly Fact<Zf>[] {
  const zones = nearestTeam(world, to);
  return zones === null ? [] : [{ key: 'team-near', params: { zones } }];
}

/** A group moves, way by way, until its points are used up, it meets a team, or its player halts it. */
export function* packMarch(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const { turn } = world;
  const pack = packOf(world, turn.pack ?? 0);
  const reach = reachOfPack(world, pack);
  const to = yield* table.ask(turn.seat, {
    key: 'prowl',
    params: { kind: pack.kind, at: pack.at, points: turn.left },
    refs: [packPieceId(pack.id)],
    cite: world.fortress.panic ? 'ZF-9.9' : 'ZF-8.2',
    options: () => [
      ...table.options(
        zones.filter(({ id }) => id !== pack.at),
        ({ id }) => judgePackGoing(world, pack, id, reach),
        ({ id }, refusal) =>
          table.option(`march:${id}`, id, refusal, () => ({
            refs: [id],
            ...wayOf(reach.get(id)),
            facts: packFacts(world, id, reach.get(id)),
          })),
      ),
      table.option('halt', null),
    ],
  });
  const way = to === null ? undefined : reach.get(to);
  // One that has woken where a team stands attacks it by staying (ZF-9.7).
  if (way === undefined) return fightAt(world, pack.at) === null ? attackThere(table, pack) : 'fortress-turn';
  const from = pack.at;
  pack.at = way.path.at(-1) ?? from;
  turn.left -= way.cost;
  table.tell('pack-went', way.cost > way.path.length ? 'ZF-8.3' : 'ZF-8.2', {
    pack: pack.id,
    kind: pack.kind,
    from,
    to: pack.at,
    path: way.path,
  });
  if (teamsIn(world, pack.at).length > 0) return attackThere(table, pack);
  return turn.left > 0 ? 'pack-march' : 'fortress-turn';
}

/** All teams of the zone are attacked at once, and defend together (ZF-8.6, ZF-7.4). */
function attackThere(table: ZfTable, { id, at }: Pack): PhaseName {
  const teams = teamsIn(table.world, at);
  if (teams.length === 0) return 'fortress-turn';
  return beginFight(table, { teams, at, foe: { kind: 'pack', pack: id } }, 'fortress-turn');
}
