/**
 * A fight of teams against zombies (C-2.0): how it begins, goes on and ends.
 *
 * 1. Counters are drawn from the bowl, face down, into box 3; somebody else leads them (packs.ts).
 * 2. Each member is given the weapon they will use.
 * 3. Fire, box by box (volleys.ts, advance.ts); when zombies enter the team box it is put off.
 * 4. The assault (assault.ts), at the next turn of a team or of whoever leads the zombies.
 * 5. In the end ammunition is tested, and all counters go back into the bowl (fight-over.ts).
 */
import type { HexId } from '@necropole/boards';
import { type Pile, pile, type Seat } from '@necropole/kernel';
import type { CampId } from '../content/camps.ts';
import { isZone, type ZoneId } from '../content/fortress/plan.ts';
import type { CounterId } from '../content/ids.ts';
import type { Item } from '../content/kinds.ts';
import {
  activeTeam,
  type Carried,
  carriedBy,
  carriedThing,
  fightNow,
  firstIn,
  itemAt,
  markerAt,
  masterOf,
  packOf,
  teamOf,
  teamOfSeat,
  teamsIn,
  thingKey,
  transportOf,
} from '../reading.ts';
import type { PhaseName, Rule, Verdict, ZfTable } from '../shape.ts';
import type { Box, Fight, Foe, Team, World } from '../world.ts';
import { testAmmunition } from './ammunition.ts';
import { endTurn } from './field-sequence.ts';
import { endFortressTurn } from './fortress-sequence.ts';
import { loseInFortress } from './losses.ts';
import { disperse, muster } from './packs.ts';
import { boxId } from './pointing.ts';
import { hasUnseen, showChosen, showOptions } from './showing.ts';

const FARTHEST: Box = 3;
const NEAREST: Box = 1;

// ── Preparation ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Who meets whom, and where. */
export interface Meeting {
  /** The active or attacked team first: teams that share a zone defend together (ZF-7.4). */
  readonly teams: readonly CampId[];
  readonly at: HexId | ZoneId;
  readonly foe: Foe;
  /** They are upon them at once (ZF-10.30). */
  readonly surprise?: boolean;
}

/** Zombies meet teams: they come from box 3, in a surprise attack from box 1 (ZF-10.30). */
export function beginFight(table: ZfTable, meeting: Meeting, after: PhaseName): PhaseName {
  const { world } = table;
  const { teams, at, foe, surprise = false } = meeting;
  const [camp, ...others] = teams;
  if (camp === undefined) return after;
  const leader = leaderOf(table, meeting, teamOf(world, camp));
  world.fought += 1;
  const counters: Pile<CounterId> = pile('counters', `fight-${world.fought}`);
  table.tell('fight-begins', beginningCite(world, meeting), {
    team: camp,
    leader,
    player: teamOfSeat(world, leader).camp,
    at,
    pack: foe.kind === 'pack' ? packOf(world, foe.pack).kind : null,
  });
  for (const other of others) table.tell('defends-too', 'ZF-7.4', { team: other });
  if (surprise) table.tell('surprised', 'ZF-10.30', { team: camp });
  const hits = muster(table, foe, at, leader, counters);
  if (counters.cards.length === 0) return after;
  world.fights.push({
    id: world.fought,
    teams: [...teams],
    at,
    foe: foe.kind,
    pack: foe.kind === 'pack' ? foe.pack : null,
    leader,
    counters,
    boxes: counters.cards.map(() => (surprise ? NEAREST : FARTHEST)),
    hits,
    plain: counters.cards.map(() => false),
    armed: [],
    assault: false,
    rounds: 0,
    facing: [],
    used: [],
    gun: transportOf(teamOf(world, camp))?.gun ?? null,
    scanned: false,
  });
  world.fighting = world.fought;
  world.after = after;
  // If it is put off, then to another activation than this one (ZF-10.21).
  world.turn.resumed.push(world.fought);
  return 'fight-arm';
}

