/**
 * Who fires (C-2.3, C-2.31; chapters E and F): the choices of a volley, before any die falls.
 *
 * 1. Up to four members fire, each at one box, or throw a grenade, or set a mine. Several teams name them in turn.
 * 2. A device uncovers half of the zombies in box 3.
 */
import { EVERYBODY, type Fact, type InOneGo, type Named } from '@necropole/kernel';
import { type CampId, type Range, ranges } from '../content/camps.ts';
import type { Counter, Gear, Grenade, Weapon } from '../content/kinds.ts';
import { kindOf, type MarkerId } from '../content/markers/index.ts';
import {
  type Carried,
  carriedBy,
  carriedThing,
  counterAt,
  fightsAs,
  itemAt,
  markerAt,
  memberOf,
  slotsIn,
  teamOf,
  thingKey,
} from '../reading.ts';
import type { Rule, Verdict, Zf, ZfTable } from '../shape.ts';
import type { Fight, Member, MemberId, Team } from '../world.ts';
import { takeAway, thingFact } from './carrying.ts';
import { isUncovered, uncover } from './damage.ts';
import { assaultOdds } from './odds.ts';
import { boxId, counterPieceId } from './pointing.ts';

const DIE = 6;
export const MOST_SHOOTERS = 4;
export const BASIC = 2;

/** What somebody does in a volley: what it costs them in things is paid when the dice fall. */
export type Shot =
  | {
      readonly is: 'fire';
      readonly team: CampId;
      readonly member: MemberId;
      readonly box: Range;
      readonly dice: number;
    }
  | {
      readonly is: 'throw';
      readonly team: CampId;
      readonly member: MemberId;
      readonly box: Range;
      readonly dice: number;
      readonly thing: MarkerId;
    }
  | {
      readonly is: 'mine';
      readonly team: CampId;
      readonly member: MemberId;
      readonly slot: number;
      readonly thing: MarkerId;
    };

// ── Who fires ─────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Up to four act, one after the other, until the player is done (ZF-9.29). Several teams name theirs in turn, the first one
 * first (ZF-11.3); whoever is done leaves the rest to the others: so they agree (ZF-11.2).
 */
export function* chooseShots(table: ZfTable, fight: Fight): Rule<readonly Shot[]> {
  const shots: Shot[] = [];
  const naming = [...fight.teams];
  for (let camp = naming.shift(); camp !== undefined; camp = naming.shift()) {
    const isDone = yield* nameShot(table, fight, teamOf(table.world, camp), shots, naming.length === 0);
    if (!isDone) naming.push(camp);
  }
  return shots;
}

/** A team names somebody who acts, or is done. Where nobody else names any more, it may name all of them by one press. */
function* nameShot(table: ZfTable, fight: Fight, team: Team, shots: Shot[], alone: boolean): Rule<boolean> {
  for (;;) {
    const chosen = yield* table.ask(team.seat, {
      key: 'volley',
      params: { team: team.camp, shooters: shots.length },
      cite: fight.teams.length > 1 ? 'ZF-11.3' : 'ZF-9.29',
      refs: [boxId(0)],
      context: () => [assaultOdds(table.world, fight), ...openCounters(fight, ranges)],
      named: () => shots.map(namedFor),
      inOneGo: () => (alone ? allFire(table, fight, team, shots) : null),
      options: () => [...actOptions(table, fight, team, shots), table.option('done', { do: 'done' as const })],
    });
    if (chosen.do === 'done') return true;
    if (chosen.do === 'scan') yield* scan(table, fight, team, carriedThing(team, chosen.from, chosen.place));
    else {
      shots.push(yield* shotOf(table, fight, team, chosen));
      return false;
    }
  }
}

function actOptions(table: ZfTable, fight: Fight, team: Team, shots: readonly Shot[]) {
  return [
    ...fireOptions(table, fight, team, shots),
    ...throwOptions(table, fight, team, shots),
    ...mineOptions(table, fight, team, shots),
    ...scanOptions(table, fight, team),
  ];
}

/** What somebody was named for, while others still are. */
export function namedFor(shot: Shot): Named {
  if (shot.is === 'mine') return { of: shot.member, symbol: 'w-mine' };
  const symbol = shot.is === 'fire' ? 'd-6' : 'w-grenade';
  return { of: shot.member, symbol, count: shot.dice, label: { key: 'box', params: [shot.box] } };
}

