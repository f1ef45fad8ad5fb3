/**
 * Doors of the fortress (B-3.2 to B-3.4).
 *
 * 1. A lock is tried before the die, by a team that stands before it: 5 or 6 opens, for this turn and this team.
 * 2. A door may be destroyed instead, or on the way: the weapon is named, a die says whether somebody is hurt.
 * 3. A special room opens to its key, or to a 6; from then on its door is an ordinary one.
 * 4. The doors of the lift room are locked from inside alone.
 */
import { deeds, EVERYBODY } from '@necropole/kernel';
import type { CampId } from '../content/camps.ts';
import { type KeyId, LIFT_ROOM, type Passage, type ZoneId, zoneOf } from '../content/fortress/plan.ts';
import { beyond, doorOf, waysFrom } from '../content/fortress/ways.ts';
import { type Carried, carriedBy, carriedThing, itemAt, markerAt, placeOf, thingKey } from '../reading.ts';
import type { Rule, Verdict, ZfTable } from '../shape.ts';
import type { Fortress, Team, World } from '../world.ts';
import { spend, spendFacts } from './ammunition.ts';
import { takeAway } from './carrying.ts';
import { hurtMember } from './damage.ts';
import { loseInFortress } from './losses.ts';
import { settleIfOver } from './victory.ts';

const DIE = 6;
const OPENS_FROM = 5;
const SPECIAL_OPENS_FROM = 6;
const BACKFIRES_ON = 1;
const PERCENT = 100;

// ── Which doors are shut ──────────────────────────────────────────────────────────────────────────────────────────

/** Is it an ordinary door for good: a special one that was opened, or one that was destroyed (ZF-6.23, ZF-6.26)? */
function isBroken({ open, destroyed }: Fortress, { id }: Passage): boolean {
  return open.includes(id) || destroyed.includes(id);
}

/** Does a lock keep whoever comes from this side (ZF-6.15, ZF-7.1)? */
export function isShut({ fortress }: World, door: Passage, from: ZoneId): boolean {
  if (isBroken(fortress, door)) return false;
  return door.door === 'locked' || door.door === 'key' || (door.door === 'lift' && from === LIFT_ROOM);
}

/** A lock that this team has opened at this turn lets it through (ZF-6.15). */
export function isShutTo(world: World, camp: CampId, door: Passage, from: ZoneId): boolean {
  const { unlocked } = world.fortress;
  const hasOpened = unlocked?.team === camp && unlocked.door === door.id;
  return !hasOpened && isShut(world, door, from);
}

/** The rule by which a door is shut: from inside a room as from without (ZF-6.15). */
export function shutCite({ door }: Passage, from: ZoneId): string {
  const isInside = zoneOf(from).kind === 'ordinary';
  const locked = isInside ? 'ZF-6.15' : 'ZF-6.11';
  return { open: 'ZF-6.6', ordinary: 'ZF-6.6', locked, lift: 'ZF-7.1', key: 'ZF-6.24' }[door];
}

function doorsHere(team: Team): readonly Passage[] {
  return waysFrom[zoneHere(team)].filter(({ door }) => door !== 'open');
}

function zoneHere(team: Team): ZoneId {
  return placeOf(team) as ZoneId;
}

// ── Locks ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Step 1: a lock that the team stands before (ZF-6.11); in the lift room, any of them, from the first turn on (ZF-7.2). */
export const lockpicking = deeds({
  options: (table: ZfTable, team: Team) =>
    table.options(
      doorsHere(team),
      (door) => judgeLock(table.world, team, door),
      (door, refusal) =>
        table.option(`test:${door.id}`, { do: 'test' as const, door: door.id }, refusal, () => ({
          refs: [door.id],
          called: { key: 'tries-lock', params: { to: beyond(door, placeOf(team) as ZoneId) } },
          facts: [{ key: 'lock-odds', params: { percent: oddsOf(door) } }],
        })),
    ),
  run: {
    *test(table: ZfTable, team: Team, { door }) {
      tryLock(table, team, doorOf(door));
    },
  },
});

function opensFrom({ door }: Passage): number {
  return door === 'key' ? SPECIAL_OPENS_FROM : OPENS_FROM;
}

function oddsOf(door: Passage): number {
  return Math.round((PERCENT * (DIE - opensFrom(door) + 1)) / DIE);
}

/** One lock a turn, and only one that is locked from here. */
function judgeLock(world: World, team: Team, door: Passage): Verdict {
  if (!isShutTo(world, team.camp, door, zoneHere(team)))
    return { key: 'not-locked', params: {}, cite: openCite(world.fortress, door) };
  return world.turn.locks ? { key: 'lock-step-over', params: {}, cite: 'ZF-6.3' } : null;
}

/** Why no lock is there to try. */
function openCite({ open, destroyed }: Fortress, { id, door }: Passage): string {
  if (destroyed.includes(id)) return 'ZF-6.23';
  if (open.includes(id)) return 'ZF-6.26';
  return door === 'lift' ? 'ZF-7.1' : 'ZF-6.6';
}

