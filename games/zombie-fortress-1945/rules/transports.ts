/**
 * Transports.
 *
 * 1. One that is found is boarded when the team's next turn starts, or is destroyed.
 * 2. To get out the player says so instead of rolling; the transport is gone.
 * 3. A six is an accident: the team is unharmed, the transport is gone.
 */
import { kindOf, type MarkerId } from '../content/markers/index.ts';
import { placeOf, transportOf } from '../reading.ts';
import type { Rule, ZfTable } from '../shape.ts';
import type { Team } from '../world.ts';
import { whatItDoes } from './carrying.ts';
import { eventPieceId } from './pointing.ts';

/** A transport is found, for all to see (ZF-3.9). */
export function findTransport(table: ZfTable, team: Team, transport: MarkerId): void {
  const at = placeOf(team);
  table.tell('transport-found', 'ZF-3.9', { team: team.camp, transport: kindOf(transport), at });
  team.found = { transport, at };
}

/**
 * At the start of its next turn a team boards what it has found, or it is destroyed (ZF-4.1, ZF-4.9). Has it got out of
 * another transport for it? Then it does not roll (ZF-4.3).
 */
export function* board(table: ZfTable, team: Team): Rule<boolean> {
  const { found } = team;
  if (found === null) return false;
  const transport = kindOf(found.transport);
  const isThere = team.at === found.at;
  const boards =
    isThere &&
    (yield* table.ask(team.seat, {
      key: 'board',
      params: { team: team.camp, transport, aboard: transportOf(team)?.id ?? null },
      cite: team.transport === null ? 'ZF-4.1' : 'ZF-4.3',
      refs: [team.camp],
      context: () => [whatItDoes(found.transport)],
      options: () => [
        table.option('board', true, null, () => ({ refs: [found.transport] })),
        table.option('abandon', false),
      ],
    }));
  team.found = null;
  if (!boards) {
    table.tell('transport-destroyed', 'ZF-4.9', { transport, at: found.at });
    return false;
  }
  const hasLeft = team.transport !== null;
  leaveTransport(table, team);
  team.transport = found.transport;
  table.tell('transport-boarded', 'ZF-4.1', { team: team.camp, transport });
  return hasLeft;
}

/** The team gets out, and what it rode in is removed from the game (ZF-4.3). */
export function leaveTransport(table: ZfTable, team: Team): void {
  if (team.transport === null) return;
  table.tell('transport-left', 'ZF-4.3', { team: team.camp, transport: kindOf(team.transport) });
  team.transport = null;
}

/** A six aboard (ZF-4.5). */
export function haveAccident(table: ZfTable, team: Team): void {
  if (team.transport === null) return;
  table.tell('accident', 'ZF-4.5', { team: team.camp, transport: kindOf(team.transport) });
  team.transport = null;
}

/** Does the team trigger the event that it stands on, or is above? */
export function* askTrigger(table: ZfTable, team: Team, cite: string): Rule<boolean> {
  const at = placeOf(team);
  const triggers = yield* table.ask(team.seat, {
    key: 'trigger',
    params: { team: team.camp, at },
    cite,
    refs: [team.camp],
    options: () => [
      table.option('trigger', true, null, () => ({ refs: [eventPieceId(at)] })),
      table.option('pass', false),
    ],
  });
  if (!triggers) table.tell('flies-over', cite, { team: team.camp, at });
  return triggers;
}
