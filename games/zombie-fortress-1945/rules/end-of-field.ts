/**
 * The end of the field part.
 *
 * 1. In the order of their arrival the teams may turn up events that nobody has triggered: the first two, the others one.
 * 2. They choose blind, and may decline; an encounter is fought in the castle, a transport is of no use.
 */
import { hiddenEvent, masterOf, teamOf } from '../reading.ts';
import type { PhaseName, Rule, ZfTable } from '../shape.ts';
import type { Team, World } from '../world.ts';
import { turnUp } from './field-events.ts';
import { eventPieceId } from './pointing.ts';

const OF_THE_FIRST = 2;
const OF_THE_OTHERS = 1;

export function* lastEvents(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const team = choosingTeam(table);
  if (team === null) return yield* endField(table);
  const hexes = hiddenHexes(world);
  const left = world.last?.left ?? 0;
  const at = yield* table.ask(team.seat, {
    key: 'last-event',
    params: { team: team.camp, left },
    cite: 'ZF-5.9',
    context: () => [{ key: 'last-events-why', params: { first: team.camp === world.arrived[0] } }],
    options: () => [
      ...hexes.map((hex) => table.option(`event:${hex}`, hex, null, () => ({ refs: [eventPieceId(hex), hex] }))),
      table.option('decline', null),
    ],
  });
  const event = at === null ? null : hiddenEvent(world, at);
  if (world.last !== null) world.last.left = at === null ? 0 : left - 1;
  if (at === null || event === null) {
    table.tell('event-declined', 'ZF-5.9', { team: team.camp });
    return 'last-events';
  }
  return yield* turnUp(table, team, at, event, 'last-events');
}

function hiddenHexes({ events }: World) {
  return events.filter(({ marker }) => marker.cards.length > 0).map(({ at }) => at);
}

/** Whose choice it is: the next team that arrived and is alive; `null` when all have chosen, or nothing is left. */
function choosingTeam(table: ZfTable): Team | null {
  const { world } = table;
  const { last } = world;
  if (last === null || hiddenHexes(world).length === 0) return null;
  const current = last.team === 0 ? undefined : world.arrived[last.team - 1];
  if (current !== undefined && last.left > 0 && teamOf(world, current).state === 'arrived')
    return teamOf(world, current);
  const next = world.arrived[last.team];
  if (next === undefined) return null;
  last.left = last.team === 0 ? OF_THE_FIRST : OF_THE_OTHERS;
  last.team += 1;
  table.tell('last-events', 'ZF-5.8', { team: next, count: last.left });
  return teamOf(world, next).state === 'arrived' ? teamOf(world, next) : choosingTeam(table);
}

/** Those who are alive go down with all that they have (ZF-5.12); if nobody is, whoever leads the dead has won (ZF-5.11). */
function* endField(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const inside = world.teams.filter(({ state }) => state === 'arrived');
  if (inside.length === 0) yield* table.end({ id: 'massacre', cite: 'ZF-5.11', winners: [masterOf(world)] });
  for (const { camp } of inside) table.tell('goes-down', 'ZF-5.12', { team: camp });
  return 'take-green-markers';
}
