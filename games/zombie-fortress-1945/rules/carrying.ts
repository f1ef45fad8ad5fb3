/**
 * Objects and their bearers (A-4.2, A-4.21; chapter F).
 *
 * 1. What is found is given to a member, or left; the coffin and whoever joins the team cannot be left.
 * 2. A member carries one weapon, and grenades and mines besides; a weapon may be exchanged for another.
 * 3. What a wiped-out team carried stays where it was. How members share things is in sharing.ts.
 */
import type { HexId } from '@necropole/boards';
import { EVERYBODY, type Fact, knowers, type Option, type Pile, pile } from '@necropole/kernel';
import type { MarkerKind } from '../content/ids.ts';
import type { Companion } from '../content/kinds.ts';
import { kindOf, type MarkerId, markerOf } from '../content/markers/index.ts';
import { type Carried, lyingAt, markerAt, memberOf, placeOf } from '../reading.ts';
import type { Rule, Verdict, Zf, ZfTable } from '../shape.ts';
import type { Member, MemberId, Team, World } from '../world.ts';
import { noteSeen } from './showing.ts';

const ONE_WEAPON = 1;
/** Of more things that lie in a place nobody reads beside the question what each of them does. */
const MOST_TOLD = 2;

/** What a thing is, for its player. */
export function thingFact(marker: MarkerId): Fact<Zf> {
  return { key: 'thing', params: { marker } };
}

/** What it is and does, for whoever decides what becomes of it. */
export function whatItDoes(marker: MarkerId): Fact<Zf> {
  return { key: 'does-what', params: { marker } };
}

export function isHandWeapon(marker: MarkerId): boolean {
  return markerOf(marker).family === 'weapon';
}

/** The places of the weapons among a member's things. */
function weaponsOf({ items }: Member): readonly number[] {
  const places: number[] = [];
  items.cards.forEach((marker, place) => {
    if (isHandWeapon(marker)) places.push(place);
  });
  return places;
}

/** How many weapons a member may carry (ZF-3.22): a harness makes them two (ZF-13.13). */
function weaponsAllowed({ items }: Member): number {
  return items.cards.reduce((sum, marker) => {
    const item = markerOf(marker);
    return item.family === 'gear' ? sum + (item.hands ?? 0) : sum;
  }, ONE_WEAPON);
}

/** A weapon for hands that are full is refused: it may be exchanged instead. */
export function judgeHands(marker: MarkerId, member: Member): Verdict {
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
  table.world.turn.lacks = [];
  if (weaponsOf(member).length > ONE_WEAPON) noteHarness(table, member);
}

/** What lets somebody carry more than one weapon has served (ZF-13.13). */
function noteHarness(table: ZfTable, { items }: Member): void {
  for (const marker of items.cards) {
    const item = markerOf(marker);
    if (item.family === 'gear' && item.hands !== undefined) table.uses(item.id);
  }
}

/** A thing for each of the members, judged: given to free hands, or exchanged for the weapon in full ones. */
export function givingOptions(table: ZfTable, { members }: Team, marker: MarkerId, judge: () => Verdict) {
  const gives = table.options(
    members,
    (member) => judge() ?? judgeHands(marker, member),
    ({ id }, refusal) => table.option(`give:${id}`, { to: id, swap: false }, refusal, () => ({ refs: [id] })),
  );
  const swaps = table.options(
    members,
    (member) => judge() ?? judgeSwap(marker, member),
    ({ id }, refusal) => table.option(`swap:${id}`, { to: id, swap: true }, refusal, () => ({ refs: [id] })),
  );
  return [...gives, ...swaps];
}

/** One of the members. */
export function memberOptions(table: ZfTable, { members }: Team) {
  return members.map(({ id, wounded }) =>
    table.option(`give:${id}`, id, null, () => ({
      refs: [id],
      facts: wounded ? [{ key: 'wounded', params: {} }] : [],
    })),
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
    refs: [team.camp],
    context: () => lyingFacts(things.cards),
    options: () => [
      ...takeOptions(table, team, things.cards),
      table.option('leave', null, null, () => ({ called: { key: 'takes-nothing', params: {} } })),
    ],
  });
  if (chosen === null) return 'done';
  takeUp(table, team, chosen, 'ZF-3.21');
  return 'more';
}

/** What a few things are and do, and that whatever is left may be taken by whoever comes. */
function lyingFacts(things: readonly MarkerId[]): readonly Fact<Zf>[] {
  const told = things.length > MOST_TOLD ? [] : things.map(whatItDoes);
  return [...told, { key: 'stays-lying', params: {} }];
}

/** A thing that lies face up, and who takes it. */
export interface Taking {
  readonly thing: MarkerId;
  readonly giving: Giving;
}

export function takeUp(table: ZfTable, team: Team, { thing, giving }: Taking, cite: string): void {
  const things = groundAt(table.world, placeOf(team));
  table.world.turn.handings += 1;
  table.tell('picked-up', cite, { team: team.camp, thing: kindOf(thing), member: giving.to });
  receive(table, team, things, things.cards.indexOf(thing), giving);
  noteSeen(table.world, thing);
}

/** Each of these things, for each of the members. */
export function takeOptions(
  table: ZfTable,
  team: Team,
  things: readonly MarkerId[],
): readonly Option<
  { readonly thing: MarkerId; readonly giving: { readonly to: MemberId; readonly swap: boolean } },
  Zf
>[] {
  return things.flatMap((thing) =>
    givingOptions(table, team, thing, () => judgeHandings(table.world, team)).map((option) => ({
      ...option,
      key: `${option.value.swap ? 'swap' : 'take'}:${thing}:${option.value.to}`,
      value: { thing, giving: { ...option.value } },
    })),
  );
}

/** What changes hands in a turn is bounded: as often as there are things, and once for each member. */
export function judgeHandings({ turn }: World, { members }: Team): Verdict {
  const most = members.reduce((sum, { items }) => sum + items.cards.length, members.length);
  return turn.handings < most ? null : { key: 'handed-enough', params: {}, cite: 'ZF-3.24' };
}

// ── A team that is no more ────────────────────────────────────────────────────────────────────────────────────────

/** What a wiped-out team carried stays where it was, face up (ZF-11.1); who had joined it is lost with it (ZF-4.18). */
export function scatterThings(table: ZfTable, team: Team, last: Member, turned = false): void {
  const { world } = table;
  const at = placeOf(team);
  const things: MarkerKind[] = [];
  for (const marker of [...last.items.cards]) {
    const kind = markerOf(marker);
    const isLost = kind.family === 'companion';
    table.move(last.items, 0, isLost ? world.gone : groundAt(world, at), EVERYBODY);
    if (!isLost) things.push(kind.id);
    else table.tell('companion-lost', lossCite(kind, turned), { team: team.camp, marker: kind.id });
  }
  table.tell('things-scattered', turned ? 'ZF-8.23' : 'ZF-11.1', { team: team.camp, at, things });
}

/** With a team that has turned, Evangeline is removed from the game (ZF-8.23). */
function lossCite({ infects }: Companion, turned: boolean): string {
  if (turned) return 'ZF-8.23';
  return infects === true ? 'ZF-4.20' : 'ZF-4.18';
}