/**
 * All fire at the box from which zombies come, the nearest first: those with the most dice where they are too many. Nobody among them
 * whose weapon serves but once; and they are done with it where nobody could do anything else.
 */
function allFire(table: ZfTable, fight: Fight, team: Team, shots: readonly Shot[]): InOneGo<Zf> | null {
  const [box] = boxesByNeed(fight);
  if (box === undefined) return null;
  const all = team.members
    .filter(
      (member) => judgeFire(fight, shots, member, box) === null && wielded(member)?.weapon.ammunition !== 'always',
    )
    .map((member) => ({ is: 'fire', team: team.camp, member: member.id, box, dice: rateOf(member, box) ?? 0 }) as const)
    .sort((one, other) => other.dice - one.dice)
    .slice(0, MOST_SHOOTERS - shots.length);
  if (all.length < 2) return null;
  const areDone = actOptions(table, fight, team, [...shots, ...all]).every(({ refusal }) => refusal !== undefined);
  const dice = all.reduce((sum, shot) => sum + shot.dice, 0);
  return {
    called: { key: 'all-fire', params: { box, shooters: all.length, dice } },
    facts: [],
    keys: [...all.map(({ member }) => `fire:${member}:${box}`), ...(areDone ? ['done'] : [])],
  };
}

type Chosen =
  | { readonly do: 'fire'; readonly member: MemberId; readonly box: Range }
  | { readonly do: 'throw' | 'mine'; readonly from: MemberId; readonly place: number };

function* shotOf(table: ZfTable, fight: Fight, team: Team, chosen: Chosen): Rule<Shot> {
  if (chosen.do === 'fire') {
    const { member: id, box } = chosen;
    return { is: 'fire', team: team.camp, member: id, box, dice: rateOf(memberOf(team, id), box) ?? 0 };
  }
  const thing = carriedThing(team, chosen.from, chosen.place);
  const item = itemAt(thing);
  const marker = table.reveal(thing.member.items, thing.place, EVERYBODY);
  if (item.family === 'grenade') {
    const box = throwBox(item);
    return { is: 'throw', team: team.camp, member: chosen.from, box, dice: item.rates[box] ?? 0, thing: marker };
  }
  const box = item.family === 'mine' ? item.range : 2;
  const slot = yield* table.ask(team.seat, {
    key: 'set-mine',
    params: { team: team.camp, member: chosen.from },
    cite: 'ZF-13.9',
    options: () => slotsIn(fight, box).map((one) => counterOption(table, fight, one)),
  });
  return { is: 'mine', team: team.camp, member: chosen.from, slot, thing: marker };
}

function counterOption(table: ZfTable, fight: Fight, slot: number) {
  return table.option(`counter:${slot + 1}`, slot, null, () => ({
    refs: [counterPieceId(slot)],
    ...calledAfter(fight, slot),
  }));
}

/** What a counter is called, once it lies face up. */
export function calledAfter(fight: Fight, slot: number, second = false): { readonly called?: Fact<Zf> } {
  if (!isUncovered(fight, slot)) return {};
  return { called: { key: 'names-counter', params: { slot, counter: fightsAs(fight, slot), second } } };
}

/** Four act at a time, those who throw among them (ZF-9.29, ZF-10.6), each once (ZF-10.5). */
function judgeActing(shots: readonly Shot[], { id }: Member, cite: string): Verdict {
  if (shots.some(({ member }) => member === id)) return { key: 'acts-already', params: {}, cite: 'ZF-10.5' };
  return shots.length < MOST_SHOOTERS ? null : { key: 'four-fire', params: {}, cite };
}

function judgeBox(fight: Fight, box: Range): Verdict {
  return slotsIn(fight, box).length > 0 ? null : { key: 'box-empty', params: { box }, cite: 'ZF-9.25' };
}

// ── Weapons ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** What somebody fights with; `null`: the basic weapon, or nothing any more. */
export function wielded(member: Member): { readonly marker: MarkerId; readonly weapon: Weapon } | null {
  if (typeof member.wields !== 'number') return null;
  const thing = { member, place: member.wields };
  const weapon = itemAt(thing);
  return weapon.family === 'weapon' ? { marker: markerAt(thing), weapon } : null;
}

