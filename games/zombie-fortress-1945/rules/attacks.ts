/**
 * Attacking other teams (A-5.0; chapter D).
 *
 * 1. Team against team: a die and the number of men each; the winner moves the loser three hexes.
 * 2. A weapon against a vehicle in one's hex always succeeds; its team is moved three hexes.
 * 3. A bazooka against an aircraft within two hexes: on 2 to 6 its team is moved five.
 */
import { type HexId, hexDistance } from '@necropole/boards';
import { EVERYBODY, type Seat } from '@necropole/kernel';
import type { CampId } from '../content/camps.ts';
import { CASTLE, field, isGate } from '../content/field/map.ts';
import type { MarkerKind } from '../content/ids.ts';
import type { Aim } from '../content/kinds.ts';
import { kindOf } from '../content/markers/index.ts';
import {
  activeTeam,
  type Carried,
  carriedBy,
  carriedThing,
  fightOf,
  isAloft,
  isRacing,
  itemAt,
  markerAt,
  othersAt,
  placeOf,
  teamOf,
  thingKey,
  transportOf,
} from '../reading.ts';
import type { PhaseName, Rule, Verdict, ZfTable } from '../shape.ts';
import type { MemberId, Team } from '../world.ts';
import { testAmmunition } from './ammunition.ts';
import { endTurn } from './field-sequence.ts';

const DIE = 6;
const MOVED_BY_LOSS = 3;
const MOVED_FROM_THE_SKY = 5;
const AIRCRAFT_RANGE = 2;
const AIRCRAFT_HIT_FROM = 2;

// ── Team against team ─────────────────────────────────────────────────────────────────────────────────────────────

/** The team that enters has stopped, and they fight (ZF-3.4); against a vehicle, with a weapon if it likes (ZF-5.4). */
export function* clash(table: ZfTable, team: Team, enemy: Team): Rule {
  const at = placeOf(team);
  table.tell('clash', 'ZF-3.4', { attacker: team.camp, defender: enemy.camp, at });
  const weapon = yield* askHow(table, team, enemy);
  if (weapon !== null) return yield* attackVehicle(table, team, enemy, weapon);
  const winner = rollClash(table, team, enemy);
  const loser = winner === team ? enemy : team;
  table.tell('clash-won', 'ZF-4.23', { team: winner.camp, loser: loser.camp });
  yield* driveOff(table, winner.seat, loser, MOVED_BY_LOSS, 'ZF-4.25');
}

/** What a vehicle is attacked with: a thing that somebody carries, or the gun of one's own tank. */
type Means = { readonly from: MemberId; readonly place: number } | 'gun';

/** Asked where the enemy is in a vehicle and something could be used: what it is stays with the player. */
function* askHow(table: ZfTable, team: Team, enemy: Team): Rule<Means | null> {
  if (transportOf(enemy) === null || !hasMeans(team, enemy)) return null;
  return yield* table.ask(team.seat, {
    key: 'clash-how',
    params: { team: team.camp, enemy: enemy.camp },
    cite: 'ZF-5.4',
    refs: [team.camp],
    options: () => [
      table.option('fight', null, null, () => ({ refs: [enemy.camp] })),
      ...meansAgainst(table, team, enemy),
    ],
  });
}

/** Could something be used? What it is nobody else knows: anything that is carried might be it. */
function hasMeans(team: Team, enemy: Team): boolean {
  return carriedBy(team).length > 0 || areTanks(team, enemy);
}

/** A tank attacks another tank (ZF-12.15). */
function areTanks(team: Team, enemy: Team): boolean {
  return gunOf(team) !== null && gunOf(enemy) !== null;
}

function gunOf(team: Team): number | null {
  return transportOf(team)?.gun ?? null;
}

