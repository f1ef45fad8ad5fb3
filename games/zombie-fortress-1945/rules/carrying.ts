/**
 * Objects and their bearers (A-4.2, A-4.21; chapter F).
 *
 * 1. What is found is given to a member, or left; the coffin and whoever joins the team cannot be left.
 * 2. A member carries one weapon, and grenades and mines besides; a weapon may be exchanged for another.
 * 3. In their own turn and outside of fights, players share things among the members, leave them, and use a medic kit.
 */
import type { HexId } from '@necropole/boards';
import { deeds, EVERYBODY, type Fact, knowers, type Option, type Pile, pile } from '@necropole/kernel';
import type { MarkerKind } from '../content/ids.ts';
import { kindOf, type MarkerId, markerOf } from '../content/markers/index.ts';
import {
  type Carried,
  carriedBy,
  carriedThing,
  itemAt,
  lyingAt,
  markerAt,
  memberOf,
  placeOf,
  thingKey,
} from '../reading.ts';
import type { Rule, Verdict, Zf, ZfTable } from '../shape.ts';
import type { Member, MemberId, Team, World } from '../world.ts';

const ONE_WEAPON = 1;

/** What a thing is, for its player. */
export function thingFact(marker: MarkerId): Fact<Zf> {
  return { key: 'thing', params: { marker } };
}

function isHandWeapon(marker: MarkerId): boolean {
  return markerOf(marker).family === 'weapon';
}

/** The places of the weapons among a member's things. */
function weaponsOf({ items }: Member): readonly number[] {
  return items.cards.flatMap((marker, place) => (isHandWeapon(marker) ? [place] : []));
}

/** How many weapons a member may carry (ZF-3.22): a harness makes them two (ZF-13.13). */
function weaponsAllowed({ items }: Member): number {
  return items.cards.reduce((sum, marker) => {
    const item = markerOf(marker);
    return item.family === 'gear' ? sum + (item.hands ?? 0) : sum;
  }, ONE_WEAPON);
}

/** A weapon for hands that are full is refused: it may be exchanged instead. */
function judgeHands(marker: MarkerId, member: Member): Verdict {
  const isFree = !isHandWeapon(marker) || weaponsOf(member).length < weaponsAllowed(member);
  return isFree ? null : { key: 'hands-full', params: { member: member.id }, cite: 'ZF-3.22' };
}

/** Exchanging is for full hands. */
function judgeSwap(marker: MarkerId, member: Member): Verdict {
  return judgeHands(marker, member) === null
    ? { key: 'hands-free', params: { member: member.id }, cite: 'ZF-3.23' }
    : null;
}

/** A team sets out only with its weapons in order: a comrade's fall may have left somebody with too many. */
export function judgeBurden(team: Team): Verdict {
  const laden = team.members.find((member) => weaponsOf(member).length > weaponsAllowed(member));
  return laden === undefined ? null : { key: 'too-many-weapons', params: { member: laden.id }, cite: 'ZF-3.22' };
}

// ── Finding, leaving, taking ──────────────────────────────────────────────────────────────────────────────────────

/** Where things lie face up in a hex: a place is made for them where there is none. */
export function groundAt(world: World, at: HexId): Pile<MarkerId> {
  const found = world.lying.find((one) => one.at === at);
  if (found !== undefined) return found.things;
  const things = pile<MarkerId>('markers', `lying-${at}`);
  world.lying.push({ at, things });
  return things;
}

/** Whoever has joined the team, and the coffin, cannot be left (ZF-3.16). */
export function judgeLeaving(marker: MarkerId): Verdict {
  const kind = markerOf(marker);
  return kind.family === 'companion' ? { key: 'comes-along', params: {}, cite: kind.cites?.[0] ?? 'ZF-3.16' } : null;
}

/** Lays a thing down, face up (ZF-3.20). */
export function layDown(table: ZfTable, team: Team, thing: Carried, cite: string): void {
  const at = placeOf(team);
  const marker = markerAt(thing);
  takeAway(table, thing, groundAt(table.world, at));
  table.tell('left-behind', cite, { team: team.camp, at, thing: kindOf(marker) });
}

/** A thing leaves its bearer, for all to see; what they wield stays in their hands. */
export function takeAway(table: ZfTable, { member, place }: Carried, onto: Member['items'], to = EVERYBODY): void {
  table.move(member.items, place, onto, to);
  if (typeof member.wields !== 'number') return;
  if (member.wields === place) member.wields = 'spent';
  else if (member.wields > place) member.wields -= 1;
}

/** To whom a thing goes, and whether the weapon that they have makes room for it. */
export interface Giving {
  readonly to: MemberId;
  readonly swap: boolean;
}

