/**
 * Fleeing from the dead that walk (C-2.7) and from Hulk (C-4.0).
 *
 * 1. Before each advance of a group a team may try to flee: on 5 or 6 it moves two zones; else they advance, as they would.
 * 2. After each third round of an assault against a group or Hulk there is a pause: a team may leave, two zones away.
 * 3. They stay where they are, with the life points that they have left.
 */
import { LIFT_ROOM, type ZoneId } from '../content/fortress/plan.ts';
import { slotsIn, teamsIn } from '../reading.ts';
import type { Rule, Verdict, ZfTable } from '../shape.ts';
import type { Fight, Team } from '../world.ts';
import { teamEscapes } from './destruction.ts';
import { layDownArms } from './fights.ts';
import { meetOpenly } from './fortress-events.ts';
import { fleeWays } from './fortress-movement.ts';
import { endTurnOf } from './losses.ts';
import { assaultOdds } from './odds.ts';

const DIE = 6;
const FLEES_FROM = 5;
const ROUNDS_TO_PAUSE = 3;
const FARTHEST = 3;

/** Against a group, after the fire (ZF-10.29), while nobody is in the team box (ZF-10.28): each of the teams may try (ZF-10.27). */
export function* tryToFlee(table: ZfTable, fight: Fight): Rule {
  if (fight.foe !== 'pack' || slotsIn(fight, 0).length > 0) return;
  for (const team of teamsIn(table.world, fight)) {
    const ways = fleeWays(table, team);
    const runs = yield* table.ask(team.seat, {
      key: 'flee',
      params: { team: team.camp },
      context: () => [assaultOdds(table.world, fight)],
      cite: slotsIn(fight, FARTHEST).length > 0 ? 'ZF-10.29' : 'ZF-10.27',
      options: () => [
        table.option('stand', false),
        table.option('run', true, judgeWays(ways, 'ZF-10.26'), () => ({
          facts: [{ key: 'flees-on', params: { from: FLEES_FROM } }],
        })),
      ],
    });
    if (!runs) continue;
    const die = table.roll(DIE);
    const flees = die >= FLEES_FROM;
    table.tell('flight-tested', flees ? 'ZF-10.26' : 'ZF-10.27', { team: team.camp, die, flees });
    if (flees) yield* flee(table, fight, team, yield* chooseWay(table, team, ways), 'ZF-10.26');
  }
}

function judgeWays(ways: readonly (readonly ZoneId[])[], cite: string): Verdict {
  return ways.length > 0 ? null : { key: 'nowhere-to-flee', params: {}, cite };
}

function chooseWay(table: ZfTable, team: Team, ways: readonly (readonly ZoneId[])[]) {
  return table.ask(team.seat, {
    key: 'flee-where',
    params: { team: team.camp },
    cite: 'ZF-10.26',
    options: () => wayOptions(table, ways),
  });
}

function wayOptions(table: ZfTable, ways: readonly (readonly ZoneId[])[]) {
  return ways.map((way) =>
    table.option(`way:${way.join(':')}`, [...way], null, () => ({ path: way, refs: way.slice(-1) })),
  );
}

/** After every third round (ZF-12.4, ZF-12.8, ZF-12.9): each of the teams may leave, if two zones are open to it (ZF-12.5). */
export function* pause(table: ZfTable, fight: Fight): Rule {
  if (fight.foe === 'encounter' || fight.rounds % ROUNDS_TO_PAUSE > 0) return;
  for (const team of teamsIn(table.world, fight)) {
    const ways = fleeWays(table, team);
    table.tell('pause', pauseCite(fight), { team: team.camp, rounds: fight.rounds });
    const way = yield* table.ask(team.seat, {
      key: 'pause',
      params: { team: team.camp },
      context: () => [{ key: 'leaves-freely', params: {} }, assaultOdds(table.world, fight)],
      cite: 'ZF-12.5',
      options: () => [table.option('stand', null), ...wayOptions(table, ways)],
    });
    if (way !== null) yield* flee(table, fight, team, way, fight.foe === 'hulk' ? 'ZF-12.6' : 'ZF-12.8');
  }
}

function pauseCite({ foe, rounds }: Fight): string {
  if (rounds > ROUNDS_TO_PAUSE) return 'ZF-12.9';
  return foe === 'hulk' ? 'ZF-12.4' : 'ZF-12.8';
}

/** The team is gone, and its weapons are tested; if it was its turn, that is over. */
function* flee(table: ZfTable, fight: Fight, team: Team, way: readonly ZoneId[], cite: string): Rule {
  const { fortress } = table.world;
  const to = fortress.destruction !== null && way.includes(LIFT_ROOM) ? LIFT_ROOM : (way.at(-1) ?? LIFT_ROOM);
  layDownArms(table, fight, team);
  team.at = to;
  table.tell('fled', cite, { team: team.camp, from: fight.at, to, path: way });
  for (const zone of way) yield* meetOpenly(table, team, zone);
  fight.teams = fight.teams.filter((camp) => camp !== team.camp);
  endTurnOf(table, team);
  if (fortress.destruction !== null && to === LIFT_ROOM) yield* teamEscapes(table, team);
}
