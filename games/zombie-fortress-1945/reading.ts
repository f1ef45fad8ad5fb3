/** Looking things up in the world: teams, members, what they carry, events, fights. */
import { type HexId, hexDistance } from '@necropole/boards';
import { EVERYBODY, type Pile, type Seat } from '@necropole/kernel';
import type { CampId } from './content/camps.ts';
import { type CounterId, counterOf, ordinaryZombie } from './content/counters/index.ts';
import { CASTLE, field } from './content/field/map.ts';
import { isZone, type ZoneId } from './content/fortress/plan.ts';
import { stepsBetween } from './content/fortress/ways.ts';
import type { Counter, Item, Transport } from './content/kinds.ts';
import { isItem } from './content/kinds.ts';
import { type MarkerId, markerOf } from './content/markers/index.ts';
import type { Fight, Hulk, Member, MemberId, Pack, Team, World } from './world.ts';

// ── Teams ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export function teamOf({ teams }: Pick<World, 'teams'>, camp: CampId): Team {
  const team = teams.find((one) => one.camp === camp);
  if (team === undefined) throw new Error(`Nobody plays ${camp}`);
  return team;
}

export function teamOfSeat({ teams }: Pick<World, 'teams'>, seat: Seat): Team {
  const team = teams.find((one) => one.seat === seat);
  if (team === undefined) throw new Error(`Seat ${seat} has no team`);
  return team;
}

/** The team whose turn it is. */
export function activeTeam(world: World): Team {
  return teamOfSeat(world, world.turn.seat);
}

/** Where a team stands. Only asked for once towns are chosen. */
export function placeOf({ at, camp }: Team): HexId {
  if (at === null) throw new Error(`${camp} is nowhere yet`);
  return at;
}

export function isRacing({ state }: Team): boolean {
  return state === 'racing';
}

/** The teams that stand in a hex of the field, or are above it, besides this one. */
export function othersAt({ teams }: World, hex: HexId, than: Team): readonly Team[] {
  return teams.filter((team) => team !== than && isRacing(team) && team.at === hex);
}

/** Those of them that are on the ground: whoever comes there on the ground meets them. */
export function enemiesAt(world: World, hex: HexId, team: Team): readonly Team[] {
  return othersAt(world, hex, team).filter((other) => !isAloft(other));
}

export function distanceToCastle(team: Team): number {
  return hexDistance(field, placeOf(team), CASTLE);
}

export function transportOf({ transport }: Team): Transport | null {
  const marker = transport === null ? null : markerOf(transport);
  return marker?.family === 'transport' ? marker : null;
}

export function isAloft(team: Team): boolean {
  return transportOf(team)?.kind === 'aircraft';
}

// ── Members, and what they carry ──────────────────────────────────────────────────────────────────────────────────

export function memberOf({ members }: Team, id: MemberId): Member {
  const member = members.find((one) => one.id === id);
  if (member === undefined) throw new Error(`${id} is not alive`);
  return member;
}

/** Something that a member carries: by its place among their things. */
export interface Carried {
  readonly member: Member;
  readonly place: number;
}

/** All that a team carries, member by member. */
export function carriedBy({ members }: Team): readonly Carried[] {
  const things: Carried[] = [];
  for (const member of members) {
    for (let place = 0; place < member.items.cards.length; place++) things.push({ member, place });
  }
  return things;
}

/** How a thing that is carried is named in a key: everybody may read it, so it does not say what it is. */
export function thingKey({ member, place }: Carried): string {
  return `${member.id}.${place + 1}`;
}

/** What is carried there. Only its player, or whoever may know it, is to be told. */
export function itemAt({ member, place }: Carried): Item {
  const marker = markerOf(markerAt({ member, place }));
  if (!isItem(marker)) throw new Error(`${marker.id} cannot be carried`);
  return marker;
}

export function markerAt({ member, place }: Carried): MarkerId {
  const marker = member.items.cards[place];
  if (marker === undefined) throw new Error(`${member.id} carries nothing at ${place}`);
  return marker;
}

/** The thing of a team that is named so. */
export function carriedThing(team: Team, member: MemberId, place: number): Carried {
  return { member: memberOf(team, member), place };
}

// ── The field ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The marker that lies face down in a hex. */
export function hiddenEvent({ events }: World, hex: HexId): Pile<MarkerId> | null {
  const found = events.find(({ at, marker }) => at === hex && marker.cards.length > 0);
  return found?.marker ?? null;
}