function meansAgainst(table: ZfTable, team: Team, enemy: Team) {
  const gun = areTanks(team, enemy)
    ? [table.option(`attack:gun:${enemy.camp}`, 'gun' as const, judgeGun(table, team), () => ({ refs: [enemy.camp] }))]
    : [];
  const things = table.options(
    carriedBy(team),
    (thing) => judgeMeans(table, thing, enemy),
    (thing, refusal) =>
      table.option(
        `attack:${thingKey(thing)}:${enemy.camp}`,
        { from: thing.member.id, place: thing.place },
        refusal,
        () => ({
          refs: [thing.member.id, enemy.camp],
          called: {
            key: 'attacks-with',
            params: { marker: markerAt(thing), member: thing.member.id, team: enemy.camp },
          },
        }),
      ),
  );
  return [...things, ...gun];
}

/** What the enemy travels in, as a target. */
function aimAt(enemy: Team): Aim {
  return isAloft(enemy) ? 'aircraft' : 'vehicle';
}

/** A tank ignores fire, save that of another tank (ZF-12.15); of the rest, each weapon has its targets. */
function judgeMeans({ world }: ZfTable, thing: Carried, enemy: Team): Verdict {
  if (gunOf(enemy) !== null) return { key: 'not-for-this', params: {}, cite: 'ZF-12.15' };
  const item = itemAt(thing);
  const aim = aimAt(enemy);
  const fits = item.family === 'weapon' && item.against.includes(aim);
  if (!fits) return { key: 'not-for-this', params: {}, cite: aim === 'aircraft' ? 'ZF-5.5' : 'ZF-5.1' };
  return world.turn.attacked.includes(markerAt(thing))
    ? { key: 'attacked-already', params: {}, cite: 'ZF-2.12' }
    : null;
}

function judgeGun({ world }: ZfTable, { transport }: Team): Verdict {
  const hasFired = transport !== null && world.turn.attacked.includes(transport);
  return hasFired ? { key: 'attacked-already', params: {}, cite: 'ZF-2.12' } : null;
}

/** A die and the men of each, until one is higher (ZF-4.23, ZF-4.24). */
function rollClash(table: ZfTable, team: Team, enemy: Team): Team {
  for (;;) {
    const [own, other] = [table.roll(DIE), table.roll(DIE)];
    table.tell('clash-rolled', 'ZF-4.23', {
      rolls: [
        { team: team.camp, die: own, men: menOf(team) },
        { team: enemy.camp, die: other, men: menOf(enemy) },
      ],
    });
    const lead = own + menOf(team) - other - menOf(enemy);
    if (lead !== 0) return lead > 0 ? team : enemy;
  }
}

/** All the living, the wounded among them (ZF-4.24); nobody else counts (ZF-4.17). */
function menOf({ members }: Team): number {
  return members.length;
}

// ── Being moved ───────────────────────────────────────────────────────────────────────────────────────────────────

/** The winner moves the loser (ZF-4.25): exactly so far, whatever the terrain, or as far as can be (ZF-4.26). */
function* driveOff(table: ZfTable, by: Seat, loser: Team, hexes: number, cite: string): Rule {
  const from = placeOf(loser);
  const to = yield* table.ask(by, {
    key: 'drive-off',
    params: { enemy: loser.camp, hexes },
    cite: 'ZF-4.26',
    refs: [loser.camp],
    options: () =>
      hexesAway(table, loser, hexes).map((hex) => table.option(`hex:${hex}`, hex, null, () => ({ refs: [hex] }))),
  });
  loser.at = to;
  table.tell('driven-off', cite, { team: loser.camp, from, to });
}

function hexesAway({ world }: ZfTable, loser: Team, most: number): readonly HexId[] {
  const from = placeOf(loser);
  const isFree = (hex: HexId): boolean => hex !== CASTLE && !isGate(hex) && othersAt(world, hex, loser).length === 0;
  for (let away = most; away > 0; away--) {
    const found = field.hexes.filter(({ id }) => hexDistance(field, from, id) === away && isFree(id));
    if (found.length > 0) return found.map(({ id }) => id);
  }
  return [from];
}

// ── Weapons against transports ────────────────────────────────────────────────────────────────────────────────────

