/** A team of which nobody is left: in the field, and in the fortress (C-2.9). */
import { activeTeam, placeOf } from '../reading.ts';
import type { PhaseName, Rule, ZfTable } from '../shape.ts';
import type { Team } from '../world.ts';
import { becomeMaster, endTurn, raceDecided } from './field-sequence.ts';

/** Its player leads the dead in the fortress, and the others race on (ZF-2.8). */
export function* teamDestroyed(table: ZfTable, team: Team): Rule<PhaseName> {
  const { world } = table;
  table.tell('team-destroyed', world.last === null ? 'ZF-2.8' : 'ZF-5.11', { team: team.camp, at: placeOf(team) });
  team.state = 'lost';
  team.transport = null;
  team.found = null;
  if (world.last !== null) return 'last-events';
  becomeMaster(table, team, 'ZF-2.8');
  const over = yield* raceDecided(table);
  if (over !== null) return over;
  return activeTeam(world) === team ? endTurn(table) : world.after;
}

/** What it carried lies in its zone (ZF-11.1); the doctor whom it held is removed (ZF-7.17). If it was its turn, that is over. */
export function loseInFortress(table: ZfTable, team: Team): void {
  table.tell('team-destroyed', 'ZF-9.28', { team: team.camp, at: placeOf(team) });
  team.state = 'lost';
  loseDoctor(table, team);
  endTurnOf(table, team);
}

/** The captured doctor goes the way of the team that holds him: nobody scores him any more. */
export function loseDoctor(table: ZfTable, team: Team): void {
  if (!team.doctor) return;
  team.doctor = false;
  table.world.fortress.doctor = 'dead';
  table.tell('doctor-lost', 'ZF-7.17', { team: team.camp });
}

/** Whatever the team whose turn it is was to go on with, it does not: it has fled, fallen or turned. */
export function endTurnOf({ world }: ZfTable, { seat }: Team): void {
  if (world.turn.seat === seat) world.after = 'turn-over';
}
