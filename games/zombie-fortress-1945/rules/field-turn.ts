/**
 * How a turn in the field begins (A-2.0, A-4.3, C-2.5).
 *
 * 1. Fights that were suspended go on: the player's own, and those whose zombies they lead.
 * 2. A transport that was found is boarded, or lost. Whoever gets out of another for it does not roll.
 * 3. The team rolls for its movement; or gets out of its transport; or triggers an event that it stands on.
 */
import { allDeeds, carryOut, deeds } from '@necropole/kernel';
import { activeTeam, fightOf, hiddenEvent, placeOf, transportOf } from '../reading.ts';
import type { PhaseName, Rule, ZfTable } from '../shape.ts';
import type { Team } from '../world.ts';
import { judgeBurden } from './carrying.ts';
import { rollMovement } from './field-movement.ts';
import { endTurn } from './field-sequence.ts';
import { goesOn, resumeFight } from './fights.ts';
import { sixesLeft } from './odds.ts';
import { eventPieceId } from './pointing.ts';
import { sharing } from './sharing.ts';
import { askTrigger, board, leaveTransport } from './transports.ts';

export function* fieldTurn(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const waiting = world.fights.find((fight) => goesOn(table, fight));
  if (waiting !== undefined) {
    return resumeFight(table, waiting, 'field-turn');
  }
  const team = activeTeam(world);
  if (fightOf(world, team) !== null) return endTurn(table);
  if (yield* board(table, team)) return 'field-pick-up';
  return yield* setOut(table, team);
}

const beginnings = deeds({
  options: (table: ZfTable, team: Team) => [
    table.option('roll', { do: 'roll' as const }, judgeBurden(team), () => ({ facts: sixesLeft(table.world) })),
    ...(team.transport === null ? [] : [table.option('get-out', { do: 'get-out' as const })]),
    ...(hiddenEvent(table.world, placeOf(team)) === null
      ? []
      : [table.option('trigger', { do: 'trigger' as const }, null, () => ({ refs: [eventPieceId(placeOf(team))] }))]),
  ],
  run: {
    *roll() {},
    *'get-out'(table: ZfTable, team: Team) {
      leaveTransport(table, team);
    },
    *trigger() {},
  },
});

const menu = allDeeds(beginnings, sharing);

function* setOut(table: ZfTable, team: Team): Rule<PhaseName> {
  const { world } = table;
  const deed = yield* table.ask(team.seat, {
    key: 'set-out',
    params: { team: team.camp, aboard: transportOf(team)?.id ?? null },
    cite: hiddenEvent(world, placeOf(team)) === null ? 'ZF-2.11' : 'ZF-4.8',
    refs: [team.camp],
    options: () => menu.options(table, team),
  });
  yield* carryOut(table, team, menu, deed);
  switch (deed.do) {
    case 'roll':
      return yield* rollMovement(table, team);
    case 'trigger':
      return 'field-event';
    case 'get-out':
      return yield* afterGettingOut(table, team);
    default:
      return 'field-turn';
  }
}

/** Whoever has just got out does not walk (ZF-4.4); an event that lies there may still be triggered. */
function* afterGettingOut(table: ZfTable, team: Team): Rule<PhaseName> {
  if (hiddenEvent(table.world, placeOf(team)) === null) return 'field-pick-up';
  return (yield* askTrigger(table, team, 'ZF-4.13')) ? 'field-event' : 'field-pick-up';
}
