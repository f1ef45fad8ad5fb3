/**
 * A fight of a team against zombies (C-2.0): how it begins, goes on and ends.
 *
 * 1. Counters are drawn from the bowl, face down, into box 3; another player leads them.
 * 2. Each member is given the weapon they will use.
 * 3. Fire, box by box (volleys.ts, advance.ts); when zombies enter the team box it is put off.
 * 4. The assault (assault.ts), at the next turn of the team or of whoever leads the zombies.
 * 5. In the end: ammunition tests, what herb and map bring, and all counters go back into the bowl.
 */
import type { HexId } from '@necropole/boards';
import { draw, knowers, type Pile, pile, shuffleInto } from '@necropole/kernel';
import type { CampId } from '../content/camps.ts';
import type { ZoneId } from '../content/fortress/plan.ts';
import type { CounterId } from '../content/ids.ts';
import {
  activeTeam,
  type Carried,
  carriedBy,
  carriedThing,
  counterAt,
  fightNow,
  firstIn,
  itemAt,
  markerAt,
  placeOf,
  teamOf,
  thingKey,
  transportOf,
} from '../reading.ts';
import type { PhaseName, Rule, Verdict, ZfTable } from '../shape.ts';
import type { Fight, Foe, Team } from '../world.ts';
import { testAmmunition } from './ammunition.ts';
import { thingFact } from './carrying.ts';
import { becomeMaster, endTurn, raceDecided } from './field-sequence.ts';
import { boxId } from './pointing.ts';
import { heal } from './sharing.ts';

const FARTHEST = 3;

// ── Preparation ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Who meets whom, and where. */
export interface Meeting {
  /** The active or attacked team first. */
  readonly teams: readonly CampId[];
  readonly at: HexId | ZoneId;
  readonly foe: Foe;
  /** They are upon them at once. */
  readonly surprise?: boolean;
}

/** Zombies meet teams; in the field the next player clockwise leads them (ZF-3.14). */
export function beginFight(table: ZfTable, { teams, at, foe }: Meeting, after: PhaseName): PhaseName {
  const { world, seats } = table;
  const [camp] = teams;
  if (camp === undefined) return after;
  if (foe.kind !== 'encounter') throw new Error('To come: fights of the fortress');
  const team = teamOf(world, camp);
  const leader = (team.seat + 1) % seats;
  world.fought += 1;
  const counters = pile<CounterId>('counters', `fight-${world.fought}`);
  table.tell('fight-begins', 'ZF-3.14', { team: team.camp, leader });
  const drawn = drawCounters(table, counters, foe.zombies, leader);
  if (drawn === 0) return after;
  world.fights.push({
    id: world.fought,
    teams: [...teams],
    at,
    foe: foe.kind,
    pack: null,
    leader,
    counters,
    boxes: counters.cards.map(() => FARTHEST),
    hits: counters.cards.map(() => 0),
    plain: counters.cards.map(() => false),
    assault: false,
    used: [],
    gun: transportOf(team)?.gun ?? null,
    scanned: false,
  });
  world.fighting = world.fought;
  world.after = after;
  return 'fight-arm';
}

/** Drawn at random, face down (ZF-9.23); where there are too few, those that are left (ZF-10.25). */
function drawCounters(table: ZfTable, counters: Pile<CounterId>, zombies: number, leader: number): number {
  const { bowl } = table.world;
  const count = Math.min(zombies, bowl.cards.length);
  for (let drawn = 0; drawn < count; drawn++) draw(table, bowl, counters, knowers(leader));
  table.tell('counters-drawn', count < zombies ? 'ZF-10.25' : 'ZF-9.23', { count });
  return count;
}

/** Before the fight each member is given the weapon they will use until its end (ZF-9.24). A tank fires by itself. */
export function* fightArm(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const fight = fightNow(world);
  const team = firstIn(world, fight);
  if (fight.gun !== null || carriedBy(team).length === 0) return 'fight-fire';
  const chosen = yield* table.ask(team.seat, {
    key: 'arm',
    params: { team: team.camp, zombies: fight.counters.cards.length },
    cite: 'ZF-9.24',
    refs: [boxId(0)],
    options: () => [...wieldOptions(table, team), table.option('ready', null)],
  });
  if (chosen === null) return 'fight-fire';
  const { member } = carriedThing(team, chosen.from, chosen.place);
  member.wields = chosen.place;
  table.tell('weapon-wielded', 'ZF-9.24', { member: member.id });
  return 'fight-arm';
}

function wieldOptions(table: ZfTable, team: Team) {
  return table.options(carriedBy(team), judgeWield, (thing, refusal) =>
    table.option(`wield:${thingKey(thing)}`, { from: thing.member.id, place: thing.place }, refusal, () => ({
      refs: [thing.member.id],
      facts: [thingFact(markerAt(thing))],
    })),
  );
}

/** Only one weapon is used in a fight, whatever one carries (ZF-13.13). */
function judgeWield(thing: Carried): Verdict {
  if (itemAt(thing).family !== 'weapon') return { key: 'not-a-weapon', params: {}, cite: 'ZF-9.24' };
  return thing.member.wields === null ? null : { key: 'wields-already', params: {}, cite: 'ZF-13.13' };
}