/** 5 or 6 opens (ZF-6.11), for this turn; a 6 opens a special door for good (ZF-6.27). Else the lock holds (ZF-6.12). */
function tryLock(table: ZfTable, { camp }: Team, door: Passage): void {
  const { turn, fortress } = table.world;
  turn.locks = true;
  const die = table.roll(DIE);
  const opens = die >= opensFrom(door);
  table.tell('lock-tried', lockCite(door, opens), { team: camp, door: door.id, die, opens });
  if (!opens) return;
  if (door.door === 'key') fortress.open.push(door.id);
  else fortress.unlocked = { team: camp, door: door.id };
}

function lockCite({ door }: Passage, opens: boolean): string {
  if (!opens) return 'ZF-6.12';
  if (door === 'key') return 'ZF-6.27';
  return door === 'lift' ? 'ZF-7.2' : 'ZF-6.11';
}

// ── Keys ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The key that opens a door. */
function keyOf({ between }: Passage): KeyId | undefined {
  return between.flatMap((zone) => zoneOf(zone).key ?? [])[0];
}

/** When its turn begins a team that has the key opens the room that it stands before, without a die (ZF-6.24, ZF-6.25). */
export function openByKey(table: ZfTable, team: Team, at: ZoneId): void {
  const { world } = table;
  for (const door of waysFrom[at]) {
    if (door.door !== 'key' || !isShut(world, door, at)) continue;
    const key = keyOf(door);
    const thing = carriedBy(team).find((one) => {
      const item = itemAt(one);
      return item.family === 'key' && item.opens === key;
    });
    if (key === undefined) continue;
    if (thing === undefined) {
      world.turn.lacks.push(key);
      continue;
    }
    world.fortress.open.push(door.id);
    table.uses(key);
    table.tell('opened-by-key', 'ZF-6.25', { team: team.camp, door: door.id, key });
    takeAway(table, thing, world.gone);
    table.tell('key-removed', 'ZF-6.26', { key });
  }
}

// ── Destroying a door ─────────────────────────────────────────────────────────────────────────────────────────────

/** In place of a lock test, or in front of the door on the way, once a turn (ZF-6.18). */
export const blasting = deeds({
  options(table: ZfTable, team: Team) {
    const pairs = doorsHere(team).flatMap((door) => carriedBy(team).map((thing) => ({ door, thing })));
    return table.options(
      pairs,
      ({ door, thing }) => judgeBlast(table.world, door, thing),
      ({ door, thing }, refusal) =>
        table.option(
          `blast:${door.id}:${thingKey(thing)}`,
          { do: 'blast' as const, door: door.id, from: thing.member.id, place: thing.place },
          refusal,
          () => ({
            refs: [thing.member.id, door.id],
            called: {
              key: 'blasts-door',
              params: { to: beyond(door, placeOf(team) as ZoneId), marker: markerAt(thing), member: thing.member.id },
            },
            facts: [{ key: 'hurts-on', params: { upTo: BACKFIRES_ON } }, ...spendFacts(table.world, thing)],
          }),
        ),
    );
  },
  run: {
    *blast(table: ZfTable, team: Team, { door, from, place }) {
      yield* blast(table, team, doorOf(door), carriedThing(team, from, place));
    },
  },
});

/** Some weapons destroy doors (ZF-6.16), no others do (ZF-6.17). An ordinary door stands open: there is nothing to gain. */
function judgeBlast({ turn, fortress }: World, door: Passage, thing: Carried): Verdict {
  const item = itemAt(thing);
  const serves = 'against' in item && item.against.includes('door');
  if (!serves) return { key: 'not-for-this', params: {}, cite: 'ZF-6.17' };
  if (door.door === 'ordinary' || isBroken(fortress, door))
    return { key: 'not-locked', params: {}, cite: openCite(fortress, door) };
  if (turn.blasted) return { key: 'blasted-already', params: {}, cite: 'ZF-6.18' };
  return turn.die === null && turn.locks ? { key: 'blast-on-way', params: {}, cite: 'ZF-6.18' } : null;
}

/** The door is gone, for all and for good; on 1 somebody picked at random is hurt (ZF-6.19), on a 6 nobody (ZF-6.20). */
function* blast(table: ZfTable, team: Team, door: Passage, thing: Carried): Rule {
  const { turn, fortress } = table.world;
  turn.blasted = true;
  if (turn.die === null) turn.locks = true;
  const weapon = itemAt(thing).id;
  table.reveal(thing.member.items, thing.place, EVERYBODY);
  table.uses(weapon);
  table.tell('charge-set', 'ZF-6.16', { member: thing.member.id, door: door.id, weapon });
  const die = table.roll(DIE);
  fortress.destroyed.push(door.id);
  table.tell('door-destroyed', die === DIE ? 'ZF-6.20' : 'ZF-6.19', { team: team.camp, door: door.id, weapon, die });
  spend(table, thing, 'ZF-6.18');
  if (die !== BACKFIRES_ON) return;
  const hurt = team.members[table.roll(team.members.length) - 1];
  if (hurt !== undefined) hurtMember(table, team, hurt);
  if (team.members.length > 0) return;
  loseInFortress(table, team);
  yield* settleIfOver(table);
}