/** The attack points of a member at a box: of their weapon (ZF-9.20), or of the basic one (ZF-9.19). */
function rateOf(member: Member, box: Range): number | null {
  if (member.wields === 'spent') return null;
  const armed = wielded(member);
  return armed === null ? BASIC : armed.weapon.rates[box];
}

function judgeFire(fight: Fight, shots: readonly Shot[], member: Member, box: Range): Verdict {
  const acting = judgeActing(shots, member, 'ZF-9.29') ?? judgeBox(fight, box);
  if (acting !== null) return acting;
  if (member.wields === 'spent') return { key: 'weapon-spent', params: {}, cite: 'ZF-9.21' };
  return rateOf(member, box) === null ? { key: 'out-of-range', params: { box }, cite: 'ZF-9.21' } : null;
}

/** The boxes as fire is wanted there: those from which zombies come, the nearest first; then those where only finds lie, or nothing. */
function boxesByNeed(fight: Fight): readonly Range[] {
  const mayBeZombie = (slot: number): boolean =>
    !isUncovered(fight, slot) || counterAt(fight, slot).family === 'zombie';
  const isWanted = (box: Range): boolean => slotsIn(fight, box).some(mayBeZombie);
  return [...ranges].sort((a, b) => Number(isWanted(b)) - Number(isWanted(a)) || a - b);
}

function fireOptions(table: ZfTable, fight: Fight, { members }: Team, shots: readonly Shot[]) {
  return boxesByNeed(fight).flatMap((box) =>
    table.options(
      members,
      (member) => judgeFire(fight, shots, member, box),
      (member, refusal) =>
        table.option(`fire:${member.id}:${box}`, { do: 'fire' as const, member: member.id, box }, refusal, () => ({
          refs: [member.id],
          area: [boxId(box)],
          facts: [...fireFacts(member, box), ...findsIn(fight, box)],
        })),
    ),
  );
}

/** The finds of a box in which nothing else lies: all that fire can do there is to destroy them (ZF-10.13). */
function findsIn(fight: Fight, box: Range): readonly Fact<Zf>[] {
  const isFind = (slot: number): boolean => isUncovered(fight, slot) && counterAt(fight, slot).family === 'prize';
  if (!slotsIn(fight, box).every(isFind)) return [];
  return openIn(fight, [box]).map(({ id }) => ({ key: 'find-there', params: { counter: id } }));
}

/** What lies open in these boxes and is no ordinary zombie, and what it does: once of each kind. */
export function openCounters(fight: Fight, boxes: readonly Range[]): readonly Fact<Zf>[] {
  return openIn(fight, boxes)
    .filter(({ family, corrodes }) => family === 'prize' || corrodes === true)
    .map(({ id }) => ({ key: 'counter-does', params: { counter: id } }));
}

function openIn(fight: Fight, boxes: readonly Range[]): readonly Counter[] {
  const open = boxes.flatMap((box) => slotsIn(fight, box)).filter((slot) => isUncovered(fight, slot));
  return [...new Map(open.map((slot) => counterAt(fight, slot)).map((one) => [one.id, one])).values()];
}

/** What somebody fires with, and what the ammunition test will take it away on. */
function fireFacts(member: Member, box: Range): readonly Fact<Zf>[] {
  const weapon = wielded(member)?.weapon ?? null;
  const fires = { key: 'fires-with', params: { weapon: weapon?.id ?? null, dice: rateOf(member, box) ?? 0 } } as const;
  if (weapon === null) return [fires];
  const upTo = weapon.ammunition === 'always' ? DIE : weapon.ammunition.lostOn;
  return [fires, { key: 'lost-on', params: { upTo } }];
}

// ── Grenades and mines ────────────────────────────────────────────────────────────────────────────────────────────

function throwBox({ rates }: Grenade): Range {
  return ranges.find((box) => rates[box] !== null) ?? 2;
}

function judgeThrow(fight: Fight, shots: readonly Shot[], thing: Carried): Verdict {
  const item = itemAt(thing);
  if (item.family !== 'grenade') return { key: 'not-for-this', params: {}, cite: 'ZF-10.5' };
  return judgeActing(shots, thing.member, 'ZF-10.6') ?? judgeBox(fight, throwBox(item));
}