/** In the field the next player clockwise (ZF-3.14), in the fortress the master (ZF-7.7), or whoever leads the group. */
function leaderOf({ world, seats }: ZfTable, { at, foe }: Meeting, team: Team): Seat {
  if (foe.kind === 'pack') return packOf(world, foe.pack).leader;
  return isZone(at) ? masterOf(world) : (team.seat + 1) % seats;
}

/** Hulk is found (ZF-12.11), or met again (ZF-12.12); a group attacks (ZF-8.6), by surprise (ZF-8.27). */
function beginningCite({ fortress }: World, { at, foe, surprise = false }: Meeting): string {
  if (foe.kind === 'hulk') return fortress.hulk === null ? 'ZF-12.11' : 'ZF-12.12';
  if (foe.kind === 'pack') return surprise ? 'ZF-8.27' : 'ZF-8.6';
  return isZone(at) ? 'ZF-7.7' : 'ZF-3.14';
}

/**
 * Before the fight each member is given the weapon they will use until its end (ZF-9.24), and shows what will help hand to
 * hand (ZF-10.23). A tank fires by itself.
 */
export function* fightArm(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const fight = fightNow(world);
  const team = teamsIn(world, fight).find(({ camp }) => !fight.armed.includes(camp));
  if (team === undefined) return fight.assault ? 'fight-assault' : 'fight-fire';
  const chosen = mayArm(fight, team) ? yield* askArm(table, fight, team) : null;
  if (chosen === null) {
    fight.armed.push(team.camp);
    return 'fight-arm';
  }
  if (chosen.do === 'show') {
    showChosen(table, team, chosen, 'ZF-10.23');
    return 'fight-arm';
  }
  const { member } = carriedThing(team, chosen.from, chosen.place);
  member.wields = chosen.place;
  table.tell('weapon-wielded', 'ZF-9.24', { member: member.id });
  return 'fight-arm';
}

/** Is there anything to take up or to show? That it is carried everybody sees. */
function mayArm({ gun }: Fight, team: Team): boolean {
  return gun === null ? carriedBy(team).length > 0 : hasUnseen(team);
}

function askArm(table: ZfTable, fight: Fight, team: Team) {
  return table.ask(team.seat, {
    key: 'arm',
    params: { team: team.camp, zombies: fight.counters.cards.length, aboard: fight.gun !== null },
    cite: 'ZF-9.24',
    refs: [boxId(0)],
    options: () => [
      ...(fight.gun === null ? wieldOptions(table, team) : []),
      ...showOptions(table, team, helpsInAssault, 'ZF-10.23'),
      table.option('ready', null),
    ],
  });
}

function wieldOptions(table: ZfTable, team: Team) {
  return table.options(carriedBy(team), judgeWield, (thing, refusal) =>
    table.option(
      `wield:${thingKey(thing)}`,
      { do: 'wield' as const, from: thing.member.id, place: thing.place },
      refusal,
      () => ({
        refs: [thing.member.id],
        called: { key: 'takes-up', params: { marker: markerAt(thing), member: thing.member.id } },
      }),
    ),
  );
}

function helpsInAssault(item: Item): boolean {
  return item.family === 'gear' && item.assault !== undefined;
}

/** Only one weapon is used in a fight, whatever one carries (ZF-13.13). */
function judgeWield(thing: Carried): Verdict {
  if (itemAt(thing).family !== 'weapon') return { key: 'not-a-weapon', params: {}, cite: 'ZF-9.24' };
  return thing.member.wields === null ? null : { key: 'wields-already', params: {}, cite: 'ZF-13.13' };
}

// ── Being put off, and going on ───────────────────────────────────────────────────────────────────────────────────

/** A team that comes into the zone of a fight that was put off joins the defence (ZF-10.22). */
export function joinFight(table: ZfTable, fight: Fight, { camp }: Team): void {
  fight.teams.push(camp);
  table.tell('defends-too', 'ZF-10.22', { team: camp });
}

/** A fight goes on at the turn of its teams or of whoever leads its zombies, once each (ZF-10.21). */
export function goesOn({ world }: ZfTable, { id, teams, leader }: Fight): boolean {
  const { seat, resumed } = world.turn;
  return !resumed.includes(id) && (leader === seat || teams.some((camp) => teamOf(world, camp).seat === seat));
}