/** What lies face up in a hex. */
export function lyingAt({ lying }: World, hex: HexId): Pile<MarkerId> | null {
  const found = lying.find(({ at, things }) => at === hex && things.cards.length > 0);
  return found?.things ?? null;
}

/** Who leads the dead in the fortress. Only asked for once the race is over. */
export function masterOf({ master }: World): Seat {
  if (master === null) throw new Error('Nobody leads the dead yet');
  return master;
}

// ── The fortress ──────────────────────────────────────────────────────────────────────────────────────────────────

export function packOf({ fortress }: World, id: number): Pack {
  const pack = fortress.packs.find((one) => one.id === id);
  if (pack === undefined) throw new Error(`There is no group ${id}`);
  return pack;
}

export function hulkOf({ fortress }: World): Hulk {
  if (fortress.hulk === null) throw new Error('The doctor is not Hulk');
  return fortress.hulk;
}

/** The marker that lies face down in a room; to a team that has left it so, the scale model is none. */
export function hiddenRoom(world: World, zone: ZoneId, team?: Team): Pile<MarkerId> | null {
  const marker = world.rooms.find(({ at }) => at === zone)?.marker;
  if (marker === undefined || marker.cards.length === 0) return null;
  if (((marker.known[0] ?? 0) & EVERYBODY) === EVERYBODY) return null;
  const { silent, looked } = world.fortress;
  return team !== undefined && silent === zone && looked.includes(team.camp) ? null : marker;
}

/** Does a group of the dead, or Hulk, stand in a zone? */
export function isDeadAt({ fortress }: World, zone: ZoneId): boolean {
  return fortress.hulk?.at === zone || fortress.packs.some(({ at }) => at === zone);
}

/** How many zones away the nearest group of the dead is; `null` where none walks. */
export function nearestDead({ fortress }: World, zone: ZoneId): number | null {
  const places = [...fortress.packs.map(({ at }) => at), ...(fortress.hulk === null ? [] : [fortress.hulk.at])];
  return places.length === 0 ? null : Math.min(...places.map((at) => stepsBetween(zone, at)));
}

/** How many zones away the nearest team below is; `null` where none is left. */
export function nearestTeam({ teams }: World, zone: ZoneId): number | null {
  const places = teams.flatMap(({ at, state }) => (state === 'arrived' && at !== null && isZone(at) ? [at] : []));
  return places.length === 0 ? null : Math.min(...places.map((at) => stepsBetween(zone, at)));
}

/** The fight that was put off in a zone. */
export function fightAt({ fights }: World, zone: ZoneId): Fight | null {
  return fights.find(({ at }) => at === zone) ?? null;
}

// ── Fights ────────────────────────────────────────────────────────────────────────────────────────────────────────

export function fightOf({ fights }: World, { camp }: Team): Fight | null {
  return fights.find(({ teams }) => teams.includes(camp)) ?? null;
}

/** The teams of a fight, the active or attacked one first. */
export function teamsIn(world: Pick<World, 'teams'>, { teams }: Fight): readonly Team[] {
  return teams.map((camp) => teamOf(world, camp));
}

/** The team that a fight is called after. */
export function firstIn(world: Pick<World, 'teams'>, fight: Fight): Team {
  const [team] = teamsIn(world, fight);
  if (team === undefined) throw new Error(`Nobody fights in ${fight.id}`);
  return team;
}

/** The fight under way. */
export function fightNow({ fights, fighting }: World): Fight {
  const fight = fights.find(({ id }) => id === fighting);
  if (fight === undefined) throw new Error('Nobody fights now');
  return fight;
}

/** The slots of a fight whose counters stand in this box. */
export function slotsIn({ boxes }: Fight, box: number): readonly number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < boxes.length; slot++) if (boxes[slot] === box) slots.push(slot);
  return slots;
}

/** What a counter counts as. To be told only to those who know it. */
export function counterAt({ counters, plain }: Fight, slot: number): Counter {
  return plain[slot] === true ? ordinaryZombie : counterOf(counterId({ counters }, slot));
}

/** What a counter is for everybody now: a puddle that finds no weapon is a zombie (ZF-11.13), and is called one. */
export function fightsAs(fight: Fight, slot: number): CounterId {
  return fight.plain[slot] === true ? 'zombie.1' : counterId(fight, slot);
}

export function counterId({ counters }: Pick<Fight, 'counters'>, slot: number): CounterId {
  const counter = counters.cards[slot];
  if (counter === undefined) throw new Error(`There is no counter in slot ${slot}`);
  return counter;
}