function throwOptions(table: ZfTable, fight: Fight, team: Team, shots: readonly Shot[]) {
  return table.options(
    carriedBy(team),
    (thing) => judgeThrow(fight, shots, thing),
    (thing, refusal) =>
      table.option(
        `throw:${thingKey(thing)}`,
        { do: 'throw' as const, from: thing.member.id, place: thing.place },
        refusal,
        () => ({
          refs: [thing.member.id],
          called: { key: 'would-throw', params: { marker: markerAt(thing), member: thing.member.id } },
          facts: [throwFact(thing)],
        }),
      ),
  );
}

/** What is thrown, and its dice. */
function throwFact(thing: Carried): Fact<Zf> {
  const item = itemAt(thing);
  if (item.family !== 'grenade') return thingFact(markerAt(thing));
  return { key: 'fires-with', params: { weapon: item.id, dice: item.rates[throwBox(item)] ?? 0 } };
}

function judgeMine(fight: Fight, shots: readonly Shot[], thing: Carried): Verdict {
  const item = itemAt(thing);
  if (item.family !== 'mine') return { key: 'not-for-this', params: {}, cite: 'ZF-13.8' };
  return judgeActing(shots, thing.member, 'ZF-10.6') ?? judgeBox(fight, item.range);
}

function mineOptions(table: ZfTable, fight: Fight, team: Team, shots: readonly Shot[]) {
  return table.options(
    carriedBy(team),
    (thing) => judgeMine(fight, shots, thing),
    (thing, refusal) =>
      table.option(
        `mine:${thingKey(thing)}`,
        { do: 'mine' as const, from: thing.member.id, place: thing.place },
        refusal,
        () => ({
          refs: [thing.member.id],
          called: { key: 'sets-mine', params: { marker: markerAt(thing), member: thing.member.id } },
        }),
      ),
  );
}

// ── A device that sees ────────────────────────────────────────────────────────────────────────────────────────────

function isDevice(thing: Carried): boolean {
  return uncoversOf(thing) !== undefined;
}

function uncoversOf(thing: Carried): Gear['uncovers'] {
  const item = itemAt(thing);
  return item.family === 'gear' ? item.uncovers : undefined;
}

function judgeScan(fight: Fight, thing: Carried): Verdict {
  const range = uncoversOf(thing)?.range;
  if (fight.scanned) return { key: 'scanned-already', params: {}, cite: 'ZF-13.11' };
  const isHidden = range !== undefined && slotsIn(fight, range).some((slot) => !isUncovered(fight, slot));
  return isHidden ? null : { key: 'nothing-to-uncover', params: {}, cite: 'ZF-13.11' };
}

function scanOptions(table: ZfTable, fight: Fight, team: Team) {
  return table.options(
    carriedBy(team).filter(isDevice),
    (thing) => judgeScan(fight, thing),
    (thing, refusal) =>
      table.option(
        `scan:${thingKey(thing)}`,
        { do: 'scan' as const, from: thing.member.id, place: thing.place },
        refusal,
        () => ({
          refs: [thing.member.id],
          called: { key: 'looks-with', params: { marker: markerAt(thing), member: thing.member.id } },
        }),
      ),
  );
}

/** Half of the zombies in the box, rounded up (ZF-13.11): the user names them, and everybody sees them (ZF-13.12). */
function* scan(table: ZfTable, fight: Fight, team: Team, thing: Carried): Rule {
  const device = uncoversOf(thing);
  if (device === undefined) return;
  const { range, lostOn } = device;
  const marker = table.reveal(thing.member.items, thing.place, EVERYBODY);
  fight.scanned = true;
  const half = Math.ceil(slotsIn(fight, range).length / 2);
  const hidden = (): readonly number[] => slotsIn(fight, range).filter((slot) => !isUncovered(fight, slot));
  for (let left = Math.min(half, hidden().length); left > 0; left--) {
    const slot = yield* table.ask(team.seat, {
      key: 'uncover',
      params: { team: team.camp, left },
      cite: 'ZF-13.12',
      options: () =>
        hidden().map((one) => table.option(`counter:${one + 1}`, one, null, () => ({ refs: [counterPieceId(one)] }))),
    });
    uncover(table, fight, slot, 'ZF-13.12');
  }
  const die = table.roll(DIE);
  const lost = die <= lostOn;
  table.uses(kindOf(marker));
  table.tell('device-used', 'ZF-13.11', { team: team.camp, marker: kindOf(marker), die, lost });
  if (lost) takeAway(table, thing, table.world.gone);
}
