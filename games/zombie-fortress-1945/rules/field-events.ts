/**
 * Events of the field.
 *
 * 1. What stops a team happens in this order: a fight with another team, a gate, an event.
 * 2. The marker is turned up, for its finder alone, who announces an encounter and a transport.
 * 3. An encounter is fought; a transport is boarded next turn; anything else is given to a member, or left.
 */
import type { HexId } from '@necropole/boards';
import { EVERYBODY, knowers, type Pile } from '@necropole/kernel';
import { isGate } from '../content/field/map.ts';
import { isItem } from '../content/kinds.ts';
import { kindOf, type MarkerId, markerOf } from '../content/markers/index.ts';
import { activeTeam, enemiesAt, hiddenEvent, placeOf } from '../reading.ts';
import type { PhaseName, Rule, Verdict, ZfTable } from '../shape.ts';
import type { Team } from '../world.ts';
import { clash } from './attacks.ts';
import { givingOptions, groundAt, judgeLeaving, pickUp, receive, whatItDoes } from './carrying.ts';
import { GATE_EXTRA } from './field-movement.ts';
import { beginFight } from './fights.ts';
import { eventPieceId } from './pointing.ts';
import { findTransport } from './transports.ts';

const DIE = 6;

/** Something has stopped the team: all that is there, in its order. */
export function* fieldStop(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const team = activeTeam(world);
  const hex = placeOf(team);
  for (const enemy of enemiesAt(world, hex, team)) {
    yield* clash(table, team, enemy);
    if (team.at !== hex) return 'field-attack';
  }
  if (isGate(hex)) return passGate(table, team, hex);
  return hiddenEvent(world, hex) === null ? 'field-pick-up' : 'field-event';
}

/** At every passage a die + 3 zombies (ZF-2.29, ZF-3.1). */
function passGate(table: ZfTable, team: Team, at: HexId): PhaseName {
  const die = table.roll(DIE);
  table.tell('gate-passed', 'ZF-2.29', { team: team.camp, at, die });
  return beginFight(
    table,
    { teams: [team.camp], at, foe: { kind: 'encounter', zombies: die + GATE_EXTRA } },
    'field-pick-up',
  );
}

/** The event of the hex in which the active team stands. */
export function* fieldEvent(table: ZfTable): Rule<PhaseName> {
  const { world } = table;
  const team = activeTeam(world);
  const hex = placeOf(team);
  const event = hiddenEvent(world, hex);
  return event === null ? 'field-pick-up' : yield* turnUp(table, team, hex, event, 'field-pick-up');
}

/** A marker is turned up, for its finder: what they do with it tells the others no more than it must (ZF-3.6, ZF-3.8). */
export function* turnUp(
  table: ZfTable,
  team: Team,
  at: HexId,
  event: Pile<MarkerId>,
  after: PhaseName,
): Rule<PhaseName> {
  table.reveal(event, 0, knowers(team.seat));
  table.tell('event-turned', team.transport === null ? 'ZF-3.6' : 'ZF-4.13', { team: team.camp, at });
  const chosen = yield* table.ask(team.seat, {
    key: 'found',
    params: { team: team.camp, at },
    cite: foundCite(event),
    refs: [team.camp, eventPieceId(at)],
    context: () => event.cards.map(whatItDoes),
    options: () => event.cards.flatMap((marker) => foundOptions(table, team, marker)),
  });
  if (chosen === 'announce') return announce(table, team, at, event, after);
  if (chosen === 'leave') leaveThere(table, team, at, event);
  else {
    table.tell('found', 'ZF-3.19', { team: team.camp, at, member: chosen.to, thing: table.hidden(event, 0) });
    receive(table, team, event, 0, chosen);
  }
  return after;
}

function foundOptions(table: ZfTable, team: Team, marker: MarkerId) {
  const closed = judgeOpen(marker);
  return [
    table.option('announce', 'announce' as const, closed === null ? judgeSecret() : null),
    ...givingOptions(table, team, marker, () => closed),
    table.option('leave', 'leave' as const, closed ?? judgeLeaving(marker)),
  ];
}

/** Encounters and transports are announced (ZF-3.9, ZF-3.10), everything else is not (ZF-3.8). */
function judgeOpen(id: MarkerId): Verdict {
  const marker = markerOf(id);
  if (isItem(marker)) return null;
  return { key: 'to-be-announced', params: {}, cite: marker.family === 'encounter' ? 'ZF-3.10' : 'ZF-3.9' };
}

function judgeSecret(): Verdict {
  return { key: 'kept-secret', params: {}, cite: 'ZF-3.8' };
}

/** Whoever joins the team and the coffin have rules of their own; only the finder reads the question. */
function foundCite({ cards }: Pile<MarkerId>): string {
  const [marker] = cards;
  const kind = marker === undefined ? null : markerOf(marker);
  return kind?.family === 'companion' ? (kind.cites?.[0] ?? 'ZF-3.16') : 'ZF-3.16';
}

/** A thing that nobody takes stays there, face up (ZF-3.20). */
function leaveThere(table: ZfTable, team: Team, at: HexId, event: Pile<MarkerId>): void {
  const thing = table.reveal(event, 0, EVERYBODY);
  table.move(event, 0, groundAt(table.world, at));
  table.tell('left-behind', 'ZF-3.20', { team: team.camp, at, thing: kindOf(thing) });
}

/** Everybody sees it: a transport is boarded next turn, an encounter is fought. */
function announce(table: ZfTable, team: Team, at: HexId, event: Pile<MarkerId>, after: PhaseName): PhaseName {
  const { world } = table;
  const id = table.reveal(event, 0, EVERYBODY);
  const marker = markerOf(id);
  table.move(event, 0, world.gone);
  const isEncounter = marker.family === 'encounter';
  table.tell('announced', isEncounter ? 'ZF-3.10' : 'ZF-3.9', { team: team.camp, at, marker: marker.id });
  if (!isEncounter) {
    if (world.last === null) findTransport(table, team, id);
    else table.tell('transport-destroyed', 'ZF-5.11', { transport: kindOf(id), at });
    return after;
  }
  const { zombies } = marker;
  table.uses(marker.id);
  table.tell('encounter', world.last === null ? 'ZF-3.12' : 'ZF-5.10', { team: team.camp, at, zombies });
  table.tell('marker-removed', 'ZF-3.15', { at });
  return beginFight(table, { teams: [team.camp], at: placeOf(team), foe: { kind: 'encounter', zombies } }, after);
}

/** Things that lie face up where the movement ends may be taken (ZF-3.21); then comes the attack step. */
export function* fieldPickUp(table: ZfTable): Rule<PhaseName> {
  const more = yield* pickUp(table, activeTeam(table.world));
  return more === 'more' ? 'field-pick-up' : 'field-attack';
}
