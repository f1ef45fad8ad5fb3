/**
 * The assault (C-2.5): round by round, until one side is gone.
 *
 * 1. The smaller side is lined up, a giant in two places; the larger one is placed opposite, at least one before each.
 * 2. Whoever faces several names a target.
 * 3. All roll at once: 5 or 6 deals a damage. Losses are simultaneous.
 * 4. Against a group that walks and against Hulk there is a pause after every third round (flight.ts).
 */
import type { Fact } from '@necropole/kernel';
import { kindOf } from '../content/markers/index.ts';
import { counterAt, fightNow, fightsAs, firstIn, slotsIn, teamsIn } from '../reading.ts';
import type { PhaseName, Rule, Verdict, Zf, ZfTable } from '../shape.ts';
import type { Fight, Member, MemberId, Team } from '../world.ts';
import { hurtCounter, hurtMember, isAnyoneLeft } from './damage.ts';
import { abandon, dropFallen, putOff } from './fights.ts';
import { pause } from './flight.ts';
import { assaultOf, bonusOf, fallOdds } from './odds.ts';
import { counterPieceId, DEAD } from './pointing.ts';
import { calledAfter } from './shots.ts';
import { seenItems } from './showing.ts';

const DIE = 6;
const HITS_FROM = 5;
const TEAM_BOX = 0;

/** A place in the line of the zombies: a giant has two. */
interface Place {
  readonly slot: number;
  readonly nth: number;
}

/** Who faces which place. */
interface Facing {
  readonly member: MemberId;
  readonly place: Place;
}

export function* fightAssault(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const fight = fightNow(world);
  const places = placesOf(fight);
  table.tell('assault-round', roundCite(fight), {
    team: firstIn(world, fight).camp,
    members: fightersIn(table, fight).length,
    zombies: places.length,
  });
  fight.facing = [];
  const facing = yield* lineUp(table, fight, places);
  showFacing(fight, facing);
  const byMembers = yield* chooseSlots(table, fight, facing);
  const byZombies = yield* chooseMembers(table, fight, facing);
  strike(table, fight, byMembers, byZombies);
  fight.rounds += 1;
  dropFallen(table, fight);
  if (fightersIn(table, fight).length === 0) return 'fight-over';
  if (slotsIn(fight, TEAM_BOX).length > 0) {
    yield* pause(table, fight);
    return fight.teams.length === 0 ? abandon(table, fight) : 'fight-assault';
  }
  if (!isAnyoneLeft(fight)) return 'fight-over';
  fight.assault = false;
  fight.facing = [];
  return putOff(table, fight);
}

/** Everybody sees who was placed before whom. */
function showFacing(fight: Fight, facing: readonly Facing[]): void {
  fight.facing = facing.map(({ member, place: { slot } }) => ({ member, slot }));
}

function roundCite({ foe, teams }: Fight): string {
  if (foe === 'hulk') return 'ZF-12.2';
  return teams.length > 1 ? 'ZF-11.2' : 'ZF-10.15';
}

/** Somebody who fights, and the team they are of: all members of all teams take part (ZF-11.2). */
interface Fighter {
  readonly member: Member;
  readonly team: Team;
}

function fightersIn({ world }: ZfTable, fight: Fight): readonly Fighter[] {
  return teamsIn(world, fight).flatMap((team) => team.members.map((member) => ({ member, team })));
}

/** All that stand in the team box, a giant twice (ZF-10.15). */
function placesOf(fight: Fight): readonly Place[] {
  return slotsIn(fight, TEAM_BOX).flatMap((slot) =>
    Array.from({ length: counterAt(fight, slot).breadth }, (_, nth) => ({ slot, nth })),
  );
}

/** Whoever is wounded dies of the next damage. */
function woundOf(table: ZfTable, fight: Fight, id: MemberId): readonly Fact<Zf>[] {
  const fighter = fightersIn(table, fight).find(({ member }) => member.id === id);
  return fighter?.member.wounded === true ? [{ key: 'wounded', params: {} }] : [];
}

/** Those of a team who stand before a counter already. */
function against(table: ZfTable, fight: Fight, placed: readonly Facing[], slot: number): readonly Member[] {
  const ids = placed.filter(({ place }) => place.slot === slot).map(({ member }) => member);
  return fightersIn(table, fight).flatMap(({ member }) => (ids.includes(member.id) ? [member] : []));
}

// ── Lining up ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The player of the larger side places it; when equal, the team's (ZF-10.17). */
function* lineUp(table: ZfTable, fight: Fight, places: readonly Place[]): Rule<readonly Facing[]> {
  const fighters = fightersIn(table, fight);
  return fighters.length >= places.length
    ? yield* placeMembers(table, fight, places)
    : yield* placeZombies(
        table,
        fight,
        fighters.map(({ member }) => member.id),
        places,
      );
}