/** It always succeeds (ZF-5.1): the vehicle is gone, its team is moved (ZF-5.2), the weapon is tested (ZF-5.3). */
function* attackVehicle(table: ZfTable, team: Team, enemy: Team, means: Means): Rule {
  const thing = means === 'gun' ? null : carriedThing(team, means.from, means.place);
  const weapon = thing === null ? transportOf(team)?.id : showWeapon(table, thing);
  if (weapon === undefined) return;
  table.uses(weapon);
  table.tell('vehicle-attacked', thing === null ? 'ZF-12.15' : 'ZF-5.1', {
    team: team.camp,
    enemy: enemy.camp,
    weapon,
  });
  destroyTransport(table, enemy, 'ZF-5.2');
  yield* driveOff(table, team.seat, enemy, MOVED_BY_LOSS, 'ZF-5.2');
  if (thing !== null) testAmmunition(table, thing, 'ZF-5.3');
}

/** The bazooka: on 2 to 6 (ZF-5.5) the aircraft is gone and its team is moved (ZF-5.6); it is used up (ZF-5.7). */
function* attackAircraft(table: ZfTable, team: Team, enemy: Team, thing: Carried): Rule {
  const weapon = showWeapon(table, thing);
  const die = table.roll(DIE);
  const hit = die >= AIRCRAFT_HIT_FROM;
  table.uses(weapon);
  table.tell('aircraft-attacked', 'ZF-5.5', { team: team.camp, enemy: enemy.camp, weapon, die, hit });
  if (hit) {
    destroyTransport(table, enemy, 'ZF-5.6');
    yield* driveOff(table, team.seat, enemy, MOVED_FROM_THE_SKY, 'ZF-5.6');
  }
  testAmmunition(table, thing, 'ZF-5.7');
}

/** Whatever is fired is seen. */
function showWeapon(table: ZfTable, { member, place }: Carried): MarkerKind {
  return kindOf(table.reveal(member.items, place, EVERYBODY));
}

function destroyTransport(table: ZfTable, team: Team, cite: string): void {
  if (team.transport === null) return;
  table.tell('transport-destroyed', cite, { transport: kindOf(team.transport), at: placeOf(team) });
  team.transport = null;
}

// ── The attack step ───────────────────────────────────────────────────────────────────────────────────────────────

/** Step 4: weapons against transports within their range, each weapon once (ZF-2.11, ZF-2.12). */
export function* fieldAttack(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const team = activeTeam(world);
  const targets = targetsOf(table, team);
  if (!targets.some((camp) => hasMeans(team, teamOf(world, camp)))) return endTurn(table);
  const chosen = yield* table.ask(team.seat, {
    key: 'attack',
    params: { team: team.camp },
    cite: world.turn.die === DIE ? 'ZF-2.18' : 'ZF-2.11',
    refs: [team.camp],
    options: () => [table.option('pass', null), ...targets.flatMap((camp) => attackOptions(table, team, camp))],
  });
  if (chosen === null) return endTurn(table);
  const { means, enemy: camp } = chosen;
  const enemy = teamOf(world, camp);
  const thing = means === 'gun' ? null : carriedThing(team, means.from, means.place);
  const used = thing === null ? team.transport : markerAt(thing);
  if (used !== null) world.turn.attacked.push(used);
  if (isAloft(enemy) && thing !== null) yield* attackAircraft(table, team, enemy, thing);
  else yield* attackVehicle(table, team, enemy, means);
  return 'field-attack';
}

function attackOptions(table: ZfTable, team: Team, camp: CampId) {
  return meansAgainst(table, team, teamOf(table.world, camp)).map((option) => ({
    ...option,
    value: { means: option.value, enemy: camp },
  }));
}

/** Whose transport is within range: not from the air (ZF-4.11), nobody in the castle (ZF-4.22), and nobody held by a fight (ZF-10.22). */
function targetsOf({ world }: ZfTable, team: Team): readonly CampId[] {
  if (isAloft(team)) return [];
  const isTarget = (enemy: Team): boolean => {
    if (enemy === team || !isRacing(enemy) || enemy.transport === null || fightOf(world, enemy) !== null) return false;
    const away = hexDistance(field, placeOf(team), placeOf(enemy));
    return isAloft(enemy) ? away <= AIRCRAFT_RANGE : away === 0;
  };
  return world.teams.filter(isTarget).map(({ camp }) => camp);
}
