/**
 * Setting up the field part.
 *
 * 1. A yellow event face down on each star; the Soviet marker on its start, which a die chooses where two play.
 * 2. Everybody rolls a die: from the highest to the lowest they choose a camp, then a town on the edge.
 * 3. The teams, by the number of players; two grenades for one member of each.
 * 4. All blue counters go into the bowl. The last to have chosen a camp begins.
 */
import { EVERYBODY, moveCard, pile, type Seat, type SetUp, type Start } from '@necropole/kernel';
import { type CampId, campIds, rosters } from '../content/camps.ts';
import { counterIds, countersApart } from '../content/counters/index.ts';
import { SOVIET_END, sovietStarts, stars, type TownId, towns } from '../content/field/map.ts';
import { type ZoneId, zones } from '../content/fortress/plan.ts';
import { greenMarkers, grenadeCounters, type MarkerId, markerOf, yellowMarkers } from '../content/markers/index.ts';
import { memberOf, teamOfSeat } from '../reading.ts';
import type { PhaseName, Rule, Verdict, Zf, ZfTable } from '../shape.ts';
import { type Board, freshFortress, freshTurn, type Member, type MemberKind, type Team } from '../world.ts';
import { memberOptions } from './carrying.ts';
import { castleFact } from './field-movement.ts';
import { beginTurn } from './field-sequence.ts';

const DIE = 6;

export function setUp(start: Start): SetUp<Zf> {
  const { seats } = start;
  const board = boardOf(start);
  const drawn = start.shuffled(yellowIn(seats));
  const bowl = pile('counters', 'bowl', counterIds);
  start.shuffle(bowl);
  return {
    world: {
      order: [],
      teams: [],
      events: stars.map((at, i) => ({ at, marker: pile('markers', `event-${at}`, drawn.slice(i, i + 1)) })),
      lying: [],
      rooms: roomsWithMarkers().map((at) => ({ at, marker: pile('markers', roomPlace(at, board)) })),
      specials: pile('markers', 'specials'),
      hand: pile('markers', board.keys === 'book' ? 'hand' : 'whole-hand'),
      aside: pile('markers', 'aside', drawn.slice(stars.length)),
      box: pile('markers', 'box', [...grenadeCounters, ...greenMarkers], EVERYBODY),
      gone: pile('markers', 'gone', [], EVERYBODY),
      turnedOver: [],
      shown: [],
      bowl,
      apart: pile('counters', 'apart', countersApart, EVERYBODY),
      soviets: sovietStarts[seats]?.[0] ?? 0,
      turn: freshTurn(0),
      rounds: 1,
      fights: [],
      fought: 0,
      fighting: null,
      after: 'field-turn',
      arrived: [],
      master: null,
      last: null,
      fortress: freshFortress(),
    },
    board,
    phase: 'roll-for-camps',
  };
}

/** Whoever thinks of other deals reads from the name of a place what may lie there (secrets.ts). */
function roomPlace(at: ZoneId, { keys }: Board): string {
  return keys === 'book' ? `room-${at}` : `any-room-${at}`;
}

/** What was chosen before the match. */
function boardOf({ seats, options }: Start): Board {
  return {
    seats,
    ties: options['ties'] === 'first-out' ? 'first-out' : 'shared',
    keys: options['keys'] === 'rooms' ? 'rooms' : 'book',
    clock: options['clock'] === 'off' ? null : Number(options['clock']),
    idle: options['idle'] === 'watches' ? 'watches' : 'leads',
  };
}

/** Every room of the fortress receives a marker; corridors have none (ZF-5.14). */
function roomsWithMarkers(): readonly ZoneId[] {
  return zones.filter(({ kind }) => kind === 'ordinary' || kind === 'special').map(({ id }) => id);
}

/** With two players the coffin would end the match by itself: it is left out (ZF-4.19). */
export function yellowIn(seats: number): readonly MarkerId[] {
  return isCoffinIn(seats) ? yellowMarkers : yellowMarkers.filter((id) => !isCoffin(id));
}

export function isCoffinIn(seats: number): boolean {
  return seats > 2;
}

export function isCoffin(id: MarkerId): boolean {
  const marker = markerOf(id);
  return marker.family === 'companion' && marker.infects === true;
}

// ── The Soviets ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Where there are several start boxes a die says from which the Soviets set out, each as likely as the others (ZF-1.6). */
function rollForSoviets(table: ZfTable): void {
  const { world, seats } = table;
  const starts = sovietStarts[seats] ?? [world.soviets];
  if (starts.length === 1) return;
  const die = table.roll(DIE);
  world.soviets = starts[Math.floor(((die - 1) * starts.length) / DIE)] ?? world.soviets;
  table.tell('soviets-set-out', 'ZF-1.6', { die, now: world.soviets, end: SOVIET_END });
}

// ── Camps ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The highest chooses first; those who tie roll again among themselves (ZF-1.7, ZF-1.8). */
export function* rollForCamps(table: ZfTable): Rule<PhaseName> {
  rollForSoviets(table);
  const everybody = Array.from({ length: table.seats }, (_, seat) => seat);
  table.world.order = ranked(table, everybody, 'ZF-1.7');
  return 'choose-camp';
}