/** As they stand: one before each, then those left over from the first on. */
function asTheyStand<A, B>(larger: readonly A[], smaller: readonly B[]): readonly (readonly [A, B])[] {
  return larger.flatMap((one, i) => {
    const other = smaller[i % smaller.length];
    return other === undefined ? [] : [[one, other] as const];
  });
}

/** Why a counter is there twice among the places: a giant counts for two (ZF-10.15). */
function broadCounters(fight: Fight, places: readonly Place[]): readonly Fact<Zf>[] {
  const broad = places.find(({ nth }) => nth > 0);
  return broad === undefined ? [] : [{ key: 'counter-does', params: { counter: counterAt(fight, broad.slot).id } }];
}

/** At least one before each place (ZF-10.16): those not yet placed must be enough for the places still free. */
function judgePlace<B>(free: readonly B[], chosen: B, left: number): Verdict {
  const stillFree = free.filter((one) => one !== chosen).length;
  return left - 1 >= stillFree ? null : { key: 'others-uncovered', params: {}, cite: 'ZF-10.16' };
}

/** Each player places their own members, team by team. */
function* placeMembers(table: ZfTable, fight: Fight, places: readonly Place[]): Rule<readonly Facing[]> {
  const placed: Facing[] = [];
  let left = fightersIn(table, fight).length;
  const isChoice = left > 1 && places.length > 1;
  for (const { seat, members } of teamsIn(table.world, fight)) {
    for (const [i, member] of members.entries()) {
      const { id } = member;
      const free = places.filter((place) => !placed.some((one) => one.place === place));
      const most = left;
      const chosen = isChoice
        ? yield* table.ask(seat, {
            key: 'place-member',
            params: { member: id },
            cite: 'ZF-10.17',
            refs: [id],
            context: () => broadCounters(fight, places),
            options: () => [
              table.option('line-up', null),
              ...places.map((place, at) =>
                table.option(`counter:${place.slot + 1}:${place.nth + 1}`, at, judgePlace(free, place, most), () => ({
                  refs: [counterPieceId(place.slot)],
                  ...calledAfter(fight, place.slot, place.nth > 0),
                  facts: [fallOdds(table.world, fight, place.slot, against(table, fight, placed, place.slot), member)],
                })),
              ),
            ],
          })
        : null;
      const place = chosen === null ? undefined : places[chosen];
      if (place === undefined) {
        const rest = members.slice(i).map((one) => one.id);
        placed.push(...restLinesUp(rest, free, places));
        left -= rest.length;
        break;
      }
      placed.push({ member: id, place });
      showFacing(fight, placed);
      left -= 1;
    }
  }
  return placed;
}

/** The free places first, then all. */
function restLinesUp(rest: readonly MemberId[], free: readonly Place[], places: readonly Place[]): readonly Facing[] {
  const before = rest.slice(0, free.length);
  return [...asTheyStand(before, free), ...asTheyStand(rest.slice(free.length), places)].map(([member, place]) => ({
    member,
    place,
  }));
}

function* placeZombies(
  table: ZfTable,
  fight: Fight,
  ids: readonly MemberId[],
  places: readonly Place[],
): Rule<readonly Facing[]> {
  const placed: Facing[] = [];
  for (const [i, place] of places.entries()) {
    const free = ids.filter((id) => !placed.some(({ member }) => member === id));
    const rest = places.slice(i);
    const chosen =
      ids.length > 1
        ? yield* table.ask(fight.leader, {
            key: 'place-zombie',
            params: { slot: place.slot, counter: fightsAs(fight, place.slot) },
            cite: 'ZF-10.17',
            refs: [counterPieceId(place.slot), DEAD],
            options: () => [
              table.option('line-up', null),
              ...ids.map((id) =>
                table.option(`member:${id}`, id, judgePlace(free, id, rest.length), () => ({
                  refs: [id],
                  facts: woundOf(table, fight, id),
                })),
              ),
            ],
          })
        : null;
    if (chosen === null) {
      const before = asTheyStand(rest.slice(0, free.length), free);
      const after = asTheyStand(rest.slice(free.length), ids);
      return [...placed, ...[...before, ...after].map(([one, member]) => ({ member, place: one }))];
    }
    placed.push({ member: chosen, place });
    showFacing(fight, placed);
  }
  return placed;
}

// ── Targets ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** So many dice of a member against a counter. */
interface Blow {
  readonly member: MemberId;
  readonly slot: number;
}

