/**
 * The end of a fight (C-2.32, C-2.6, C-2.9).
 *
 * 1. Those who have won test what they fired, and take what herb and map bring. All counters go back.
 * 2. A team of which nobody is left is lost. If Hulk has fallen the destruction begins.
 */
import { isZone } from '../content/fortress/plan.ts';
import { fightNow, firstIn, teamsIn } from '../reading.ts';
import type { PhaseName, Rule, ZfTable } from '../shape.ts';
import type { Team } from '../world.ts';
import { startDestruction } from './destruction.ts';
import { endFight, layDownArms } from './fights.ts';
import { loseInFortress, teamDestroyed } from './losses.ts';
import { takePrizes } from './prizes.ts';
import { settleIfOver } from './victory.ts';

export function* fightOver(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const fight = fightNow(world);
  const teams = teamsIn(world, fight);
  const alive = teams.filter(({ members }) => members.length > 0);
  const [first] = alive;
  if (first !== undefined) {
    table.tell('fight-won', 'ZF-9.28', { team: first.camp });
    for (const team of alive) layDownArms(table, fight, team);
    yield* takePrizes(table, fight, first);
  }
  const isHulkBeaten = fight.foe === 'hulk' && fight.boxes.every((box) => box === null);
  endFight(table, fight);
  if (isZone(fight.at)) return yield* afterFight(table, teams, isHulkBeaten);
  return first === undefined ? yield* teamDestroyed(table, firstIn(world, fight)) : world.after;
}

/** In the fortress: teams that fell are lost, and with Hulk beaten the destruction begins (ZF-8.29). */
function* afterFight(table: ZfTable, teams: readonly Team[], isHulkBeaten: boolean): Rule<PhaseName> {
  const { world } = table;
  const [first] = teams;
  for (const team of teams) if (team.members.length === 0) loseInFortress(table, team);
  if (isHulkBeaten && first !== undefined) {
    first.beatHulk = true;
    world.fortress.hulk = null;
    world.fortress.doctor = 'dead';
    table.tell('hulk-beaten', 'ZF-9.16', { team: first.camp });
  }
  yield* settleIfOver(table);
  return isHulkBeaten ? yield* startDestruction(table, 'hulk', world.after) : world.after;
}
