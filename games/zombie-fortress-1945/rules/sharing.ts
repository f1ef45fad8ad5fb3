/**
 * In their own turn and outside of fights, players share things among the members of their team, leave them, and
 * heal with a medic kit (chapter F).
 */
import { deeds, type Option } from '@necropole/kernel';
import { type Carried, carriedBy, carriedThing, itemAt, markerAt, memberOf, thingKey } from '../reading.ts';
import type { Verdict, Zf, ZfTable } from '../shape.ts';
import type { Member, Team, World } from '../world.ts';
import { isHandWeapon, judgeHandings, judgeHands, judgeLeaving, layDown, takeAway } from './carrying.ts';

/** In their own turn players share things as they like (ZF-3.24), leave them (ZF-3.20), and heal (ZF-13.14). */
export const sharing = deeds({
  options(table: ZfTable, team: Team) {
    const things = carriedBy(team);
    if (things.length === 0) return [];
    return [
      ...handOptions(table, team, things),
      ...tradeOptions(table, team, things),
      ...dropOptions(table, things),
      ...kitOptions(table, team, things),
    ];
  },
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

function handOptions(table: ZfTable, team: Team, things: readonly Carried[]) {
  return things.flatMap((thing) =>
    table.options(
      team.members.filter((member) => member !== thing.member),
      (to) => judgeHanding(table.world, team, thing, to),
      (to, refusal) =>
        table.option(
          `hand:${thingKey(thing)}:${to.id}`,
          { do: 'hand' as const, from: thing.member.id, place: thing.place, to: to.id },
          refusal,
          () => ({
            refs: [thing.member.id, to.id],
            called: { key: 'hands-on', params: { marker: markerAt(thing), from: thing.member.id, to: to.id } },
          }),
        ),
    ),
  );
}

function judgeHanding(world: World, team: Team, thing: Carried, to: Member): Verdict {
  return judgeHandings(world, team) ?? judgeHands(markerAt(thing), to);
}

function handOn(table: ZfTable, { member: from, place }: Carried, to: Member): void {
  table.world.turn.handings += 1;
  table.move(from.items, place, to.items);
  table.tell('handed-on', 'ZF-3.24', { from: from.id, to: to.id });
}

/** Two members with full hands exchange their weapons. */
function tradeOptions(table: ZfTable, team: Team, things: readonly Carried[]) {
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
        () => ({
          refs: [one.member.id, other.member.id],
          called: {
            key: 'trades',
            params: { marker: markerAt(one), from: one.member.id, other: markerAt(other), to: other.member.id },
          },
        }),
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

function dropOptions(table: ZfTable, things: readonly Carried[]) {
  return table.options(
    things,
    (thing) => judgeLeaving(markerAt(thing)),
    (thing, refusal) =>
      table.option(
        `drop:${thingKey(thing)}`,
        { do: 'drop' as const, from: thing.member.id, place: thing.place },
        refusal,
        () => ({
          refs: [thing.member.id],
          called: { key: 'leaves-here', params: { marker: markerAt(thing), from: thing.member.id } },
        }),
      ),
  );
}

// ── Medic kit ─────────────────────────────────────────────────────────────────────────────────────────────────────

function kitOptions(table: ZfTable, team: Team, things: readonly Carried[]): readonly KitOption[] {
  return things.flatMap((thing) =>
    table.options(
      team.members,
      (member) => judgeKit(team, thing, member),
      (member, refusal) =>
        table.option(
          `kit:${thingKey(thing)}:${member.id}`,
          { do: 'kit' as const, from: thing.member.id, place: thing.place, member: member.id },
          refusal,
          () => ({
            refs: [thing.member.id, member.id],
            called: {
              key: 'heals-with',
              params: { marker: markerAt(thing), from: thing.member.id, member: member.id },
            },
          }),
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
  table.uses(itemAt(thing).id);
  takeAway(table, thing, table.world.gone);
  table.tell('kit-used', 'ZF-13.14', { medic: medic.id, member: member.id });
  heal(table, member, 'ZF-13.14');
}

/** A wounded member is whole again. */
export function heal(table: ZfTable, member: Member, cite: string): void {
  member.wounded = false;
  table.tell('healed', cite, { member: member.id });
}