// ── Being put off, and going on ───────────────────────────────────────────────────────────────────────────────────

/** A fight that was put off goes on (ZF-10.21). */
export function resumeFight(table: ZfTable, fight: Fight, after: PhaseName): PhaseName {
  const { world } = table;
  world.fighting = fight.id;
  world.after = after;
  table.tell('fight-resumed', fight.assault ? 'ZF-10.21' : 'ZF-11.7', {
    team: firstIn(world, fight).camp,
    assault: fight.assault,
  });
  return fight.assault ? 'fight-assault' : 'fight-fire';
}

/**
 * Zombies are in the team box: the turn of the team is over (ZF-10.20). Whoever leads the zombies goes on with a turn of
 * their own; once the race is over no turn is left to wait for.
 */
export function suspendFight(table: ZfTable, fight: Fight): PhaseName {
  const { world } = table;
  fight.assault = true;
  if (world.last !== null) return 'fight-assault';
  const areOthersBehind = fight.boxes.some((box) => box !== null && box > 0);
  table.tell('fight-suspended', areOthersBehind ? 'ZF-11.6' : 'ZF-10.20', { team: firstIn(world, fight).camp });
  return putOff(table, fight);
}

/** The fight waits for the next activation. */
export function putOff(table: ZfTable, { teams }: Fight): PhaseName {
  const { world } = table;
  if (world.last !== null) return 'fight-fire';
  world.fighting = null;
  return teams.includes(activeTeam(world).camp) ? endTurn(table) : world.after;
}

// ── The end ───────────────────────────────────────────────────────────────────────────────────────────────────────

export function* fightOver(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const fight = fightNow(world);
  const team = firstIn(world, fight);
  const isWon = team.members.length > 0;
  if (isWon) {
    table.tell('fight-won', 'ZF-9.28', { team: team.camp });
    testWeapons(table, fight, team);
    yield* takePrizes(table, fight, team);
  }
  for (const member of team.members) member.wields = null;
  returnCounters(table, fight);
  world.fights = world.fights.filter((one) => one !== fight);
  world.fighting = null;
  return isWon ? world.after : yield* teamDestroyed(table, team);
}

/** Each weapon that was fired is tested once, whatever the number of its shots (ZF-10.7). */
function testWeapons(table: ZfTable, { used }: Fight, team: Team): void {
  for (const marker of used) {
    const thing = carriedBy(team).find((one) => markerAt(one) === marker);
    if (thing !== undefined) testAmmunition(table, thing, 'ZF-10.7');
  }
}

/** The map and the herb that nobody has shot: now or never (ZF-11.16, ZF-11.17). */
function* takePrizes(table: ZfTable, fight: Fight, team: Team): Rule {
  for (const slot of fight.counters.cards.keys()) {
    if (fight.boxes[slot] === null) continue;
    const { gives } = counterAt(fight, slot);
    if (gives === 'sight') lookAtEvents(table, team);
    if (gives === 'healing') yield* useHerb(table, team);
  }
}

function lookAtEvents(table: ZfTable, { camp, seat }: Team): void {
  const hidden = table.world.events.filter(({ marker }) => marker.cards.length > 0);
  for (const { marker } of hidden) table.reveal(marker, 0, knowers(seat));
  table.tell('events-seen', 'ZF-11.16', { team: camp, count: hidden.length });
}

function* useHerb(table: ZfTable, team: Team): Rule {
  const hurt = team.members.filter(({ wounded }) => wounded);
  if (hurt.length === 0) {
    table.tell('herb-lost', 'ZF-11.17', { team: team.camp });
    return;
  }
  const chosen = yield* table.ask(team.seat, {
    key: 'heal',
    params: { team: team.camp },
    cite: 'ZF-11.17',
    options: () => [
      ...hurt.map(({ id }) => table.option(`member:${id}`, id, null, () => ({ refs: [id] }))),
      table.option('pass', null),
    ],
  });
  const healed = team.members.find(({ id }) => id === chosen);
  if (healed === undefined) table.tell('herb-lost', 'ZF-11.17', { team: team.camp });
  else heal(table, healed, 'ZF-11.17');
}

/** The dead, herb and map: all go back (ZF-10.24). */
function returnCounters(table: ZfTable, { counters }: Fight): void {
  const count = counters.cards.length;
  shuffleInto(table, counters, table.world.bowl);
  table.tell('counters-returned', 'ZF-10.24', { count });
}

/** Its player leads the dead in the fortress, and the others race on (ZF-2.8). */
function* teamDestroyed(table: ZfTable, team: Team): Rule<PhaseName> {
  const { world } = table;
  table.tell('team-destroyed', world.last === null ? 'ZF-2.8' : 'ZF-5.11', { team: team.camp, at: placeOf(team) });
  team.state = 'lost';
  team.transport = null;
  team.found = null;
  if (world.last !== null) return 'last-events';
  becomeMaster(table, team, 'ZF-2.8');
  const over = yield* raceDecided(table);
  if (over !== null) return over;
  return activeTeam(world) === team ? endTurn(table) : world.after;
}
