/**
 * What is corrosive eats a weapon picked at random: the puddle in a fight (C-3.0), the liquid in a room (B-4.4). The team's
 * player sets the weapons apart first: grenades and mines among them, and nothing else.
 */
import { isArm } from '../content/kinds.ts';
import { type Carried, carriedBy, carriedThing, itemAt, markerAt, thingKey } from '../reading.ts';
import type { Rule, Verdict, ZfTable } from '../shape.ts';
import type { Team } from '../world.ts';

/** The team's player sets the weapons apart: how many there are everybody sees, what they are nobody (ZF-11.15). */
export function* setApart(table: ZfTable, team: Team): Rule<readonly Carried[]> {
  const apart: Carried[] = [];
  if (carriedBy(team).length === 0) return apart;
  for (;;) {
    const chosen = yield* table.ask(team.seat, {
      key: 'set-apart',
      params: { team: team.camp },
      cite: 'ZF-11.14',
      options: () => [
        ...table.options(
          carriedBy(team),
          (thing) => judgeApart(team, thing, apart),
          (thing, refusal) =>
            table.option(`weapon:${thingKey(thing)}`, { from: thing.member.id, place: thing.place }, refusal, () => ({
              refs: [thing.member.id],
              called: { key: 'sets-apart', params: { marker: markerAt(thing), member: thing.member.id } },
            })),
        ),
        table.option('done', null, judgeAllApart(team, apart)),
      ],
    });
    if (chosen === null) break;
    apart.push(carriedThing(team, chosen.from, chosen.place));
  }
  table.tell('weapons-set-apart', 'ZF-11.14', { team: team.camp, weapons: apart.length });
  return apart;
}

function weaponsLeft(team: Team, apart: readonly Carried[]): readonly Carried[] {
  const isApart = (thing: Carried): boolean => apart.some((one) => markerAt(one) === markerAt(thing));
  return carriedBy(team).filter((thing) => isArm(itemAt(thing)) && !isApart(thing));
}

/** One after the other, in the order in which they are carried. */
function judgeApart(team: Team, thing: Carried, apart: readonly Carried[]): Verdict {
  const [next] = weaponsLeft(team, apart);
  return next !== undefined && markerAt(next) === markerAt(thing)
    ? null
    : { key: 'not-a-weapon', params: {}, cite: 'ZF-11.15' };
}

function judgeAllApart(team: Team, apart: readonly Carried[]): Verdict {
  return weaponsLeft(team, apart).length === 0 ? null : { key: 'weapons-left', params: {}, cite: 'ZF-11.15' };
}