/** A member who faces several names one (ZF-10.19); whoever holds both places of a giant rolls for each (ZF-11.10). */
function* chooseSlots(table: ZfTable, fight: Fight, facing: readonly Facing[]): Rule<readonly Blow[]> {
  const blows: Blow[] = [];
  for (const { member, team } of fightersIn(table, fight)) {
    const { id } = member;
    const opposite = facing.filter((one) => one.member === id).map(({ place }) => place.slot);
    const slots = [...new Set(opposite)];
    const slot =
      slots.length > 1
        ? yield* table.ask(team.seat, {
            key: 'strike-which',
            params: { member: id },
            cite: 'ZF-10.19',
            refs: [id],
            options: () =>
              slots.map((one) =>
                table.option(`counter:${one + 1}`, one, null, () => ({
                  refs: [counterPieceId(one)],
                  ...calledAfter(fight, one),
                })),
              ),
          })
        : slots[0];
    for (const one of opposite) if (one === slot) blows.push({ member: id, slot: one });
  }
  return blows;
}

/** A zombie before several members strikes one, a giant two: whoever leads it names them (ZF-10.19). Hulk strikes all (ZF-12.2). */
function* chooseMembers(table: ZfTable, fight: Fight, facing: readonly Facing[]): Rule<readonly Blow[]> {
  const blows: Blow[] = [];
  for (const slot of slotsIn(fight, TEAM_BOX)) {
    const opposite = [...new Set(facing.filter(({ place }) => place.slot === slot).map(({ member }) => member))];
    const kind = counterAt(fight, slot);
    const breadth = kind.strikesAll === true ? opposite.length : kind.breadth;
    while (opposite.length > 0 && blows.filter((blow) => blow.slot === slot).length < breadth) {
      const left = breadth - blows.filter((blow) => blow.slot === slot).length;
      const target =
        opposite.length > left
          ? yield* table.ask(fight.leader, {
              key: 'strike-whom',
              params: { slot, counter: fightsAs(fight, slot) },
              cite: 'ZF-10.19',
              refs: [counterPieceId(slot), DEAD],
              options: () =>
                opposite.map((id) =>
                  table.option(`member:${id}`, id, null, () => ({ refs: [id], facts: woundOf(table, fight, id) })),
                ),
            })
          : opposite[0];
      if (target === undefined) break;
      opposite.splice(opposite.indexOf(target), 1);
      blows.push({ member: target, slot });
    }
  }
  return blows;
}

// ── The dice fall ─────────────────────────────────────────────────────────────────────────────────────────────────

/** All at once (ZF-10.18): what falls has struck as well. */
function strike(table: ZfTable, fight: Fight, byMembers: readonly Blow[], byZombies: readonly Blow[]): void {
  const fighters = fightersIn(table, fight);
  const fighterOf = (id: MemberId): Fighter | undefined => fighters.find(({ member }) => member.id === id);
  const hurtSlots = byMembers.filter((blow) => {
    const fighter = fighterOf(blow.member);
    return fighter !== undefined && memberStrikes(table, fight, fighter.member, blow.slot);
  });
  const hurtMembers = byZombies.filter((blow) => zombieStrikes(table, fight, blow));
  for (const { slot } of hurtSlots) hurtCounter(table, fight, slot, 1);
  for (const { member: id } of hurtMembers) {
    const fighter = fighterOf(id);
    if (fighter?.team.members.includes(fighter.member) === true) hurtMember(table, fighter.team, fighter.member);
  }
}

/** Ice axes that everybody has seen add one to the die of their bearer (ZF-10.23). */
function memberStrikes(table: ZfTable, fight: Fight, member: Member, slot: number): boolean {
  const bonus = bonusOf(table.world, member);
  const die = table.roll(DIE);
  const hits = die + bonus >= HITS_FROM;
  if (bonus > 0) noteHelp(table, member);
  table.tell('member-strikes', memberCite(fight, slot, bonus), { member: member.id, slot, die, bonus, hits });
  return hits;
}

/** What has helped in an assault has served. */
function noteHelp(table: ZfTable, member: Member): void {
  for (const marker of seenItems(table.world, member)) if (assaultOf(marker) > 0) table.uses(kindOf(marker));
}

function memberCite(fight: Fight, slot: number, bonus: number): string {
  if (bonus > 0) return 'ZF-10.23';
  return counterAt(fight, slot).breadth > 1 ? 'ZF-11.10' : 'ZF-10.18';
}

function zombieStrikes(table: ZfTable, fight: Fight, { member, slot }: Blow): boolean {
  const die = table.roll(DIE);
  const hits = die >= HITS_FROM;
  table.uses(counterAt(fight, slot).id);
  table.tell('zombie-strikes', zombieCite(fight, slot), { slot, member, die, hits });
  return hits;
}

function zombieCite(fight: Fight, slot: number): string {
  const { breadth, strikesAll = false } = counterAt(fight, slot);
  if (strikesAll) return 'ZF-12.3';
  return breadth > 1 ? 'ZF-11.10' : 'ZF-10.18';
}