/** A thing goes to a member; in an exchange the weapon that they had stays behind, face up (ZF-3.23). */
export function receive(table: ZfTable, team: Team, from: Pile<MarkerId>, place: number, { to, swap }: Giving): void {
  const member = memberOf(team, to);
  const [old] = weaponsOf(member);
  if (swap && old !== undefined) layDown(table, team, { member, place: old }, 'ZF-3.23');
  table.move(from, place, member.items, knowers(team.seat));
}

/** A thing for each of the members, judged: given to free hands, or exchanged for the weapon in full ones. */
export function givingOptions(table: ZfTable, { members }: Team, marker: MarkerId, judge: () => Verdict) {
  const gives = table.options(
    members,
    (member) => judge() ?? judgeHands(marker, member),
    ({ id }, refusal) => table.option(`give:${id}`, { to: id, swap: false }, refusal),
  );
  const swaps = table.options(
    members,
    (member) => judge() ?? judgeSwap(marker, member),
    ({ id }, refusal) => table.option(`swap:${id}`, { to: id, swap: true }, refusal),
  );
  return [...gives, ...swaps];
}

/** One of the members. */
export function memberOptions(table: ZfTable, { members }: Team) {
  return members.map(({ id, wounded }) =>
    table.option(`give:${id}`, id, null, () => ({ facts: wounded ? [{ key: 'wounded', params: {} }] : [] })),
  );
}

/** A team that ends its movement where things lie face up may take them (ZF-3.21). */
export function* pickUp(table: ZfTable, team: Team): Rule<'more' | 'done'> {
  const at = placeOf(team);
  const things = lyingAt(table.world, at);
  if (things === null) return 'done';
  const chosen = yield* table.ask(team.seat, {
    key: 'pick-up',
    params: { team: team.camp, at },
    cite: 'ZF-3.21',
    options: () => [...things.cards.flatMap((thing) => takeOptions(table, team, thing)), table.option('leave', null)],
  });
  if (chosen === null) return 'done';
  const { thing, giving } = chosen;
  table.world.turn.handings += 1;
  table.tell('picked-up', 'ZF-3.21', { team: team.camp, thing: kindOf(thing), member: giving.to });
  receive(table, team, things, things.cards.indexOf(thing), giving);
  return 'more';
}

function takeOptions(table: ZfTable, team: Team, thing: MarkerId) {
  const options = givingOptions(table, team, thing, () => judgeHandings(table.world, team));
  return options.map((option) => ({
    ...option,
    key: `${option.value.swap ? 'swap' : 'take'}:${thing}:${option.value.to}`,
    value: { thing, giving: option.value },
  }));
}

// ── Sharing ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** What changes hands in a turn is bounded: as often as there are things, and once for each member. */
function judgeHandings({ turn }: World, team: Team): Verdict {
  const most = carriedBy(team).length + team.members.length;
  return turn.handings < most ? null : { key: 'handed-enough', params: {}, cite: 'ZF-3.24' };
}

/** In their own turn players share things as they like (ZF-3.24), leave them (ZF-3.20), and heal (ZF-13.14). */
export const sharing = deeds({
  options: (table: ZfTable, team: Team) => [
    ...handOptions(table, team),
    ...tradeOptions(table, team),
    ...dropOptions(table, team),
    ...kitOptions(table, team),
  ],
  run: {
    *hand(table: ZfTable, team: Team, { from, place, to }) {
      handOn(table, carriedThing(team, from, place), memberOf(team, to));
    },
    *trade(table: ZfTable, team: Team, { from, place, to, other }) {
      trade(table, carriedThing(team, from, place), carriedThing(team, to, other));
    },
    *drop(table: ZfTable, team: Team, { from, place }) {
      table.world.turn.handings += 1;
      layDown(table, team, carriedThing(team, from, place), 'ZF-3.20');
    },
    *kit(table: ZfTable, team: Team, { from, place, member }) {
      useKit(table, team, carriedThing(team, from, place), memberOf(team, member));
    },
  },
});

function handOptions(table: ZfTable, team: Team) {
  return carriedBy(team).flatMap((thing) =>
    table.options(
      team.members,
      (to) => judgeHanding(table.world, team, thing, to),
      (to, refusal) =>
        table.option(
          `hand:${thingKey(thing)}:${to.id}`,
          { do: 'hand' as const, from: thing.member.id, place: thing.place, to: to.id },
          refusal,
          () => ({ facts: [thingFact(markerAt(thing))] }),
        ),
    ),
  );
}

function judgeHanding(world: World, team: Team, thing: Carried, to: Member): Verdict {
  if (thing.member === to) return { key: 'carried-already', params: {}, cite: 'ZF-3.24' };
  return judgeHandings(world, team) ?? judgeHands(markerAt(thing), to);
}