function ranked(table: ZfTable, seats: readonly Seat[], cite: string): Seat[] {
  const dice = seats.map((seat) => ({ seat, die: table.roll(DIE) }));
  table.tell('rolled-for-camps', cite, { dice });
  const faces = [...new Set(dice.map(({ die }) => die))].sort((one, other) => other - one);
  return faces.flatMap((face, rank) => {
    const tied = dice.filter(({ die }) => die === face).map(({ seat }) => seat);
    return tied.length === 1 ? tied : ranked(table, tied, rank === 0 ? cite : 'ZF-1.8');
  });
}

export function* chooseCamp(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const seat = nextIn(world.order, world.teams.length);
  const camp = yield* table.ask(seat, {
    key: 'choose-camp',
    params: {},
    cite: 'ZF-1.7',
    context: () => [{ key: 'camps-alike', params: rosters[table.seats] ?? { soldiers: 0, medics: 0 } }],
    options: () =>
      campIds.map((id) =>
        table.option(`camp:${id}`, id, judgeCamp(table, id), () => ({
          refs: campRefs(table, id),
          called: { key: 'names-camp', params: { camp: id } },
        })),
      ),
  });
  table.tell('camp-chosen', world.teams.length === 0 ? 'ZF-1.7' : 'ZF-1.8', { seat, team: camp });
  world.teams.push(newTeam(camp, seat, table.seats));
  return world.teams.length < table.seats ? 'choose-camp' : 'choose-town';
}

function nextIn(order: readonly Seat[], place: number): Seat {
  const seat = order[place];
  if (seat === undefined) throw new Error('Everybody has chosen');
  return seat;
}

/** Only a camp that somebody has taken is there to be seen. */
function campRefs({ world }: ZfTable, camp: CampId): readonly CampId[] {
  return world.teams.some((team) => team.camp === camp) ? [camp] : [];
}

/** A camp that is taken is offered to nobody else (ZF-1.9). */
function judgeCamp({ world }: ZfTable, camp: CampId): Verdict {
  return world.teams.some((team) => team.camp === camp)
    ? { key: 'camp-taken', params: { camp }, cite: 'ZF-1.9' }
    : null;
}

/** A team as it begins (ZF-1.12). */
export function newTeam(camp: CampId, seat: Seat, seats: number): Team {
  const { soldiers, medics } = rosters[seats] ?? { soldiers: 0, medics: 0 };
  const some = (kind: MemberKind, count: number): Member[] =>
    Array.from({ length: count }, (_, i) => newMember(camp, kind, i + 1));
  return {
    camp,
    seat,
    members: [...some('soldier', soldiers), ...some('medic', medics)],
    at: null,
    state: 'racing',
    doctor: false,
    beatHulk: false,
    transport: null,
    found: null,
  };
}

function newMember(camp: CampId, kind: MemberKind, number: number): Member {
  const id = `${camp}-${kind}-${number}` as const;
  return { id, kind, wounded: false, items: pile('markers', `items-${id}`), wields: null };
}

// ── Towns ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export function* chooseTown(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const team = nextTeam(world.teams, ({ at }) => at === null);
  const chosen = yield* table.ask(team.seat, {
    key: 'choose-town',
    params: { team: team.camp },
    cite: 'ZF-1.10',
    options: () =>
      towns.map(({ id, at }) =>
        table.option(`town:${id}`, id, judgeTown(table, id), () => ({ refs: [at], facts: [castleFact(at)] })),
      ),
  });
  const town = towns.find(({ id }) => id === chosen) ?? towns[0];
  team.at = town.at;
  table.tell('town-chosen', 'ZF-1.10', { team: team.camp, town: town.id, at: town.at });
  return world.teams.some(({ at }) => at === null) ? 'choose-town' : 'give-grenades';
}

/** The teams choose in the order of their dice. */
function nextTeam(teams: readonly Team[], is: (team: Team) => boolean): Team {
  const team = teams.find(is);
  if (team === undefined) throw new Error('All teams have chosen');
  return team;
}

/** Two teams never start in one town (ZF-1.11). */
function judgeTown({ world }: ZfTable, town: TownId): Verdict {
  const isTaken = world.teams.some(({ at }) => towns.some((one) => one.id === town && one.at === at));
  return isTaken ? { key: 'town-taken', params: { town }, cite: 'ZF-1.11' } : null;
}

// ── Grenades, and who begins ──────────────────────────────────────────────────────────────────────────────────────

/** One member of each team gets the counter of two grenades (ZF-2.1); then the last to have chosen begins (ZF-2.3). */
export function* giveGrenades(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const team = nextTeam(world.teams, ({ members }) => members.every(({ items }) => items.cards.length === 0));
  const chosen = yield* table.ask(team.seat, {
    key: 'give-grenades',
    params: { team: team.camp },
    cite: 'ZF-2.1',
    options: () => memberOptions(table, team),
  });
  const counter = grenadeCounters[world.teams.indexOf(team)];
  if (counter !== undefined) moveCard(table, world.box, counter, memberOf(team, chosen).items);
  table.tell('grenades-given', 'ZF-2.1', { team: team.camp, member: chosen });
  if (world.teams.at(-1) !== team) return 'give-grenades';
  const first = teamOfSeat(world, nextIn(world.order, world.order.length - 1));
  table.tell('begins-first', 'ZF-2.3', { team: first.camp });
  return beginTurn(table, first.seat);
}
