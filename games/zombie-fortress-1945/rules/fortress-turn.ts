/**
 * How a turn in the fortress begins (B-2.0).
 *
 * 1. Fights that were put off go on: those of the team, and those whose zombies the player leads.
 * 2. A team stands before the locks of its zone: it tries one, or destroys a door (fortress-doors.ts).
 * 3. Then it rolls, or turns up an event that had to wait. Whoever leads dead has wandering.ts.
 */
import { allDeeds, carryOut, deeds, type Fact } from '@necropole/kernel';
import { isZone, LIFT_ROOM, type ZoneId } from '../content/fortress/plan.ts';
import { stepsBetween } from '../content/fortress/ways.ts';
import { fightOf, hiddenRoom, isDeadAt, nearestDead, placeOf, teamOfSeat } from '../reading.ts';
import type { PhaseName, Rule, Verdict, Zf, ZfTable } from '../shape.ts';
import type { Board, Team, World } from '../world.ts';
import { judgeBurden } from './carrying.ts';
import { startDestruction, teamEscapes } from './destruction.ts';
import { sealing } from './entry-zones.ts';
import { goesOn, resumeFight } from './fights.ts';
import { blasting, lockpicking } from './fortress-doors.ts';
import { rollForZones } from './fortress-movement.ts';
import { endFortressTurn, roleOf } from './fortress-sequence.ts';
import { sixesLeft } from './odds.ts';
import { markerPieceId } from './pointing.ts';
import { sharing } from './sharing.ts';
import { diceToReach, leadTheDead } from './wandering.ts';

/** The phase that begins an activation, whoever is active. */
export function* fortressTurn(table: ZfTable): Rule<PhaseName> {
  const { world, board } = table;
  const { seat } = world.turn;
  if (isTimeUp(world, board)) return yield* startDestruction(table, 'clock', 'fortress-turn');
  const waiting = world.fights.find((fight) => goesOn(table, fight));
  if (waiting !== undefined) return resumeFight(table, waiting, 'fortress-turn');
  const role = roleOf(world, board, seat);
  if (role === null) return endFortressTurn(table);
  if (role !== 'team') return yield* leadTheDead(table, role);
  const team = teamOfSeat(world, seat);
  if (fightOf(world, team) !== null) return endFortressTurn(table);
  if (world.fortress.destruction !== null && team.at === LIFT_ROOM) {
    yield* teamEscapes(table, team);
    return endFortressTurn(table);
  }
  return yield* explore(table, team);
}

// ── The clock ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The doctor was not found for too long: the destruction begins by itself (ZF-9.17). */
function isTimeUp({ fortress }: World, { clock }: Board): boolean {
  return clock !== null && fortress.destruction === null && fortress.rounds > clock;
}

/** How many rounds are left, this one among them. */
export function roundsLeft(
  { fortress }: { readonly fortress: Pick<World['fortress'], 'destruction' | 'rounds'> },
  { clock }: Board,
): number | null {
  return clock === null || fortress.destruction !== null ? null : Math.max(0, clock - fortress.rounds + 1);
}

// ── Before the die ────────────────────────────────────────────────────────────────────────────────────────────────

const beginnings = deeds({
  options(table: ZfTable, team: Team) {
    const at = placeOf(team);
    return [
      table.option('roll', { do: 'roll' as const }, judgeBurden(team), () => ({ facts: sixesLeft(table.world) })),
      ...(isZone(at) && hiddenRoom(table.world, at, team) !== null
        ? [
            table.option('trigger', { do: 'trigger' as const }, judgeTrigger(table.world, at), () => ({
              refs: [markerPieceId(at)],
            })),
          ]
        : []),
    ];
  },
  run: { *roll() {}, *trigger() {} },
});

/** Whatever walks there must be killed first, and the event waits for the turn after (ZF-8.16). */
function judgeTrigger(world: World, at: ZoneId): Verdict {
  const waits = isDeadAt(world, at) || world.turn.resumed.length > 0;
  return waits ? { key: 'event-waits', params: {}, cite: 'ZF-8.16' } : null;
}

const menu = allDeeds(lockpicking, blasting, beginnings, sealing, sharing);

function* explore(table: ZfTable, team: Team): Rule<PhaseName> {
  const { world, board } = table;
  const at = placeOf(team);
  const deed = yield* table.ask(team.seat, {
    key: 'explore',
    params: { team: team.camp, at },
    cite: 'ZF-6.3',
    refs: [team.camp],
    context: () => surroundings(world, board, at),
    options: () => menu.options(table, team),
  });
  yield* carryOut(table, team, menu, deed);
  if (team.state !== 'arrived') return endFortressTurn(table);
  switch (deed.do) {
    case 'roll':
      return yield* rollForZones(table, team);
    case 'trigger':
      return 'fortress-event';
    default:
      return 'fortress-turn';
  }
}

/** What a player weighs before moving: rooms that nobody has seen, or in the panic the way out; the nearest dead; the clock. */
function surroundings(world: World, board: Board, at: string): readonly Fact<Zf>[] {
  const unseen = world.rooms.filter(({ at: room }) => hiddenRoom(world, room) !== null).length;
  const rounds = roundsLeft(world, board);
  const nearest = isZone(at) ? nearestDead(world, at) : null;
  const from = isZone(at) ? diceToReach(world, at) : null;
  return [
    world.fortress.destruction !== null && isZone(at)
      ? { key: 'lift-away', params: { zones: stepsBetween(at, LIFT_ROOM) } }
      : { key: 'unseen-rooms', params: { rooms: unseen } },
    ...(nearest === null ? [] : [{ key: 'dead-near', params: { zones: nearest } } as const]),
    ...(from === null ? [] : [{ key: 'dead-may-come', params: { from } } as const]),
    ...(rounds === null ? [] : [{ key: 'rounds-left', params: { rounds } } as const]),
  ];
}
