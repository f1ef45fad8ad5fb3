/** What a fight that was won brings (C-3.0): the map fragment and the herb that nobody has shot, now or never. */
import type { HexId } from '@necropole/boards';
import { knowers, type Pile } from '@necropole/kernel';
import { isZone, type ZoneId, zoneOf } from '../content/fortress/plan.ts';
import type { MarkerId } from '../content/ids.ts';
import { counterAt } from '../reading.ts';
import type { Rule, ZfTable } from '../shape.ts';
import type { Fight, Team, World } from '../world.ts';
import { heal } from './sharing.ts';

/** The map and the herb that nobody has shot: now or never (ZF-11.16, ZF-11.17). */
export function* takePrizes(table: ZfTable, fight: Fight, team: Team): Rule {
  for (const slot of fight.counters.cards.keys()) {
    if (fight.boxes[slot] === null) continue;
    const { id, gives } = counterAt(fight, slot);
    if (gives !== undefined) table.uses(id);
    if (gives === 'sight') lookAtEvents(table, fight, team);
    if (gives === 'healing') yield* useHerb(table, team);
  }
}

/** All hidden events of the map that the fight is on; in the fortress, but for those of special rooms (ZF-11.16). */
function lookAtEvents(table: ZfTable, { at }: Fight, { camp, seat }: Team): void {
  const hidden = eventsOn(table.world, isZone(at)).filter(({ marker }) => marker.cards.length > 0);
  for (const { marker } of hidden) table.reveal(marker, 0, knowers(seat));
  table.tell('events-seen', 'ZF-11.16', { team: camp, count: hidden.length, seen: seenBy(table, hidden) });
}

interface HiddenEvent {
  readonly at: HexId | ZoneId;
  readonly marker: Pile<MarkerId>;
}

/** What whoever looked at them is told of each; the others hear where they lie. */
export function seenBy(table: ZfTable, hidden: readonly HiddenEvent[]) {
  return hidden.map(({ at, marker }) => ({ at, marker: table.hidden(marker, 0) }));
}

function eventsOn({ events, rooms }: World, inFortress: boolean): readonly HiddenEvent[] {
  return inFortress ? rooms.filter(({ at }) => zoneOf(at).kind !== 'special') : events;
}

function* useHerb(table: ZfTable, team: Team): Rule {
  const hurt = team.members.filter(({ wounded }) => wounded);
  if (hurt.length === 0) {
    table.tell('herb-lost', 'ZF-11.17', { team: team.camp });
    return;
  }
  const chosen = yield* table.ask(team.seat, {
    key: 'heal',
    params: { team: team.camp },
    cite: 'ZF-11.17',
    options: () => [
      ...hurt.map(({ id }) => table.option(`member:${id}`, id, null, () => ({ refs: [id] }))),
      table.option('pass', null),
    ],
  });
  const healed = team.members.find(({ id }) => id === chosen);
  if (healed === undefined) table.tell('herb-lost', 'ZF-11.17', { team: team.camp });
  else heal(table, healed, 'ZF-11.17');
}