/** A fight that was put off goes on (ZF-10.21). */
export function resumeFight(table: ZfTable, fight: Fight, after: PhaseName): PhaseName {
  const { world } = table;
  world.turn.resumed.push(fight.id);
  world.fighting = fight.id;
  world.after = after;
  table.tell('fight-resumed', fight.assault ? 'ZF-10.21' : 'ZF-11.7', {
    team: firstIn(world, fight).camp,
    assault: fight.assault,
  });
  return 'fight-arm';
}

/**
 * Zombies are in the team box: the turn of the team is over (ZF-10.20). Whoever leads the zombies goes on with a turn of
 * their own; once the race is over no turn is left to wait for, and Hulk is fought in one turn (ZF-12.10).
 */
export function suspendFight(table: ZfTable, fight: Fight): PhaseName {
  fight.assault = true;
  fight.rounds = 0;
  const { camp } = firstIn(table.world, fight);
  if (isInOneGo(table, fight)) {
    if (fight.foe === 'hulk') table.tell('hulk-upon-them', 'ZF-12.10', { team: camp });
    return 'fight-assault';
  }
  const areOthersBehind = fight.boxes.some((box) => box !== null && box > 0);
  table.tell('fight-suspended', areOthersBehind ? 'ZF-11.6' : 'ZF-10.20', { team: camp });
  return putOff(table, fight);
}

function isInOneGo({ world }: ZfTable, { at, foe }: Fight): boolean {
  return foe === 'hulk' || (world.last !== null && !isZone(at));
}

/** The fight waits for the next activation: what was the turn of one of its teams is over. */
export function putOff(table: ZfTable, fight: Fight): PhaseName {
  const { world } = table;
  if (isInOneGo(table, fight)) return 'fight-fire';
  world.fighting = null;
  if (!fight.teams.includes(activeTeam(world).camp)) return world.after;
  return isZone(fight.at) ? endFortressTurn(table) : endTurn(table);
}

/** In the fortress, where the team whose turn it was has fled, fallen or turned. */
export function* turnOver(table: ZfTable): Rule<PhaseName> {
  return endFortressTurn(table);
}

// ── The end ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** After dice have fallen: a team of which nobody is left is out of a fight that others go on with. */
export function dropFallen(table: ZfTable, fight: Fight): void {
  const { world } = table;
  const fallen = teamsIn(world, fight).filter(({ members }) => members.length === 0);
  if (fallen.length === fight.teams.length) return;
  for (const team of fallen) {
    fight.teams = fight.teams.filter((camp) => camp !== team.camp);
    loseInFortress(table, team);
  }
}

/** What a team has fired is tested once, whatever the number of shots (ZF-10.7); then its hands are free, for any other fight. */
export function layDownArms(table: ZfTable, fight: Fight, team: Team): void {
  for (const marker of [...fight.used]) {
    const thing = carriedBy(team).find((one) => markerAt(one) === marker);
    if (thing === undefined) continue;
    fight.used = fight.used.filter((one) => one !== marker);
    testAmmunition(table, thing, 'ZF-10.7');
  }
  for (const member of team.members) member.wields = null;
  for (const one of table.world.fights) one.armed = one.armed.filter((camp) => camp !== team.camp);
}

/** A team leaves a fight that others may go on with; where it was alone, the fight is over. */
export function withdraw(table: ZfTable, team: Team): void {
  for (const fight of table.world.fights.filter(({ teams }) => teams.includes(team.camp))) {
    fight.teams = fight.teams.filter((camp) => camp !== team.camp);
    if (fight.teams.length === 0) endFight(table, fight);
  }
}

/** All teams have left: the match goes on after it. */
export function abandon(table: ZfTable, fight: Fight): PhaseName {
  endFight(table, fight);
  return table.world.after;
}

/** All counters go where they belong. */
export function endFight(table: ZfTable, fight: Fight): void {
  const { world } = table;
  disperse(table, fight);
  world.fights = world.fights.filter((one) => one !== fight);
  if (world.fighting === fight.id) world.fighting = null;
}
