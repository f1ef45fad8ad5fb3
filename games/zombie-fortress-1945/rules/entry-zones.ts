/** Entry zones (B-5.2): a team that stands in one destroys it with a grenade or a mine, and no zombie comes there any more. */
import { deeds, EVERYBODY } from '@necropole/kernel';
import { isZone, zoneOf } from '../content/fortress/plan.ts';
import { type Carried, carriedBy, carriedThing, itemAt, markerAt, placeOf, thingKey } from '../reading.ts';
import type { Verdict, ZfTable } from '../shape.ts';
import type { Team, World } from '../world.ts';
import { spend, spendFacts } from './ammunition.ts';

/** A team in an entry zone destroys it with a grenade or a mine, without a die (ZF-8.13, ZF-8.14). */
export const sealing = deeds({
  options(table: ZfTable, team: Team) {
    const entry = entryHere(team);
    if (entry === null) return [];
    return table.options(
      carriedBy(team),
      (thing) => judgeSealing(table.world, entry, thing),
      (thing, refusal) =>
        table.option(
          `seal:${thingKey(thing)}`,
          { do: 'seal' as const, from: thing.member.id, place: thing.place },
          refusal,
          () => ({
            refs: [thing.member.id, placeOf(team)],
            called: { key: 'seals-with', params: { marker: markerAt(thing), member: thing.member.id } },
            facts: spendFacts(table.world, thing),
          }),
        ),
    );
  },
  run: {
    *seal(table: ZfTable, team: Team, { from, place }) {
      const entry = entryHere(team);
      if (entry !== null) seal(table, team, entry, carriedThing(team, from, place));
    },
  },
});

function entryHere(team: Team): number | null {
  const at = placeOf(team);
  return isZone(at) ? (zoneOf(at).entry ?? null) : null;
}

function judgeSealing({ fortress }: World, entry: number, thing: Carried): Verdict {
  if (fortress.entries.includes(entry)) return { key: 'sealed-already', params: {}, cite: 'ZF-8.13' };
  const item = itemAt(thing);
  const serves = 'against' in item && item.against.includes('entry-zone');
  return serves ? null : { key: 'not-for-this', params: {}, cite: 'ZF-8.13' };
}

function seal(table: ZfTable, team: Team, entry: number, thing: Carried): void {
  const weapon = itemAt(thing).id;
  table.reveal(thing.member.items, thing.place, EVERYBODY);
  table.world.fortress.entries.push(entry);
  table.uses(weapon);
  table.tell('entry-destroyed', 'ZF-8.13', { team: team.camp, entry, weapon });
  spend(table, thing, 'ZF-8.14');
}