function handOn(table: ZfTable, { member: from, place }: Carried, to: Member): void {
  table.world.turn.handings += 1;
  table.move(from.items, place, to.items);
  table.tell('handed-on', 'ZF-3.24', { from: from.id, to: to.id });
}

/** Two members with full hands exchange their weapons. */
function tradeOptions(table: ZfTable, team: Team) {
  const things = carriedBy(team);
  const pairs = things.flatMap((one, i) =>
    things.slice(i + 1).flatMap((other) => (one.member === other.member ? [] : [{ one, other }])),
  );
  return table.options(
    pairs,
    ({ one, other }) => judgeTrade(table.world, team, one, other),
    ({ one, other }, refusal) =>
      table.option(
        `trade:${thingKey(one)}:${thingKey(other)}`,
        { do: 'trade' as const, from: one.member.id, place: one.place, to: other.member.id, other: other.place },
        refusal,
        () => ({ facts: [thingFact(markerAt(one)), thingFact(markerAt(other))] }),
      ),
  );
}

function judgeTrade(world: World, team: Team, one: Carried, other: Carried): Verdict {
  const areWeapons = isHandWeapon(markerAt(one)) && isHandWeapon(markerAt(other));
  return areWeapons ? judgeHandings(world, team) : { key: 'not-a-weapon', params: {}, cite: 'ZF-3.24' };
}

function trade(table: ZfTable, one: Carried, other: Carried): void {
  table.world.turn.handings += 1;
  table.move(one.member.items, one.place, other.member.items);
  table.move(other.member.items, other.place, one.member.items);
  table.tell('traded', 'ZF-3.24', { from: one.member.id, to: other.member.id });
}

function dropOptions(table: ZfTable, team: Team) {
  return table.options(
    carriedBy(team),
    (thing) => judgeLeaving(markerAt(thing)),
    (thing, refusal) =>
      table.option(
        `drop:${thingKey(thing)}`,
        { do: 'drop' as const, from: thing.member.id, place: thing.place },
        refusal,
        () => ({ facts: [thingFact(markerAt(thing))] }),
      ),
  );
}

// ── Medic kit ─────────────────────────────────────────────────────────────────────────────────────────────────────

function kitOptions(table: ZfTable, team: Team): readonly KitOption[] {
  return carriedBy(team).flatMap((thing) =>
    table.options(
      team.members,
      (member) => judgeKit(team, thing, member),
      (member, refusal) =>
        table.option(
          `kit:${thingKey(thing)}:${member.id}`,
          { do: 'kit' as const, from: thing.member.id, place: thing.place, member: member.id },
          refusal,
          () => ({ facts: [thingFact(markerAt(thing))] }),
        ),
    ),
  );
}

type KitOption = Option<
  { readonly do: 'kit'; readonly from: Member['id']; readonly place: number; readonly member: Member['id'] },
  Zf
>;

/** Only a kit heals, only in the hands of a medic, and only who is wounded (ZF-13.14, ZF-13.18). */
function judgeKit({ members }: Team, thing: Carried, { wounded }: Member): Verdict {
  const item = itemAt(thing);
  if (item.family !== 'gear' || item.heals === undefined) return { key: 'no-kit', params: {}, cite: 'ZF-13.18' };
  if (!members.some(({ kind }) => kind === 'medic')) return { key: 'no-medic', params: {}, cite: 'ZF-13.14' };
  return wounded ? null : { key: 'not-wounded', params: {}, cite: 'ZF-13.14' };
}

function useKit(table: ZfTable, { members }: Team, thing: Carried, member: Member): void {
  const medic = members.find(({ kind }) => kind === 'medic') ?? member;
  takeAway(table, thing, table.world.gone);
  table.tell('kit-used', 'ZF-13.14', { medic: medic.id, member: member.id });
  heal(table, member, 'ZF-13.14');
}

/** A wounded member is whole again. */
export function heal(table: ZfTable, member: Member, cite: string): void {
  member.wounded = false;
  table.tell('healed', cite, { member: member.id });
}

// ── A team that is no more ────────────────────────────────────────────────────────────────────────────────────────

/** What a wiped-out team carried stays where it was, face up (ZF-11.1); who had joined it is lost with it (ZF-4.18). */
export function scatterThings(table: ZfTable, team: Team, last: Member): void {
  const { world } = table;
  const at = placeOf(team);
  const things: MarkerKind[] = [];
  for (const marker of [...last.items.cards]) {
    const kind = markerOf(marker);
    const isLost = kind.family === 'companion';
    table.move(last.items, 0, isLost ? world.gone : groundAt(world, at), EVERYBODY);
    if (!isLost) things.push(kind.id);
    else
      table.tell('companion-lost', kind.infects === true ? 'ZF-4.20' : 'ZF-4.18', { team: team.camp, marker: kind.id });
  }
  table.tell('things-scattered', 'ZF-11.1', { team: team.camp, at, things });
}
